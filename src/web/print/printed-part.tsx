import type { ReactNode } from 'react';
import type { Desk, ThenDesk } from '../api.ts';
import { useBook } from '../book.tsx';
import { byTurn } from '../log/history.ts';
import { useTurnTitles } from '../log/turn-titles.ts';
import type { Part } from '../log/years.ts';
import { p } from './texts.ts';
import { PrintedLine } from './line.tsx';

interface PartProps {
  readonly desk: Desk;
  readonly past: ThenDesk | null;
  readonly part: Part;
}

/** A turn or a year on paper: its name, and its lines with what counted in their sums. */
export function PrintedPart({ desk, past, part: { title, from } }: PartProps): ReactNode {
  const { table } = useBook();
  const titleOf = useTurnTitles();
  const lines = past?.lines ?? desk.lines;
  const turns = byTurn(lines, desk.turns)
    .filter((turn) => from.includes(turn.from))
    .toReversed();
  return (
    <article className="printed">
      <header>
        <p className="printed-kind">
          {desk.title} {'\u00b7'} {table.rulebook.title}
        </p>
        <h1>{title}</h1>
      </header>
      {turns.map((turn) => (
        <section key={turn.from} className="printed-log">
          <h2>{turns.length > 1 ? titleOf(turn.turn) : p.log}</h2>
          <ol>
            {turn.lines.toReversed().map((line) => (
              <PrintedLine key={line.n} line={line} lines={lines} isShort />
            ))}
          </ol>
        </section>
      ))}
    </article>
  );
}
