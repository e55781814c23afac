import type { Deadline } from '../../server/api/index.ts';
import { nameOf, type Whose, whoseHere } from './whose.ts';

/** Games of one template that are organised from this browser: whoever has the key looks after them. */
export interface KeptTable {
  readonly id: string;
  readonly key: string;
  readonly title: string;
  /** What its games got as they were made, for those that are made later. */
  readonly rule?: Deadline | null;
  readonly bot?: string | null;
}

const placeOf = (id: string, whose: Whose = whoseHere()): string => nameOf('club-table.', whose) + id;

/** Keep it in this browser. Returns whether it keeps it. */
export function keepTable(table: KeptTable, storage: Storage = localStorage): boolean {
  try {
    storage.setItem(placeOf(table.id), JSON.stringify(table));
    return true;
  } catch {
    return false;
  }
}

/** One of them; null: it is not kept here. */
export function keptTable(id: string, storage: Storage = localStorage): KeptTable | null {
  return keptTables(storage).find((each) => each.id === id) ?? null;
}

/** All that are kept, by title. */
export function keptTables(
  storage: Storage = localStorage,
  whose: Whose = whoseHere(),
): readonly KeptTable[] {
  const place = placeOf('', whose);
  try {
    return Object.keys(storage)
      .filter((each) => each.startsWith(place))
      .flatMap((each) => tableIn(JSON.parse(storage.getItem(each) ?? 'null')) ?? [])
      .toSorted((one, other) => one.title.localeCompare(other.title));
  } catch {
    return [];
  }
}

/** Keep it no longer. */
export function forgetTable(id: string, storage: Storage = localStorage): void {
  storage.removeItem(placeOf(id));
}

/** What is stored, where it is what this version of the page stores. */
export function tableIn(stored: unknown): KeptTable | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, key, title } = stored as Partial<KeptTable>;
  return [id, key, title].every((each) => typeof each === 'string') ? (stored as KeptTable) : null;
}
