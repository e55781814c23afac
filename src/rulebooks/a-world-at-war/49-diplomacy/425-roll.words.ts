import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 425-roll.ts. */
export const WORDS = {
  'ask.modifiers':
    'Which table modifiers apply to the rolls named? (Nobody can roll without them: look them up, or agree on them.)',
  'ask.roll': 'Roll for {target}',
  'told.notRolled': '{target} is conquered: no die is rolled for it.',
  'told.rolled': '{target}: the die shows {die}, result {result}.',
} satisfies WordBook;
