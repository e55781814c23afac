import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of strength-facts.ts. */
export const say = texts({
  fact: {
    strength: 'The strength of the diplomatic counter of {power} in {target}',
    military: 'What the military counters of {power} in {target} are worth',
    antiComintern: 'What the anti-Comintern counter in {target} is worth',
  },
});
