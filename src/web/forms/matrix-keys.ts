import { type KeyboardEvent, useRef } from 'react';
import type { Row } from '../../kernel/forms/form.ts';
import { closingOf, roomOf } from '../../kernel/forms/room.ts';
import { fieldId, type Matrix } from './allocation.ts';
import { type Ground, moved, oneMore, typed } from './matrix-move.ts';
import type { RowsProps } from './props.ts';

interface Keyed extends RowsProps {
  readonly matrix: Matrix;
  /** Why something takes nothing, or what it is, is to be heard. */
  onAsk(row: Row): void;
}

/** What the keys do: arrows, Home, End and the pages move, space and digits set, "?" says why. */
export function useKeys(
  { id, form, given, matrix, onSet, onAsk }: Keyed,
  ground: Ground,
): (event: KeyboardEvent<HTMLElement>) => void {
  const fresh = useRef('');
  return (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const at = target instanceof HTMLElement ? (target.dataset['row'] ?? '') : '';
    const row = form.rows.find((each) => each.id === at);
    if (!row || metaKey || altKey) return;
    const [column = '', line = ''] = at.split('/');
    const from = [ground.lines.indexOf(line), ground.columns.indexOf(column)] as const;
    const to = moved(ground, from, key, ctrlKey);
    const points = given[at] ?? 0;
    const before = fresh.current;
    fresh.current = '';
    const number = numberOf(key, row.max === 1 ? '' : before, points, roomOf(form, row, given));
    if (to === undefined && (ctrlKey || (number === null && key !== '?'))) return;
    event.preventDefault();
    const next = to && matrix.cell(ground.lines[to[0]] ?? '', ground.columns[to[1]] ?? '');
    if (next) document.getElementById(fieldId(id, next.id))?.focus();
    if (to !== undefined) return;
    const isShut = closingOf(form, row, given) !== undefined && points === 0;
    // where nothing changes it is said why
    if (key === '?' || number === null || isShut || (number === 0 && points === 0)) return onAsk(row);
    if (/^\d$/.test(key)) fresh.current = String(number);
    onSet(at, row.max === 1 ? Math.min(number, 1) : number);
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
