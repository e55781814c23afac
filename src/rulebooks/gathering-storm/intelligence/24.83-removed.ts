import { family, once, whole } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { StormPower } from '../powers.ts';
import type { StormGround, Setting } from '../state.ts';
import { threatTexts } from './24.83-threat.words.ts';
import { MOST } from './modifiers.ts';
import { targetName } from './spoken.ts';

// 24.83: the memory of Russian flags that were eliminated in the turn before.

/** The powers that the communist threat serves (24.83). */
export const THREATENED_POWERS = ['germany', 'italy'] as const satisfies readonly StormPower[];

/** How many Russian flags a power eliminated in a target in the turn before this one (24.83). */
export const removedFlags = family<StormGround, [StormPower, string]>({
  key: once((power, target) => `removed.${power}.${target}`),
  each: ({ targets }) =>
    THREATENED_POWERS.flatMap((power) => targets.map(({ id }): [StormPower, string] => [power, id])),
  spec: (setting, power, target) => ({
    type: whole(0, MOST),
    lasts: 'ever',
    byRules: true,
    question: threatTexts.fact.removed({ power, target: targetName(setting, target) }),
    clauses: ['24.83'],
  }),
});

/** Before the first turn nobody has eliminated a flag (24.83). */
export function noneRemoved(setting: Pick<Setting, 'targets'>): Record<string, number> {
  return Object.fromEntries(
    THREATENED_POWERS.flatMap((power) =>
      setting.targets.map(({ id }) => [removedFlags.key(power, id), 0] as const),
    ),
  );
}

/** 24.83: the flags that fell. */
export const FALLEN_FLAGS = part(import.meta.url, {
  facts: [removedFlags],
});
