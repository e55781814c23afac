import { texts } from '../../kernel/texts/texts.ts';

/** The texts of changes.ts. */
export const say = texts({
  ask: {
    changes:
      'What has changed on the board and the charts since the last turn, other than by what was entered here?',
    charts: 'What do the charts say for this turn? What is left out is not checked.',
  },
});
