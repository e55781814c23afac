import type { Seat } from '../../kernel/forms/decision.ts';
import { type Json, isRecord, own } from '../../kernel/json.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { goneAfter } from '../../kernel/game/undo.ts';
import { kindOf } from '../../kernel/game/pass.ts';
import { givenSaid } from '../../kernel/log/answer-told.ts';
import { reportsIn } from '../../kernel/log/facts-told.ts';
import { outcomeOf, sayingsOf } from '../../kernel/log/sayings.ts';
import type { Book } from '../book.tsx';
import { sentence, deskTexts } from '../texts.ts';

/** A line in one sentence: what came of it. */
export function lineText(line: RecordLine, book: Book, lines: readonly RecordLine[] = []): string {
  return outcomeOf(line, lines, book);
}

/** A choice or a roll that the rules speak of themselves need not be said twice. */
export function isToldByRules(line: RecordLine): boolean {
  return line.kind === 'answer' && line.dispatches.length > 0 && !reportsIn(line.answer);
}

/** What somebody did or told, in a few words, without what the rules told of it. `lines`: those of the game, of which it may speak. */
export function doneText(line: RecordLine, book: Book, lines: readonly RecordLine[] = []): string {
  const said = sayingsOf({ ...line, dispatches: [] }, lines, book);
  return said.map(({ text, more }) => [text, ...more].map(sentence).join(' ')).join(' ');
}

const SHORT = 48;

/** A line in a few words. */
export function shortly(line: RecordLine, book: Book): string {
  const text = lineText(line, book);
  return text.length > SHORT ? `${text.slice(0, SHORT).trimEnd()}\u2026` : text;
}

/** What taking back leaves no more, in a few words; `to` is the last line that stands. */
export function goneText(
  { lines }: { readonly lines: readonly RecordLine[] },
  to: number,
  book: Book,
): string {
  const gone = goneAfter(lines, to);
  const [first] = gone;
  if (!first) return deskTexts.undo.after(to);
  if (gone.length === 1) return deskTexts.undo.only(first.n, shortly(first, book));
  return to === 0 ? deskTexts.undo.all : deskTexts.undo.from(first.n, shortly(first, book));
}

/** The seats that agreed to what a line did, where it needed anybody. */
export function agreedTo({ kind, agreed, seats }: RecordLine): readonly Seat[] {
  if (kind === 'undo') return (seats ?? []).length > 1 ? (seats ?? []) : [];
  return agreed ?? [];
}

/** What the rulebook calls the decision that a line answers. */
export function aboutOf({ decision }: Pick<RecordLine, 'decision'>, { table }: Book): string {
  return decision === undefined ? '' : (kindOf(table.rulebook, decision)?.about ?? '');
}

/** What somebody did as a sentence. */
export function deedText(line: RecordLine, book: Book, lines: readonly RecordLine[] = []): string {
  return sentence(doneText(line, book, lines));
}

/** The facts that a line reported, as question and answer. */
export function reportedIn(
  { answer }: Pick<RecordLine, 'answer'>,
  { table, say, name }: Book,
): (readonly [string, string])[] {
  if (!isRecord(answer)) return [];
  return Object.entries(answer).flatMap(([key, report]) => {
    if (!isRecord(report) || typeof report['as'] !== 'string') return [];
    const spec = own(table.rules.facts, key);
    const value =
      report['as'] === 'unknown' ? deskTexts.facts.unknown : name((report['value'] ?? null) as Json);
    const reason = typeof report['reason'] === 'string' ? report['reason'] : '';
    const how = [own(deskTexts.log.as, report['as']) ?? '', reason].filter(Boolean).join(': ');
    return [[spec ? say(spec.question) : key, how ? `${value} (${how})` : value] as const];
  });
}

/** An answer as people say it: an option's name, the faces, rows that were ticked, or points by row. */
export function answerText(answer: Json, decision: string | undefined, book: Book): string {
  return givenSaid(answer, decision ?? '', book);
}
