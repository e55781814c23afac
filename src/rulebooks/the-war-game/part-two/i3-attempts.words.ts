import { texts } from '../../../kernel/texts/texts.ts';
import { named } from '../rule-names.ts';

/** The texts of i3-attempts.ts. */
export const say = texts({
  nothing: {
    attempts: 'no influence for {nation}',
  },
  ask: {
    attempts:
      'Turn {turn}, part II: whom does {nation} try to influence, and on which rolls does it spend money?',
  },
  row: {
    try: named('{entry}{aim}: roll {number}, {needs} or less'),
    tryLeast: named('{entry}{aim}: roll {number}, {needs} or less for ${dollars}, better for more'),
    tryFixed: named('{entry}{aim}: roll {number}, {needs} or less, for ${dollars} that add nothing'),
    spend: named('{entry}{aim}: spend money on this roll'),
  },
  bar: {
    spendAlone: named('Money is spent on a roll: {entry}{aim} has to be tried.'),
  },
  told: {
    tries: named('{nation} tries to influence {entry}{aim} (roll {number}).'),
    triesPaid: named('{nation} tries to influence {entry}{aim} (roll {number}), and spends money on it.'),
  },
  name: {
    attempts: 'attempts',
    try: 'try',
    spend: 'spend on',
    influence: 'influence',
  },
});
