import { type Mix, type Mixes, solve, zeros } from './mix.ts';

// Points that two sides put into fields without seeing each other's, each field paying for itself.

/** How many points each purse of a side puts into each field: by purse, then by field. */
export type Placing = readonly (readonly number[])[];

/** Points that go into fields under limits of their own. */
export interface Purse {
  /** By field the most it can hold; 0 where none can go. */
  readonly most: readonly number[];
  /** The placing that brings most, where `gains` says by field what each number brings. */
  best(gains: readonly (readonly number[])[]): readonly number[];
}

/** A game of points. `pays[field][mine][theirs]`: what a field pays me for the numbers of both, each side's as one code (`codeOf`). */
export interface Contest {
  readonly mine: readonly Purse[];
  readonly theirs: readonly Purse[];
  readonly pays: readonly (readonly (readonly number[])[])[];
}

/** What a contest comes to: placings of both sides with how often each comes. */
export interface Solution {
  readonly mine: readonly Placing[];
  readonly theirs: readonly Placing[];
  readonly mixes: Mixes;
  /** What the best answers to the mixes would gain together, over all placings that were looked for. */
  readonly gap: number;
  /** How far apart the payments lie: what there is to win. */
  readonly stake: number;
}

/** The numbers of several purses in one field as one number. */
function codeOf(purses: readonly Purse[], numbers: readonly number[], field: number): number {
  let code = 0;
  for (const [i, { most }] of purses.entries())
    code = code * ((most[field] ?? 0) + 1) + (numbers[i] as number);
  return code;
}

/** All numbers that purses can put into a field, in the order of their codes. */
export function numbersIn(purses: readonly Purse[], field: number): readonly (readonly number[])[] {
  return purses.reduce<readonly (readonly number[])[]>(
    (all, { most }) =>
      all.flatMap((each) => Array.from({ length: (most[field] ?? 0) + 1 }, (_, n) => [...each, n])),
    [[]],
  );
}

const MOST_PLACINGS = 40;
/** Of the stake: what mixes may leave to gain among the placings at hand, and a new placing has to bring. */
const FINE = 0.002;

/**
 * Both answer best to each other's mixes until neither finds anything better (a double oracle): only placings that matter ever stand
 * in the game that is solved.
 */
export function solveContest(contest: Contest): Solution {
  const { mine: purses, theirs: others } = contest;
  const [mine, theirs] = [new Placings(), new Placings()];
  const even = others.map(({ most }) => most.map((n) => Math.floor(n / 2)));
  mine.add(bestAgainst(contest, 'mine', [even], [1], purses.map(zero)));
  theirs.add(bestAgainst(contest, 'theirs', mine.all, [1], others.map(zero)));
  const pays: number[][] = [];
  for (;;) {
    fill(pays, contest, mine.all, theirs.all);
    const stake = Math.max(1e-9, spreadOf(pays));
    const mixes = solve(pays, stake * FINE);
    const [answer, reply] = [
      bestAgainst(contest, 'mine', theirs.all, mixes.theirs, mostUsed(mine.all, mixes.mine)),
      bestAgainst(contest, 'theirs', mine.all, mixes.mine, mostUsed(theirs.all, mixes.theirs)),
    ];
    const most = worthAgainst(contest, answer, theirs.all, mixes.theirs, 'mine');
    const least = worthAgainst(contest, reply, mine.all, mixes.mine, 'theirs');
    const gap = Math.max(mixes.gap, most - least);
    const isFound = gap <= stake * 2 * FINE || mine.all.length >= MOST_PLACINGS;
    const isNew = [mine.add(answer), theirs.add(reply)].some(Boolean);
    if (isFound || !isNew) {
      const looked = {
        mine: mine.all.slice(0, mixes.mine.length),
        theirs: theirs.all.slice(0, mixes.theirs.length),
      };
      return { ...looked, mixes, gap, stake };
    }
  }
}

const zero = ({ most }: Purse): readonly number[] => most.map(() => 0);

