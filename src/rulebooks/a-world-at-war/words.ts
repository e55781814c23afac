import { bookOf } from '../../kernel/texts.ts';
import { wordBook } from '../../kernel/words.ts';
import { say as sayBoard } from './board.words.ts';
import { WORDS as NAMES } from './names.words.ts';
import { polished } from './polish.ts';
import { say as saySequence } from './sequence.words.ts';
import { WORDS as STANDINGS } from './standing.words.ts';
import { say as sayLines } from './tables/lines.words.ts';
import { say as sayResults } from './tables/results.words.ts';

/** The texts that no single clause has: names, moments of a year, results, lines of tables, the board. */
export const WORDS = polished(
  wordBook(NAMES, bookOf(saySequence, sayResults, sayLines, sayBoard), STANDINGS),
);
