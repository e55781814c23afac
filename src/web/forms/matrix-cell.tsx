import { type ReactNode, useId } from 'react';
import type { Bar, Row } from '../../kernel/forms/form.ts';
import { closingOf, roomOf } from '../../kernel/forms/room.ts';
import { useBook } from '../book.tsx';
import { fieldId } from './allocation.ts';
import type { RowsProps } from './props.ts';
import { Stepper } from './stepper.tsx';
import { Tick } from './tick.tsx';

interface CellProps extends RowsProps {
  readonly row: Row;
  /** Whether what takes no more than one is a tick. */
  readonly ticks: boolean;
  onShow(bar: Bar | null): void;
}

/** The field of one row of a matrix. */
export function MatrixCell({ id, form, row, given, ticks, onSet, onShow }: CellProps): ReactNode {
  const { say } = useBook();
  const why = useId();
  const closed = closingOf(form, row, given);
  const show = (): void => onShow(closed ?? null);
  const points = given[row.id] ?? 0;
  const field = {
    id: fieldId(id, row.id),
    label: say(row.label),
    closed: closed !== undefined,
    why: closed ? why : undefined,
    onFocus: show,
  };
  return (
    <span className={closed ? 'is-closed' : undefined} onMouseEnter={show}>
      {ticks && row.max === 1 ? (
        <Tick {...field} taken={points > 0} onTake={(taken) => onSet(row.id, taken ? 1 : 0)} />
      ) : (
        <Stepper
          {...field}
          points={points}
          room={roomOf(form, row, given)}
          onSet={(to, pressed) => onSet(row.id, to, pressed)}
        />
      )}
      {closed && (
        <span id={why} hidden>
          {say(closed.reason)} {closed.clauses.join(', ')}
        </span>
      )}
    </span>
  );
}
