import './time.css';
import { type ReactNode, useState } from 'react';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import type { GameRoute } from '../route.ts';
import { Panel } from '../parts/panel.tsx';
import { listed } from '../texts.ts';
import { standInTexts } from './stand-in-texts.ts';
import { lettable, type StandIn, useSaying, useStandIns } from './stand-ins.ts';
import { useNow } from './times.ts';
import { inWords } from './words.ts';

interface StandInProps {
  readonly route: GameRoute;
  readonly desk: Desk;
}

/** Who plays for this person, and for whom this person plays: named beforehand, accepted, and ended by one press. */
export function StandInPanel({ route, desk }: StandInProps): ReactNode {
  const known = useStandIns();
  const { standIns, may, lets = [] } = known;
  const { trouble, say } = useSaying(route);
  const mine = standIns.find((each) => each.for === desk.person) ?? null;
  const theirs = standIns.filter((each) => each.by === desk.person);
  return (
    <Panel title={standInTexts.title}>
      <p>{standInTexts.about}</p>
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
      {!mine?.since && <p className="hint">{standInTexts.reads(standInTexts.yours)}</p>}
      {!mine?.since && (
        <Naming
          may={may}
          mine={mine}
          onName={(by, lets) => say('stand-in', { by, ...(lets ? { lets } : {}) })}
        />
      )}
      {lettable(known, desk).map((by) => (
        <Letting key={by} by={by} lets={lets.includes(by)} onLet={(wish) => say('stand-in/lets', wish)} />
      ))}
      {theirs.map((each) => (
        <Asked
          key={each.for}
          of={each}
          onAccept={(accept) => say('stand-in/accept', { for: each.for, accept })}
        />
      ))}
      <Playing route={route} desk={desk} />
    </Panel>
  );
}

interface NamingProps {
  readonly may: readonly string[];
  readonly mine: StandIn | null;
  onName(by: string | null, lets: boolean): void;
}

/** Whom one names, and whether they have accepted. */
function Naming({ may, mine, onName }: NamingProps): ReactNode {
  const [chosen, setChosen] = useState<string | null>(null);
  const [lets, setLets] = useState(false);
  const by = chosen ?? mine?.by ?? '';
  if (may.length === 0 && !mine) return <p className="hint">{standInTexts.none}</p>;
  return (
    <form
      className="column deadline"
      onSubmit={(event) => {
        event.preventDefault();
        onName(by || null, lets);
        setChosen(null);
        setLets(false);
      }}
    >
      <div className="flow deadline-span">
        <label className="field">
          <span>{standInTexts.name}</span>
          <select value={by} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{standInTexts.nobody}</option>
            {[...new Set([...may, ...(mine ? [mine.by] : [])])].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <button type="submit">{standInTexts.take}</button>
      </div>
      {by !== '' && by !== mine?.by && (
        <label className="pill">
          <input type="checkbox" checked={lets} onChange={(event) => setLets(event.target.checked)} />
          <span>{standInTexts.lets}</span>
        </label>
      )}
      <p role="status">
        {mine && (mine.accepted ? standInTexts.accepted(mine.by) : standInTexts.waits(mine.by))}
      </p>
    </form>
  );
}

interface LettingProps {
  readonly by: string;
  readonly lets: boolean;
  onLet(wish: { readonly by: string; readonly lets: boolean }): void;
}

/** What one wrote before is kept from whoever stands in unless one says otherwise, beforehand or later. */
function Letting({ by, lets, onLet }: LettingProps): ReactNode {
  return (
    <button type="button" onClick={() => onLet({ by, lets: !lets })}>
      {lets ? standInTexts.letNoLonger(by) : standInTexts.letRead(by)}
    </button>
  );
}

/** Somebody wants this person to stand in; accepted and not yet needed, it can be taken back. */
function Asked({ of, onAccept }: { readonly of: StandIn; onAccept(is: boolean): void }): ReactNode {
  const { name } = useBook();
  const seats = listed(of.seats.map(name));
  if (of.since !== null) return null;
  return (
    <div className="gold-note before stand-in">
      <p>
        <strong>{(of.accepted ? standInTexts.ready : standInTexts.asked)(of.for, seats)}</strong>
      </p>
      {!of.accepted && <p className="hint">{standInTexts.reads(seats)}</p>}
      <p className="actions">
        {!of.accepted && (
          <button type="button" className="main" onClick={() => onAccept(true)}>
            {standInTexts.accept}
          </button>
        )}
        <button type="button" onClick={() => onAccept(false)}>
          {of.accepted ? standInTexts.noLonger : standInTexts.decline}
        </button>
      </p>
    </div>
  );
}

/** Who plays for whom now: said to all, with what ends it for the two whom it concerns. */
export function Playing({ route, desk }: StandInProps): ReactNode {
  const { standIns } = useStandIns();
  const { trouble, say } = useSaying(route);
  const now = standIns.filter(({ since }) => since !== null);
  if (now.length === 0) return null;
  return (
    <div className="stand-ins">
      {now.map((each) => (
        <PlaysNow key={each.for} of={each} person={desk.person} onSay={say} />
      ))}
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
    </div>
  );
}

interface PlaysProps {
  readonly of: StandIn;
  readonly person: string;
  onSay(path: string, body: object): void;
}

function PlaysNow({ of, person, onSay }: PlaysProps): ReactNode {
  const { name } = useBook();
  const today = useNow();
  const seats = listed(of.seats.map(name));
  const when = inWords(of.since ?? today, today);
  if (of.for === person)
    return (
      <div className="gold-note before stand-in">
        <p>{standInTexts.playsForYou(of.by, seats, when)}</p>
        <button type="button" className="main" onClick={() => onSay('back', {})}>
          {standInTexts.back}
        </button>
      </div>
    );
  if (of.by === person)
    return (
      <div className="gold-note before stand-in">
        <p>{standInTexts.youPlay(seats, of.for, when)}</p>
        <button type="button" onClick={() => onSay('stand-in/accept', { for: of.for, accept: false })}>
          {standInTexts.give}
        </button>
      </div>
    );
  return <p className="gold-note before stand-in">{standInTexts.plays(of.by, seats, of.for, when)}</p>;
}
