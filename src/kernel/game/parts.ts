import { askedIn } from '../steps/missing.ts';
import type { RecordLine } from './record.ts';

/**
 * The lines in which others had told their parts of the form that a line tells the next part of, oldest first: none where nobody
 * else had. A form of which a part is told is asked again under its name, and the next number.
 */
export function partsBefore(lines: readonly RecordLine[], line: RecordLine): readonly RecordLine[] {
  const parts: RecordLine[] = [];
  for (let next = partOf(line); next; ) {
    const { name, before: times } = next;
    const before = lines.findLast((each) => {
      const part = partOf(each);
      return each.n < line.n && part?.name === name && part.before === times - 1;
    });
    if (before) parts.unshift(before);
    next = before ? partOf(before) : null;
  }
  return parts.some(({ by }) => by !== line.by) ? parts : [];
}

/** Which form a line tells a part of, and how often it had been asked before. */
function partOf({ decision = '', undone }: RecordLine): ReturnType<typeof askedIn> {
  return undone ? null : askedIn(decision);
}
