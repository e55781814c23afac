import { wordBook } from '../../kernel/words.ts';
import { WORDS as BOARD } from './board.words.ts';
import { WORDS as CORRECT } from './correct.words.ts';
import { WORDS as HITS } from './hits.words.ts';
import { WORDS as LEVEL } from './level.words.ts';
import { WORDS as NAMES } from './names.words.ts';
import { WORDS as RIGHTS } from './rights.words.ts';
import { WORDS as ROLLS } from './rolls.words.ts';
import { WORDS as ROUNDS } from './rounds.words.ts';
import { WORDS as SPHERES } from './spheres.words.ts';
import { WORDS as TERRITORIES } from './territories.words.ts';

/** Every text of the rulebook. */
export const WORDS = wordBook(
  NAMES,
  TERRITORIES,
  LEVEL,
  RIGHTS,
  SPHERES,
  HITS,
  ROUNDS,
  ROLLS,
  CORRECT,
  BOARD,
);
