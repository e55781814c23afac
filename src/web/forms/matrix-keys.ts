import { type KeyboardEvent, useRef } from 'react';
import type { Row } from '../../kernel/forms/form.ts';
import { closingOf, roomOf } from '../../kernel/forms/room.ts';
import type { RowsProps } from '../answer/props.ts';
import { onGridKey } from '../grid/cursor.ts';
import { type Ground, oneMore, typed } from '../grid/move.ts';
import type { Matrix } from './allocation.ts';

interface Keyed extends RowsProps {
  readonly matrix: Matrix;
  /** Why something takes nothing, or what it is, is to be heard. */
  onAsk(row: Row): void;
}

/** What the keys do at a field of a matrix beside moving: space and digits set, "?" says why. */
export function useKeys(
  { form, given, matrix, onSet, onAsk }: Keyed,
  ground: Ground,
): (event: KeyboardEvent<HTMLElement>) => void {
  const fresh = useRef('');
  return (event) => {
    const before = fresh.current;
    fresh.current = '';
    onGridKey(event, {
      ...ground,
      known: 'row',
      onKey({ key, ctrlKey }, line, column) {
        const row = matrix.cell(line, column);
        if (!row || ctrlKey) return false;
        const points = given[row.id] ?? 0;
        const number = numberOf(key, row.max === 1 ? '' : before, points, roomOf(form, row, given));
        if (number === null && key !== '?') return false;
        const isShut = closingOf(form, row, given) !== undefined && points === 0;
        // where nothing changes it is said why
        if (number === null || isShut || (number === 0 && points === 0)) onAsk(row);
        else {
          if (/^\d$/.test(key)) fresh.current = String(number);
          onSet(row.id, row.max === 1 ? Math.min(number, 1) : number);
        }
        return true;
      },
    });
  };
}

/** What a key makes of the number in a field; null: nothing. */
function numberOf(key: string, before: string, points: number, room: number): number | null {
  if (/^\d$/.test(key)) return typed(key, before, room);
  if (key === ' ') return oneMore(points, room);
  if (key === '+') return Math.min(points + 1, Math.max(points, room));
  if (key === '-') return Math.max(points - 1, 0);
  return key === 'Delete' || key === 'Backspace' ? 0 : null;
}
