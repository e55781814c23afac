import type { WordBook } from '../../../kernel/words.ts';

/** The texts of event-modifiers.ts, and of modifiers.ts. */
export const WORDS = {
  'facts.modifier': 'Modifiers of this turn',
  'fact.eventModifier': 'What "{event}" gives in {target}',
} satisfies WordBook;
