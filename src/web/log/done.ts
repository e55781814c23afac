import type { Seat } from '../../kernel/forms/decision.ts';
import { type Json, isRecord, own } from '../../kernel/json.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { eventsIn } from '../../kernel/steps/event.ts';
import type { ReportAnswer } from '../../kernel/sums/facts.ts';
import type { DecisionKind } from '../../kernel/rulebook.ts';
import type { Book } from '../book.tsx';
import { isolated } from '../isolated.ts';
import { capital, listed, sentence, t } from '../texts.ts';

/** A line in one sentence: what the rules told first, else what somebody did. */
export function lineText(line: RecordLine, book: Book): string {
  const [first] = line.dispatches;
  return first && isToldByRules(line) ? book.say(first.data) : doneText(line, book);
}

/** A choice or a roll that the rules speak of themselves need not be said twice. */
export function isToldByRules(line: RecordLine): boolean {
  const plain = line.answer === undefined || !isRecord(line.answer) || isAllowance(line.decision);
  return line.kind === 'answer' && line.dispatches.length > 0 && plain;
}

/** Whether the decision of this id sets a bar aside: what is told of it says it all. */
export function isAllowance(decision = ''): boolean {
  return /^standing-.*\/allow(-secret)?$/.test(decision);
}

/** What somebody did, in a few words. The facts of a report stand apart: `reportedIn`. */
export function doneText(line: RecordLine, book: Book): string {
  if (line.kind === 'undo') return undoText(line, book);
  if (line.kind === 'passed') return passedText(line);
  if (line.kind === 'step') return stepText(line, book);
  if (line.seat === undefined) return '';
  const who = capital(book.name(line.seat));
  if (line.answer === undefined) return who;
  const count = reportedIn(line, book).length;
  if (count === 0) return t.log.answered(who, answerText(line.answer, line.decision, book));
  const told = happenedIn(line, book);
  return told.length > 0 ? t.log.happened(who, told) : t.log.reported(who, count);
}

/** What a report says in the words of the game. */
function happenedIn({ answer }: RecordLine, { table, say }: Book): readonly string[] {
  const told = eventsIn(table.rules.events?.() ?? [], answer as ReportAnswer);
  return told.map(({ says }) => say(says));
}

const SHORT = 48;

/** A line in a few words. */
export function shortly(line: RecordLine, book: Book): string {
  const text = reportedIn(line, book)[0]?.join(' ') ?? lineText(line, book);
  return text.length > SHORT ? `${isolated(text.slice(0, SHORT).trimEnd())}\u2026` : text;
}

/** What taking back leaves no more, in a few words; `to` is the last line that stands. */
export function goneText(
  { lines }: { readonly lines: readonly RecordLine[] },
  to: number,
  book: Book,
): string {
  const gone = lines.filter(({ n, kind, undone }) => n > to && !undone && kind !== 'undo');
  const [first] = gone;
  if (!first) return t.undo.after(to);
  if (gone.length === 1) return t.undo.only(first.n, shortly(first, book));
  return to === 0 ? t.undo.all : t.undo.from(first.n, shortly(first, book));
}

/** The seats that agreed to what a line did, where it needed anybody. */
export function agreedTo({ kind, agreed, seats }: RecordLine): readonly Seat[] {
  if (kind === 'undo') return (seats ?? []).length > 1 ? (seats ?? []) : [];
  return agreed ?? [];
}

/** What the rulebook calls the decision that a line answers. */
export function aboutOf({ decision }: Pick<RecordLine, 'decision'>, { table }: Book): string {
  if (decision === undefined) return '';
  return kindOf(decision, table)?.about ?? '';
}

function kindOf(decision: string, { rulebook }: Book['table']): DecisionKind | undefined {
  return rulebook.decisions.find(({ name }) => `/${decision}`.endsWith(`/${name}`));
}

/** What somebody did as a sentence, and what it was about where no facts say so. */
export function deedText(line: RecordLine, book: Book): string {
  const about = reportedIn(line, book).length === 0 ? aboutOf(line, book) : '';
  return [sentence(doneText(line, book)), about].filter(Boolean).join(' ');
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
    const value = report['as'] === 'unknown' ? t.facts.unknown : name((report['value'] ?? null) as Json);
    const reason = typeof report['reason'] === 'string' ? isolated(report['reason']) : '';
    const how = [own(t.log.as, report['as']) ?? '', reason].filter(Boolean).join(': ');
    return [[spec ? say(spec.question) : key, how ? `${value} (${how})` : value] as const];
  });
}

function stepText(line: RecordLine, book: Book): string {
  const opened = t.log.step(listed((line.seats ?? []).map(book.name)));
  const mine = Object.entries(line.own ?? {}).map(([id, answer]) => answerText(answer, id, book));
  return mine.length > 0 ? `${opened}. ${t.log.yours} ${mine.join('; ')}` : opened;
}

function passedText({ passed = [] }: RecordLine): string {
  const lines = listed(passed.map(String));
  return passed.length === 0 ? t.mend.passedUnseen : t.mend.passed(lines, passed.length);
}

function undoText(line: RecordLine, book: Book): string {
  const { to = 0, mended } = line;
  // what is put right is listed beside it
  const what = [mended ? t.mend.button : t.log.undo(to), line.reason ? `(${isolated(line.reason)})` : '']
    .filter(Boolean)
    .join(' ');
  const parts = [line.seen ? sentence(what) : what];
  if (line.seen?.dice) parts.push(t.log.seenDice);
  const doors = line.seen?.doors ?? [];
  if (doors.length > 0) parts.push(t.log.seenDoors(doorsText(doors, book)));
  return parts.join(' ');
}

/** What was behind doors, by its names: 'dp/finland' is Finland; what has no name goes unsaid. */
function doorsText(keys: readonly string[], { name }: Book): string {
  const names = keys.flatMap((key) => key.split('/').slice(1)).filter((part) => name(part) !== part);
  return listed([...new Set(names.map((part) => capital(name(part))))]);
}

/** An answer as people say it: an option's name, the faces, rows that were ticked, or points by row; a row may have two parts. */
export function answerText(answer: Json, decision: string | undefined, { name, table }: Book): string {
  if (!isRecord(answer)) return name(answer);
  const areTicks = decision !== undefined && kindOf(decision, table)?.ticks === true;
  const rows = Object.entries(answer).map(([row, points]) => {
    const place = row.split('/').map(name).join('\u2013');
    return areTicks ? place : `${place} ${String(points)}`;
  });
  return rows.join(', ') || t.log.nothing;
}
