import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import { setFact } from '../../../kernel/facts.ts';
import { words } from '../../../kernel/words.ts';
import type { Open } from '../state.ts';
import { war } from '../wars.ts';
import { britishPeace } from './facts.ts';

// 59.62, 59.83: a Britain at peace with the European Axis.

/** The wars of Britain with the European Axis end (59.62, 59.83). */
export function endBritishWars({ facts }: Open): void {
  setFact(facts, britishPeace.key(), true);
  for (const power of ['germany', 'italy'] as const) setFact(facts, war.key(power, 'britain'), false);
}

/** 59.83, 59.84: a Britain that has surrendered is neutral with the U.S. */
export function followIntoPeace(open: Open, referee: Referee): void {
  endBritishWars(open);
  referee.tell?.(toAll('result', words('told.britainFollows'), ['59.83']));
  referee.tell?.(toAll('directive', words('told.neutralDeployments'), ['59.84']));
}
