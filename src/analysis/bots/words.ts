import { bookOf } from '../../kernel/texts/texts.ts';
import { type WordBook, wordBook } from '../../kernel/texts/words.ts';
import { say as ahead } from './minister-ahead.ts';
import { say as allocation } from './minister-allocation.ts';
import { say as plan } from './minister-plan.ts';
import { say as random } from './random.ts';
import { say as steady } from './steady.ts';

/** What bots say of their reasons. */
export const BOT_WORDS: WordBook = wordBook(
  bookOf(random),
  bookOf(steady),
  bookOf(ahead),
  bookOf(allocation),
  bookOf(plan),
);
