import type { WordBook } from '../../kernel/words.ts';
import { WORDS as NAMES } from './names.words.ts';
import { STANDINGS } from './standing.ts';
import { WORDS as RESULTS } from './tables/results.words.ts';

/** What a fact's value such as germany/8 is called: 'Germany/8: Axis hex control'. */
export const WORDS: WordBook = Object.fromEntries(
  STANDINGS.flatMap((value) => {
    const [power = '', result] = value.split('/');
    const name = (NAMES as WordBook)[`name.${power}`];
    return result === undefined
      ? []
      : [[`name.${value}`, `${name}/${(RESULTS as WordBook)[`result.${result}`]}`]];
  }),
);
