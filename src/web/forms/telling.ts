import type { FactKey } from '../../kernel/sums/facts.ts';
import type { Form } from '../../kernel/forms/form.ts';
import type { Last } from '../../kernel/game/last-told.ts';
import { own } from '../../kernel/json.ts';
import { type Book, useBook } from '../book.tsx';
import { deskTexts } from '../texts.ts';
import { shortName, valueName } from './fact-row.tsx';
import { asItWas, changedIn, nothingIn, type Values } from '../answer/report.ts';

/** What the button of a report says: what it tells, and below it what comes with that. */
export interface Telling {
  readonly verb: string;
  readonly sub: string;
}

/** So many letters stand in one line below the button. */
const MOST_LETTERS = 40;

/** What a report tells, in the words of its button. */
export function useTelling(form: Form, values: Values, last: Last): Telling {
  const book = useBook();
  const { facts } = book.table.rules;
  const none = nothingIn(form, values, facts).map((key) => deskTexts.form.noneOf(shortName(key, book)));
  if (form.kind === 'report' && form.some) {
    const told = changedIn(form, values, () => undefined);
    return told.length === 0 ? { verb: deskTexts.form.nothing, sub: '' } : tellingOf(told, values, [], book);
  }
  const all = asItWas(form, values, last, facts);
  // where all of it are amounts of this turn, each is told as nothing
  if (all && none.length < Object.keys(all).length)
    return { verb: deskTexts.form.nothing, sub: briefly([deskTexts.form.allAsTold, ...none]) };
  return tellingOf(changedIn(form, values, last), values, none, book);
}

function tellingOf(told: readonly FactKey[], values: Values, none: readonly string[], book: Book): Telling {
  const said = told.map((key) => toldOf(key, values, book));
  const [only = ''] = said;
  if (said.length === 0) return { verb: deskTexts.form.tell, sub: briefly(none) };
  if (said.length === 1) return { verb: deskTexts.form.tellOf(only), sub: briefly(none) };
  return { verb: deskTexts.form.tellMany(said.length), sub: briefly([...said, ...none]) };
}

/** What fits into one line, and how much more there is. */
function briefly(all: readonly string[]): string {
  let count = 1;
  while (count < all.length && all.slice(0, count + 1).join(', ').length <= MOST_LETTERS) count++;
  const rest = count < all.length ? [deskTexts.form.andMore(all.length - count)] : [];
  return [...all.slice(0, count), ...rest].join(', ');
}

/** A fact and what it is told to be: 'Paris French', 'USAT offensives 30'. */
function toldOf(key: FactKey, values: Values, book: Book): string {
  const value = own(values, key) ?? null;
  const spec = own(book.table.rules.facts, key);
  if (value === null || !spec) return `${shortName(key, book)}: ${deskTexts.form.unknown}`;
  return `${shortName(key, book)} ${valueName(spec, value, book)}`;
}
