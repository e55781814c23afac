import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of values.ts. */
export const say = texts({
  ask: {
    values: '{powers}: what are your open counters worth, all in one target together?',
  },
  limit: {
    worth: 'Say of each what it is worth: 1 or more.',
  },
  worth: {
    of: '{what}: {value}',
  },
  told: {
    worth: 'Worth: {list}.',
  },
});
