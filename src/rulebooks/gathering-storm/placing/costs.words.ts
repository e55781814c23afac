import { texts } from '../../../kernel/texts/texts.ts';
import { renderValue } from '../../../kernel/texts/words.ts';

/** The texts of costs.ts. */
export const say = texts({
  limit: {
    tiles: '{power} has tile points: {points}. It cannot pay for more.',
  },
  told: {
    pay: ({ power = '', points = 0, source = '' }, book) =>
      `${renderValue(book, power)} pays ${points === 1 ? '1 tile point' : `${String(points)} tile points`} for its counters${renderValue(book, source)}.`,
    tilesUnknown: 'The tile points of {power} are not known: whether it can pay is not checked.',
  },
});
