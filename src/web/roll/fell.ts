import { isRecord } from '../../kernel/json.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { TABLE } from '../../kernel/seat.ts';
import type { Dispatch } from '../../kernel/steps/dispatch.ts';
import type { SheetResult } from '../../kernel/sums/sheet.ts';
import type { Desk } from '../api.ts';
import type { Book } from '../book.tsx';
import { rangeText } from '../sheet/sheet.tsx';
import { figure } from '../texts.ts';

type Reader = Pick<Desk, 'lines' | 'turns' | 'seats' | 'person'>;

/**
 * The line of the die that fell last, or of the choice that had a result: it stands until the next one, until this person's
 * next answer, and never into the next turn.
 */
export function fellLine({ lines, turns, seats, person }: Reader): RecordLine | undefined {
  const standing = lines.filter((line) => !line.undone && line.kind !== 'undo' && line.kind !== 'passed');
  const at = standing.findLastIndex((line) => toldIn(line).length > 0 && isFall(line));
  const line = standing[at];
  if (!line || line.n < (turns.at(-1)?.line ?? 0)) return undefined;
  const isOwn = ({ seat, own = {}, by }: RecordLine): boolean =>
    Object.keys(own).some((each) => seats.includes(each)) ||
    (seat !== undefined && seats.includes(seat)) ||
    (seat === TABLE && by === person);
  return standing.slice(at + 1).some(isOwn) ? undefined : line;
}

/** The rolls and results of a line. */
export function toldIn({ dispatches }: RecordLine): readonly Dispatch[] {
  return dispatches.filter(({ kind }) => kind === 'rolled' || kind === 'result');
}

/** Whether dice fell in a line, its choice had a result, or its report decided one sum: of many no one is what came of it. */
function isFall({ answer, dispatches }: RecordLine): boolean {
  if (dispatches.some(({ kind }) => kind === 'rolled')) return true;
  const results = dispatches.filter(({ kind }) => kind === 'result');
  return isReport(answer)
    ? results.filter(({ sheet }) => sheet !== undefined).length === 1
    : typeof answer === 'string' && results.length > 0;
}

function isReport(answer: RecordLine['answer']): boolean {
  return isRecord(answer) && Object.values(answer).some((each) => isRecord(each) && 'as' in each);
}

/** The lines of a sum that count, in figures: "6 + 2 \u2212 1 + 1"; empty where no two count. */
export function figuresOf({ lines }: SheetResult): string {
  const counts = lines.filter(({ min, max }) => min !== 0 || max !== 0);
  if (counts.length < 2) return '';
  return counts
    .map(({ min, max }, i) => {
      if (min !== max) return `${i === 0 ? '' : '+ '}(${rangeText({ min, max }, figure)})`;
      return i === 0 ? figure(min) : `${min < 0 ? '\u2212' : '+'} ${Math.abs(min)}`;
    })
    .join(' ');
}

/** What fell in one sentence: of several results at once the last. */
export function fellText(line: RecordLine, { say }: Pick<Book, 'say'>): string {
  const last = toldIn(line).at(-1);
  return last ? say(last.data) : '';
}
