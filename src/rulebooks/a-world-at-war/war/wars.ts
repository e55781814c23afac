import { texts, truth, once } from '../../../kernel/index.ts';
import {
  type Belligerent,
  between,
  breakOut,
  end,
  type FoughtWar,
  know,
  latest,
  loseSight,
  type Peace,
  peaceOf,
  putRight,
  sign,
  WARS,
  warKey,
} from './belligerents.ts';
import { turnRuling } from '../57-japan/14-turn.rulings.ts';
import { fact, inRegister } from '../facts/facts.ts';
import { isWarEnded } from '../turn/over.ts';
import { part } from '../part.ts';
import { type Open, SEASONS } from '../state.ts';

export { type Belligerent, WARS } from './belligerents.ts';

// Who is at war with whom, since when, and who declared it: read by 49.434, 49.51B, 49.852A, 56.12, 57.14A and 60.11.

/** The clauses that read a war. */
const READ_BY: Readonly<Record<string, readonly string[]>> = {
  'germany-russia': ['49.434', '49.431B'],
  'germany-us': ['49.51B'],
  'japan-britain': ['49.852A'],
  'japan-us': ['49.852A', '57.14A'],
  'italy-britain': ['56.12'],
};

const readBy = (a: string, b: string): readonly string[] => READ_BY[`${a}-${b}`] ?? ['54.21'];

const ofWars: readonly [Belligerent, Belligerent][] = WARS.map(([a, b]) => [a, b]);

/** Whether two major powers are at war (49.434, 49.51B, 49.852A, 54.21). */
export const war = inRegister<[Belligerent, Belligerent]>({
  key: warKey,
  of: ofWars,
  spec: (a, b) => fact('warBetween', truth, readBy(a, b), { askedOf: [a, b], args: { a, b } }),
  read: warOf,
  write(open, value, as, ...pair) {
    if (value === undefined) loseSight(open, pair);
    else if (as === 'correction') putRight(open, pair, value === true);
    else if (value === true) goToWar(open, ...pair);
    else end(open, pair);
  },
});

/** The game turns that there can be, in order: '1941/winter'. */
export const TURNS: readonly string[] = Array.from({ length: 8 }, (_, i) => 1939 + i).flatMap((year) =>
  SEASONS.map((season) => `${year}/${season}`),
);

/** The game turn in which the latest war began (56.12B, 57.14A). */
export const warSince = inRegister<[Belligerent, Belligerent]>({
  key: once((a, b) => `war-since.${a}-${b}`),
  of: ofWars,
  spec: (a, b) => fact('warSince', { kind: 'choice', values: TURNS }, readBy(a, b), { args: { a, b } }),
  read: (open, a, b) => ofWar(open, a, b)?.since,
  write: (open, value, _, ...pair) => know(open, pair, 'since', value as string | undefined),
});

/** Who declared it; of a war of Italy with the West that never was nobody asks (56.12A and B). */
export const warDeclared = inRegister<[Belligerent, Belligerent]>({
  key: once((a, b) => `war-declared.${a}-${b}`),
  of: ofWars,
  spec(a, b) {
    const values = a === 'italy' && b === 'britain' ? [a, b, NOBODY] : [a, b];
    return fact('warDeclared', { kind: 'choice', values }, readBy(a, b), { args: { a, b } });
  },
  read: declarerOf,
  write: (open, value, _, ...pair) => know(open, pair, 'by', value as string | undefined),
});

const NOBODY = 'nobody';

/** Italy's wars with the West. */
const WESTERN = ['britain', 'france', 'us'] as const;

/** The turn in which the latest war of two powers began, as far as anybody knows. */
export function sinceOf(open: Open, a: Belligerent, b: Belligerent): string | undefined {
  return latest(open, [a, b])?.since;
}

/** Who declared the war of two powers, as far as anybody knows; of one that is over only what counts for good (56.12). */
export function declarerOf(open: Open, a: Belligerent, b: Belligerent): string | undefined {
  const by = ofWar(open, a, b)?.by;
  if (by !== undefined || a !== 'italy' || b !== 'britain') return by;
  const isNever = WESTERN.every((each) => between(open, [a, each]).now === false && !latest(open, [a, each]));
  return isNever ? NOBODY : undefined;
}

