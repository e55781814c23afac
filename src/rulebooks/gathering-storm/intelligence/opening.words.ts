import { texts } from '../../../kernel/texts/texts.ts';
import { renderValue } from '../../../kernel/texts/words.ts';
import { upper } from '../names.words.ts';

/** The texts of opening.ts. */
export const say = texts({
  facts: {
    general: 'General events of this turn',
    'general-russian': 'General Russian events of this turn',
  },
  fact: {
    purge: 'Is Russia under the Party purge this turn?',
    general: 'Is "{event}" the general event of this turn?',
    generalRussian: 'Was another general Russian event drawn for {target} this turn?',
  },
  ask: {
    opening: 'What was drawn face up this turn? Tick what applies, or nothing.',
  },
  row: {
    purge: 'Party purge',
    general: 'General event: {event} ({power})',
    generalRussian: ({ target = '' }, book) =>
      `Another general Russian event, drawn for: ${upper(renderValue(book, target))}`,
  },
  told: {
    opening: 'Drawn for all this turn: {drawn}.',
  },
});
