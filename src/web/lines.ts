import type { Desk } from './api.ts';

/** A desk with the lines it left out because the client has them: those up to number `from` that do not come again. */
export function withLines(before: Desk | null, next: Desk): Desk {
  if (next.from === 0 || before === null) return next;
  const again = new Map(next.lines.map((line) => [line.n, line]));
  const kept = before.lines.filter(({ n }) => n <= next.from).map((line) => again.get(line.n) ?? line);
  const fresh = next.lines.filter(({ n }) => n > next.from);
  return { ...next, from: 0, lines: [...kept, ...fresh] };
}
