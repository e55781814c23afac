import type { Roll } from '../lifetimes.ts';
import { type Open, phaseId } from '../state.ts';

// 49.42: of which roll something is decided: one of the phase, or one that comes out otherwise than it did.

/** What is decided of a roll for a target. */
export interface OfRoll {
  readonly target: string;
  readonly anew?: Anew;
}

/** A roll that comes out otherwise: the phase in which it fell, and, once that is over, the roll itself. */
export interface Anew {
  readonly phase: string;
  readonly late?: Readonly<Roll>;
}

/** The roll as it stands now (49.425). */
export function rollAt({ rolls }: Open, { target, anew }: OfRoll): Readonly<Roll> | undefined {
  return anew?.late ?? rolls.find((each) => each.target === target);
}

/** The roll in ids: what is decided of it is decided a second time where it comes out otherwise. */
export function idOf(open: Open, { target, anew }: OfRoll): string {
  return anew ? `${anew.phase}/${target}/amended` : `${phaseId(open)}/${target}`;
}

/** Whether the roll comes out otherwise by now: then what was asked of it falls away. */
export function isStale(open: Open, at: OfRoll): boolean {
  return rollAt(open, at)?.rolled === null;
}

/** A roll is settled: the next one is made, if this was its turn (49.425). */
export function passOn(open: Open, target: string): void {
  if (open.rolls[open.rolling]?.target === target) open.rolling++;
}
