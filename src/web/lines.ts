import type { Desk } from './api.ts';

/** A desk with the lines it left out because the client has them: those up to number `from`. */
export function withLines(before: Desk | null, next: Desk): Desk {
  if (next.from === 0 || before === null) return next;
  const kept = before.lines.filter((line) => line.n <= next.from);
  return { ...next, from: 0, lines: [...kept, ...next.lines] };
}
