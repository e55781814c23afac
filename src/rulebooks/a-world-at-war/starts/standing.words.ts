import { type WordBook, frame } from '../../../kernel/index.ts';
import { worldNameTexts } from '../names.words.ts';
import { STANDINGS } from './standing.ts';
import { resultNamed } from '../tables/results.ts';
import { resultTableTexts } from '../tables/results.words.ts';

const read = frame.reading([resultTableTexts, worldNameTexts]);

/** What a fact's value such as germany/8 is called: 'Germany/8: Axis hex control'. */
export const WORDS: WordBook = Object.fromEntries(
  STANDINGS.flatMap((value) => {
    const [power = '', result] = value.split('/');
    if (result === undefined) return [];
    return [[`name.${value}`, `${read(power)}/${read(resultNamed(result))}`]];
  }),
);
