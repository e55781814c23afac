import type { Tables } from '../tables/country.ts';
import type { ResultRow } from '../tables/results.ts';

/** The result rows of a target, best for the Allies first. */
export function rowsOf(tables: Tables, target: string): readonly ResultRow[] {
  return tables[target]?.rows ?? [];
}

/** A row of a target's table; null where a table has no such result. */
export function rowOf(tables: Tables, target: string, id: string): ResultRow | null {
  return rowsOf(tables, target).find((each) => each.id === id) ?? null;
}
