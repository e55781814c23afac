import { type AllocateForm, type Limit, type Row, lazily, once } from '../../../kernel/index.ts';
import { calledBy } from '../facts/called.ts';
import type { StormPower, Side } from '../powers.ts';
import type { Setting } from '../state.ts';
import { antiCominternPart } from './24.3-anti-comintern.ts';
import { militaryPart } from './24.4-military.ts';
import { diplomaticPart } from './24.54E-limits.ts';
import { costLimits } from './costs.ts';
import type { PlacingStep } from './counters.ts';
import type { Knowledge } from './drawn.ts';
import { headsOf, kindsOf } from './heads.ts';

// Steps 1 to 4: the form of a placement.

/** Whose counters are placed in each step (step.1 to step.4). */
const SIDE: Readonly<Record<PlacingStep, Side>> = { 1: 'axis', 2: 'russia', 3: 'allies', 4: 'axis' };

/** step.1 to step.4, 24.3, 24.4, 24.5: what a seat can place in a step, with every limit. */
export function placeForm(
  setting: Setting,
  seen: Knowledge,
  n: PlacingStep,
  powers: readonly StormPower[],
  isAllowed: (row: string) => boolean = () => false,
): AllocateForm {
  const { open } = seen;
  const parts = once(() => [
    diplomaticPart(setting, seen, n, SIDE[n], powers),
    ...powers.map((power) => militaryPart(setting, open, n, power)),
    ...(SIDE[n] === 'axis' ? [antiCominternPart(setting, open, n)] : []),
  ]);
  const rows = once(() => parts().flatMap((part) => part.rows));
  const limits = (): readonly Limit[] => [
    ...parts().flatMap((part) => part.limits()),
    ...costLimits(setting, open, powers, rows()),
  ];
  return lazily({
    rows,
    limits: () => bindingOf(rows(), limits(), isAllowed),
    called: calledBy(setting),
    heads: () => headsOf(setting, rows()),
    kinds: () => kindsOf(setting, rows(), powers),
  });
}

/** Limits of rows that can be filled: where all are barred, and no bar is set aside, there is nothing left to limit. */
function bindingOf(
  rows: readonly Row[],
  limits: readonly Limit[],
  isAllowed: (row: string) => boolean,
): readonly Limit[] {
  const isOpen = ({ id, barred }: Row): boolean => barred === undefined || isAllowed(id);
  const open = new Set(rows.filter(isOpen).map(({ id }) => id));
  return limits.filter((limit) => limit.rows.some((id) => open.has(id)));
}
