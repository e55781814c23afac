import type { Ruling } from '../../../kernel/ruling.ts';
import { type WordBook, wordBook } from '../../../kernel/words.ts';
import type { Entry } from '../rule.ts';
import { A_TO_H } from './a-h.ts';
import { MONGOLIA } from './mongolia.ts';

/** The entries of the guide that have a story, in its order; colonies stand with their parents. */
export const ENTRIES: readonly Entry[] = [...A_TO_H, MONGOLIA];

/** The rulings of their stories. */
export const ENTRY_RULINGS: readonly Ruling[] = [];

/** What is said in their stories alone. */
export const ENTRY_WORDS: WordBook = wordBook();
