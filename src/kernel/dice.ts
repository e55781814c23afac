/** An exact count of outcomes: a number to 2^53, then a bigint. */
export type Count = number | bigint;

/** An exact distribution: how many of `of` equally likely rolls give each outcome. */
export interface Tally {
  readonly of: Count;
  readonly counts: ReadonlyMap<string, Count>;
}

const most = BigInt(Number.MAX_SAFE_INTEGER);

/** Shrink a bigint to a number where that is exact. */
function fit(count: bigint): Count {
  return count <= most ? Number(count) : count;
}

/** How many ways the dice can fall. `sides`: sides of each die. */
export function ways(sides: readonly number[]): Count {
  return fit(sides.reduce((product, each) => product * BigInt(each), 1n));
}

/** Every roll of the dice in turn, the last die fastest. The same array is reused: copy it to keep it. */
export function* rolls(sides: readonly number[]): Generator<readonly number[]> {
  const faces = sides.map(() => 1);
  for (;;) {
    yield faces;
    let die = sides.length - 1;
    while (die >= 0 && faces[die] === sides[die]) faces[die--] = 1;
    if (die < 0) return;
    faces[die] = (faces[die] as number) + 1;
  }
}

/** The exact distribution of an outcome over every roll; meant for a few dice, as it visits each roll. */
export function tally(sides: readonly number[], outcome: (faces: readonly number[]) => string): Tally {
  const counts = new Map<string, number>();
  for (const faces of rolls(sides)) {
    const key = outcome(faces);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return { of: ways(sides), counts };
}

/** The exact distribution of the sum of any number of dice: count by total. */
export function sums(sides: readonly number[]): Tally {
  let counts = new Map<number, bigint>([[0, 1n]]);
  for (const each of sides) {
    const next = new Map<number, bigint>();
    for (const [total, count] of counts)
      for (let face = 1; face <= each; face++) next.set(total + face, (next.get(total + face) ?? 0n) + count);
    counts = next;
  }
  return {
    of: ways(sides),
    counts: new Map([...counts].map(([total, count]) => [String(total), fit(count)])),
  };
}
