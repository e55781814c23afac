import { reported } from '../../kernel/facts.ts';
import { fact, family, pairs, truth } from './facts.ts';
import { onceForPair } from './once.ts';
import { part } from './part.ts';
import type { Obligation, Open } from './state.ts';
import { MINORS } from './tables/targets.ts';

// Who is at war with a minor country: read by 49.435, 49.58 and 49.632.

/** The powers whose wars with minor countries rules read. */
export const FIGHTERS = ['germany', 'russia'] as const satisfies Obligation['power'][];

/** Whether Germany or Russia is at war with a minor country (49.58). */
export const atWar = family<[Obligation['power'], string]>({
  key: onceForPair((power, target) => `at-war.${power}.${target}`),
  each: () => MINORS.flatMap((target) => pairs(FIGHTERS, [target])),
  spec: (_, power, target) => fact('atWar', truth, ['49.58'], { args: { power, target } }),
});

/** The powers that are told to be at war with a minor country. */
export function attackersOf({ facts }: Open, target: string): readonly Obligation['power'][] {
  return FIGHTERS.filter((power) => reported(facts, atWar.key(power, target)) === true);
}

/** Wars with minor countries. */
export const MINOR_WARS = part(import.meta.url, {
  facts: [atWar],
});
