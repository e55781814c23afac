import { type FactKey, type FactSpec, once, whole } from '../../../kernel/index.ts';
import { isFallen } from '../freed.ts';
import type { StormPower } from '../powers.ts';
import type { Go, Open } from '../state.ts';

// Modifiers that come from no counter: each rule adds its own.

/** The most that one source gives a power in one target. */
export const MOST = 9;

/** The fact that says what a source gives in a target. */
export const modifierKey: (source: string, target: string) => FactKey = once(
  (source, target) => `modifier.${source}.${target}`,
);

/** How facts of modifiers are kept. */
export const MODIFIER_SPEC = {
  type: whole(0, MOST),
  lasts: 'turn',
  by: 'game',
} as const satisfies Partial<FactSpec>;

/** Whether a step is still to come, or open. */
export function isAhead({ agenda }: Open, isIt: (item: Go) => boolean): boolean {
  return (agenda as readonly Go[]).some(isIt);
}

/** What a source has given a power in a target in this turn. */
export function givenAmount(open: Open, source: string, power: StormPower, target: string): number {
  let sum = 0;
  for (const each of open.modifiers)
    if (each.source === source && each.power === power && each.target === target && !isFallen(open, each))
      sum += each.amount;
  return sum;
}

/** An amount with its sign, as it is told. */
export function signedAmount(amount: number): string {
  return amount > 0 ? `+${amount}` : String(amount);
}
