import { type Bar, type Limit, once } from '../../../kernel/index.ts';
import { targetName } from '../intelligence/spoken.ts';
import { part } from '../part.ts';
import { type StormPower, type Side, sideOf } from '../powers.ts';
import type { Open, Setting } from '../state.ts';
import type { Column } from './24.54E-columns.ts';
import { hasCounter } from './counters.ts';
import { onePerAllianceTexts } from './one-per-alliance.words.ts';

const CLAUSES = ['rule.one-per-alliance'];

/** rule.one-per-alliance: a target in which the side has a diplomatic counter already takes no other of it. */
export function allianceBar(setting: Setting, open: Open, power: StormPower, target: string): Bar | null {
  return hasCounter(open, power, target) ? REASONS(setting)(sideOf(power), target).bar : null;
}

const REASONS = once((setting: Setting) =>
  once((side: Side, id: string): Record<'bar' | 'limit', Bar> => {
    const args = { side, target: targetName(setting, id) };
    return {
      bar: { clauses: CLAUSES, reason: onePerAllianceTexts.bar.alliance(args) },
      limit: { clauses: CLAUSES, reason: onePerAllianceTexts.limit.alliance(args) },
    };
  }),
);

/** rule.one-per-alliance: of the diplomatic counters that a side places now, at most one is in each target. */
export function allianceLimits(setting: Setting, side: Side, columns: readonly Column[]): Limit[] {
  const reasons = REASONS(setting);
  return setting.targets.map(({ id }, at) => {
    return { rows: columns.map(({ ids }) => ids[at] as string), max: 1, ...reasons(side, id).limit };
  });
}

/** rule.one-per-alliance. */
export const ONE_PER_ALLIANCE = part(import.meta.url, {
  clauses: {
    'rule.one-per-alliance': ['enforced', 'One diplomatic counter of a side in a target', 'allianceBar'],
  },
  texts: onePerAllianceTexts,
});
