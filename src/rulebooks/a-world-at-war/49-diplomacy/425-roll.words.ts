import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 425-roll.ts. */
export const say = texts({
  ask: {
    modifiers:
      'Which table modifiers apply to the rolls named? (Nobody can roll without them: look them up, or agree on them.)',
    roll: 'Roll for {target}',
  },
  told: {
    notRolled: '{target} is conquered: no die is rolled for it.',
    rolled: '{target}: the die shows {die}, result {result}.',
  },
});
