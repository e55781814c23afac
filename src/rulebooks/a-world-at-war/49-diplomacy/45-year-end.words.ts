import { texts } from '../../../kernel/index.ts';

/** The texts of 45-year-end.ts. */
export const yearEndTexts = texts({
  ask: {
    paper:
      '{faction}: type in your paper for {year}. Only you see it; the sums are checked. If they do not fit, say so in the last row.',
    restOfPaper:
      '{faction}: type in the rest of your paper for {year}, besides what you have shown: {parts}. Only you see it; the sums are checked. If they do not fit, say so in the last row.',
  },
  told: {
    sheet: 'Your paper for {year}: {parts}.',
    sheetFits: 'The paper of {faction} for {year} keeps the limits and covers what it showed and used.',
    yearEnd: ({ year, without }) =>
      without === true
        ? `The year ${String(year)} is over.`
        : `The year ${String(year)} is over: remove all DPs, used or not, except those used as RPs in intelligence projects (41.76).`,
  },
});
