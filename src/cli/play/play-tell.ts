import { type Decision, TABLE } from '../../kernel/forms/decision.ts';
import type { FactKey, FactValue, ReportAnswer, ReportAs } from '../../kernel/sums/facts.ts';
import { newsBarOf } from '../../kernel/forms/form.ts';
import { stateOf } from '../../kernel/game/game.ts';
import { own } from '../../kernel/json.ts';
import { asksOf } from '../../kernel/game/play.ts';
import { viewOf } from '../../kernel/game/position.ts';
import { renderValue } from '../../kernel/texts/words.ts';
import { citation, nameOf, say } from '../output.ts';
import { askValue, factsOf, reportedOf } from './play-facts.ts';
import { type PromptQuestion, hear, readerOf, type Session, type Went } from '../game/session.ts';

/** What somebody reports of a fact: null, where nobody knows. */
export interface ToldReport {
  readonly decision: Decision;
  readonly fact: FactKey;
  readonly value: FactValue | null;
  readonly answer: ReportAnswer;
}

const HOW: Readonly<Record<string, ReportAs>> = {
  '': 'change',
  news: 'change',
  change: 'change',
  correction: 'correction',
  override: 'override',
};

const BACK = 'back';
const HERE = 'here';

/** A report of one fact: found by a part of its name, its value, and whether it is news or a correction. */
export async function askFactReport(session: Session, asked: PromptQuestion): Promise<ToldReport | Went> {
  const reports = standingReports(session, asked);
  const found = await askFact(session, asked, reports);
  if (typeof found === 'string') return found;
  const { fact } = found;
  const decision = reports.find((each) => factsOf(each).includes(fact));
  if (!decision) return 'moved';
  const told = await askValue(session, asked, fact, { taken: { [BACK]: 'none of this' } });
  if (typeof told === 'string') return told;
  if ('line' in told) return 'moved';
  const { value } = told;
  if (value === null) return { decision, fact, value, answer: { [fact]: { as: 'unknown' } } };
  printBar(session, decision, fact, value);
  const how = await askHow(session, asked, fact);
  if (typeof how === 'string') return how;
  return { decision, fact, value, answer: { [fact]: { value, ...how } } };
}

/** That a value is barred as news, before it is asked what it is: an override lets it be. */
function printBar({ open, console }: Session, { form }: Decision, fact: FactKey, value: FactValue): void {
  const bar = newsBarOf(form, fact, { [fact]: { value, as: 'change' } });
  if (bar) console.print(`Barred as news: ${say(open.rulebook, bar.reason)}${citation(bar.clauses)}`);
}

/** Which fact: asked until one is meant, or none. */
async function askFact(
  session: Session,
  asked: PromptQuestion,
  reports: readonly Decision[],
): Promise<{ readonly fact: string } | Went> {
  for (;;) {
    const adds = addedHere(session, asked);
    const here = adds.length === 0 ? '' : `; "${HERE}": what can be added to this roll`;
    const prompt = `Which fact? Words of its name or question (Enter: none${here})`;
    const part = await hear(session, asked, prompt, adds.length === 0 ? [] : [HERE]);
    if (typeof part === 'string') return part;
    if (part.line === '') return 'moved';
    if (part.line === HERE && adds.length > 0) {
      session.console.print(listed(session, reports, adds).join('\n'));
      continue;
    }
    const fact = oneFact(session, reports, part.line.toLowerCase());
    if (fact !== undefined) return { fact };
  }
}

type How = { readonly as: ReportAs; readonly reason?: string };

/** What the players may add to the sheet of what is asked. */
function addedHere({ open }: Session, asked: PromptQuestion): readonly string[] {
  const { sheets } = open.game.table.rules;
  return (asked.sheets ?? []).flatMap(({ name }) => own(sheets, name)?.adds ?? []);
}

/** As what a value is reported; what the players add to a sheet with what it is. */
async function askHow(session: Session, asked: PromptQuestion, key: string): Promise<How | Went> {
  const { facts, sheets } = session.open.game.table.rules;
  if (facts[key]?.kept) return { as: 'correction' };
  if (!Object.values(sheets).some(({ adds = [] }) => adds.includes(key))) return askNews(session, asked);
  const { from, type } = facts[key] ?? {};
  // a star or a number says all; a choice may not, and a line of the players' own needs a name
  if (from === undefined && type?.kind !== 'choice') return { as: 'change' };
  const what = await hear(session, asked, 'What is it, in your words? (Enter: nothing more to say)');
  if (typeof what === 'string') return what;
  if (what.line === '') return { as: 'change' };
  return { as: from === undefined ? 'change' : 'override', reason: what.line };
}

