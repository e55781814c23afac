import { rulingsOf, setFact } from '../../../kernel/index.ts';
import type { Placement } from '../lifetimes.ts';
import { part } from '../part.ts';
import { success } from '../starts/standing.ts';
import type { Open } from '../state.ts';

/** 24.53: the extra counter for success in a civil war is placed once, or once each turn (ruling success-counter). */
export function useSuccess({ facts, rulings }: Open, { power, basis }: Placement): void {
  if (basis === 'success' && ruled(rulings, 'success-counter') === 'once')
    setFact(facts, success.key(power), false);
}

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'success-counter',
    clauses: ['24.53'],
    question: 'How often does success in a civil war give one more diplomatic counter?',
    choices: [
      { id: 'once', text: 'Once: when it is placed, it is used up.' },
      { id: 'each-turn', text: 'Each turn, one.' },
    ],
    default: 'once',
  },
]);

/** 24.53: success in a civil war. */
export const SUCCESS = part(import.meta.url, {
  clauses: {
    '24.53': ['enforced', 'Success in a civil war', 'useSuccess'],
  },
  rulings: RULINGS,
});
