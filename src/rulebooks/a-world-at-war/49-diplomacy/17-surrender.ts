import { reported } from '../../../kernel/facts.ts';
import type { Line } from '../../../kernel/sheet.ts';
import { eachOf, fact, family, truth } from '../facts.ts';
import { part } from '../part.ts';
import { POWER_IDS, type Power } from '../powers.ts';
import type { Open } from '../state.ts';

// 49.17: what a surrender does to the DPs of a power.

/** Those that can surrender: Japan receives no DPs. */
const ALL = [...POWER_IDS, 'japan'] as const;

/** Whether a power has surrendered (49.17). */
export const surrendered = family<[(typeof ALL)[number]]>({
  key: (power) => `surrendered.${power}`,
  each: eachOf(ALL),
  spec: (_, power) => fact('surrendered', truth, ['49.17'], { byRules: true, onMap: true, args: { power } }),
});

/** Whether a power has surrendered, as far as has been told (49.17). */
export function hasSurrendered({ facts }: Open, power: (typeof ALL)[number]): boolean {
  return reported(facts, surrendered.key(power)) === true;
}

/** 49.17: a power that has surrendered receives none, Britain and the U.S. excepted. */
export function unlessSurrendered(power: Power, line: Line): Line {
  if (power === 'britain' || power === 'us') return line;
  const key = surrendered.key(power);
  return {
    ...line,
    needs: [...line.needs, key],
    value: (known) => (known.truth(key) ? 0 : line.value(known)),
  };
}

/** 49.17: who has surrendered. */
export const SURRENDERED = part(import.meta.url, {
  clauses: {
    '49.17': ['computed', 'Effects of surrender', 'unlessSurrendered'],
  },
  facts: [surrendered],
});
