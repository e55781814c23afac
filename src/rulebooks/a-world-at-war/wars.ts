import { forget, reported, setFact } from '../../kernel/facts.ts';
import { type Belligerent, sinceKey, type War, WARS, warKey } from './belligerents.ts';
import { fact, family, truth } from './facts.ts';
import { onceForPair } from './once.ts';
import { isWarEnded } from './over.ts';
import { part } from './part.ts';
import { type Follows, type Open, SEASONS } from './state.ts';
import { say } from './wars.words.ts';

export { type Belligerent, WARS, type War } from './belligerents.ts';

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

const ofWars = (): readonly [Belligerent, Belligerent][] => WARS.map(([a, b]) => [a, b]);

/** Whether two major powers are at war (49.434, 49.51B, 49.852A, 54.21). */
export const war = family<[Belligerent, Belligerent]>({
  key: warKey,
  each: ofWars,
  spec: (_, a, b) => fact('warBetween', truth, readBy(a, b), { args: { a, b } }),
  read: ({ open }, a, b) => warOf(open, a, b),
});

/** The game turns that there can be, in order: '1941/winter'. */
export const TURNS: readonly string[] = Array.from({ length: 8 }, (_, i) => 1939 + i).flatMap((year) =>
  SEASONS.map((season) => `${year}/${season}`),
);

/** The game turn in which a war began (56.12B, 57.14A). */
export const warSince = family<[Belligerent, Belligerent]>({
  key: sinceKey,
  each: ofWars,
  spec: (_, a, b) => fact('warSince', { kind: 'choice', values: TURNS }, readBy(a, b), { args: { a, b } }),
});

/** Who declared it; of a war of Italy with the West that never was nobody asks (56.12A and B). */
export const warDeclared = family<[Belligerent, Belligerent]>({
  key: onceForPair((a, b) => `war-declared.${a}-${b}`),
  each: ofWars,
  spec(_, a, b) {
    const values = a === 'italy' && b === 'britain' ? [a, b, NOBODY] : [a, b];
    return fact('warDeclared', { kind: 'choice', values }, readBy(a, b), { args: { a, b } });
  },
  read({ open: { facts } }, a, b) {
    const told = reported(facts, warDeclared.key(a, b));
    if (told !== undefined || a !== 'italy' || b !== 'britain') return told;
    return ITALIAN.every((each) => reported(facts, each) === false) ? NOBODY : undefined;
  },
});

const NOBODY = 'nobody';

/** Italy's wars with the West. */
const ITALIAN = (['britain', 'france', 'us'] as const).map((power) => warKey('italy', power));

/** What is known of a war: one that was told is none any more once a power is out of it (54.31), or its theatre at peace. */
function warOf(open: Open, a: Belligerent, b: Belligerent): boolean | undefined {
  const told = reported(open.facts, warKey(a, b)) as boolean | undefined;
  return told === true ? !isWarEnded(open, a, b) : told;
}

/** Whether a war is being fought, as far as has been told. */
export function areAtWar(open: Open, a: Belligerent, b: Belligerent): boolean {
  return warOf(open, a, b) === true;
}

/** A treaty ends a war: should there be a second one, it is another, and brings what the first brought (49.852A). */
export function endByTreaty(open: Open, a: Belligerent, b: Belligerent): void {
  const key = war.key(a, b);
  setFact(open.facts, key, false);
  open.triggered = open.triggered.filter((each) => each !== key);
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
  const since = reported(open.facts, warSince.key(a, b));
  if (typeof since !== 'string') return undefined;
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

/** A war that breaks out is dated by the turn in which that is told; one that is over, or was none, has no date (57.14A, 56.12). */
export const warsBegin: Follows = {
  clauses: ['54.21', '57.14A'],
  on: [war],
  brings(_, { open }, { each }) {
    for (const { of, report } of each) {
      const [a, b] = of as War;
      const since = warSince.key(a, b);
      if (report.as === 'change' && report.value === true && reported(open.facts, since) === undefined)
        setFact(open.facts, since, `${open.year}/${open.turn}`);
      if (report.value === false) for (const key of [since, warDeclared.key(a, b)]) forget(open.facts, key);
    }
  },
};

/** Who is at war with whom. */
export const WARS_TOLD = part(import.meta.url, {
  facts: [war, warSince, warDeclared],
  texts: say,
});
