import { type Json, own } from '../../kernel/json.ts';
import type { DataFault, Rulebook, Scenario } from '../../kernel/rulebook.ts';
import { type FileForm, formsOf, kindOf } from '../../kernel/forms/file-form.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { bindBook, type Book } from '../book.tsx';
import { gapNamed } from './faults.ts';

/** Which file is written, for which game. */
export interface Wanted {
  readonly rulebook: string;
  /** The scenario that the game begins with, if it is known. */
  readonly scenario?: string;
  readonly kind: string;
  /** What the other files of the game hold: it is read after those of its kind and of the kinds before. */
  readonly others: readonly Json[];
}

/** What a file is written on: the rulebook with the files before it. */
export interface Ground {
  readonly form: FileForm;
  readonly book: Book;
  /** What holds when a file says nothing of a fact; null where the scenario is not known. */
  readonly otherwise: Scenario['facts'] | null;
  /** What the rulebook's reader finds wrong with a file. */
  faultsOf(document: Json): readonly DataFault[];
}

/** What a file is written on. Null when there is no such rulebook, scenario or kind of file. */
export function groundOf(wanted: Wanted): Ground | null {
  const { rulebook: id, kind } = wanted;
  const rulebook = findRulebook(id);
  const scenario = rulebook?.scenarios.find((each) => each.id === wanted.scenario) ?? rulebook?.scenarios[0];
  if (!rulebook || !scenario) return null;
  const { before, data } = readBefore(rulebook, wanted);
  const form = formsOf(rulebook, data).find((each) => each.kind === kind);
  const book = bindBook(rulebook, { scenario: scenario.id, rulings: {}, data }, true);
  if (!form || !book) return null;
  return {
    form,
    book: withNames(book, form),
    otherwise: wanted.scenario === undefined ? null : factsBeside(form, scenario.facts),
    faultsOf(document) {
      const read = rulebook.data([...before, document]);
      return 'faults' in read ? read.faults.map((each) => gapNamed(form.body, document, each)) : [];
    },
  };
}

/** The files that are read before it, unless they have faults of their own, and what they give. */
function readBefore(
  rulebook: Rulebook,
  { kind, others }: Wanted,
): { readonly before: readonly Json[]; readonly data: Json } {
  const kinds = formsOf(rulebook, null).map((form) => form.kind);
  const rankOf = (document: Json): number => kinds.indexOf(kindOf(document) ?? '');
  const before = others.filter((each) => rankOf(each) <= kinds.indexOf(kind));
  const read = rulebook.data(before);
  return 'data' in read ? { before, data: read.data } : { before: [], data: null };
}

/** A book that knows the form's names of values besides its own. */
function withNames(book: Book, { names = {} }: FileForm): Book {
  return {
    ...book,
    name: (value) => (typeof value === 'string' ? own(names, value) : undefined) ?? book.name(value),
  };
}

/** What a scenario says of the facts that a file leaves out. */
function factsBeside({ isOpen }: FileForm, facts: Scenario['facts']): Scenario['facts'] {
  return Object.fromEntries(Object.entries(facts).filter(([key]) => isOpen?.(key) !== true));
}
