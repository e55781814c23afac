import { texts } from '../../../kernel/index.ts';

/** The texts of 21a-frozen.ts. */
export const frozenTexts = texts({
  facts: {
    frozen: 'Russia',
  },
  fact: {
    frozenRussia: 'Are the values of Russian ICs frozen this turn?',
  },
  told: {
    icsFrozen:
      'Russia does not increase the value of its ICs in {turn} {year}, the turn that follows (37.13F).',
    noTurnFollows: 'No turn follows in which the ICs of Russia could grow.',
    icsThaw: 'The values of Russian ICs are frozen no longer.',
  },
  inForce: {
    icsFrozen: 'the values of Russian ICs do not increase',
    russianChoice: 'the choice of Russia',
    followingTurn: 'the end of the turn that follows the choice',
  },
});
