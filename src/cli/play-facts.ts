import { type Decision, type Seat, TABLE } from '../kernel/decision.ts';
import {
  type FactSpec,
  type FactType,
  type FactValue,
  fits,
  type Reported,
  type ReportAs,
  typeWords,
} from '../kernel/facts.ts';
import { stateOf } from '../kernel/game.ts';
import { own } from '../kernel/json.ts';
import { asksOf } from '../kernel/play.ts';
import { viewOf } from '../kernel/position.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import { renderValue } from '../kernel/words.ts';
import type { Pick } from './console.ts';
import { cited, nameOf, say } from './output.ts';
import { offerBack } from './play-undo.ts';
import {
  type Asked,
  type Command,
  hear,
  type Heard,
  pickOrHear,
  readerOf,
  type Session,
  submit,
  type Went,
} from './session.ts';

/** A fact's value as a person gave it; null: nobody knows. */
type Told = { readonly value: FactValue | null };

/** What stands before a question, and the words that its asker takes itself, with what they mean. */
interface Manner {
  readonly lead?: string;
  readonly taken?: Readonly<Record<string, string>>;
  /** Somebody must know it. */
  readonly known?: boolean;
  /** Enter alone leaves it as it is: any of the facts may be told, or none. */
  readonly some?: boolean;
}

/** Ask one fact until the value fits. */
export async function askValue(
  session: Session,
  asked: Asked,
  key: string,
  { lead = '', taken = {}, known = false, some = false }: Manner = {},
): Promise<Told | Heard> {
  const { game, rulebook } = session.open;
  const spec = own(game.table.rules.facts, key);
  if (!spec) throw new Error(`a report asks the fact ${key}, which the rulebook does not have`);
  const isKnown = known || spec.kept === true;
  const { was, as, value: told } = reportedOf(session, asked, key) ?? {};
  const likely = !some && spec.likely && as === 'lapsed' ? was : undefined;
  const takes = spec.type.kind === 'boolean' ? 'yes or no' : say(rulebook, typeWords(spec.type));
  const before = some
    ? said(rulebook, 'so far', told ?? undefined)
    : said(rulebook, likely === undefined ? 'before' : 'Enter: as before', was);
  const words = Object.entries(taken).map(([word, meaning]) => `; "${word}": ${meaning}`);
  const rest = some ? ', Enter: as it is' : '';
  const prompt = `${lead}${say(rulebook, spec.question)} (${takes}${isKnown ? '' : ', or unknown'}${before}${rest}${words.join('')})`;
  const values = picksFor(rulebook, spec.type, isKnown, likely);
  const picks = some && values ? [{ value: '', label: 'as it is' }, ...values] : values;
  for (;;) {
    const heard = await (picks
      ? pickOrHear(session, asked, prompt, picks, Object.keys(taken))
      : hear(session, asked, prompt, Object.keys(taken)));
    if (typeof heard === 'string' || Object.hasOwn(taken, heard.line)) return heard;
    if (heard.line === '' && some) return heard;
    if (heard.line === '' && likely !== undefined) return { value: likely };
    if (heard.line.toLowerCase() === 'unknown' && !isKnown) return { value: null };
    const value = valueOf(rulebook, spec, heard.line);
    if (value !== undefined) return { value };
    session.console.print(`It takes ${takes}.${cited(spec.clauses)}`);
  }
}

/** What a fact was, or is as far as has been told. */
function said(rulebook: Rulebook, when: string, value: FactValue | undefined): string {
  return value === undefined ? '' : `, ${when}: ${renderValue(rulebook.words, value)}`;
}

