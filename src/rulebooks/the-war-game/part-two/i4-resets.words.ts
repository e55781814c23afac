import { texts } from '../../../kernel/texts/texts.ts';
import { named } from '../rule-names.ts';

/** The texts of i4-resets.ts. */
export const say = texts({
  told: {
    anew: named('{entry}{aim}: {nation} begins anew with its first roll.'),
  },
  fact: {
    won: named('Did the last roll of {nation} for {entry}{aim} work?'),
  },
});
