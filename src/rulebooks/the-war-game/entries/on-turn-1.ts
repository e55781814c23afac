import { part } from '../part.ts';
import type { Condition } from '../rule.ts';
import { any, fromTurn, not, ruling } from '../say.ts';
import { RULINGS } from './on-turn-1.rulings.ts';

/** "On turn 1": from the first turn on, or in that turn alone, by the ruling. */
export const onTurn1 = (): Condition => any(ruling('on-turn-1', 'from'), not(fromTurn(2)));

/** What several entries say of influence. */
export const ON_TURN_1 = part(import.meta.url, {
  rulings: RULINGS,
});
