import type { ReactNode } from 'react';
import type { BoardTable } from '../../kernel/rulebook.ts';
import type { Words } from '../../kernel/words.ts';
import { useBook } from '../book.tsx';
import { capital, figure } from '../texts.ts';
import type { BoardProps } from './board.tsx';

/** The board as the rulebook itself prints it: tables made from this seat's view. */
export function PlainBoard({ view }: Pick<BoardProps, 'view'>): ReactNode {
  const { table } = useBook();
  return <BoardTables tables={table.rules.board(view)} />;
}

/** Plain tables of a board. */
export function BoardTables({ tables }: { tables: readonly BoardTable[] }): ReactNode {
  const { say } = useBook();
  const filled = tables.filter(({ rows }) => rows.length > 0);
  return filled.map(({ title, columns, rows }, i) => (
    <div key={i} className="scroll" role="region" aria-label={say(title)} tabIndex={0}>
      <table className="plain-board">
        <caption>{say(title)}</caption>
        <thead>
          <tr>
            {columns.map((column, j) => (
              <th key={j} scope="col" className={typeof rows[0]?.[j] === 'number' ? 'number' : undefined}>
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, j) => (
            <tr key={j}>
              {row.map((cell, k) => (
                <Cell key={k} value={cell} first={k === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ));
}

function Cell({ value, first }: { value: Words | string | number; first: boolean }): ReactNode {
  const { say, name } = useBook();
  const text =
    typeof value === 'object' ? say(value) : typeof value === 'number' ? figure(value) : name(value);
  if (first) return <th scope="row">{capital(text)}</th>;
  return <td className={typeof value === 'number' ? 'number' : undefined}>{text}</td>;
}
