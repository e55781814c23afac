import { type ReactNode, useId, useState } from 'react';
import type { Bar, Row } from '../../kernel/form.ts';
import { closingOf, roomOf } from '../../kernel/room.ts';
import { useBook } from '../book.tsx';
import { capital, t } from '../texts.ts';
import type { RowsProps } from './props.ts';
import { fieldId, type Matrix } from './allocation.ts';
import { BarredList } from './barred.tsx';
import { Stepper } from './stepper.tsx';
import { Why } from './why.tsx';

/**
 * Many rows in two directions: who spends, and where. Whoever has nothing to spend has no column, and a line that is barred
 * to all stands apart. A closed cell says why when it is pointed at or reached.
 */
export function MatrixTable({ matrix, ...props }: RowsProps & { matrix: Matrix }): ReactNode {
  const { name } = useBook();
  const [shown, setShown] = useState<Bar | null>(null);
  const rowsOf = (line: string): readonly Row[] =>
    matrix.columns.flatMap((column) => matrix.cell(line, column) ?? []);
  const lines = matrix.lines.filter((line) => rowsOf(line).some((row) => !row.barred));
  const columns = matrix.columns.filter((column) =>
    lines.some((line) => (matrix.cell(line, column)?.max ?? 1) > 0),
  );
  const barred = matrix.lines.flatMap((line) => {
    const bar = lines.includes(line) ? undefined : rowsOf(line)[0]?.barred;
    return bar ? [{ label: capital(name(line)), bar }] : [];
  });
  const closed = lines.some((line) => rowsOf(line).some((row) => closingOf(props.form, row, props.given)));
  return (
    <>
      <table className="rows matrix">
        <thead>
          <tr>
            <th scope="col">{t.form.where}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {capital(name(column))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line}>
              <th scope="row">{capital(name(line))}</th>
              {columns.map((column) => {
                const row = matrix.cell(line, column);
                return (
                  <td key={column} className="points">
                    {row && <Cell {...props} row={row} onShow={setShown} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {closed && <Why bar={shown} hint={t.form.closedHint} />}
      <BarredList barred={barred} open={lines.length === 0} />
    </>
  );
}

function Cell({
  id,
  form,
  row,
  given,
  onSet,
  onShow,
}: RowsProps & { row: Row; onShow(bar: Bar | null): void }): ReactNode {
  const { say } = useBook();
  const why = useId();
  const closed = closingOf(form, row, given);
  const show = (): void => onShow(closed ?? null);
  return (
    <span className={closed ? 'is-closed' : undefined} onMouseEnter={show}>
      <Stepper
        id={fieldId(id, row.id)}
        label={say(row.label)}
        points={given[row.id] ?? 0}
        room={roomOf(form, row, given)}
        closed={closed !== undefined}
        why={closed ? why : undefined}
        onSet={(points, pressed) => onSet(row.id, points, pressed)}
        onFocus={show}
      />
      {closed && (
        <span id={why} hidden>
          {say(closed.reason)} {closed.clauses.join(', ')}
        </span>
      )}
    </span>
  );
}
