import type { DiceMode } from '../kernel/game/entry.ts';
import { sha256Of } from './hash.ts';
import { randomBelow } from './random.ts';

/** One fall of dice from the operating system's generator. `sides`: the sides of each die. */
export function osDice(sides: readonly number[]): number[] {
  return sides.map((each) => randomBelow(each) + 1);
}

/**
 * The fall that a seed gives to a decision: always the same for the same seed and decision id, without bias. For
 * examples and simulation only: who knows the seed knows the dice.
 */
export function seededDice(seed: string, decision: string, sides: readonly number[]): number[] {
  return sides.map((each, die) => seededFace(`${seed}/${decision}/${die}`, each));
}

const WORD = 2 ** 32;

/** Rejection sampling over 32-bit words of SHA-256, so that every face is equally likely. */
function seededFace(label: string, sides: number): number {
  const limit = WORD - (WORD % sides);
  for (let round = 0; ; round++) {
    const { buffer, byteOffset } = sha256Of(`${label}/${round}`);
    const word = new DataView(buffer, byteOffset).getUint32(0);
    if (word < limit) return (word % sides) + 1;
  }
}

/** The dice of a game's roll, or null where people type what fell. */
export function rollFor(mode: DiceMode, decision: string, sides: readonly number[]): number[] | null {
  if (mode === 'typed') return null;
  return mode === 'program' ? osDice(sides) : seededDice(mode.seed, decision, sides);
}
