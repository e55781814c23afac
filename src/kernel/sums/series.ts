import type { Count } from './dice.ts';
import type { Odds } from './odds.ts';

/** Something that falls in `some` of `of` equally likely ways. */
export interface Chance {
  readonly some: Count;
  readonly of: Count;
}

/** The chance that it falls in one roll at least of several, exactly. Throws a RangeError for no roll at all. */
export function onceIn(rolls: readonly Chance[]): { readonly some: bigint; readonly of: bigint } {
  if (rolls.length === 0) throw new RangeError('no roll');
  const of = product(rolls.map((roll) => BigInt(roll.of)));
  return { some: of - product(rolls.map((roll) => BigInt(roll.of) - BigInt(roll.some))), of };
}

/** In how many ways none, one, two, ... of several rolls bring it: the last stands for all of them. */
export function howMany(rolls: readonly Chance[]): { readonly ways: readonly bigint[]; readonly of: bigint } {
  let ways: readonly bigint[] = [1n];
  for (const { some, of } of rolls) {
    const [falls, not] = [BigInt(some), BigInt(of) - BigInt(some)];
    ways = [...ways, 0n].map((each, i) => each * not + (ways[i - 1] ?? 0n) * falls);
  }
  return { ways, of: product(rolls.map((roll) => BigInt(roll.of))) };
}

/** The same roll so many times. */
export function again(roll: Chance, times: number): readonly Chance[] {
  return Array.from({ length: times }, () => roll);
}

/** The chances of one outcome in several rolls: those that are sure, and those that what is unknown leaves possible. */
export function chancesOver(
  rolls: readonly Odds[],
  outcome: string,
): { readonly sure: readonly Chance[]; readonly possible: readonly Chance[] } {
  const found = rolls.map(({ of, outcomes }) => {
    const own = outcomes.find((each) => each.outcome === outcome);
    return { of, sure: own?.sure ?? 0, possible: own?.possible ?? 0 };
  });
  return {
    sure: found.map(({ of, sure }) => ({ some: sure, of })),
    possible: found.map(({ of, possible }) => ({ some: possible, of })),
  };
}

function product(all: readonly bigint[]): bigint {
  return all.reduce((sum, each) => sum * each, 1n);
}
