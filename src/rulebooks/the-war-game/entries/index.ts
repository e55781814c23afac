import type { Ruling } from '../../../kernel/ruling.ts';
import { type WordBook, wordBook } from '../../../kernel/words.ts';
import type { Entry } from '../rule.ts';
import { A_TO_H } from './a-h.ts';
import { RULINGS as A_TO_H_RULINGS } from './a-h.rulings.ts';
import { WORDS as A_TO_H_WORDS } from './a-h.words.ts';
import { I_TO_Y } from './i-y.ts';
import { RULINGS as I_TO_Y_RULINGS } from './i-y.rulings.ts';
import { WORDS as I_TO_Y_WORDS } from './i-y.words.ts';

/** The entries of the guide that have a story, in its order; colonies stand with their parents. */
export const ENTRIES: readonly Entry[] = [...A_TO_H, ...I_TO_Y];

/** The rulings of their stories. */
export const ENTRY_RULINGS: readonly Ruling[] = [...A_TO_H_RULINGS, ...I_TO_Y_RULINGS];

/** What is said in their stories alone. */
export const ENTRY_WORDS: WordBook = wordBook(A_TO_H_WORDS, I_TO_Y_WORDS);
