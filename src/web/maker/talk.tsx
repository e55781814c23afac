import './maker.css';
import { type ReactNode, useEffect, useState } from 'react';
import { Composer } from '../talk/composer.tsx';
import type { TalkLine } from '../talk/line.ts';
import { Lines } from '../talk/lines.tsx';
import { useAsking } from './ask.ts';
import { makerTexts } from './texts.ts';

interface Thread {
  readonly to: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly lines: readonly TalkLine[];
}

type Lookers = keyof typeof makerTexts.may;

interface Said {
  readonly lookers: Lookers;
  readonly threads: readonly Thread[];
}

/** Milliseconds after which it is looked whether somebody has answered. */
const AGAIN = 20_000;

/** What the maker of a game says to all, and with each seat, and what spectators may do. */
export function MakerTalk({ game, keyOf }: { readonly game: string; readonly keyOf: string }): ReactNode {
  const { trouble, ask } = useAsking(game, keyOf);
  const [said, setSaid] = useState<Said | null>(null);
  const [to, setTo] = useState('all');
  const load = async (): Promise<void> => {
    const found = await ask<Said>('/talk/maker');
    if (found) setSaid(found);
  };
  useEffect(() => {
    void load();
    const timer = setInterval(() => document.visibilityState === 'visible' && void load(), AGAIN);
    return () => clearInterval(timer);
  }, [game, keyOf]);
  const thread = said?.threads.find((each) => each.to === to);
  const titleOfSeat = (seat: string): string => said?.threads.find((each) => each.to === seat)?.title ?? seat;
  const path = `/games/${encodeURIComponent(game)}/talk/maker`;
  return (
    <section className="maker-part maker-talk" aria-labelledby="maker-talk">
      <h2 id="maker-talk">{makerTexts.talk}</h2>
      <p className="hint">{makerTexts.talkAbout}</p>
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
      {said && (
        <>
          <label className="field">
            <span>{makerTexts.with}</span>
            <select value={to} onChange={(event) => setTo(event.target.value)}>
              {said.threads.map((each) => (
                <option key={each.to} value={each.to}>
                  {titleOf(each)}
                </option>
              ))}
            </select>
          </label>
          {thread && <Lines lines={thread.lines} nameOf={titleOfSeat} />}
          <Composer
            key={to}
            label={makerTexts.say}
            path={path}
            keyOf={keyOf}
            body={{ to }}
            onSent={() => void load()}
          />
          <Lookers may={said.lookers} onMay={(may) => void ask('/talk/lookers', { may }).then(load)} />
        </>
      )}
    </section>
  );
}

interface LookersProps {
  readonly may: string;
  onMay(may: string): void;
}

/** What those who look on may do. */
function Lookers({ may: chosen, onMay }: LookersProps): ReactNode {
  return (
    <label className="field">
      <span>{makerTexts.lookers}</span>
      <select value={chosen} onChange={(event) => onMay(event.target.value)}>
        {Object.entries(makerTexts.may).map(([may, text]) => (
          <option key={may} value={may}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function titleOf({ to, title, names }: Thread): string {
  if (to === 'all') return makerTexts.table;
  return title === '' ? makerTexts.looking(names.join(', ')) : makerTexts.seated(title, names);
}