/** The values to pick from, what is likely first. */
function picksFor(
  rulebook: Rulebook,
  type: FactType,
  isKnown: boolean,
  likely: FactValue | undefined,
): readonly Pick[] | null {
  if (type.kind === 'number') return null;
  const values = type.kind === 'choice' ? type.values : ['yes', 'no'];
  const first = likely === undefined ? '' : renderValue({}, likely);
  const sorted = values.toSorted((one, other) => Number(other === first) - Number(one === first));
  return [...sorted, ...(isKnown ? [] : ['unknown'])].map((value) => ({
    value,
    label: renderValue(rulebook.words, value),
  }));
}

const TRUTH: Readonly<Record<string, boolean>> = {
  yes: true,
  y: true,
  true: true,
  no: false,
  n: false,
  false: false,
};

/** A value as a person types it: yes and no, a number, an id or the name it is shown by. */
function valueOf(rulebook: Rulebook, { type }: FactSpec, line: string): FactValue | undefined {
  const typed = line.toLowerCase();
  const isNamed = (id: string): boolean =>
    [id, renderValue(rulebook.words, id)].some((each) => each.toLowerCase() === typed);
  if (type.kind === 'choice') return type.values.find(isNamed);
  const value = type.kind === 'boolean' ? own(TRUTH, typed) : line === '' ? undefined : Number(line);
  return fits(type, value) ? value : undefined;
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

/** The standing report: find a fact by a part of its name, say its value, and whether it is news or a correction. */
export const tellFacts: Command = async (session, asked) => {
  const reports = standingReports(session, asked);
  const key = await askFact(session, asked, reports);
  if (typeof key === 'string') return key;
  const decision = reports.find((each) => factsOf(each).includes(key.fact));
  if (!decision) return 'moved';
  const told = await askValue(session, asked, key.fact, { taken: { [BACK]: 'none of this' } });
  if (typeof told === 'string') return told;
  if ('line' in told) return 'moved';
  if (told.value === null) return submit(session, decision, { [key.fact]: { as: 'unknown' } });
  const how = await askHow(session, asked, key.fact);
  if (typeof how === 'string') return how;
  const before = session.open.game;
  const went = await submit(session, decision, { [key.fact]: { value: told.value, ...how } });
  const isDone = went === 'moved' && session.open.game !== before;
  return isDone && how.as === 'correction' ? offerBack(session, asked) : went;
};

/** Which fact: asked until one is meant, or none. */
async function askFact(
  session: Session,
  asked: Asked,
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
function addedHere({ open }: Session, asked: Asked): readonly string[] {
  const { sheets } = open.game.table.rules;
  return (asked.sheets ?? []).flatMap(({ name }) => own(sheets, name)?.adds ?? []);
}

/** As what a value is reported; what the players add to a sheet with what it is. */
async function askHow(session: Session, asked: Asked, key: string): Promise<How | Went> {
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
async function askNews(session: Session, asked: Asked): Promise<How | Went> {
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
function standingReports(session: Session, { seat }: Asked): Decision[] {
  const { game } = session.open;
  return [...new Set([TABLE, seat])]
    .flatMap((each) => asksOf(game.table, stateOf(game), each))
    .filter((each) => each.optional && each.form.kind === 'report');
}

/** What was reported of a fact, as far as a seat may know. */
function reportedOf({ open }: Session, { seat }: { readonly seat: Seat }, key: string): Reported | undefined {
  const { open: all, sealed } = viewOf(stateOf(open.game).position, readerOf({ seat }));
  return own(sealed?.facts ?? {}, key) ?? own(all.facts, key);
}

/** The facts that a report asks. */
export function factsOf({ form }: Decision): readonly string[] {
  return form.kind === 'report' ? form.facts : [];
}

const MOST_LISTED = 40;

/** The one fact that was meant; else the facts that could be are listed, and undefined is returned. */
function oneFact(session: Session, reports: readonly Decision[], wanted: string): string | undefined {
  const { game, rulebook } = session.open;
  const { facts } = game.table.rules;
  const text = (key: string): string =>
    `${key} ${say(rulebook, facts[key]?.question ?? { key })}`.toLowerCase();
  const keys = reports.flatMap(factsOf);
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
