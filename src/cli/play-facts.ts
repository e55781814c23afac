import type { Decision, Seat } from '../kernel/forms/decision.ts';
import { type FactSpec, type FactType, type FactValue, fits, typeWords } from '../kernel/sums/facts.ts';
import { stateOf } from '../kernel/game/game.ts';
import { own } from '../kernel/json.ts';
import { viewOf } from '../kernel/game/position.ts';
import { reportedOf as reportedIn } from '../kernel/sums/reported-of.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import { renderValue } from '../kernel/texts/words.ts';
import type { Pick } from './console.ts';
import { cited, say } from './output.ts';
import { type Asked, hear, type Heard, pickOrHear, readerOf, type Session } from './session.ts';

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

/** What was reported of a fact, as far as a seat may know. */
export function reportedOf({ open: { game } }: Session, { seat }: { readonly seat: Seat }, key: string) {
  return reportedIn(game.table.rules, viewOf(stateOf(game).position, readerOf({ seat })), key);
}

/** The facts that a report asks. */
export function factsOf({ form }: Decision): readonly string[] {
  return form.kind === 'report' ? form.facts : [];
}
