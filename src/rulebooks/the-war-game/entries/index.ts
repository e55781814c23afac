import type { Ruling } from '../../../kernel/ruling.ts';
import { bookOf } from '../../../kernel/texts.ts';
import type { WordBook } from '../../../kernel/words.ts';
import type { Entry } from '../rule.ts';
import { RULINGS as A_TO_H_RULINGS } from './a-h.rulings.ts';
import { A_TO_H } from './a-h.ts';
import { say as sayAToH } from './a-h.words.ts';
import { RULINGS as I_TO_Y_RULINGS } from './i-y.rulings.ts';
import { I_TO_Y } from './i-y.ts';
import { say as sayIToY } from './i-y.words.ts';

/** The entries of the guide that have a story, in its order; colonies stand with their parents. */
export const ENTRIES: readonly Entry[] = [...A_TO_H, ...I_TO_Y];

/** The rulings of their stories. */
export const ENTRY_RULINGS: readonly Ruling[] = [...A_TO_H_RULINGS, ...I_TO_Y_RULINGS];

/** What is said in their stories alone. */
export const ENTRY_WORDS: WordBook = bookOf(sayAToH, sayIToY);
