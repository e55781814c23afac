import type { AllocateForm, Row } from '../../kernel/forms/form.ts';
import type { Json } from '../../kernel/json.ts';
import { failure, type Failure, isFailed } from '../output.ts';
import { isNumbered, namesMeant, several } from './naming.ts';

/** Typed for an answer that gives nothing. */
export const NONE = 'none';

/** A row with its points, and whether it was found by its number. */
interface Given {
  readonly row: string;
  readonly points: number;
  readonly by: 'number' | 'name' | 'points';
}

/**
 * "row=2 row=1", "row 2", by row id or by the number of an open row; a row alone is 1. A number after a name is its
 * points, and never another row: where that could be meant, it is refused.
 */
export function parseRows(form: AllocateForm, line: string): { value: Json } | Failure {
  if (line.trim().toLowerCase() === NONE) return { value: {} };
  const all: Given[] = [];
  for (const part of line.split(',')) {
    const given = givenIn(form, part.split(/\s+/).filter(Boolean));
    if (isFailed(given)) return given;
    all.push(...given);
  }
  if (all.length === 0) return failure(`Type "${NONE}" to give nothing.`);
  if (all.some(({ by }) => by === 'number') && all.some(({ by }) => by === 'name'))
    return failure('Some are by name and a number stands alone: type "row=points", or all rows by number.');
  const rows: Record<string, number> = {};
  for (const { row, points } of all) rows[row] = (rows[row] ?? 0) + points;
  return { value: rows };
}

/** The rows that words give, between two commas. */
function givenIn(form: AllocateForm, typed: readonly string[]): Given[] | Failure {
  const found: Given[] = [];
  const numbers = isNumbered(form.rows.map(({ id }) => id));
  for (let at = 0; at < typed.length; ) {
    const taken = rowAt(form, typed.slice(at));
    if (isFailed(taken)) return taken;
    const { row, words, points } = taken;
    at += words;
    const next = typed[at] ?? '';
    const isName = points === undefined && !/^\d+$/.test(typed[at - 1] ?? '');
    if (isName && numbers && /^\d+$/.test(next)) {
      const after = pointsAfter(form, row, next);
      if (isFailed(after)) return after;
      found.push({ row: row.id, points: after, by: 'name' });
      at++;
    } else if (points === undefined) found.push({ row: row.id, points: 1, by: isName ? 'name' : 'number' });
    else found.push({ row: row.id, points, by: 'points' });
  }
  return found;
}

/** A number after a name: its points; where every row takes one it could as well be another row. */
function pointsAfter({ rows }: AllocateForm, { id }: Row, typed: string): number | Failure {
  if (rows.every(({ barred, max }) => barred || max === 1))
    return failure(`Is ${typed} a row, or how many for ${id}? Type the rows all by number, or all by name.`);
  return pointsOf(typed);
}

function pointsOf(typed: string): number | Failure {
  return /^\d{1,6}$/.test(typed) ? Number(typed) : failure(`"${typed}" is no number of points.`);
}

const MOST_WORDS = 4;

interface Taken {
  readonly row: Row;
  /** How many words it took, and the points after "=". */
  readonly words: number;
  readonly points?: number;
}

/** The row that the first words name, as many of them as name one. */
function rowAt(form: AllocateForm, typed: readonly string[]): Taken | Failure {
  for (let words = Math.min(MOST_WORDS, typed.length); words > 0; words--) {
    const [name = '', points, ...more] = typed.slice(0, words).join(' ').split('=');
    const isWhole = points === undefined || (typed[words - 1] ?? '').includes('=');
    const [row, ...others] = isWhole && more.length === 0 ? namesMeant(form.rows, name.trim()) : [];
    if (!row) continue;
    if (others.length > 0) return several(name, [row, ...others]);
    const given = points === undefined ? undefined : pointsOf(points);
    if (isFailed(given)) return given;
    return { row: row as Row, words, ...(given === undefined ? {} : { points: given }) };
  }
  const [name = ''] = (typed[0] ?? '').split('=');
  return failure(`There is no row "${name}". Type "row=points", with the name or number of a row.`);
}
