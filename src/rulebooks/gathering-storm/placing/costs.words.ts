import { renderValue, type WordBook } from '../../../kernel/words.ts';

/** The texts of costs.ts. */
export const WORDS = {
  'limit.tiles': '{power} cannot pay for more: its tile points are {points}.',
  'told.pay': ({ power, points }, book) =>
    `${renderValue(book, power)} pays ${String(points)} tile point${points === 1 ? '' : 's'} for its counters.`,
  'told.tilesUnknown': 'The tile points of {power} are not known: whether it can pay is not checked.',
} satisfies WordBook;
