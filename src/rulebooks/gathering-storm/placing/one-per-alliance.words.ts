import { renderValue, texts } from '../../../kernel/index.ts';
import { upper } from '../names.words.ts';

/** The texts of one-per-alliance.ts. */
export const onePerAllianceTexts = texts({
  bar: {
    alliance: ({ side = '', target = '' }, book) =>
      `${upper(renderValue(book, side))} has a diplomatic counter in ${renderValue(book, target)} already, and has at most one in a target.`,
  },
  limit: {
    alliance: ({ side = '', target = '' }, book) =>
      `${upper(renderValue(book, side))} has at most one diplomatic counter in ${renderValue(book, target)}.`,
  },
});
