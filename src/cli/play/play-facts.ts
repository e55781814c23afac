import type { Decision, Seat } from '../../kernel/forms/decision.ts';
import { type FactSpec, type FactValue, fits, typeWords } from '../../kernel/sums/facts.ts';
import { type Last, lastTold, type LastTold } from '../../kernel/game/last-told.ts';
import { stateOf } from '../../kernel/game/game.ts';
import { own } from '../../kernel/json.ts';
import { viewOf } from '../../kernel/game/position.ts';
import { record } from '../../kernel/game/record.ts';
import { reportedOf as reportedIn } from '../../kernel/sums/reported-of.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { render, renderValue, valueOf as calledValue } from '../../kernel/texts/words.ts';
import type { Pick } from '../console.ts';
import { citation, say } from '../output.ts';
import { foundText } from '../text/show.ts';
import {
  type PromptQuestion,
  hear,
  type PromptReply,
  pickOrHear,
  readerOf,
  type Session,
} from '../game/session.ts';

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
  /** Enter alone says again what was told of it last, however seldom it stays. */
  readonly again?: boolean;
}

/** Ask one fact until the value fits. */
export async function askValue(
  session: Session,
  asked: PromptQuestion,
  key: string,
  { lead = '', taken = {}, known = false, some = false, again = false }: Manner = {},
): Promise<Told | PromptReply> {
  const { game, rulebook } = session.open;
  const spec = own(game.table.rules.facts, key);
  if (!spec) throw new Error(`a report asks the fact ${key}, which the rulebook does not have`);
  const isKnown = known || spec.kept === true;
  const { value: now } = reportedOf(session, asked, key) ?? {};
  const before = lastOf(session, asked)(key);
  const isUnknown = before?.value === null;
  const isOffered = !some && (isUnknown ? again && !isKnown : again || spec.likely === true);
  const likely = isOffered ? before?.value : undefined;
  const takes =
    spec.type.kind === 'boolean'
      ? truthsOf(rulebook, spec).join(' or ')
      : say(rulebook, typeWords(spec.type));
  const found = foundText(rulebook, spec);
  const told = some
    ? said(rulebook, 'so far', now === undefined || now === null ? undefined : { value: now })
    : said(rulebook, isOffered ? 'Enter: as before' : 'before', isUnknown && !isOffered ? undefined : before);
  const words = Object.entries(taken).map(([word, meaning]) => `; "${word}": ${meaning}`);
  const rest = some ? ', Enter: as it is' : '';
  const prompt = `${lead}${say(rulebook, spec.question)}${found} (${takes}${isKnown ? '' : ', or unknown'}${told}${rest}${words.join('')})`;
  const values = picksFor(rulebook, spec, isKnown, likely);
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
    session.console.print(`It takes ${takes}.${citation(spec.clauses)}`);
  }
}

/** What a fact was, or is as far as has been told, and how old that is. */
function said(rulebook: Rulebook, when: string, last: LastTold | undefined): string {
  if (!last) return '';
  const { value, ago } = last;
  const turns = ago === 0 ? 'this turn' : `${ago} ${ago === 1 ? 'turn' : 'turns'} ago`;
  const age = ago === undefined ? '' : ` (${turns})`;
  return `, ${when}: ${value === null ? 'unknown' : renderValue(rulebook.words, value)}${age}`;
}

/** The values to pick from, what is likely first. */
function picksFor(
  rulebook: Rulebook,
  spec: FactSpec,
  isKnown: boolean,
  likely: FactValue | null | undefined,
): readonly Pick[] | null {
  const { type } = spec;
  if (type.kind === 'number') return null;
  const [yes = 'yes', no = 'no'] = truthsOf(rulebook, spec);
  const truths: Readonly<Record<string, string>> = type.kind === 'boolean' ? { yes, no } : {};
  const values = type.kind === 'choice' ? type.values : ['yes', 'no'];
  const first = likely === undefined || likely === null ? '' : renderValue({}, likely);
  const sorted = values.toSorted((one, other) => Number(other === first) - Number(one === first));
  return [...sorted, ...(isKnown ? [] : ['unknown'])].map((value) => ({
    value,
    label: truths[value] ?? renderValue(rulebook.words, value),
  }));
}

/** What is typed for so and not so: yes and no, where the rulebook has no other words for it. */
function truthsOf({ words }: Rulebook, { question }: FactSpec): readonly string[] {
  return [true, false].map((each) => {
    const called = calledValue(words, question, each);
    return called ? render(words, called).toLowerCase() : renderValue({}, each);
  });
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
function valueOf(rulebook: Rulebook, spec: FactSpec, line: string): FactValue | undefined {
  const { type } = spec;
  const typed = line.toLowerCase();
  const isNamed = (id: string): boolean =>
    [id, renderValue(rulebook.words, id)].some((each) => each.toLowerCase() === typed);
  if (type.kind === 'choice') return type.values.find(isNamed);
  const value =
    type.kind === 'boolean' ? truthIn(rulebook, spec, typed) : line === '' ? undefined : Number(line);
  return fits(type, value) ? value : undefined;
}

function truthIn(rulebook: Rulebook, spec: FactSpec, typed: string): boolean | undefined {
  const [yes, no] = truthsOf(rulebook, spec);
  return typed === yes ? true : typed === no ? false : own(TRUTH, typed);
}

/** What was told last of what is asked again, as far as a seat may know. */
export function lastOf({ open: { game } }: Session, { seat }: { readonly seat: Seat }): Last {
  const reader = readerOf({ seat });
  return lastTold(game.table.rules, viewOf(stateOf(game).position, reader), record(game, reader));
}

/** What was reported of a fact, as far as a seat may know. */
export function reportedOf({ open: { game } }: Session, { seat }: { readonly seat: Seat }, key: string) {
  return reportedIn(game.table.rules, viewOf(stateOf(game).position, readerOf({ seat })), key);
}

/** The facts that a report asks. */
export function factsOf({ form }: Decision): readonly string[] {
  return form.kind === 'report' ? form.facts : [];
}
