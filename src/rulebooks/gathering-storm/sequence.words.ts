import { texts } from '../../kernel/index.ts';

/** The texts of sequence.ts. */
export const stormSequenceTexts = texts({
  when: '{season} {year}',
  late: 'This start begins in {season} {year}, and the ruling last-turn ends the game after {lastSeason} {lastYear}.',
  skip: {
    turn: 'Skip the rest of {season} {year}',
  },
  told: {
    skip: {
      turn: 'The table skips the rest of {season} {year}: nothing more of it is resolved.',
    },
    endWar: 'War between major powers: the game is over in {season} {year}.',
    endLast: '{season} {year} was the last turn: the game is over.',
  },
});
