import type { Entry } from '../kernel/game/entry.ts';
import { isRecord } from '../kernel/json.ts';
import type { Seat } from '../kernel/seat.ts';

/** When entries were acknowledged, in milliseconds, in their order; null: that was not kept. No hash has it. */
export type Times = readonly (number | null)[];

/** The same time for an entry and all that came of it at once. */
export function timesOf(count: number, at: number | null | undefined): Times {
  return Array.from({ length: count }, () => at ?? null);
}

/** A stored time, where it is one. */
export function timeIn(stored: unknown): number | null {
  return typeof stored === 'number' && Number.isSafeInteger(stored) && stored >= 0 ? stored : null;
}

/** Since when each seat that the open step asks is asked; a seat of which that was not kept is not in it. */
export type Since = Readonly<Record<Seat, number>>;

/** The same as it was kept; nothing of what cannot be read. */
export function sinceIn(kept: unknown): Since {
  if (!isRecord(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([seat, at]) => (timeIn(at) === null ? [] : [[seat, at as number]])),
  );
}

const PARTS = ['at', 'entries'];

/** What a line of a game file holds: an entry, or several that came at once; and when, where that was kept. */
export function lineIn(line: unknown): { readonly entries: readonly unknown[]; readonly at: number | null } {
  const isTimed =
    isRecord(line) && 'entries' in line && Object.keys(line).every((key) => PARTS.includes(key));
  const held = isTimed ? line['entries'] : line;
  const entries = Array.isArray(held) && held.length > 0 ? (held as readonly unknown[]) : [held];
  return { entries, at: isTimed ? timeIn(line['at']) : null };
}

/** The same as it is written. */
export function lineOf(entries: readonly Entry[], at: number | null | undefined): object {
  if (typeof at === 'number') return { at, entries };
  const [only, ...more] = entries;
  return only && more.length === 0 ? only : entries;
}
