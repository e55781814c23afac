import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 9-defeat.ts. */
export const say = texts({
  fact: {
    axisVictory: 'Have the Allies lost, with France, Britain and Russia in a state of surrender?',
  },
  told: {
    axisVictory:
      'France, Britain and Russia are in a state of surrender, Germany and Japan are not: the game ends in a decisive victory of the Axis.',
  },
});
