import type { Bar, Limit, Row } from '../../../kernel/form.ts';
import { words } from '../../../kernel/words.ts';
import { spoken } from '../intelligence/spoken.ts';
import { type Power, type Side, sideOf } from '../powers.ts';
import type { Open, Setting } from '../state.ts';
import { hasCounter } from './counters.ts';

const CLAUSES = ['rule.one-per-alliance'];

/** rule.one-per-alliance: a target in which the side has a diplomatic counter already takes no other of it. */
export function allianceBar(setting: Setting, open: Open, power: Power, target: string): Bar | null {
  if (!hasCounter(open, power, target)) return null;
  const reason = words('bar.alliance', { side: sideOf(power), target: spoken(setting, target) });
  return { clauses: CLAUSES, reason };
}

/** rule.one-per-alliance: of the diplomatic counters that a side places now, at most one is in each target. */
export function allianceLimits(setting: Setting, side: Side, rows: readonly Row[]): Limit[] {
  return setting.targets.map(({ id }) => ({
    rows: rows.flatMap((row) => (row.id.endsWith(`/${id}`) ? [row.id] : [])),
    max: 1,
    clauses: CLAUSES,
    reason: words('bar.alliance', { side, target: spoken(setting, id) }),
  }));
}
