import type { Json } from '../kernel/json.ts';
import { lengthenPatch, applyPatch, unpack } from '../kernel/game/patch.ts';
import type { Desk, DeskChange } from './api.ts';
import type { AsideMessage } from './aside.ts';

/** What comes over a live connection. */
export type Message =
  | { readonly type: 'fixed'; readonly hash: string; readonly pieces: Json }
  | { readonly type: 'desk'; readonly fixed: string; readonly desk: Json }
  | { readonly type: 'change'; readonly change: DeskChange }
  | AsideMessage
  | { readonly type: 'beat' }
  | { readonly type: 'error'; readonly message: string };

/** A desk with the lines it left out because the client has them: those up to number `from` that do not come again. */
export function withLines(before: Desk | null, next: Desk): Desk {
  if (next.from === 0 || before === null) return next;
  const again = new Map(next.lines.map((line) => [line.n, line]));
  const kept = before.lines.filter(({ n }) => n <= next.from).map((line) => again.get(line.n) ?? line);
  const fresh = next.lines.filter(({ n }) => n > next.from);
  return { ...next, from: 0, lines: [...kept, ...fresh] };
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
  { since, mark, fixed, patch, from, lines }: DeskChange,
): Desk | null {
  if (before?.mark === mark) return before;
  const pieces = fixedBy.get(fixed);
  if (before?.mark !== since || !pieces) return null;
  const changed = applyPatch(before as unknown as Json, lengthenPatch(unpack(patch, pieces)));
  const next = changed as unknown as Desk;
  return withLines(before, { ...next, mark, from, lines: unpack(lines, pieces) as never });
}
