import type { FactKey, FactSchema } from '../sums/facts.ts';
import type { Form } from './form.ts';
import { own } from '../json.ts';
import { render, type WordBook, words } from '../texts/words.ts';

/** Facts that are asked under one heading; '': without any. */
interface Headed {
  readonly head: string;
  readonly facts: readonly FactKey[];
}

/** What a fact stands under beside others: as its rulebook says, else as facts of its kind do, by the first part of its name. */
export function headingOf(key: FactKey, schema: FactSchema, book: WordBook): string {
  const under = own(schema, key)?.under;
  if (under) return render(book, under);
  const kind = key.split('.')[0] ?? key;
  return own(book, `facts.${kind}`) === undefined ? kind : render(book, words(`facts.${kind}`));
}

/** One of the few groups in which everything that is known of a game stands; what belongs to none stands under its heading. */
export function groupOf(key: FactKey, schema: FactSchema, book: WordBook): string {
  const group = `group.${key.split('.')[0]}`;
  return own(book, group) === undefined ? headingOf(key, schema, book) : render(book, words(group));
}

/** So many questions can be looked through without headings. */
const MOST_PLAIN = 12;

/**
 * The facts that a report asks, in the order in which they are asked. Where there are many of which any may be left, those that
 * belong together stand under a heading, so that whoever has nothing to say of it passes all of it by.
 */
export function headFacts(form: Form, schema: FactSchema, book: WordBook): readonly Headed[] {
  if (form.kind !== 'report') return [];
  const { facts, some } = form;
  if (some !== true || facts.length <= MOST_PLAIN) return [{ head: '', facts }];
  const groups = Map.groupBy(facts, (key) => headingOf(key, schema, book));
  return [...groups].map(([head, own]) => ({ head, facts: own }));
}
