import { type ResultRow, rowsOf } from '../tables/results.ts';
import { isMinor } from '../tables/targets.ts';

/** A row of a target's table. Throws for an unknown one: our own mistake. */
export function rowOf(target: string, id: string): ResultRow {
  const row = isMinor(target) ? rowsOf(target).find((each) => each.id === id) : undefined;
  if (!row) throw new Error(`no result ${id} for ${target}`);
  return row;
}
