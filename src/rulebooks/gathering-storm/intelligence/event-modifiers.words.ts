import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of event-modifiers.ts, and of modifiers.ts. */
export const say = texts({
  facts: {
    modifier: 'Modifiers of this turn',
  },
  fact: {
    eventModifier: 'What "{event}" gives in {target}',
  },
});
