import { MOST_DOLLARS } from './j1-money.ts';

// The game of bids (G.J5, G.J7): both sides choose one to three dollars unseen. Each side's payoff is what success is worth to it,
// times its chance, less its dollars. Adding to one side what hangs on the other's choice alone changes no best answer, and so the
// game is as one in which what one side wins the other loses: it has one value, and it is solved exactly, in whole numbers.

const SIDES = 12;

/** A fraction in lowest terms. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

/** What is at stake for each side, in whole units of one worth: at least 1 for success. */
interface BothSides {
  readonly influence: number;
  readonly counter: number;
}

/** A roll on which both sides bid. */
interface Bids {
  /** What it needs without money: its number and what the entry adds. */
  readonly base: number;
  /** What success is worth to the one, and failure to the other. */
  readonly worth: BothSides;
  /** What a dollar is worth to each. */
  readonly dollar: BothSides;
  /** The dollars that the entry asks for at least: 1 or more. */
  readonly least?: number;
  /** The most dollars that each has; absent: enough. */
  readonly most?: BothSides;
}

/** How both sides bid best, and what comes of it. */
interface Solved {
  /** How often each bid is made: of 1, 2, 3 dollars. */
  readonly influence: readonly Fraction[];
  readonly counter: readonly Fraction[];
  /** The chance that the roll works. */
  readonly chance: Fraction;
  /** What it is worth to the nation that rolls, its dollars taken off. */
  readonly value: Fraction;
}

type Row = readonly bigint[];

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

/** A fraction in lowest terms, its denominator above 0. */
export function fraction(n: bigint, d: bigint): Fraction {
  const by = gcd(n, d) * (d < 0n ? -1n : 1n);
  return { n: n / by, d: d / by };
}

/** G.J5, G.J7: how both sides bid best on a roll. Throws where a worth is no whole number of 1 or more, or a side has no bid: our own mistake. */
export function valueOfBids({ base, worth, dollar, least = 1, most = ENOUGH }: Bids): Solved {
  for (const each of [worth.influence, worth.counter])
    if (!Number.isInteger(each) || each < 1) throw new Error(`a success is worth 1 or more, not ${each}`);
  const mine = bidsFrom(least, most.influence);
  const theirs = bidsFrom(1, most.counter);
  const faces = mine.map((own) => theirs.map((against) => BigInt(faceCount(base + own - against))));
  const [w, v] = [BigInt(worth.influence), BigInt(worth.counter)];
  const [a, b] = [BigInt(dollar.influence), BigInt(dollar.counter)];
  const side = BigInt(SIDES);
  const game = mine.map((own, i) =>
    theirs.map(
      (against, j) => w * v * (faces[i]?.[j] ?? 0n) - side * (a * v * BigInt(own) - b * w * BigInt(against)),
    ),
  );
  const { x, y } = solve(game);
  const chance = mixed(faces, x, y, side);
  const spent = x.reduce((sum, part, i) => plus(sum, times(part, BigInt(mine[i] ?? 0))), fraction(0n, 1n));
  return {
    influence: padded(x, mine),
    counter: padded(y, theirs),
    chance,
    value: plus(times(chance, w), times(spent, -a)),
  };
}

const ENOUGH: BothSides = { influence: MOST_DOLLARS, counter: MOST_DOLLARS };

const bidsFrom = (least: number, most: number): number[] =>
  Array.from({ length: Math.min(MOST_DOLLARS, most) - least + 1 }, (_, i) => least + i);

const faceCount = (needs: number): number => Math.min(Math.max(needs, 0), SIDES);

/** Bids that cannot be made are never made. */
const padded = (mix: readonly Fraction[], bids: readonly number[]): Fraction[] =>
  Array.from({ length: MOST_DOLLARS }, (_, i) => mix[bids.indexOf(i + 1)] ?? fraction(0n, 1n));

const plus = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.n * other.d + other.n * one.d, one.d * other.d);
const times = ({ n, d }: Fraction, by: bigint): Fraction => fraction(n * by, d);

/** The mean of a table over two mixes, as a part of `of`. */
function mixed(table: readonly Row[], x: readonly Fraction[], y: readonly Fraction[], of: bigint): Fraction {
  let sum = fraction(0n, 1n);
  x.forEach((p, i) =>
    y.forEach((q, j) => {
      sum = plus(sum, fraction(p.n * q.n * (table[i]?.[j] ?? 0n), p.d * q.d * of));
    }),
  );
  return sum;
}

interface Mixes {
  readonly x: readonly Fraction[];
  readonly y: readonly Fraction[];
}

/** Some square part of every such game has a solution that is one of the whole (Shapley and Snow). */
function solve(game: readonly Row[]): Mixes {
  const columns = game[0]?.length ?? 0;
  for (let size = 1; size <= Math.min(game.length, columns); size++)
    for (const rows of chosen(game.length, size))
      for (const cols of chosen(columns, size)) {
        const found = solvedBy(game, rows, cols);
        if (found) return found;
      }
  throw new Error('a game without a solution');
}

/** All ways to choose so many of some. */
function chosen(of: number, size: number): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: of }, (_, last) => last).flatMap((last) =>
    chosen(last, size - 1).map((others) => [...others, last]),
  );
}

/** The mixes of a square part that make the other side indifferent in it, where they are a solution of the whole; else null. */
function solvedBy(game: readonly Row[], rows: readonly number[], cols: readonly number[]): Mixes | null {
  const part = rows.map((i) => cols.map((j) => game[i]?.[j] ?? 0n));
  const cofactors = part.map((row, i) => row.map((_, j) => cofactor(part, i, j)));
  const x = cofactors.map((row) => row.reduce((sum, each) => sum + each, 0n));
  const y = cols.map((_, j) => cofactors.reduce((sum, row) => sum + (row[j] ?? 0n), 0n));
  const whole = x.reduce((sum, each) => sum + each, 0n);
  if (whole === 0n || [...x, ...y].some((each) => each * whole < 0n)) return null;
  const value = determinant(part);
  const positive = whole > 0n ? 1n : -1n;
  const full = (mix: readonly bigint[], at: readonly number[], length: number): bigint[] =>
    Array.from({ length }, (_, i) => (at.includes(i) ? (mix[at.indexOf(i)] ?? 0n) * positive : 0n));
  const [X, Y] = [full(x, rows, game.length), full(y, cols, game[0]?.length ?? 0)];
  const aim = value * positive;
  const rowsHold = game.every((row) => row.reduce((sum, each, j) => sum + each * (Y[j] ?? 0n), 0n) <= aim);
  const colsHold = Y.every(
    (_, j) => game.reduce((sum, row, i) => sum + (row[j] ?? 0n) * (X[i] ?? 0n), 0n) >= aim,
  );
  if (!rowsHold || !colsHold) return null;
  const of = whole * positive;
  return { x: X.map((each) => fraction(each, of)), y: Y.map((each) => fraction(each, of)) };
}

/** The cofactor of a place in a square table. */
function cofactor(table: readonly Row[], i: number, j: number): bigint {
  const rest = table.flatMap((row, r) => (r === i ? [] : [row.filter((_, c) => c !== j)]));
  return ((i + j) % 2 === 0 ? 1n : -1n) * determinant(rest);
}

function determinant(table: readonly Row[]): bigint {
  const [first] = table;
  if (first === undefined) return 1n;
  return first.reduce((sum, each, j) => {
    const rest = table.slice(1).map((row) => row.filter((_, c) => c !== j));
    return sum + (j % 2 === 0 ? each : -each) * determinant(rest);
  }, 0n);
}