/** Whether a value is news, a correction, or an override with why. */
async function askNews(session: Session, asked: PromptQuestion): Promise<How | Went> {
  for (;;) {
    const how = await hear(session, asked, 'Is it news (Enter), a "correction", or an "override"?');
    if (typeof how === 'string') return how;
    const as = own(HOW, how.line.toLowerCase());
    if (as === undefined) {
      session.console.print('Type "correction", "override", or Enter alone for news.');
      continue;
    }
    if (as !== 'override') return { as };
    const why = await hear(session, asked, 'Why?');
    return typeof why === 'string' ? why : { as, reason: why.line };
  }
}

/** The table's standing report, and that of the seat at the keyboard. */
function standingReports(session: Session, { seat }: PromptQuestion): Decision[] {
  const { game } = session.open;
  return [...new Set([TABLE, seat])]
    .flatMap((each) => asksOf(game.table, stateOf(game), each))
    .filter((each) => each.optional && each.form.kind === 'report');
}

const MOST_LISTED = 40;

/** The one fact that was meant; else the facts that could be are listed, and undefined is returned. */
function oneFact(session: Session, reports: readonly Decision[], wanted: string): string | undefined {
  const { game, rulebook } = session.open;
  const { facts, elsewhere } = game.table.rules;
  const text = (key: string): string =>
    `${key} ${say(rulebook, facts[key]?.question ?? { key })}`.toLowerCase();
  // what this scenario cannot have is found by its whole name alone
  const keys = reports.flatMap(factsOf).filter((key) => key === wanted || elsewhere?.(key) !== true);
  const parts = wanted.split(/\s+/);
  const hasAll = (key: string): boolean => parts.every((part) => text(key).includes(part));
  const exact = keys.filter((key) => isName(key, wanted, parts));
  const found =
    exact.length === 1 ? exact : [...exact, ...keys.filter((key) => !exact.includes(key) && hasAll(key))];
  if (found.length === 1) return found[0];
  session.console.print(
    found.length === 0 ? notHere(session, wanted) : listed(session, reports, found).join('\n'),
  );
  return undefined;
}

/** Whether words are the whole name of a fact, its parts, or all of its last part. */
function isName(key: string, wanted: string, parts: readonly string[]): boolean {
  const name = key.toLowerCase();
  return name === wanted || name === parts.join('.') || name.endsWith(`.${parts.join('-')}`);
}

function listed(session: Session, reports: readonly Decision[], found: readonly string[]): string[] {
  const { game, rulebook } = session.open;
  const known = (key: string): string => {
    const seat = reports.find((each) => factsOf(each).includes(key))?.seat ?? TABLE;
    const value = game.table.rules.known(viewOf(stateOf(game).position, readerOf({ seat })))(key);
    const { as, was } = reportedOf(session, { seat }, key) ?? {};
    const then =
      as === 'lapsed' && was !== undefined ? ` (was ${renderValue(rulebook.words, was)} then)` : '';
    const now = value === undefined || typeof value === 'object' ? 'unknown' : value;
    return `${renderValue(rulebook.words, now)}${then}`;
  };
  const rest = found.length - MOST_LISTED;
  return [
    ...found.slice(0, MOST_LISTED).map((key) => `  ${key} = ${known(key)}`),
    ...(rest > 0 ? [`  ... and ${rest} more`] : []),
    'Type more of the name.',
  ];
}

/** Why a fact cannot be reported here: it is no fact, or nobody or only another seat reports it. */
function notHere(session: Session, wanted: string): string {
  const { game, rulebook } = session.open;
  const { owner, question } = own(game.table.rules.facts, wanted) ?? {};
  if (owner === undefined || !question) return 'There is no such fact to report.';
  const name = nameOf(rulebook, owner);
  return `${say(rulebook, question)} Only ${name} may know it, and reports it when the device is with it.`;
}
