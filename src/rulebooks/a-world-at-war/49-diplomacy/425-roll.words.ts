import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 425-roll.ts. */
export const WORDS = {
  'ask.modifiers':
    'Which modifiers of the tables apply to the rolls named? (Without them nobody can roll: look them up, or agree.)',
  'ask.roll': 'Roll for {target}',
  'told.rolled': '{target}: the die shows {die}, result {result}.',
} satisfies WordBook;
