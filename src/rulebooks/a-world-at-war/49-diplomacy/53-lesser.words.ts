import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 53-lesser.ts. */
export const WORDS = {
  'ask.tie':
    'The West and Russia have the same number of DPs in {target}: who benefits, by agreement or a die roll?',
  'ask.lesser': '{faction}: which result do you take for {target}?',
  'option.faction': '{faction}',
  'told.taken': '{faction} takes the result for {target}: {result}.',
  'told.lesser': 'Lesser result taken by {faction} for {target}: {result}.',
} satisfies WordBook;
