import type { FactKey, Lead } from '../../../kernel/index.ts';
import type { Placement } from '../lifetimes.ts';
import type { StormPower } from '../powers.ts';
import { marginIf, marginOnce, marginWith } from '../resolution/ahead.ts';
import type { Open, Setting } from '../state.ts';
import { MOST } from './counters.ts';
import { antiComintern, military, strength } from './strength-facts.ts';

// step.11: who would lead in a target, and by how much, with a counter there: strengths are said only when it lies.

/** step.11: what a counter placed by a power leads to in a target. */
export function placeLeads(
  setting: Setting,
  open: Open,
  { kind, power, target }: Pick<Placement, 'kind' | 'power' | 'target'>,
): readonly Lead[] {
  const { pack } = setting;
  if (kind === 'military') return worth(power, target, military.key(power, target), pack.military, true);
  if (kind === 'anti-comintern')
    return worth(power, target, antiComintern.key(target), pack.antiComintern, false);
  // a second one, which a table can allow, counts beside the first
  const isSecond = open.placed.some(
    (each) => each.kind === kind && each.power === power && each.target === target,
  );
  if (isSecond) return [];
  const set = pack.counters?.[power] ?? [1, MOST];
  const strengths = { min: Math.min(...set), max: Math.max(...set) };
  return marginOnce(power, target, strength.key(power, target), strengths);
}

/** 24.3, 24.4: counters of which each is worth so much; null: their seat says it later. `several`: any number of them. */
function worth(
  power: StormPower,
  target: string,
  fact: FactKey,
  each: number | null,
  several: boolean,
): readonly Lead[] {
  if (each === null) return marginOnce(power, target, fact, { min: 1, max: MOST });
  if (!several) return marginIf(power, target, fact, each);
  return marginWith(power, target, fact, { none: 0, each });
}
