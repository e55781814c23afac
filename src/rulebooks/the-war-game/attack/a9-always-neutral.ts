import { rulingsOf } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';

/** G.A9: whether a territory takes nobody's side, whoever attacks it: Sweden, Switzerland and Turkey. */
export function alwaysNeutral({ axis, allied }: GuideEntry): boolean {
  return axis.class === 'neutral' && allied.class === 'neutral';
}

/** What the guide leaves open of a country that is never turned. */
const { RULINGS } = rulingsOf([
  {
    id: 'swiss-loss',
    clauses: ['SWI.E1'],
    question: 'Which two units does the attacker of Switzerland remove?',
    choices: [{ id: 'owner', text: 'Those that he chooses, of each attack; of fewer, all.' }],
    default: 'owner',
  },
]);

/** G.A9: who is neutral whatever comes. */
export const ALWAYS_NEUTRAL = part(import.meta.url, {
  rulings: RULINGS,
  clauses: { 'G.A9': ['enforced', 'Three are always neutral', 'alwaysNeutral'] },
});
