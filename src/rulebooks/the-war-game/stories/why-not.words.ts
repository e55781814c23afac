import { texts } from '../../../kernel/index.ts';

/** The texts of why-not.ts. */
export const whyNotTexts = texts({
  why: {
    unknown: 'not known whether {when}',
    still: 'the story of {entry} has stopped',
    once: 'it was rolled before, and is rolled once',
    built: 'its build-up has added all that it can',
    'no-chance': 'it would need 0 or less',
    second: 'it is only rolled at once after another roll',
    late: 'it has become so only since the docket was drawn up',
    begins: 'it was not so when the turn began',
  },
});
