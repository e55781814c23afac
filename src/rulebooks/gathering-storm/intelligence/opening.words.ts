import type { WordBook } from '../../../kernel/words.ts';

/** The texts of opening.ts. */
export const WORDS = {
  'facts.general': 'General events of this turn',
  'facts.general-russian': 'General Russian events of this turn',
  'fact.purge': 'Is Russia under the Party purge this turn?',
  'fact.general': 'Is "{event}" the general event of this turn?',
  'fact.generalRussian': 'Was another general Russian event drawn for {target} this turn?',
  'ask.opening': 'What was drawn face up this turn? Tick what applies, or nothing.',
  'row.purge': 'Party purge',
  'row.general': 'General event: {event} ({power})',
  'row.generalRussian': 'Another general Russian event, drawn for: {target}',
  'told.opening': 'Drawn for all this turn: {drawn}.',
} satisfies WordBook;
