import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 31-europe.ts. */
export const say = texts({
  sheet: {
    electionEurope: 'U.S. election: Europe',
  },
  line: {
    electionDps: 'DP level of {power}',
    electionAtomic:
      'atomic attacks on Britain and the Atlantic U.S. box: {first} for the first, {second} more for the second, {further} more for each further one',
    britainBelow: 'British surrender level below {level}',
    britainAbove: 'British surrender level above {level}',
    britainStands: 'Britain has not surrendered',
  },
});
