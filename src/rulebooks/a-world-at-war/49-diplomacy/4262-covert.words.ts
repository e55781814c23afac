import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 4262-covert.ts. */
export const WORDS = {
  'facts.covert-operations': 'Covert operations',
  'facts.covert-used': 'Covert operations',
  'fact.inPlayCovert': 'Could anybody have covert operations by now? (If not, nobody is asked.)',
  'fact.covertUsed': 'Covert operations of {faction} in {target}',
  'fact.covertOperations': 'How many covert operations do you have left?',
  'ask.covert':
    '{faction}: do you use covert operations in {targets}? (Once it is reported that nobody can have any yet, nobody is asked.)',
  'told.covert': 'Covert operations of {faction} in {target}: {by}.',
} satisfies WordBook;
