import { type Bar, type Limit, type Row, barredRow, once, reportedValue } from '../../../kernel/index.ts';
import { conquestBar } from '../intelligence/conquest.ts';
import { hasForgone } from '../intelligence/opening.ts';
import { targetName } from '../intelligence/spoken.ts';
import { part } from '../part.ts';
import type { StormPower } from '../powers.ts';
import { support } from '../starts/standing.ts';
import type { Open, Setting } from '../state.ts';
import { purgeRuling } from './22.21B-purge.rulings.ts';
import { militaryRuling, MILITARY_RULINGS } from './24.4-military.rulings.ts';
import { militaryTexts } from './24.4-military.words.ts';
import type { FormPart } from './24.54E-limits.ts';
import { MOST, type PlacingStep } from './counters.ts';

// 24.4: military counters, beside the limits of diplomatic ones.

/** The powers whose support level limits their military counters (24.4). */
export const LIMITED_POWERS: readonly StormPower[] = ['germany', 'france', 'russia'];

/** 24.4: the rows of a power's military counters, and how many its support level allows. */
export function militaryPart(setting: Setting, open: Open, n: PlacingStep, power: StormPower): FormPart {
  const all = ROWS(setting)(power);
  const rows = setting.targets.map(({ id }, at) =>
    barredRow(all[at] as Row, militaryBar(setting, open, n, power, id)),
  );
  return { rows, limits: () => supportLimit(open, power, rows) };
}

const ROWS = once((setting: Setting) =>
  once((power: StormPower) =>
    setting.targets.map(({ id: target }): Row => {
      const label = militaryTexts.row.military({ power, target: targetName(setting, target) });
      return { id: `${power}-military/${target}`, label, max: MOST };
    }),
  ),
);

/** 24.4, step.4, 24.61A: no military counter in the second Axis round, none of a Russia that gave up all, none in a conquest. */
function militaryBar(
  setting: Setting,
  open: Open,
  n: PlacingStep,
  power: StormPower,
  target: string,
): Bar | null {
  if (n === 4) return NOT_NOW;
  const isForgone = power === 'russia' && hasForgone(open);
  if (isForgone && purgeRuling(open.rulings, 'forgone-military') === 'yes') return FORGONE;
  return conquestBar(setting, open, target);
}

const NOT_NOW: Bar = { clauses: ['24.4', 'step.4'], reason: militaryTexts.bar.onlyStep1() };
const FORGONE: Bar = { clauses: ['24.61A', '22.21B'], reason: militaryTexts.bar.militaryForgone() };

function supportLimit(open: Open, power: StormPower, rows: readonly Row[]): Limit[] {
  if (!isLimited(open, power)) return [];
  const level = reportedValue(open.facts, support.key(power));
  if (level === undefined) return [];
  const max = Math.max(0, Number(level));
  const reason = militaryTexts.limit.support({ power, level, max });
  return [{ rows: rows.map(({ id }) => id), max, clauses: ['24.4'], reason }];
}

/** 24.4: whether the support level of a power limits its military counters (ruling military-limit). */
export function isLimited({ rulings }: Open, power: StormPower): boolean {
  return LIMITED_POWERS.includes(power) && militaryRuling(rulings, 'military-limit') === 'support';
}

/** 24.4: military counters. */
export const MILITARY = part(import.meta.url, {
  clauses: {
    '24.4': ['enforced', 'Military counters', 'militaryPart'],
  },
  rulings: MILITARY_RULINGS,
  texts: militaryTexts,
});
