import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 4262-covert.ts. */
export const WORDS = {
  'facts.covert-operations': 'Covert operations',
  'facts.covert-used': 'Covert operations',
  'fact.inPlayCovert': 'Can anybody have covert operations by now? (No: nobody is asked.)',
  'fact.covertUsed': 'Covert operations of {faction} in {target}',
  'fact.covertOperations': 'How many covert operations have you left?',
  'ask.covert':
    '{faction}: do you use covert operations in {targets}? (Report once that nobody can have any yet, and nobody is asked.)',
  'told.covert': 'Covert operations of {faction} in {target}: {by}.',
} satisfies WordBook;
