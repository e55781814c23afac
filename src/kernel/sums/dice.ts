/** An exact count of outcomes: a number to 2^53, then a bigint. */
export type Count = number | bigint;

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
