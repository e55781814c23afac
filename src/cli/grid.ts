import type { AllocateForm } from '../kernel/form.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import { nameOf } from './output.ts';

const MANY = 12;

/**
 * Many open rows in two directions, such as powers and targets: the number of each, as an answer takes it. Null where the
 * rows are few, or are no grid.
 */
export function gridOf(rulebook: Rulebook, { rows }: AllocateForm): string[][] | null {
  const open = rows.filter((row) => !row.barred).map(({ id }) => id);
  if (open.length < MANY || open.some((id) => id.split('/').length !== 2)) return null;
  const part = (id: string, at: 0 | 1): string => id.split('/')[at] ?? '';
  const columns = [...new Set(open.map((id) => part(id, 0)))];
  const lines = [...new Set(open.map((id) => part(id, 1)))];
  if (columns.length < 2) return null;
  const numberOf = (id: string): string => (open.includes(id) ? String(open.indexOf(id) + 1) : '');
  return [
    ['', ...columns.map((each) => nameOf(rulebook, each))],
    ...lines.map((line) => [
      nameOf(rulebook, line),
      ...columns.map((column) => numberOf(`${column}/${line}`).padStart(2)),
    ]),
  ];
}
