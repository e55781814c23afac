import { isForFacts } from './again.ts';
import type { RecordLine } from './record.ts';

const PART = /^(?<at>.*\/missing-)(?<asked>\d+)\/[^/]+$/;

/**
 * The lines in which others had told their parts of the form that a line tells the next part of, oldest first: none where nobody
 * else had. A form of which a part is told is asked again under the next number.
 */
export function partsBefore(lines: readonly RecordLine[], line: RecordLine): readonly RecordLine[] {
  const parts: RecordLine[] = [];
  for (let next = partOf(line); next; ) {
    const { at, asked } = next;
    const before = lines.findLast((each) => {
      const part = partOf(each);
      return each.n < line.n && part?.at === at && part.asked === asked - 1;
    });
    if (before) parts.unshift(before);
    next = before ? partOf(before) : null;
  }
  return parts.some(({ by }) => by !== line.by) ? parts : [];
}

/** Which form a line tells a part of, and how often facts had been asked for then. */
function partOf({
  decision = '',
  undone,
}: RecordLine): { readonly at: string; readonly asked: number } | null {
  const { at, asked } = (!undone && isForFacts(decision) && PART.exec(decision)?.groups) || {};
  return at === undefined ? null : { at, asked: Number(asked) };
}
