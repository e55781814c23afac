import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 43-milder.ts. */
export const say = texts({
  ask: {
    milder:
      'The result in {theatre} is {result}. Take it, or a milder one? Each brings what stands below it too.',
  },
  told: {
    milder: 'In {theatre} the milder result {taken} is taken in place of {result}.',
  },
  option: {
    election: '{result}: {effect}',
    electionPeace: '{result}: a separate peace, {tension} {level}',
    electionNone: 'none: U.S. policy as before',
  },
  bar: {
    allOrNothing: 'An atomic attack on the U.S. brings a separate peace, or nothing.',
  },
});
