import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 53-lesser.ts. */
export const WORDS = {
  'ask.tie': 'As many Western as Russian DPs in {target}: who benefits, by agreement or a die?',
  'ask.lesser': '{faction}: which result do you take for {target}?',
  'option.faction': '{faction}',
  'told.taken': '{faction} takes the result for {target}: {result}.',
  'told.lesser': 'Lesser result taken by {faction} for {target}: {result}.',
} satisfies WordBook;
