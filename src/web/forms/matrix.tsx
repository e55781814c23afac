import { type ReactNode, useId, useState } from 'react';
import type { Bar, Row } from '../../kernel/form.ts';
import { useBook } from '../book.tsx';
import { t } from '../texts.ts';
import type { RowsProps } from './allocate.tsx';
import { closingOf, type Matrix, roomOf } from './allocation.ts';
import { Stepper } from './stepper.tsx';
import { Why } from './why.tsx';

/** Many rows in two directions: who spends, and where. A closed cell says why when it is pointed at or reached. */
export function MatrixTable({ matrix, ...props }: RowsProps & { matrix: Matrix }): ReactNode {
  const { name } = useBook();
  const [shown, setShown] = useState<Bar | null>(null);
  const barred = props.form.rows.some((row) => closingOf(props.form, row, props.given));
  return (
    <>
      <table className="rows matrix">
        <thead>
          <tr>
            <th scope="col">{t.form.where}</th>
            {matrix.columns.map((column) => (
              <th key={column} scope="col">
                {name(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.lines.map((line) => (
            <tr key={line}>
              <th scope="row">{name(line)}</th>
              {matrix.columns.map((column) => {
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
      {barred && <Why bar={shown} hint={t.form.closedHint} />}
    </>
  );
}

function Cell({
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
        label={say(row.label)}
        points={given[row.id] ?? 0}
        room={roomOf(form, row, given)}
        closed={closed !== undefined}
        why={closed ? why : undefined}
        onSet={(points) => onSet(row.id, points)}
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
