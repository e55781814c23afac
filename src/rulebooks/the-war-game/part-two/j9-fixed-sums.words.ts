import { texts } from '../../../kernel/texts/texts.ts';
import { named } from '../rule-names.ts';

/** The texts of j9-fixed-sums.ts. */
export const say = texts({
  ask: {
    landValue: 'Turn {turn}: what is the land worth? A tenth of it, rounded up, is the most for influence.',
  },
  told: {
    paysFixed: '{nation} pays ${dollars} to {entry}; they add nothing.',
    cannotPay: named('{nation} cannot pay {entry}{aim} with ${left} left: it does not roll.'),
  },
});