function mostUsed(all: readonly Placing[], mix: Mix): Placing {
  const most = Math.max(...mix);
  return all[mix.indexOf(most)] as Placing;
}

/** Placings of one side, each once. */
class Placings {
  readonly all: Placing[] = [];
  private readonly known = new Set<string>();

  add(placing: Placing): boolean {
    const key = JSON.stringify(placing);
    if (this.known.has(key)) return false;
    this.known.add(key);
    this.all.push(placing);
    return true;
  }
}

/** What both placings pay me. */
function payOf({ mine, theirs, pays }: Contest, one: Placing, other: Placing): number {
  return pays.reduce(
    (sum, field, at) => sum + (field[codeAt(mine, one, at)]?.[codeAt(theirs, other, at)] ?? 0),
    0,
  );
}

function codeAt(purses: readonly Purse[], placing: Placing, field: number): number {
  return codeOf(
    purses,
    placing.map((numbers) => numbers[field] as number),
    field,
  );
}

function fill(
  pays: number[][],
  contest: Contest,
  mine: readonly Placing[],
  theirs: readonly Placing[],
): void {
  for (const [i, one] of mine.entries()) {
    const row = (pays[i] ??= []);
    for (let j = row.length; j < theirs.length; j++) row.push(payOf(contest, one, theirs[j] as Placing));
  }
}

function spreadOf(pays: readonly (readonly number[])[]): number {
  const all = pays.flat();
  return Math.max(...all) - Math.min(...all);
}

type Side = 'mine' | 'theirs';

/** What a placing of a side pays me on the average, against a mix of the other's. */
function worthAgainst(
  contest: Contest,
  placing: Placing,
  others: readonly Placing[],
  mix: Mix,
  side: Side,
): number {
  return others.reduce((sum, other, i) => {
    const share = mix[i] ?? 0;
    if (share === 0) return sum;
    return sum + share * (side === 'mine' ? payOf(contest, placing, other) : payOf(contest, other, placing));
  }, 0);
}

/** By field what each code of a side pays that side, against a mix of the other's. */
export function fieldGains(
  { mine, theirs, pays }: Contest,
  side: Side,
  others: readonly Placing[],
  mix: Mix,
): number[][] {
  return pays.map((field, at) => {
    const facing = side === 'mine' ? theirs : mine;
    const codes = side === 'mine' ? field.length : (field[0]?.length ?? 0);
    const sums = zeros(codes);
    for (const [i, other] of others.entries()) {
      const share = mix[i] ?? 0;
      if (share === 0) continue;
      const against = codeAt(facing, other, at);
      for (let code = 0; code < codes; code++) {
        const pay = side === 'mine' ? field[code]?.[against] : field[against]?.[code];
        sums[code] = (sums[code] as number) + share * (side === 'mine' ? (pay ?? 0) : -(pay ?? 0));
      }
    }
    return sums;
  });
}

/** Rounds in which purses of one side answer each other: two nearly always do. */
const ROUNDS = 4;

/** The best answer of a side to a mix of the other's: each purse in turn, the others of its side as they are. */
function bestAgainst(
  contest: Contest,
  side: Side,
  others: readonly Placing[],
  mix: Mix,
  from: Placing,
): Placing {
  const gains = fieldGains(contest, side, others, mix);
  const purses = contest[side];
  let placing = from;
  for (let round = 0; round < (purses.length > 1 ? ROUNDS : 1); round++) {
    const before = placing;
    for (const [i, purse] of purses.entries()) {
      const ofPurse = purse.most.map((most, at) =>
        Array.from({ length: most + 1 }, (_, n) => {
          const numbers = placing.map((each, k) => (k === i ? n : (each[at] as number)));
          return gains[at]?.[codeOf(purses, numbers, at)] ?? 0;
        }),
      );
      const best = purse.best(ofPurse);
      placing = placing.map((each, k) => (k === i ? best : each));
    }
    if (JSON.stringify(before) === JSON.stringify(placing)) break;
  }
  return placing;
}