/** The war of two powers, or the one to come; the one of Italy that is over, too, as its DP total counts it for good (56.12). */
function ofWar(open: Open, a: Belligerent, b: Belligerent): FoughtWar | undefined {
  const war = latest(open, [a, b]);
  return war?.over && !(a === 'italy' && b === 'britain') ? undefined : war;
}

/** What is known of a war: one that was told is none any more once a power is out of it (54.31), or its theatre at peace. */
function warOf(open: Open, a: Belligerent, b: Belligerent): boolean | undefined {
  const told = between(open, [a, b]).now;
  return told === true ? !isWarEnded(open, a, b) : told;
}

/** Whether a war is being fought, as far as has been told. */
export function areAtWar(open: Open, a: Belligerent, b: Belligerent): boolean {
  return warOf(open, a, b) === true;
}

/** A war breaks out in this turn; by ruling second-us-war a second one of Japan with the U.S. counts on from the first (57.14A). */
export function goToWar(open: Open, a: Belligerent, b: Belligerent): void {
  const before =
    peaceOf(open, [a, b]) === 'us' && a === 'japan' && turnRuling(open.rulings, 'second-us-war') === 'first';
  const since = (before && sinceOf(open, a, b)) || `${open.year}/${open.turn}`;
  breakOut(open, [a, b], { since });
}

/** A peace ends a war: should there be a second one, it is another, and brings what the first brought (49.852A). */
export function endByPeace(open: Open, a: Belligerent, b: Belligerent, peace: Peace): void {
  end(open, [a, b]);
  sign(open, [a, b], peace);
}

/** A war that is told breaks no peace: there is none (59.83, 62.82). */
export function stayAtPeace(open: Open, a: Belligerent, b: Belligerent): void {
  putRight(open, [a, b], false);
}

/** Whether a power of the Axis or Japan is at war with any of some Allies, as far as has been told. */
export function isAtWarWith(open: Open, power: Belligerent, others: readonly Belligerent[]): boolean {
  return others.some((each) => areAtWar(open, power, each));
}

/** Whether a war began before this game turn; of one without a date nobody can say it did not. */
export function beganEarlier(open: Open, a: Belligerent, b: Belligerent): boolean {
  const lasted = turnsOfWar(open, a, b);
  return lasted === undefined || lasted > 1;
}

/** How many game turns a war has lasted, the one in which it began counted; undefined where nobody knows (57.14A). */
export function turnsOfWar(open: Open, a: Belligerent, b: Belligerent): number | undefined {
  const since = sinceOf(open, a, b);
  if (since === undefined) return undefined;
  return TURNS.indexOf(`${open.year}/${open.turn}`) - TURNS.indexOf(since) + 1;
}

/**
 * Whether, as a start has it, a war was fought in a turn before this one; of one without a date, which is before every turn
 * then, nobody can say it was not.
 */
export function hasBeenFought(
  start: Readonly<Record<string, unknown>>,
  a: Belligerent,
  b: Belligerent,
  turn: string,
): boolean {
  const since = TURNS.indexOf(String(start[warSince.key(a, b)]));
  return start[war.key(a, b)] === true && since < TURNS.indexOf(turn);
}

const say = texts({
  facts: {
    'war-since': 'Wars',
    'war-declared': 'Wars',
  },
  fact: {
    warBetween: 'Are {a} and {b} at war?',
    warSince: 'In which turn did the war between {a} and {b} begin?',
    warDeclared: 'Who declared the war between {a} and {b}?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    warBetween: 'Everybody knows it: wars are declared openly.',
    warDeclared: 'Everybody saw it as the war was declared. Nobody, if it came without a declaration.',
    warSince: 'Everybody saw it as the war was declared; the log has it if it was told here.',
  },
});

/** Who is at war with whom. */
export const WARS_TOLD = part(import.meta.url, {
  facts: [war, warSince, warDeclared],
  texts: say,
});
