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

/** So many of what is told are named below the button. */
const MOST = 3;

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
  if (all) {
    const isAmounts = none.length === Object.keys(all).length;
    const [first = '', ...more] = none;
    if (isAmounts) return { verb: deskTexts.form.noneAtAll(first), sub: more.join(', ') };
    return { verb: deskTexts.form.nothing, sub: [deskTexts.form.allAsTold, ...none].join(', ') };
  }
  return tellingOf(changedIn(form, values, last), values, none, book);
}

function tellingOf(told: readonly FactKey[], values: Values, none: readonly string[], book: Book): Telling {
  const said = told.map((key) => toldOf(key, values, book));
  const [only = ''] = said;
  if (said.length === 0) return { verb: deskTexts.form.tell, sub: none.join(', ') };
  if (said.length === 1) return { verb: deskTexts.form.tellOf(only), sub: none.join(', ') };
  const more = said.length - MOST;
  const rest = more > 0 ? [deskTexts.form.andMore(more)] : [];
  return { verb: deskTexts.form.tellMany(said.length), sub: [...said.slice(0, MOST), ...rest].join(', ') };
}

/** A fact and what it is told to be: 'Norway conquered', 'USAT offensives 30'. */
function toldOf(key: FactKey, values: Values, book: Book): string {
  const value = own(values, key) ?? null;
  const spec = own(book.table.rules.facts, key);
  if (value === null || !spec) return `${shortName(key, book)}: ${deskTexts.form.unknown}`;
  const said = valueName(spec, value, book);
  return `${shortName(key, book)} ${typeof value === 'boolean' ? said.toLowerCase() : said}`;
}
