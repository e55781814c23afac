import type { ReactNode } from 'react';
import { type Seat, TABLE } from '../../kernel/seat.ts';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import type { GameRoute } from '../route.ts';
import { Panel } from '../parts/panel.tsx';
import { useSaying } from '../time/stand-ins.ts';
import { botLines, type BotsKnown, useBots } from './known.ts';
import { SeatChoice } from './seat-choice.tsx';
import { botTexts } from './texts.ts';

interface BotsProps {
  readonly route: GameRoute;
  readonly desk: Desk;
}

/** Which seats bots have; whoever has a seat gives it to one, and takes it back. */
export function BotsPanel({ route, desk }: BotsProps): ReactNode {
  const { name, table } = useBook();
  const known = useBots();
  const { trouble, say } = useSaying(route);
  const lines = botLines(known, table.seats, name);
  if (!known.can && lines.length === 0 && known.reasons.length === 0) return null;
  const isGiving = known.can && !desk.over;
  return (
    <Panel title={botTexts.title}>
      <p className="hint">{botTexts.about}</p>
      {lines.length === 0 ? (
        <p>{botTexts.none}</p>
      ) : (
        <ul className="people">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {isGiving &&
        desk.seats.map((seat) => (
          <SeatChoice
            key={seat}
            seat={name(seat)}
            none={botTexts.self}
            plays={known.bots[seat]}
            hints={known.hints[seat]}
            onChoose={(bot) => say('bots', { seat, ...bot })}
          />
        ))}
      {isGiving && playsAlone(desk) && (
        <label className="tick">
          <input
            type="checkbox"
            checked={known.bots[TABLE] !== undefined}
            onChange={(event) => say('bots', { seat: TABLE, level: event.target.checked ? 'history' : null })}
          />{' '}
          {botTexts.facts} <span className="hint">{botTexts.factsAbout}</span>
        </label>
      )}
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
      <Reasons reasons={known.reasons} />
    </Panel>
  );
}

/** Whether nobody else has a seat. */
function playsAlone({ people, person }: Desk): boolean {
  return people.every(({ name, seats }) => (name === person) === seats.length > 0);
}

/** Why bots answered so, the latest first. */
function Reasons({ reasons }: Pick<BotsKnown, 'reasons'>): ReactNode {
  const { name } = useBook();
  if (reasons.length === 0) return null;
  return (
    <details>
      <summary>{botTexts.why}</summary>
      <p className="hint">{botTexts.whyAbout}</p>
      <ol className="people" reversed>
        {reasons.toReversed().map(({ seat, text }, i) => (
          <li key={reasons.length - i}>{botTexts.reason(name(seat as Seat), text)}</li>
        ))}
      </ol>
    </details>
  );
}
