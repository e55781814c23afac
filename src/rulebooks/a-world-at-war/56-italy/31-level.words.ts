import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 31-level.ts. */
export const say = texts({
  sheet: {
    italyLevel: 'Surrender level of Italy',
  },
  line: {
    italyTotal: 'DP total of Italy',
    axisInItaly: 'Axis DPs in Italy',
    alliesInItaly: 'Allied DPs in Italy',
    covertInItaly: 'covert operations in Italy',
  },
  ask: {
    italianForces: 'Italy surrenders: how many of its units are left of those that the two sides receive?',
  },
  told: {
    italyLevel: 'The Italian surrender level is {level}.',
  },
});
