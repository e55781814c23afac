import type { WordBook } from '../../../kernel/words.ts';

/** The texts of strength-facts.ts. */
export const WORDS = {
  'fact.strength': 'The strength of the diplomatic counter of {power} in {target}',
  'fact.military': 'What the military counters of {power} in {target} are worth',
  'fact.antiComintern': 'What the anti-Comintern counter in {target} is worth',
} satisfies WordBook;
