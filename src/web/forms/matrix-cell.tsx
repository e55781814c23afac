import { type ReactNode, useId } from 'react';
import type { Row } from '../../kernel/forms/form.ts';
import { closingOf, roomOf } from '../../kernel/forms/room.ts';
import { useBook } from '../book.tsx';
import { useProposed } from '../answer/proposed.ts';
import { fieldId } from '../answer/points.ts';
import { HiddenWhy } from '../grid/hidden-why.tsx';
import { oneMore } from '../grid/move.ts';
import type { RowsProps } from '../answer/props.ts';

interface CellProps extends RowsProps {
  readonly row: Row;
  /** What takes no more than one is a tick. */
  readonly ticks: boolean;
  /** It is where the Tab key stops. */
  readonly isStop: boolean;
  /** It is pointed at, or has the cursor. */
  onShow(row: Row, isReached: boolean): void;
}

/** The field of one row of a matrix: the arrow keys lead to it, and a touch puts one more there. */
export function MatrixCell({ id, form, row, given, ticks, isStop, onSet, onShow }: CellProps): ReactNode {
  const { say } = useBook();
  const why = useId();
  const closed = closingOf(form, row, given);
  const points = given[row.id] ?? 0;
  const isShut = closed !== undefined && points === 0;
  const field = {
    id: fieldId(id, row.id),
    className: 'grid-cell',
    'data-row': row.id,
    'aria-label': say(row.label),
    'aria-describedby': closed ? why : undefined,
    'aria-disabled': isShut ? true : undefined,
    tabIndex: isStop ? 0 : -1,
    onFocus: () => onShow(row, true),
  };
  const set = (to: number): void => {
    if (!isShut && to !== points) onSet(row.id, to);
  };
  const proposed = useProposed(id);
  const other = proposed && (proposed[row.id] ?? 0) !== points ? (proposed[row.id] ?? 0) : null;
  const look = isShut ? 'is-shut' : points > 0 ? 'is-on' : 'is-nil';
  return (
    <td
      className={`points ${look}${other === null ? '' : ' is-proposed'}`}
      data-proposed={other ?? undefined}
      onMouseMove={({ movementX, movementY }) => {
        // what scrolls under a pointer at rest is not pointed at
        if (movementX !== 0 || movementY !== 0) onShow(row, false);
      }}
    >
      {ticks && row.max === 1 ? (
        <input {...field} type="checkbox" checked={points > 0} onChange={() => set(points > 0 ? 0 : 1)} />
      ) : (
        <input
          {...field}
          type="text"
          role="spinbutton"
          inputMode="none"
          autoComplete="off"
          aria-valuenow={points}
          aria-valuemin={0}
          value={points === 0 ? '' : points}
          onChange={(event) => set(Math.trunc(Number(event.target.value)) || 0)}
          onClick={() => set(oneMore(points, roomOf(form, row, given)))}
        />
      )}
      <HiddenWhy id={why} bar={closed} />
    </td>
  );
}
