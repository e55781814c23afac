import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import { words } from '../../../kernel/words.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { end, sign } from '../belligerents.ts';
import { isUsDefeated } from '../62-elections/4-in-effect.ts';
import type { Open } from '../state.ts';
import { areAtWar, endByPeace } from '../wars.ts';
import { ruled } from './rulings.ts';

// 59.62, 59.83: a Britain at peace with the European Axis.

/** The wars of Britain with the European Axis end (59.62, 59.83). */
export function endBritishWars(open: Open): void {
  for (const power of ['germany', 'italy'] as const) end(open, [power, 'britain']);
  sign(open, ['germany', 'britain'], 'treaty');
}

/**
 * 59.83, 59.891B, 62.62: a Britain that has surrendered and is at war with Japan, where the U.S. makes peace with that: it fights
 * on, or by ruling britain-in-asia is neutral with the U.S., as after a treaty (59.892).
 */
export function followInAsia(open: Open, referee: Referee): void {
  if (!hasSurrendered(open, 'britain') || !areAtWar(open, 'japan', 'britain')) return;
  const isNeutral = ruled(open.rulings, 'britain-in-asia') === 'neutral';
  if (isNeutral) endByPeace(open, 'japan', 'britain', 'treaty');
  const key = isNeutral ? 'told.britainLeavesAsia' : 'told.britainStaysInAsia';
  referee.tell?.(toAll('result', words(key), ['59.83', '59.891B', '62.64']));
}

/** 59.83, 59.84: a Britain that has surrendered is neutral with the U.S. */
export function followIntoPeace(open: Open, referee: Referee): void {
  endBritishWars(open);
  const [key, clauses] = isUsDefeated(open)
    ? ['told.britainOut', ['59.83', '62.82']]
    : ['told.britainFollows', ['59.83']];
  referee.tell?.(toAll('result', words(key as string), clauses as string[]));
  referee.tell?.(toAll('directive', words('told.neutralDeployments'), ['59.84']));
}
