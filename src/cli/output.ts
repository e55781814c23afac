import type { Refusal } from '../kernel/clause.ts';
import type { Json } from '../kernel/json.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import { render, renderValue, type WordBook, type Words } from '../kernel/texts/words.ts';
import { STORE_WORDS } from '../store/index.ts';
import { short } from './fold.ts';

/** What a command has to say: text for people, JSON for scripts. `code` 1: a check failed. */
export interface CommandOutput {
  readonly text: string;
  readonly json: unknown;
  readonly code?: 0 | 1;
}

/** Refused, or bad input: exit code 2. */
export interface Failure {
  readonly failed: string;
  readonly clauses: readonly string[];
}

/** The result of every command. */
export type Result = CommandOutput | Failure;

/** Say no in a sentence. */
export function failure(sentence: string, clauses: readonly string[] = []): Failure {
  return { failed: short(sentence), clauses };
}

/** Whether a value is a failure. */
export function isFailed(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'failed' in value;
}

/** A kernel's or store's refusal as a failure, in the words of a rulebook where there is one. */
export function failureOf(refusal: Refusal, rulebook?: Rulebook): Failure {
  return failure(say(rulebook, refusal.refused), refusal.clauses);
}

/** The text of words, with the stores' texts at hand. */
export function say(rulebook: Rulebook | undefined, text: Words): string {
  return render(bookOf(rulebook), text);
}

/** How an id reads: its name in the rulebook's words, else the id itself. */
export function nameOf(rulebook: Rulebook, id: Json): string {
  return renderValue(bookOf(rulebook), id);
}

const books = new WeakMap<Rulebook, WordBook>();

/** A rulebook's words and the stores': put together once, for every word that is said needs them. */
export function bookOf(rulebook: Rulebook | undefined): WordBook {
  if (!rulebook) return STORE_WORDS;
  let book = books.get(rulebook);
  if (!book) books.set(rulebook, (book = { ...STORE_WORDS, ...rulebook.words }));
  return book;
}

/** Clauses as they stand behind a sentence. */
export function citation(clauses: readonly string[]): string {
  return clauses.length === 0 ? '' : ` [${clauses.join(', ')}]`;
}

/** Shows how far a long run is, on one line; empty: takes it away. */
export type Status = (line: string) => void;

/** Nobody watches. */
export const NO_STATUS: Status = () => undefined;
