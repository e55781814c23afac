import type { KeyboardEvent } from 'react';
import { type Ground, moved } from './move.ts';

/** By what the fields of a grid are known in the page: a row of a form by its id, a cell by its line and its column. */
const NAMES = {
  row: {
    of: (line: string, column: string): string => `${column}/${line}`,
    read: (name: string): readonly string[] => name.split('/').toReversed(),
  },
  cell: {
    of: (line: string, column: string): string => `${line} ${column}`,
    read: (name: string): readonly string[] => name.split(' '),
  },
} as const;

type Known = keyof typeof NAMES;

export interface Cursor extends Ground {
  readonly known: Known;
  /** What a key that does not move does at a field; false: nothing, it is left alone. */
  onKey(event: KeyboardEvent<HTMLElement>, line: string, column: string): boolean;
}

/** Goes to a field of a grid. */
export function goTo(grid: HTMLElement | null, known: Known, line: string, column: string): void {
  grid?.querySelector<HTMLElement>(`[data-${known}="${NAMES[known].of(line, column)}"]`)?.focus();
}

/** The one cursor of all grids: arrows, Home, End and the pages lead from field to field; what else a key does the grid says. */
export function onGridKey(event: KeyboardEvent<HTMLElement>, { known, onKey, ...ground }: Cursor): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  const name = target instanceof HTMLElement ? target.dataset[known] : undefined;
  if (name === undefined || metaKey || altKey) return;
  const [line = '', column = ''] = NAMES[known].read(name);
  const from = [ground.lines.indexOf(line), ground.columns.indexOf(column)] as const;
  const to = moved(ground, from, key, ctrlKey);
  if (to) goTo(currentTarget, known, ground.lines[to[0]] ?? '', ground.columns[to[1]] ?? '');
  if (to !== undefined || onKey(event, line, column)) event.preventDefault();
}
