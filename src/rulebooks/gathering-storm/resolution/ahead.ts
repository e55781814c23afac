import { type FactKey, type Lead, once } from '../../../kernel/index.ts';
import { type StormPower, type Side, sideOf } from '../powers.ts';

// step.11: what choices of the ten steps lead to: who would lead in a target, and by how much.

/** The name of the sheet of a side's margin in a target (step.11). */
export const marginSheet = once((side: Side, target: string) => `margin/${target}/${side}`);

const marginOf = (power: StormPower, target: string) => ({
  name: marginSheet(sideOf(power), target),
  dice: [],
});

/** The margin of a power's side in a target, with a number that is given there; `worth`: what one of them counts. */
export function marginWith(
  power: StormPower,
  target: string,
  sets: FactKey,
  worth?: Lead['worth'],
): readonly Lead[] {
  return [{ ...marginOf(power, target), sets, ...(worth && { worth }) }];
}

/** The same with a number that is said once it lies there. */
export function marginOnce(
  power: StormPower,
  target: string,
  sets: FactKey,
  later: { readonly min: number; readonly max: number },
): readonly Lead[] {
  return [{ ...marginOf(power, target), sets, later }];
}

/** The same with so much there. */
export function marginIf(power: StormPower, target: string, fact: FactKey, amount: number): readonly Lead[] {
  return [{ ...marginOf(power, target), makes: { [fact]: amount } }];
}
