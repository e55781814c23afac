import type { Bar, Limit } from '../../../kernel/form.ts';
import { words } from '../../../kernel/words.ts';
import { spoken } from '../intelligence/spoken.ts';
import { onceForEach, onceForPair } from '../once.ts';
import { type Power, type Side, sideOf } from '../powers.ts';
import type { Open, Setting } from '../state.ts';
import type { Column } from './24.54E-columns.ts';
import { hasCounter } from './counters.ts';

const CLAUSES = ['rule.one-per-alliance'];

/** rule.one-per-alliance: a target in which the side has a diplomatic counter already takes no other of it. */
export function allianceBar(setting: Setting, open: Open, power: Power, target: string): Bar | null {
  return hasCounter(open, power, target) ? BARS(setting)(sideOf(power), target) : null;
}

const BARS = onceForEach((setting: Setting) =>
  onceForPair((side: Side, target: string): Bar => {
    const reason = words('bar.alliance', { side, target: spoken(setting, target) });
    return { clauses: CLAUSES, reason };
  }),
);

/** rule.one-per-alliance: of the diplomatic counters that a side places now, at most one is in each target. */
export function allianceLimits(setting: Setting, side: Side, columns: readonly Column[]): Limit[] {
  const bars = BARS(setting);
  return setting.targets.map(({ id }, at) => {
    const { clauses, reason } = bars(side, id);
    return { rows: columns.map(({ ids }) => ids[at] as string), max: 1, clauses, reason };
  });
}
