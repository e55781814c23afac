import type { Club } from '../../club/club.ts';
import { isRecord, isSame } from '../../kernel/json.ts';
import { nameOf, whoseHere } from './whose.ts';

/** The club file that this browser keeps, and where the server keeps it too. */
export interface KeptClub {
  readonly club: Club;
  readonly server?: { readonly id: string; readonly key: string };
}

const place = (): string => nameOf('club', whoseHere());

/** The club file that this browser keeps; null where it keeps none. */
export function keptClub(storage: Storage = localStorage): KeptClub | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(place()) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keep a club file in this browser, in place of the one before. Returns whether it keeps it. */
export function keepClub(kept: KeptClub, storage: Storage = localStorage): boolean {
  try {
    storage.setItem(place(), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Keep it no longer. */
export function dropClub(storage: Storage = localStorage): void {
  storage.removeItem(place());
}

/** Whether two club files say the same. */
export function isSameClub(one: Club, other: Club): boolean {
  return isSame(one, other);
}

/** Whether it is what this version of the page stores. */
function isKept(kept: unknown): kept is KeptClub {
  if (!isRecord(kept) || !isRecord(kept['club'])) return false;
  const { title, rulebooks } = kept['club'];
  if (typeof title !== 'string' || !isRecord(rulebooks)) return false;
  return Object.values(rulebooks).every(
    (each) =>
      isRecord(each) &&
      Array.isArray(each['files']) &&
      ['rulings', 'facts', 'starts'].every((part) => isRecord(each[part])),
  );
}
