import { kindShown } from '../game/directive.ts';
import type { RecordLine } from '../game/record.ts';
import type { LogBook } from './log-book.ts';
import type { Seat } from '../seat.ts';
import { sayingsOf } from './sayings.ts';

/** What a line of a record says first: what came of it, and who gave it. */
export function headSaid(line: RecordLine, lines: readonly RecordLine[], book: LogBook): string {
  return `${outcomeMarked(line, lines, book)}${whoSaid(line, book)}`;
}

/** What came of a line, with a mark where something is to be done on the map. */
function outcomeMarked(line: RecordLine, lines: readonly RecordLine[], book: LogBook): string {
  const [first] = sayingsOf(line, lines, book);
  if (!first) return '';
  const { dispatch, text } = first;
  return dispatch && kindShown(dispatch) === 'directive' ? `ON THE MAP: ${text}` : text;
}

/** A name or a reason with a line break cannot look like a line of the log. */
export function oneLine(text: string): string {
  return text.replaceAll('\n', ' ');
}

/** What is said of one's own answer that was left before. */
const LEFT = 'as you had left it';

/** What is said of an answer that nobody gave. */
const ONLY = 'nothing else was possible';

/** Who agreed to something; empty: nobody had to. */
export function agreedSaid(agreed: readonly Seat[], book: LogBook): string {
  return agreed.length === 0 ? '' : `agreed: ${agreed.map(book.name).join(', ')}`;
}

function whoSaid({ by, for: whose, agreed = [], habit, only }: RecordLine, book: LogBook): string {
  const name = by !== undefined && whose !== undefined ? `${by} for ${book.name(whose)}` : by;
  const who = [habit && LEFT, only && ONLY, name, agreedSaid(agreed, book)].filter(Boolean).join('; ');
  return who ? ` (${who})` : '';
}
