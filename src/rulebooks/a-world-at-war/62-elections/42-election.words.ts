import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 42-election.ts. */
export const say = texts({
  ask: {
    election: {
      year: 'U.S. election after the 1945 year start: only what its result depends on is asked for.',
      attack: 'The U.S. was attacked with an atomic bomb. What does the election in Europe come to?',
    },
  },
  told: {
    attackInPeace:
      'An atomic attack on the U.S. was told, but no war between it and Germany: report the war first. No election is held.',
    electionUnknown:
      'Nobody said all that the U.S. election counts: nothing comes of it until the result is put right.',
    election: {
      europe: 'U.S. election: Europe comes to {result}.',
      pacific: 'U.S. election: the Pacific comes to {result}.',
    },
    heldAnew: 'What the U.S. election was made of has been corrected: it is worked out anew.',
    roosevelt: 'The U.S. election favours the Allies: nothing changes.',
    axisWins: 'The Axis wins the U.S. election in {theatre}: the result there is {result}.',
    axisWinsOffset:
      'The Axis wins the U.S. election in {theatre} alone. Offset by the other theatre, the result there is {result}.',
    theatreOver: 'The war in {theatre} is over: nothing comes of the result there.',
  },
});
