// Two who choose without knowing what the other does, and want opposite things: how often each does what.

/** How often each of some choices is made: numbers from 0 that sum to 1. */
export type Mix = readonly number[];

/** A solved game: the mixes of both, and what each could gain by leaving its own, together: 0 for an equilibrium. */
export interface Mixes {
  readonly mine: Mix;
  readonly theirs: Mix;
  /** What it pays, on the average. */
  readonly value: number;
  readonly gap: number;
}

const ROUNDS = 4000;
/** How often it is looked whether the mixes are good enough. */
const LOOK = 100;

/**
 * Solve a game by regret matching, in turns, with the later rounds counting more. `pays[i][j]`: what I get where I choose i and they
 * choose j; they lose as much. Ends once the gap is at most `enough`.
 */
export function solve(pays: readonly (readonly number[])[], enough: number): Mixes {
  const [rows, columns] = [pays.length, pays[0]?.length ?? 0];
  const [mine, theirs] = [new Regrets(rows), new Regrets(columns)];
  for (let round = 1; ; round++) {
    const facing = theirs.now();
    const mineEach = eachRow(pays, facing);
    mine.learn(mineEach, round);
    const against = mine.now();
    const theirsEach = eachColumn(pays, against).map((value) => -value);
    theirs.learn(theirsEach, round);
    if (round % LOOK !== 0 && round < ROUNDS) continue;
    const found = measured(pays, mine.mean(), theirs.mean());
    if (found.gap <= enough || round >= ROUNDS) return found;
  }
}

/** What mixes pay, and their gap. */
function measured(pays: readonly (readonly number[])[], mine: Mix, theirs: Mix): Mixes {
  const best = Math.max(...eachRow(pays, theirs));
  const least = Math.min(...eachColumn(pays, mine));
  const value = eachRow(pays, theirs).reduce((sum, pay, i) => sum + pay * (mine[i] ?? 0), 0);
  return { mine, theirs, value, gap: best - least };
}

/** What each of my choices pays against a mix. */
function eachRow(pays: readonly (readonly number[])[], theirs: Mix): number[] {
  return pays.map((row) => row.reduce((sum, pay, j) => sum + pay * (theirs[j] as number), 0));
}

function eachColumn(pays: readonly (readonly number[])[], mine: Mix): number[] {
  const sums = zeros(pays[0]?.length ?? 0);
  for (const [i, row] of pays.entries()) {
    const share = mine[i] as number;
    if (share === 0) continue;
    for (const [j, pay] of row.entries()) sums[j] = (sums[j] as number) + share * pay;
  }
  return sums;
}

/** What somebody regrets not to have chosen, and what that comes to. */
class Regrets {
  private readonly regrets: number[];
  private readonly sums: number[];

  constructor(choices: number) {
    this.regrets = zeros(choices);
    this.sums = zeros(choices);
  }

  now(): Mix {
    return shares(this.regrets);
  }

  mean(): Mix {
    return shares(this.sums);
  }

  learn(pays: readonly number[], weight: number): void {
    const mix = this.now();
    const got = pays.reduce((sum, pay, i) => sum + pay * (mix[i] as number), 0);
    for (const [i, pay] of pays.entries())
      this.regrets[i] = Math.max(0, (this.regrets[i] as number) + pay - got);
    for (const [i, share] of this.now().entries()) this.sums[i] = (this.sums[i] as number) + weight * share;
  }
}

function shares(of: readonly number[]): Mix {
  const sum = of.reduce((all, each) => all + each, 0);
  return sum > 0 ? of.map((each) => each / sum) : of.map(() => 1 / of.length);
}

/** So many numbers, all 0. */
export function zeros(length: number): number[] {
  return Array.from({ length }, () => 0);
}

const FINE = 2 ** 30;

/** Draw one of a mix: its index. */
export function drawFrom(mix: Mix, random: (below: number) => number): number {
  let left = random(FINE) / FINE;
  for (const [i, share] of mix.entries()) {
    left -= share;
    if (left < 0) return i;
  }
  return mix.findLastIndex((share) => share > 0);
}
