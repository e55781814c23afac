import type { ReactNode } from 'react';
import type { Row } from '../../kernel/forms/form.ts';
import { closingOf, roomOf } from '../../kernel/forms/room.ts';
import { Clauses, useBook } from '../book.tsx';
import { Figures, useBrief } from '../prospect/figure.tsx';
import { t } from '../texts.ts';
import type { RowsProps } from './props.ts';
import { fieldId } from './allocation.ts';
import { BarredList } from './barred.tsx';
import { Brief } from './brief.tsx';
import { Stepper } from './stepper.tsx';
import { Tick } from './tick.tsx';

/** One row under the other; what is barred from the start stands apart. */
export function RowTable(props: RowsProps): ReactNode {
  const { say } = useBook();
  const rows = props.form.rows.filter((row) => !row.barred);
  const barred = props.form.rows.flatMap(({ label, barred: bar }) =>
    bar ? [{ label: say(label), bar }] : [],
  );
  const ticks = rows.filter(({ max }) => max === 1).length;
  const isMixed = ticks > 0 && ticks < rows.length;
  return (
    <>
      {rows.length > 0 && (
        <table className="rows">
          <thead>
            <tr>
              <th scope="col">{isMixed ? t.form.what : t.form.where}</th>
              <th scope="col">
                {isMixed ? t.form.ticksAndCounts : ticks > 0 ? t.form.taken : t.form.points}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <RowLine key={row.id} {...props} row={row} />
            ))}
          </tbody>
        </table>
      )}
      <BarredList barred={barred} open={rows.length === 0} />
    </>
  );
}

function RowLine({ id, form, row, given, onSet }: RowsProps & { row: Row }): ReactNode {
  const { say } = useBook();
  const label = say(row.label);
  const closed = closingOf(form, row, given);
  const why = `why-${row.id}`;
  const brief = useBrief(row);
  const points = given[row.id] ?? 0;
  const field = {
    id: fieldId(id, row.id),
    label,
    closed: closed !== undefined,
    why: closed ? why : undefined,
  };
  return (
    <tr className={closed ? 'is-barred' : undefined}>
      <th scope="row">
        {label}
        {row.max !== undefined && row.max > 1 && !closed && (
          <span className="hint"> {t.form.upTo(row.max)}</span>
        )}
        <Brief text={closed ? null : brief} />
        {!closed && <Figures choice={row} />}
        {closed && (
          <span className="row-why" id={why}>
            {say(closed.reason)} <Clauses ids={closed.clauses} full />
          </span>
        )}
      </th>
      <td className="points">
        {row.max === 1 ? (
          <Tick {...field} taken={points > 0} onTake={(taken) => onSet(row.id, taken ? 1 : 0)} />
        ) : (
          <Stepper
            {...field}
            points={points}
            room={roomOf(form, row, given)}
            onSet={(to, pressed) => onSet(row.id, to, pressed)}
          />
        )}
      </td>
    </tr>
  );
}
