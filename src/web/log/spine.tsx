import type { ReactNode } from 'react';
import type { RecordLine } from '../../kernel/game/record.ts';
import { useBook } from '../book.tsx';
import { eventsOf, type TurnLines } from './history.ts';
import { l } from './texts.ts';

interface SpineProps {
  readonly turns: readonly TurnLines[];
  readonly lines: readonly RecordLine[];
  /** What events are about. */
  readonly about: ReadonlySet<string>;
  titleOf(turn: number | null): string;
  onTurn(turn: TurnLines): void;
  onLine(n: number): void;
}

/** The turns of a game, and what was great in each: each leads to its lines. */
export function Spine({ turns, lines, about, titleOf, onTurn, onLine }: SpineProps): ReactNode {
  const rolls = lines.flatMap(({ dispatches }) => dispatches).filter(({ kind }) => kind === 'rolled').length;
  const mended = lines.filter(({ kind }) => kind === 'undo').length;
  return (
    <nav className="spine" aria-label={l.spine}>
      <h2>{l.history}</h2>
      <ol>
        {turns.map((turn) => (
          <li key={turn.from}>
            <button type="button" className="spine-turn" onClick={() => onTurn(turn)}>
              <span>{titleOf(turn.turn)}</span> <Range of={turn} />
            </button>
            <Great turn={turn} about={about} onLine={onLine} />
          </li>
        ))}
      </ol>
      <p className="hint">{l.sum(lines.length, rolls, mended)}</p>
    </nav>
  );
}

/** The lines of a turn, in figures; in words for who hears it. */
function Range({ of: { lines } }: { readonly of: TurnLines }): ReactNode {
  const [from, to] = [lines.at(-1)?.n ?? 0, lines[0]?.n ?? 0];
  return (
    <>
      <span className="hint" aria-hidden="true">
        {l.lines(from, to)}
      </span>
      <span className="visually-hidden">{l.lineRange(from, to)}</span>
    </>
  );
}

/** So many events of a turn stand in the spine. */
const MOST = 4;

type GreatProps = Pick<SpineProps, 'about' | 'onLine'> & { readonly turn: TurnLines };

function Great({ turn: { lines }, about, onLine }: GreatProps): ReactNode {
  const { table, say } = useBook();
  const events = lines.flatMap((line) => eventsOf(table, about, line).map((told) => ({ n: line.n, told })));
  if (events.length === 0) return null;
  return (
    <ul>
      {events.slice(0, MOST).map(({ n, told }, i) => (
        <li key={`${n} ${i}`}>
          <button type="button" className="spine-event" title={say(told.data)} onClick={() => onLine(n)}>
            <span>{say(told.data)}</span>
          </button>
        </li>
      ))}
      {events.length > MOST && <li className="hint spine-more">{l.more(events.length - MOST)}</li>}
    </ul>
  );
}
