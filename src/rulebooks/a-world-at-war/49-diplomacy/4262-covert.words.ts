import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 4262-covert.ts. */
export const say = texts({
  facts: {
    'covert-operations': 'Covert operations',
    'covert-used': 'Covert operations',
  },
  fact: {
    inPlayCovert: 'Could anybody have covert operations by now? (If not, nobody is asked.)',
    covertUsed: 'Covert operations of {faction} in {target}',
    covertOperations: 'How many covert operations do you have left?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    inPlayCovert: 'Each player with intelligence research knows it. Usually no in the first years.',
  },
  ask: {
    covert:
      '{faction}: do you use covert operations in {targets}? (Once it is reported that nobody can have any yet, nobody is asked.)',
  },
  told: {
    covert: 'Covert operations of {faction} in {target}: {by}.',
  },
});
