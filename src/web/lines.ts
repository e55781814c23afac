import type { Json } from '../kernel/json.ts';
import { lengthenPatch, applyPatch, unpack } from '../kernel/game/patch.ts';
import type { RecordLine } from '../kernel/game/record.ts';
import type { Desk, DeskChange, LinesPage, ThenDesk } from './api.ts';
import type { AsideMessage } from './aside.ts';

/** What comes over a live connection. */
export type Message =
  | { readonly type: 'fixed'; readonly hash: string; readonly pieces: Json }
  | { readonly type: 'desk'; readonly fixed: string; readonly desk: Json }
  | { readonly type: 'change'; readonly change: DeskChange }
  | AsideMessage
  | { readonly type: 'beat' }
  | { readonly type: 'error'; readonly message: string };

/** What was told in a line that has not come yet. */
const NOT_YET: RecordLine['dispatches'] = [];

/** Whether a line has not come yet: it stands in its place, and counts for nothing. */
export function isToCome({ dispatches }: RecordLine): boolean {
  return dispatches === NOT_YET;
}

/** Whether some lines have not come yet: what reads all of them waits. */
export function isPartOf(lines: readonly RecordLine[]): boolean {
  return lines.some(isToCome);
}

/** The lines up to number `from`, as they come again, or are here, or are still to come. */
function upTo(from: number, again: readonly RecordLine[], here: readonly RecordLine[]): RecordLine[] {
  const come = new Map(again.map((line) => [line.n, line]));
  return Array.from({ length: from }, (_, i): RecordLine => {
    const n = i + 1;
    return come.get(n) ?? here[i] ?? { n, kind: 'told', undone: true, dispatches: NOT_YET };
  });
}

/**
 * A desk with the lines it left out: those up to number `from` that do not come again. `earlier`: so many of them are to be asked
 * for, as the client has none, or may have them as they were.
 */
export function withLines(before: Desk | null, next: Desk): Desk {
  const { from, lines } = next;
  if (from === 0) return next;
  const fresh = lines.filter(({ n }) => n > from);
  return {
    ...next,
    from: 0,
    earlier: Math.max(next.earlier, before?.earlier ?? 0),
    lines: [...upTo(from, lines, before?.lines ?? []), ...fresh],
  };
}

/** A moment with all its lines in their places. */
export function thenWithLines(then: ThenDesk): ThenDesk {
  return { ...then, lines: [...upTo(then.earlier, [], []), ...then.lines] };
}

/** The same with a page of its earlier lines. */
export function withPage<T extends LinesPage>(of: T, { earlier, lines }: LinesPage): T {
  return { ...of, earlier, lines: of.lines.toSpliced(earlier, lines.length, ...lines) };
}

/** Whether what came is what has changed on a desk, and not a whole one. */
export function isChange(next: Desk | DeskChange): next is DeskChange {
  return 'patch' in next;
}

/** What is fixed, by its hash, as it came over any connection: what is packed names it by number. */
const fixedBy = new Map<string, readonly Json[]>();

/** So many games' are kept: those that came last. */
const MOST_FIXED = 20;

/** Keep what is fixed. It comes in lists, numbered through. */
export function keepFixed(hash: string, pieces: Json): void {
  const [oldest = ''] = fixedBy.keys();
  if (fixedBy.size >= MOST_FIXED) fixedBy.delete(oldest);
  fixedBy.set(hash, (unpack(pieces) as readonly Json[]).flat());
}

/** The hashes of what is kept. */
export function fixedHere(): string[] {
  return [...fixedBy.keys()];
}

/** A desk that came packed. */
export function unpackedDesk(hash: string, desk: Json): Desk {
  return unpack(desk, fixedBy.get(hash)) as unknown as Desk;
}

/** A desk with what has changed; null when the change goes on from another desk, or is packed with what never came. */
export function withChange(
  before: Desk | null,
  { since, mark, fixed, patch, from, earlier, lines }: DeskChange,
): Desk | null {
  if (before?.mark === mark) return before;
  const pieces = fixedBy.get(fixed);
  if (before?.mark !== since || !pieces) return null;
  const changed = applyPatch(before as unknown as Json, lengthenPatch(unpack(patch, pieces)));
  const next = changed as unknown as Desk;
  return withLines(before, { ...next, mark, from, earlier, lines: unpack(lines, pieces) as never });
}
