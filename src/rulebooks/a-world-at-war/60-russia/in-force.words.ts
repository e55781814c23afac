import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of in-force.ts. */
export const say = texts({
  inForce: {
    russiaWeak: 'Russia is in a state of surrender: each turn it pays with its ICs, and fights on',
    russianLevel: 'its level of zero or less',
    russiaRises: 'a level above zero',
  },
});
