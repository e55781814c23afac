import type { Json } from '../kernel/json.ts';
import { patched } from '../kernel/patch.ts';
import type { Desk, DeskChange } from './api.ts';

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

/** A desk with what has changed; null when the change goes on from another desk. */
export function withChange(
  before: Desk | null,
  { since, mark, patch, from, lines }: DeskChange,
): Desk | null {
  if (before?.mark === mark) return before;
  if (before?.mark !== since) return null;
  const next = patched(before as unknown as Json, patch) as unknown as Desk;
  return withLines(before, { ...next, from, lines });
}
