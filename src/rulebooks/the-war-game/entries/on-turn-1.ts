import type { Condition } from '../rule.ts';
import { any, fromTurn, not, ruling } from '../say.ts';

/** "On turn 1": from the first turn on, or in that turn alone, by the ruling. */
export const onTurn1 = (): Condition => any(ruling('on-turn-1', 'from'), not(fromTurn(2)));
