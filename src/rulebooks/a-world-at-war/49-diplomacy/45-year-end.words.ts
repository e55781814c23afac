import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 45-year-end.ts. */
export const WORDS = {
  'ask.sheet':
    '{faction}: type your sheet for {year}. Only you see it; the sums are checked. If they do not fit, say so in the last row.',
  'ask.restOfSheet':
    '{faction}: type the rest of your sheet for {year}, beside what you showed: {parts}. Only you see it; the sums are checked. If they do not fit, say so in the last row.',
  'told.sheet': 'Your sheet for {year}: {parts}.',
  'told.sheetFits': 'The sheet of {faction} for {year} keeps the limits and covers what it showed and used.',
  'told.yearEnd':
    'The year {year} is over: remove all DPs, used or not, but those used as RPs in intelligence projects (41.76).',
} satisfies WordBook;
