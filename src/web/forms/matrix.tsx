import { type ReactNode, useState } from 'react';
import type { Bar, Row } from '../../kernel/forms/form.ts';
import { own } from '../../kernel/json.ts';
import { closingOf } from '../../kernel/forms/room.ts';
import { useBook } from '../book.tsx';
import { Find } from '../find.tsx';
import { capital, t } from '../texts.ts';
import type { RowsProps } from './props.ts';
import type { Matrix } from './allocation.ts';
import { type Barred, BarredList } from './barred.tsx';
import { type Block, blocksOf } from './blocks.ts';
import { useLed } from './lead.ts';
import { MatrixCell } from './matrix-cell.tsx';
import { isLong, sifted } from './sifted.ts';
import { SoFar } from './so-far.tsx';
import { Why } from './why.tsx';

/** With more columns of numbers there is no room for the buttons that count them. */
const MOST_COUNTED = 3;

/**
 * Many rows in two directions: who spends, and where. Whoever has nothing to spend has no column, and a line or a column
 * that is barred as a whole stands apart. A closed cell says why when it is pointed at or reached.
 */
export function MatrixTable({ matrix, ...props }: RowsProps & { matrix: Matrix }): ReactNode {
  const { name, say } = useBook();
  const [shown, setShown] = useState<Bar | null>(null);
  const [typed, setTyped] = useState('');
  const called = (id: string): string => {
    const said = own(props.form.called ?? {}, id);
    return capital(said ? say(said) : name(id));
  };
  const rowsOf = (line: string): readonly Row[] =>
    matrix.columns.flatMap((column) => matrix.cell(line, column) ?? []);
  const isOpen = (row: Row | undefined): boolean => row !== undefined && !row.barred;
  const lines = matrix.lines.filter((line) => rowsOf(line).some(isOpen));
  const columns = matrix.columns.filter((column) =>
    lines.some((line) => isOpen(matrix.cell(line, column)) && (matrix.cell(line, column)?.max ?? 1) > 0),
  );
  const barred: Barred[] = [
    ...matrix.columns.flatMap((column) => {
      const cells = matrix.lines.flatMap((line) => matrix.cell(line, column) ?? []);
      const bar = lines.length > 0 && !cells.some(isOpen) ? cells[0]?.barred : undefined;
      return bar ? [{ label: called(column), bar }] : [];
    }),
    ...matrix.lines.flatMap((line) => {
      const bar = lines.includes(line) ? undefined : rowsOf(line)[0]?.barred;
      return bar ? [{ label: called(line), bar }] : [];
    }),
  ];
  const counted = columns.filter((column) =>
    lines.some((line) => (matrix.cell(line, column)?.max ?? MOST_COUNTED) > 1),
  );
  const crowded = matrix.isWide && counted.length > MOST_COUNTED;
  const long = isLong(lines);
  const cells = { lines, columns, cell: matrix.cell };
  const seen = sifted(cells, props.given, long ? typed : '', (row, line, column) =>
    [called(line), called(column), say(row.label)].join(' '),
  );
  useLed(() => setTyped(''));
  const closed = lines.some((line) => rowsOf(line).some((row) => closingOf(props.form, row, props.given)));
  return (
    <>
      {long && (
        <Find
          label={t.form.find}
          typed={typed}
          onType={setTyped}
          found={t.form.found(seen.found, lines.length)}
        />
      )}
      {blocksOf({ ...seen, cell: matrix.cell }).map((block) => (
        <div key={block.lines[0]} className={frameClass(matrix.isWide, crowded, long)}>
          <BlockTable
            block={block}
            called={called}
            cell={(line, column) => {
              const row = matrix.cell(line, column);
              return row && <MatrixCell {...props} row={row} ticks={matrix.isWide} onShow={setShown} />;
            }}
          />
        </div>
      ))}
      {long && <SoFar {...props} />}
      {closed && <Why bar={shown} hint={t.form.closedHint} />}
      <BarredList barred={barred} open={lines.length === 0} />
    </>
  );
}

interface BlockProps {
  readonly block: Block;
  called(id: string): string;
  cell(line: string, column: string): ReactNode;
}

function BlockTable({ block, called, cell }: BlockProps): ReactNode {
  return (
    <table className="rows matrix">
      <thead>
        <tr>
          <th scope="col">{t.form.where}</th>
          {block.columns.map((column) => (
            <th key={column} scope="col">
              <span>{called(column)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.lines.map((line) => (
          <tr key={line}>
            <th scope="row">{called(line)}</th>
            {block.columns.map((column) => (
              <td key={column} className="points">
                {cell(line, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function frameClass(isWide: boolean, isCrowded: boolean, isLongOne: boolean): string {
  const more = [isWide && 'is-wide', isCrowded && 'is-crowded', isLongOne && 'is-long'];
  return ['matrix-frame', ...more].filter(Boolean).join(' ');
}
