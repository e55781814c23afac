import { rulingsOf } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { Condition } from '../stories/rule.ts';
import { any, fromTurn, not, ruling } from '../stories/say.ts';

/** "On turn 1": from the first turn on, or in that turn alone, by the ruling. */
export const onTurn1 = (): Condition => any(ruling('on-turn-1', 'from'), not(fromTurn(2)));

/** What several entries say of influence. */
const { RULINGS } = rulingsOf([
  {
    id: 'on-turn-1',
    clauses: ['BEH.I1', 'DEN.I1', 'EIR.I1', 'EST.I1'],
    question: 'Influence is allowed “on turn 1”. In which turns?',
    choices: [
      { id: 'from', text: 'From turn 1 on.' },
      { id: 'alone', text: 'In turn 1 only.' },
    ],
    default: 'from',
  },
]);

/** What several entries say of influence. */
export const ON_TURN_1 = part(import.meta.url, {
  rulings: RULINGS,
});
