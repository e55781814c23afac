import type { ReactNode } from 'react';
import type { Desk, ThenDesk } from '../api.ts';
import { useBook } from '../book.tsx';
import { byTurn } from '../log/history.ts';
import { useTurnTitles } from '../log/turn-titles.ts';
import { t } from '../texts.ts';
import { PrintedLine } from './line.tsx';

interface TurnProps {
  readonly desk: Desk;
  readonly past: ThenDesk | null;
  /** The line at which the turn begins. */
  readonly from: number;
}

/** One turn on paper: its name, and its lines with what counted in their sums. */
export function PrintedTurn({ desk, past, from }: TurnProps): ReactNode {
  const { table } = useBook();
  const titleOf = useTurnTitles();
  const lines = past?.lines ?? desk.lines;
  const turn = byTurn(lines, desk.turns).find((each) => each.from === from);
  if (!turn) return null;
  return (
    <article className="printed">
      <header>
        <p className="printed-kind">
          {desk.title} {'\u00b7'} {table.rulebook.title}
        </p>
        <h1>{titleOf(turn.turn)}</h1>
      </header>
      <section className="printed-log">
        <h2>{t.print.log}</h2>
        <ol>
          {turn.lines.toReversed().map((line) => (
            <PrintedLine key={line.n} line={line} lines={lines} isShort />
          ))}
        </ol>
      </section>
    </article>
  );
}
