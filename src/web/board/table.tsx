import { Fragment, type ReactNode, useState } from 'react';
import type { Cell, Look, TablePanel } from '../../kernel/board/panel.ts';
import { useBook } from '../book.tsx';
import { Find, hasWords } from '../find.tsx';
import { capital, deskTexts } from '../texts.ts';
import { cellText } from '../parts/cell.ts';
import { classesOf } from './look.tsx';
import { useCards } from './opening.ts';
import { Tiles } from './tiles.tsx';

/** A plain table; a long one is folded under its title, unless it has a tab of its own. */
export function BoardTable({ panel }: { panel: TablePanel }): ReactNode {
  const { say } = useBook();
  if (panel.tiles) return <Tiles panel={panel} />;
  if (!panel.folded) return <PlainTable panel={panel} />;
  if (panel.tab) return <FoundTable panel={panel} />;
  return (
    <details className="folded">
      <summary>{say(panel.title)}</summary>
      <FoundTable panel={panel} />
    </details>
  );
}

/** A long table, of which words leave the rows that have them. */
function FoundTable({ panel }: { panel: TablePanel }): ReactNode {
  const book = useBook();
  const [typed, setTyped] = useState('');
  const textOf = (row: TablePanel['rows'][number]): string =>
    row.map((cell) => (cell === null ? '' : cellText(book, cell))).join(' ');
  const isFound = panel.rows.map((row) => typed === '' || hasWords(textOf(row), typed));
  const found = <T,>(all: readonly T[]): readonly T[] => all.filter((_, i) => isFound[i]);
  const { rows, places } = panel;
  const shown = { rows: found(rows), ...(places && { places: { ...places, rows: found(places.rows) } }) };
  return (
    <>
      <Find label={deskTexts.board.find} typed={typed} onType={setTyped} />
      <PlainTable panel={{ ...panel, ...shown }} />
    </>
  );
}

/** A cell that says more is read as a paragraph, and a table of such cells, on a small screen, row by row. */
const WORDY = 40;

function PlainTable({ panel }: { panel: TablePanel }): ReactNode {
  const { title, folded, tab, places, folds } = panel;
  const without = <T,>(all: readonly T[]): readonly T[] => all.filter((_, i) => i !== folds);
  const columns = without(panel.columns);
  const rows = panel.rows.map(without);
  const book = useBook();
  const { say } = book;
  const isWordy = rows.some((row) =>
    row.some((cell) => cell !== null && cellText(book, cell).length > WORDY),
  );
  const isNumber = (column: number): boolean =>
    rows.some((row) => typeof row[column] === 'number' || row[column] === null);
  return (
    <div className="scroll" role="region" aria-label={say(title)} tabIndex={0}>
      <table
        className={`table plain-board${isWordy ? ' is-wordy' : ''}${columns.length === 1 ? ' is-list' : ''}`}
        role="table"
      >
        <caption className={folded && !tab ? 'visually-hidden' : undefined}>{say(title)}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column, i) => (
              <th key={i} scope="col" role="columnheader" className={isNumber(i) ? 'number' : undefined}>
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, i) => (
            <Fragment key={i}>
              <tr role="row">
                {row.map((cell, j) => (
                  <TableCell
                    key={j}
                    value={cell}
                    column={columns[j] ? say(columns[j]) : ''}
                    first={j === 0}
                    swatch={j === 0 ? panel.swatches?.[i] : undefined}
                    number={isNumber(j)}
                    place={places?.column === j ? places.rows[i] : undefined}
                  />
                ))}
              </tr>
              <FoldedRow
                cell={folds === undefined ? null : (panel.rows[i]?.[folds] ?? null)}
                columns={columns.length}
                title={panel.columns[folds ?? 0]}
              />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FoldedProps {
  readonly cell: Cell | null;
  readonly columns: number;
  readonly title: TablePanel['columns'][number] | undefined;
}

/** What is read on demand of a row, below it. */
function FoldedRow({ cell, columns, title }: FoldedProps): ReactNode {
  const book = useBook();
  const text = cell === null ? '' : cellText(book, cell);
  if (text === '' || !title) return null;
  return (
    <tr className="folded-row" role="row">
      <td colSpan={columns} role="cell">
        <details>
          <summary>{book.say(title)}</summary>
          {text}
        </details>
      </td>
    </tr>
  );
}

interface TableCellProps {
  readonly value: Cell | null;
  /** What stands above it: beside it, where rows are read one by one. */
  readonly column: string;
  readonly first: boolean;
  readonly number: boolean;
  /** The place of the board that it names. */
  readonly place: string | undefined;
  /** How a place looks on the map that is as it says. */
  readonly swatch: Look | undefined;
}

function TableCell({ value, column, first, number, place, swatch }: TableCellProps): ReactNode {
  const book = useBook();
  const open = useCards();
  const said = value === null ? deskTexts.board.unknown : cellText(book, value);
  const text =
    open && place !== undefined ? (
      <button type="button" className="link" onClick={() => open(place, 'read')}>
        {said}
      </button>
    ) : (
      said
    );
  if (first)
    return (
      <th scope="row" role="rowheader">
        {swatch && (
          <svg className="row-swatch" viewBox="0 0 14 14" aria-hidden="true">
            <rect className={classesOf(swatch)} width={14} height={14} />
          </svg>
        )}
        {typeof text === 'string' ? capital(text) : text}
      </th>
    );
  return (
    <td role="cell" className={number ? 'number' : undefined} data-column={column}>
      {text}
    </td>
  );
}
