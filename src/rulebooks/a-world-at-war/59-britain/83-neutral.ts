import { type Referee, rulingsOf, tell, texts } from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { begin } from '../54-surrender/in-force.ts';
import { end, type Peace, sign } from '../war/belligerents.ts';
import { isUsDefeated } from '../war/elections.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';
import { areAtWar, endByPeace } from '../war/wars.ts';
import { LASTING_AFTERMATH } from './8-aftermath.ts';

// 59.62, 59.83: a Britain at peace with the European Axis.

/** The wars of Britain with the European Axis end by its own treaty, or with those of the U.S. (59.62, 59.83). */
export function endBritishWars(open: Open, by: Peace): void {
  for (const power of ['germany', 'italy'] as const) end(open, [power, 'britain']);
  sign(open, ['germany', 'britain'], by);
}

/**
 * 59.83, 59.891B, 62.62: a Britain that has surrendered and is at war with Japan, where the U.S. makes peace with that: it fights
 * on, or by ruling britain-in-asia is neutral with the U.S., as after a treaty (59.892).
 */
export function followInAsia(open: Open, referee: Referee): void {
  if (!hasSurrendered(open, 'britain') || !areAtWar(open, 'japan', 'britain')) return;
  const isNeutral = ruled(open.rulings, 'britain-in-asia') === 'neutral';
  if (isNeutral) endByPeace(open, 'japan', 'britain', 'treaty');
  const text = isNeutral ? say.told.britainLeavesAsia : say.told.britainStaysInAsia;
  tell(referee, 'result', text, undefined, ['59.83', '59.891B', '62.64']);
}

/** 59.83, 59.84: a Britain that has surrendered is neutral with the U.S. */
export function followIntoPeace(open: Open, referee: Referee): void {
  endBritishWars(open, 'us');
  const [text, clauses] = isUsDefeated(open)
    ? [say.told.britainOut, ['59.83', '62.82']]
    : [say.told.britainFollows, ['59.83']];
  tell(referee, 'result', text, undefined, clauses);
  begin(referee, LASTING_AFTERMATH.neutralDeployments, undefined);
}

const say = texts({
  told: {
    britainFollows:
      'Britain has surrendered and is neutral with the U.S.: its war with the European Axis is over until the U.S. is at war again.',
    britainOut:
      'Britain has surrendered and is neutral with the U.S., for good: its war with the European Axis is over.',
    britainStaysInAsia: 'Britain has surrendered to Germany alone: its war with Japan goes on.',
    britainLeavesAsia: 'Britain has surrendered and is neutral with the U.S.: its war with Japan is over.',
  },
});

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'britain-in-asia',
    clauses: ['59.83', '59.891B', '62.62', '62.82'],
    question:
      'Britain has surrendered and fights Japan; the U.S. makes peace with Japan: what of Britain there?',
    choices: [
      {
        id: 'fights-on',
        text: 'It fights on: its surrender takes effect in Europe alone, and other Allies may fight on.',
      },
      { id: 'neutral', text: 'It is neutral as long as the U.S. is.' },
    ],
    default: 'fights-on',
  },
]);

/** 59.83: Britain is neutral with the U.S. */
export const NEUTRAL = part(import.meta.url, {
  rulings: RULINGS,
  texts: say,
});
