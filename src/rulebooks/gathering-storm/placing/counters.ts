import type { Placement } from '../lifetimes.ts';
import { type StormPower, sideOf } from '../powers.ts';
import { RHINELAND } from '../packs/sheet.ts';
import type { Open } from '../state.ts';

// What is placed, and how it is called in answers, doors and facts.

/** The steps in which counters are placed. */
export type PlacingStep = Placement['step'];

/** The most military counters that one answer puts in a target, and the most that one counter is worth. */
export const MOST = 9;

/** The id of what was placed: all military counters of a power in a target have one. */
export function counterId({ kind, power, target }: Pick<Placement, 'kind' | 'power' | 'target'>): string {
  if (kind === 'anti-comintern') return `anti-comintern/${target}`;
  return kind === 'military' ? `${power}-military/${target}` : `${power}/${target}`;
}

/** Whether a side has a diplomatic counter in a target already (rule.one-per-alliance). */
export function hasCounter({ placed }: Open, power: StormPower, target: string): boolean {
  const side = sideOf(power);
  return placed.some(
    (each) => each.target === target && each.kind === 'diplomatic' && sideOf(each.power) === side,
  );
}

/** Whether a target is a minor country: the Rhineland is none (4.16C). */
export function isMinor(target: string): boolean {
  return target !== RHINELAND.id;
}
