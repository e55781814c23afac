import { texts } from '../../../kernel/index.ts';

/** The texts of b-laws.ts. */
export const lawTexts = texts({
  bar: {
    story: 'The story of {place} does not let {nation} do that now.',
  },
});
