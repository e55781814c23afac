import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 7-returns.ts. */
export const say = texts({
  facts: {
    returned: 'British territories',
  },
  name: {
    return: 'given back',
  },
  fact: {
    returned: 'Has {territory} been returned to Britain in an earlier surrender?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    returned: 'In your record of its surrender, or in the log if it was made here. Usually no.',
  },
  bar: {
    returnedBefore: 'It has been returned once in this game.',
    notLondon: 'The Axis have to control London.',
    notMidlands: 'The Axis have to control Birmingham and Manchester.',
    notAllScotland: 'The Axis have to control all of Scotland.',
    neverBritish: 'It was not British when the game began, nor came to Britain without an Axis attack.',
  },
  row: {
    return: '{territory} back to Britain ({points})',
  },
});
