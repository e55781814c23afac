import type { Amendment } from '../game/line.ts';
import type { RecordLine } from '../game/record.ts';
import type { Json } from '../json.ts';
import { DICE } from '../seat.ts';
import { givenSaid } from './answer-told.ts';
import { factSaid, reportsIn } from './facts-told.ts';
import type { LogBook } from './log-book.ts';
import { capital, inARow } from './sentences.ts';

// What was taken back or put right, in one sentence.

/** What a line that took back or put right says. `headOf`: what a line says first. */
export function undoneSaid(
  line: RecordLine,
  lines: readonly RecordLine[],
  book: LogBook,
  headOf: (line: RecordLine) => string,
): string {
  if (line.kind === 'passed') return passedSaid(line);
  const { to = 0, mended } = line;
  if (!mended) return to === 0 ? 'Taken back to the very start' : `Taken back: all after line ${to}`;
  const all = mended.map((each) => amendedSaid(each, lines, book, headOf));
  return `Put right: ${[...new Set(all)].join('; ')}`;
}

function passedSaid({ passed = [] }: RecordLine): string {
  if (passed.length === 0) return 'What was left to come again is not asked for any more';
  return `Not asked for any more: ${passed.length === 1 ? 'line' : 'lines'} ${inARow(passed.map(String))}`;
}

/** One thing that was put right: what it was, and what it is. */
function amendedSaid(
  { line: n = 0, seat, decision = '', ...edit }: Amendment,
  lines: readonly RecordLine[],
  book: LogBook,
  headOf: (line: RecordLine) => string,
): string {
  const old = lines[n - 1];
  const who = seat === undefined ? '' : capital(book.name(seat));
  if (n === 0 || (edit.as !== 'struck out' && edit.answer === undefined)) return `a sealed answer of ${who}`;
  if (edit.as === 'struck out') return `\u201c${old ? headOf(old) : who}\u201d struck out`;
  const given = edit.answer ?? null;
  if (edit.as === 'put in') return `${who}, ${shortSaid(given, decision, book)}, put in`;
  const was = old?.own?.[decision] ?? old?.answer;
  // where the line that was put right is not here
  if (was === undefined) return `line ${n}: ${shortSaid(given, decision, book)}`;
  if (old?.seat === DICE)
    return `${subjectOf(old, book)} was ${givenSaid(given, decision, book)}, not ${givenSaid(was, decision, book)}`;
  if (old && typeof given === 'string' && old.kind === 'answer') {
    const came = lines.findLast(({ again, undone }) => again === n && !undone);
    return `${came ? headOf(came) : `${who}, ${capital(book.name(given))}`}, not: ${headOf(old)}`;
  }
  return otherwiseSaid(given, was, decision, book) || `${who}, ${shortSaid(given, decision, book)}`;
}

/** Of a report what differs; of another answer what it is, and was. */
function otherwiseSaid(given: Json, was: Json, decision: string, book: LogBook): string {
  const [now, before] = [reportsIn(given), reportsIn(was)];
  if (!now || !before) return `${givenSaid(given, decision, book)}, not ${givenSaid(was, decision, book)}`;
  const keys = Object.keys({ ...before, ...now });
  const differ = keys.filter((key) => now[key]?.value !== before[key]?.value || !now[key] || !before[key]);
  return differ
    .map((key) => {
      const [one, other] = [now[key], before[key]];
      if (!one) return other ? `${factSaid(key, other, book)} no longer told` : '';
      const old = other?.as === 'unknown' ? 'unknown' : book.name(other?.value ?? null);
      return `${factSaid(key, one, book)}${other ? `, not ${old}` : ''}`;
    })
    .join('; ');
}

function shortSaid(given: Json, decision: string, book: LogBook): string {
  const reports = reportsIn(given);
  if (!reports) return givenSaid(given, decision, book);
  return Object.entries(reports)
    .map(([key, each]) => factSaid(key, each, book))
    .join('; ');
}

/** What a die was for, as what it was told with says. */
export function subjectOf({ n, dispatches }: RecordLine, book: LogBook): string {
  const rolled = dispatches.filter(({ kind }) => kind === 'rolled');
  const [only, ...more] = rolled;
  const about = only?.data.args?.['target'] ?? only?.data.args?.['neutral'];
  if (more.length > 0 || about === undefined) return `the die of line ${n}`;
  return `the die for ${book.name(about)}`;
}
