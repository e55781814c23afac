import { type Json, renderValue, texts } from '../../../kernel/index.ts';
import { upper } from '../names.words.ts';

const has = (side: Json): string => (side === 'allies' ? 'have' : 'has');

/** The texts of one-per-alliance.ts. */
export const onePerAllianceTexts = texts({
  bar: {
    alliance: ({ side = '', target = '' }, book) =>
      `${upper(renderValue(book, side))} ${has(side)} a diplomatic counter in ${renderValue(book, target)} already, and ${has(side)} at most one in a target.`,
  },
  limit: {
    alliance: ({ side = '', target = '' }, book) =>
      `${upper(renderValue(book, side))} ${has(side)} at most one diplomatic counter in ${renderValue(book, target)}.`,
  },
});
