import { type ReactNode, useEffect, useState } from 'react';
import { TABLE } from '../../kernel/seat.ts';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import type { GameRoute } from '../route.ts';
import { Seg } from '../seg.tsx';
import { listed } from '../texts.ts';
import { Playing as StandsIn } from '../time/stand-in.tsx';
import { useSaying } from '../time/stand-ins.ts';
import { levelName, useBots } from './known.ts';
import { botTexts } from './texts.ts';

interface PlayingProps {
  readonly route: GameRoute;
  readonly desk: Desk;
}

/** Who plays in whose place now: people, and the bot that has the seat of this desk. */
export function Playing(props: PlayingProps): ReactNode {
  return (
    <>
      <StandsIn {...props} />
      <BotPlays {...props} />
      <Alone {...props} />
    </>
  );
}

const STRIP = 'demarche.alone/';
const PACE = 'demarche.pace/';

type BotPace = (typeof botTexts.paces)[number][0];

/** What this browser keeps of a game; null: nothing, or the browser keeps nothing. */
function keptOf(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

function keep(place: string, value: string): void {
  try {
    localStorage.setItem(place, value);
  } catch {
    // it is asked again
  }
}

/** For whoever plays alone against bots: said once that they play the map, and how fast they go. */
function Alone({ route, desk }: PlayingProps): ReactNode {
  const { name } = useBook();
  const { bots } = useBots();
  const [isClosed, setClosed] = useState(() => keptOf(STRIP + desk.game) !== null);
  const isAlone = desk.people.filter(({ seats }) => seats.length > 0).length === 1;
  const others = desk.over
    ? []
    : Object.keys(bots).filter((seat) => seat !== TABLE && !desk.seats.includes(seat));
  if (!isAlone || desk.seats.length === 0 || others.length === 0) return null;
  return (
    <>
      {bots[TABLE] !== undefined && !isClosed && (
        <p className="gold-note">
          {botTexts.alone(listed(desk.seats.map(name)))}{' '}
          <button
            type="button"
            className="link"
            aria-label={botTexts.close}
            onClick={() => {
              keep(STRIP + desk.game, 'closed');
              setClosed(true);
            }}
          >
            {'\u00d7'}
          </button>
        </p>
      )}
      <Pacing route={route} desk={desk} />
    </>
  );
}

/** How fast the bots play: as kept for this game, or as everywhere. */
function Pacing({ route, desk }: PlayingProps): ReactNode {
  const { bots, answers = [] } = useBots();
  const { trouble, say } = useSaying(route);
  const [pace, setPace] = useState(() => (keptOf(PACE + desk.game) ?? 'fast') as BotPace);
  const isKept = keptOf(PACE + desk.game) !== null;
  // a server that was started again knows it no more
  useEffect(() => {
    if (isKept) say('bots/pace', { pace });
  }, [desk.game]);
  const waits = answers.length > 0 || desk.awaiting.some((seat) => bots[seat] !== undefined);
  return (
    <div className="flow">
      <span className="hint">{botTexts.pace}</span>
      <Seg
        label={botTexts.pace}
        value={pace}
        items={botTexts.paces}
        onChoose={(next) => {
          setPace(next);
          keep(PACE + desk.game, next);
          say('bots/pace', { pace: next });
        }}
      />
      {pace === 'step' && waits && (
        <button type="button" className="main" onClick={() => say('bots/pace', { pace, step: true })}>
          {botTexts.next}
        </button>
      )}
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
    </div>
  );
}

/** That bots play seats of one's own, with what ends it. */
function BotPlays({ route, desk: { seats, over } }: PlayingProps): ReactNode {
  const { name } = useBook();
  const { bots } = useBots();
  const { trouble, say } = useSaying(route);
  const given = over ? [] : seats.filter((seat) => bots[seat] !== undefined);
  if (given.length === 0) return null;
  return (
    <div className="stand-ins">
      {given.map((seat) => (
        <div key={seat} className="stand-in">
          <p>{botTexts.playsForYou(levelName(bots[seat] ?? ''), name(seat))}</p>
          <button type="button" onClick={() => say('bots', { seat, level: null })}>
            {botTexts.back(name(seat))}
          </button>
        </div>
      ))}
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
    </div>
  );
}
