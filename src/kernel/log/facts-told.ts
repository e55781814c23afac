import { isolate } from '../texts/isolate.ts';
import { isNothing } from '../game/changed.ts';
import type { RecordLine } from '../game/record.ts';
import { isRecord, own } from '../json.ts';
import { type EventCase, eventsIn } from '../steps/event.ts';
import type { FactKey, FactSpec, Report, ReportAnswer } from '../sums/facts.ts';
import type { LogBook } from './log-book.ts';
import { shortOf, valueOf } from '../texts/words.ts';
import { capital, withoutStop } from './sentences.ts';

/** What a report says: events of the game that came about, and other facts, each with its value. */
interface ReportSaid {
  readonly events: readonly { readonly text: string; readonly of: readonly string[] }[];
  readonly facts: readonly string[];
  /** How many facts were told again as they had been told last. */
  readonly same: number;
}

/** What is told of facts in an answer; null: it reports none. */
export function reportsIn(answer: unknown): ReportAnswer | null {
  if (!isRecord(answer)) return null;
  const all = Object.entries(answer);
  const isReport = all.every(([, each]) => isRecord(each) && typeof each['as'] === 'string');
  return all.length > 0 && isReport ? (answer as unknown as ReportAnswer) : null;
}

/** What a line reports; null: it reports nothing. */
export function reportedBy(line: RecordLine, book: LogBook): ReportSaid | null {
  const all = reportsIn(line.answer);
  if (!all) return null;
  // where it is not known what was before, all of it may have changed
  const isChanged = (key: FactKey): boolean => !line.changed || own(line.changed, key) !== undefined;
  const news = Object.fromEntries(Object.entries(all).filter(([key]) => isChanged(key)));
  const events = eventsIn(book.table.rules.events?.() ?? [], all).filter((each) => isNews(each, line, book));
  const said = new Set(events.flatMap(({ reports }) => Object.keys(reports)));
  const facts = Object.entries(news).filter(([key]) => !said.has(key));
  return {
    events: events.map(({ says, of }) => ({ text: withoutStop(book.say(says)), of })),
    facts: facts.map(([key, report]) => factSaid(key, report, book, facts.length > 1)),
    same: Object.keys(all).length - Object.keys(news).length,
  };
}

/** Whether an event came about: some fact of it is otherwise, and is not just said for the first time to be as always. */
function isNews({ reports }: EventCase, { changed, decision = '' }: RecordLine, { table }: LogBook): boolean {
  if (!changed) return true;
  const isUnasked = decision.startsWith('standing-');
  return Object.entries(reports).some(([key, { value }]) => {
    const before = own(changed, key);
    if (before === undefined) return false;
    const spec = own(table.rules.facts, key);
    if (isNothing(spec, value)) return before !== null && !isNothing(spec, before);
    return before !== null || isUnasked || spec?.type.kind !== 'choice';
  });
}

/** A fact with its value: 'offensives 30', 'Paris: the Axis'; one of several as its row in a form is called. */
export function factSaid(
  key: FactKey,
  { as, value, reason }: Report,
  book: LogBook,
  isOfSeveral = false,
): string {
  const spec = own(book.table.rules.facts, key);
  const how = [
    as === 'correction' ? 'put right' : '',
    as === 'override' ? 'set' : '',
    isolate(reason ?? ''),
  ].filter(Boolean);
  const { words } = book.table.rulebook;
  const short = isOfSeveral && spec ? shortOf(words, spec.question) : undefined;
  const known = short && spec ? valueOf(words, spec.question, value ?? null) : undefined;
  const said = as === 'unknown' ? 'nobody knows' : known ? book.say(known) : valueSaid(spec, value, book);
  const noun = short ? capital(book.say(short)) : spec ? factName(spec, book) : key;
  const between = noun.endsWith('?') ? ' ' : typeof value === 'number' ? ' ' : ': ';
  return `${noun}${between}${said}${how.length > 0 ? ` (${how.join(': ')})` : ''}`;
}

/** A number that can be less than 0 and is no greater than that is added to something. */
const MOST_ADDED = 30;

function valueSaid(spec: FactSpec | undefined, value: Report['value'], { name }: LogBook): string {
  const isModifier = spec?.type.kind === 'number' && spec.type.min < 0 && spec.type.max <= MOST_ADDED;
  return typeof value === 'number' && isModifier && value > 0 ? `+${value}` : name(value ?? null);
}

/** What a fact is called: by its noun, else by its question without what helps to answer it. */
function factName({ short, question }: FactSpec, { say }: LogBook): string {
  if (short) return say(short);
  const text = say(question);
  const asked = text.slice(0, text.indexOf('?') + 1) || withoutStop(text);
  return asked.replaceAll(/ \([^()]*\)/g, '');
}

/** So many letters of facts stand in one line. */
const MOST_LETTERS = 90;

/** Facts in one sentence, and those that no longer fit. */
export function factsInALine(facts: readonly string[]): readonly [text: string, rest: readonly string[]] {
  let count = 1;
  while (count < facts.length && facts.slice(0, count + 1).join(', ').length <= MOST_LETTERS) count++;
  const [shown, rest] = [facts.slice(0, count), facts.slice(count)];
  const isLong = shown.some((each) => each.includes('?'));
  const text = isLong ? shown.join('; ') : shown.join(', ');
  return [rest.length === 0 ? text : `${text}, and ${rest.length} more`, rest];
}

/** Who told something, where that is known. */
export function toldBy({ by, for: whose }: Pick<RecordLine, 'by' | 'for'>, { name }: LogBook): string {
  return by === undefined ? '' : whose === undefined ? by : `${by} for ${name(whose)}`;
}
