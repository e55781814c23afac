import { wordBook } from '../../kernel/words.ts';
import { WORDS as BOARD } from './board.words.ts';
import { WORDS as NAMES } from './names.words.ts';
import { polished } from './polish.ts';
import { WORDS as MOMENTS } from './sequence.words.ts';
import { WORDS as STANDINGS } from './standing.words.ts';
import { WORDS as LINES } from './tables/lines.words.ts';
import { WORDS as RESULTS } from './tables/results.words.ts';

/** The texts that no single clause has: names, moments of a year, results, lines of tables, the board. */
export const WORDS = polished(wordBook(NAMES, MOMENTS, RESULTS, STANDINGS, LINES, BOARD));
