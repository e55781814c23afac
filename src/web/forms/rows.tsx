import type { ReactNode } from 'react';
import type { Bar, Row } from '../../kernel/forms/form.ts';
import { closingOf, roomOf } from '../../kernel/forms/room.ts';
import { Clauses, useBook } from '../book.tsx';
import { Grid, type GridLine } from '../grid/grid.tsx';
import { Figures, useBrief } from '../prospect/figure.tsx';
import { deskTexts } from '../texts.ts';
import type { RowsProps } from '../answer/props.ts';
import { fieldId } from '../answer/points.ts';
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
        <Grid
          look="table"
          attributes={{ className: 'rows table' }}
          head={
            <thead>
              <tr>
                <th scope="col">{isMixed ? deskTexts.form.what : deskTexts.form.where}</th>
                <th scope="col" className="number">
                  {isMixed
                    ? deskTexts.form.ticksAndCounts
                    : ticks > 0
                      ? deskTexts.form.taken
                      : deskTexts.form.points}
                </th>
              </tr>
            </thead>
          }
          groups={[{ lines: rows.map((row) => lineOf(props, row)) }]}
          columns={[{ id: 'points', mark: ({ row }) => <Points {...props} row={row} /> }]}
        />
      )}
      <BarredList barred={barred} open={rows.length === 0} />
    </>
  );
}

interface RowLine extends GridLine {
  readonly row: Row;
}

function lineOf(props: RowsProps, row: Row): RowLine {
  const closed = closingOf(props.form, row, props.given);
  return {
    id: row.id,
    row,
    name: <RowName row={row} closed={closed} />,
    attributes: { className: closed ? 'is-barred' : undefined },
  };
}

const whyId = ({ id }: Row): string => `why-${id}`;

function RowName({ row, closed }: { readonly row: Row; readonly closed: Bar | undefined }): ReactNode {
  const { say } = useBook();
  const brief = useBrief(row);
  if (closed)
    return (
      <>
        {say(row.label)}
        <span className="row-why hint" id={whyId(row)}>
          {say(closed.reason)} <Clauses ids={closed.clauses} full />
        </span>
      </>
    );
  return (
    <>
      {say(row.label)}
      {row.max !== undefined && row.max > 1 && <span className="hint"> {deskTexts.form.upTo(row.max)}</span>}
      <Brief text={brief} />
      <Figures choice={row} />
    </>
  );
}

function Points({ id, form, row, given, onSet }: RowsProps & { readonly row: Row }): ReactNode {
  const { say } = useBook();
  const closed = closingOf(form, row, given) !== undefined;
  const points = given[row.id] ?? 0;
  const field = {
    id: fieldId(id, row.id),
    label: say(row.label),
    closed,
    why: closed ? whyId(row) : undefined,
  };
  return (
    <td className="points number">
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
  );
}
