import { type Line, truth } from '../../../kernel/index.ts';
import { fact, inRegister } from '../facts/facts.ts';
import { type Fallible, fallOf, tellFall } from '../war/falls.ts';
import { part } from '../part.ts';
import { POWER_IDS, type Power } from '../powers.ts';
import type { Open } from '../state.ts';

// 49.17: what a surrender does to the DPs of a power.

/** Those that can surrender: Japan receives no DPs. */
const ALL = [...POWER_IDS, 'japan'] as const;

/** Whether a power has surrendered (49.17). */
export const surrenderFact = inRegister<[Fallible]>({
  key: (power) => `surrendered.${power}`,
  of: ALL.map((power): [Fallible] => [power]),
  spec: (power) => fact('surrendered', truth, ['49.17'], { byRules: true, onMap: true, args: { power } }),
  read: (open, power) => fallOf(open, power).now,
  write: (open, value, _, power) => tellFall(open, power, 'now', value as boolean | undefined),
});

/** Whether a power has surrendered, as far as has been told (49.17). */
export function hasSurrendered(open: Open, power: Fallible): boolean {
  return fallOf(open, power).now === true;
}

/** 49.17: a power that has surrendered receives none, Britain and the U.S. excepted. */
export function unlessSurrendered(power: Power, line: Line): Line {
  if (power === 'britain' || power === 'us') return line;
  const key = surrenderFact.key(power);
  return {
    ...line,
    needs: [...line.needs, key],
    value: (known) => (known.truth(key) ? 0 : line.value(known)),
  };
}

/** 49.17: who has surrendered. */
export const SURRENDER_FACTS = part(import.meta.url, {
  clauses: {
    '49.17': ['computed', 'Effects of surrender', 'unlessSurrendered'],
  },
  facts: [surrenderFact],
});
