import {
  type FactKey,
  type Referee,
  type SheetResult,
  evaluateNamed,
  reportedValue,
  type sums,
  tell,
  texts,
} from '../../../kernel/index.ts';
import { unreportedKeys } from '../54-surrender/22-needed.ts';
import { toldLevel } from '../54-surrender/check.ts';
import { isOver, NONE, PEACE } from '../war/elections.ts';
import { electionTexts } from '../war/elections.words.ts';
import { part } from '../part.ts';
import { type Books, type Go, type Open, type WorldPosition, type WorldStep, turnId } from '../state.ts';
import type { Theatre } from '../war/theatres.ts';
import { areAtWar } from '../war/wars.ts';
import { isWithdrawable } from '../war/withdrawn.ts';
import { type ElectionCause, usAttacked } from './2-when.ts';
import { EUROPE } from './31-europe.ts';
import { PACIFIC } from './31-pacific.ts';
import { knownFor } from './54-levels.ts';
import { failAttack } from './8-atomic-war.ts';

// 62.3, 62.42: an election: what each theatre comes to, and what both make of it.

declare module '../state.ts' {
  interface Steps {
    election: { readonly cause: ElectionCause };
  }
}

/** What the theatres come to; the Pacific is disregarded in European scenarios (62.46A) and after an attack (62.31). */
interface Sums {
  readonly europe: SheetResult;
  readonly pacific: SheetResult | null;
}

function sumsOf(books: Books, open: Open, cause: ElectionCause): Sums {
  const known = knownFor(books, open, cause);
  const isEuropeAlone = cause === 'attack' || books.plan.european;
  return {
    europe: evaluateNamed(books, EUROPE, known),
    pacific: isEuropeAlone ? null : evaluateNamed(books, PACIFIC, known),
  };
}

const isExact = ({ total }: SheetResult): boolean => total.min === total.max;

/** Whether it is certain that nothing comes of an election: a net result of one or more (62.42A), no peace after an attack (62.83). */
function isHarmless({ europe, pacific }: Sums, cause: ElectionCause): boolean {
  if (cause === 'attack') return europe.total.min > PEACE;
  return europe.total.min + (pacific?.total.min ?? 0) >= NONE;
}

function isSettled(sums: Sums, cause: ElectionCause): boolean {
  const areExact = isExact(sums.europe) && (sums.pacific === null || isExact(sums.pacific));
  return areExact || isHarmless(sums, cause);
}

/** What is asked, as far as the result hangs on it: what the map shows first, then DP levels, then Japan's resistance. */
function missingFor(books: Books, open: Open, cause: ElectionCause): readonly FactKey[] {
  if (cause === 'attack' && (open.attackReviewed || !areAtWar(open, 'germany', 'us'))) return [];
  const sums = sumsOf(books, open, cause);
  if (isSettled(sums, cause)) return [];
  const lines = [...sums.europe.lines, ...(sums.pacific?.lines ?? [])].filter(({ min, max }) => min !== max);
  for (const stage of STAGES) {
    const asked = unreportedKeys(
      books,
      open,
      lines.filter(stage).flatMap(({ missing }) => missing),
    );
    if (asked.length > 0) return asked;
  }
  return [];
}

const isDps = ({ clause }: sums.LineResult): boolean => clause.endsWith('-dp');
const isResistance = ({ clause }: sums.LineResult): boolean => clause === '62.31/p-resistance';
const STAGES = [(line: sums.LineResult) => !isDps(line) && !isResistance(line), isDps, isResistance] as const;

/** What the Axis has won: the result of a theatre, and by which case of 62.42B. */
interface Won {
  readonly theatre: Theatre;
  readonly result: number;
  readonly clause: string;
}

/**
 * 62.42, 62.42B: what an election brings in each theatre. A net result of one or more brings nothing (62.42A); else a theatre that the
 * Axis has won alone has its result, offset by the other's (62.42B/europe, 62.42B/pacific), and where it has won both each its
 * own (62.42B/both).
 */
export function wonIn(europe: number, pacific: number | null): readonly Won[] {
  const net = europe + (pacific ?? 0);
  if (net >= NONE) return [];
  if (pacific === null) return [{ theatre: 'europe', result: europe, clause: '62.46A' }];
  if (pacific >= NONE) return [{ theatre: 'europe', result: net, clause: '62.42B/europe' }];
  if (europe >= NONE) return [{ theatre: 'pacific', result: net, clause: '62.42B/pacific' }];
  return [
    { theatre: 'europe', result: europe, clause: '62.42B/both' },
    { theatre: 'pacific', result: pacific, clause: '62.42B/both' },
  ];
}

/** 62.21, 62.31, 62.41, 62.42: an election, as soon as nothing is missing; in a European scenario of Europe alone (62.46A). */
export const election: WorldStep<'election'> = {
  clauses: ['62.21', '62.31', '62.41', '62.42'],
  // there was no attack after all
  withdraw: (_, { open }, { cause }) =>
    cause === 'attack' && isWithdrawable(open) && reportedValue(open.facts, usAttacked.key()) === false
      ? []
      : null,
  needs: {
    facts: (books, open, { cause }) => missingFor(books, open, cause),
    asks: (_, open, { cause }) => ({
      at: turnId(open),
      prompt: say.ask.election[cause](),
      clauses: ['62.31', '62.32', WHEN[cause]],
    }),
  },
  next: (books, position, { cause }, referee) => hold(books, position, cause, referee),
  drop: (books, position, { cause }, referee) => hold(books, position, cause, referee),
};

const WHEN: Readonly<Record<ElectionCause, string>> = { year: '62.21A', attack: '62.21B' };
/** 62.12: the election of November 1944, or a review of the war after an attack (62.81). */
const WHY: Readonly<Record<ElectionCause, readonly string[]>> = {
  year: ['62.12', '62.21', '62.21A'],
  attack: ['62.12', '62.21', '62.21B', '62.81'],
};

/** Where the election is certain, what it brings; skipped before that, nobody knows. */
function hold(books: Books, position: WorldPosition, cause: ElectionCause, referee: Referee): readonly Go[] {
  const { open } = position;
  if (cause === 'attack' && open.attackReviewed) return [];
  open.attackReviewed ||= cause === 'attack';
  if (cause === 'attack' && !areAtWar(open, 'germany', 'us')) {
    tell(referee, 'note', say.told.attackInPeace, undefined, ['62.21B', '62.72']);
    return [];
  }
  const sums = sumsOf(books, open, cause);
  if (!isSettled(sums, cause)) {
    tell(referee, 'note', say.told.electionUnknown, undefined, ['62.31'], sums.europe);
    return [];
  }
  tellSums(books, sums, cause, referee);
  const won = wonBy(sums, cause);
  if (cause === 'year') tellWon(won, sums, referee);
  else if (won.length === 0) failAttack(open, referee);
  return toMilder(open, won, cause, referee);
}

/** What the sums of an election bring; after an attack a separate peace, or nothing (62.83). */
function wonBy({ europe, pacific }: Sums, cause: ElectionCause): readonly Won[] {
  const result = europe.total.min;
  if (cause === 'year') return wonIn(result, pacific?.total.min ?? null);
  return result <= PEACE ? [{ theatre: 'europe', result, clause: '62.82' }] : [];
}

/** What an election comes to now, by theatre; null: what is known does not say it any more (62.31, 62.42, 62.83). */
export function resultsNow(
  books: Books,
  open: Open,
  cause: ElectionCause,
): Readonly<Partial<Record<Theatre, number>>> | null {
  if (cause === 'attack' && reportedValue(open.facts, usAttacked.key()) === false) return {};
  const sums = sumsOf(books, open, cause);
  if (!isSettled(sums, cause)) return null;
  const won = wonBy(sums, cause).filter(({ theatre }) => !isOver(open, theatre));
  return Object.fromEntries(won.map(({ theatre, result }) => [theatre, result]));
}

/** An election is held anew, as what it was made of has been corrected. In place. */
export function holdAnew(open: Open, cause: ElectionCause, referee: Referee): readonly Go[] {
  if (cause === 'attack') open.attackReviewed = false;
  tell(referee, 'note', say.told.heldAnew, undefined, ['62.31', '62.42']);
  return [{ step: 'election', cause }];
}

function tellSums({ plan }: Books, { europe, pacific }: Sums, cause: ElectionCause, referee: Referee): void {
  const why = [...WHY[cause], '62.31', ...(plan.european ? ['62.46A'] : [])];
  const told = (sum: SheetResult) => ({ result: toldLevel(sum) });
  // what comes of a theatre alone is not yet what comes of both, or of an attack (62.42, 62.83)
  const isAlone = cause === 'year' && pacific === null;
  const alone = (sum: SheetResult): SheetResult => (isAlone ? sum : { ...sum, outcomes: [] });
  tell(referee, 'result', say.told.election.europe, told(europe), why, alone(europe));
  if (pacific) tell(referee, 'result', say.told.election.pacific, told(pacific), why, alone(pacific));
}

function tellWon(won: readonly Won[], { europe, pacific }: Sums, referee: Referee): void {
  if (won.length === 0) tell(referee, 'result', say.told.roosevelt, undefined, ['62.41', '62.42A']);
  for (const { theatre, result, clause } of won) {
    const args = { theatre: electionTexts.theatre[theatre](), result };
    const offset = (theatre === 'europe' ? europe : pacific)?.total.min !== result;
    const text = offset ? say.told.axisWinsOffset : say.told.axisWins;
    tell(referee, 'result', text, args, ['62.41', '62.42', '62.42B', clause]);
  }
}

/** Of each theatre in turn the result is taken, or a milder one; of one where the war is over nothing is left to decide. */
function toMilder(open: Open, won: readonly Won[], cause: ElectionCause, referee: Referee): readonly Go[] {
  for (const { theatre } of won.filter((each) => isOver(open, each.theatre)))
    tell(referee, 'note', say.told.theatreOver, { theatre: electionTexts.theatre[theatre]() }, ['62.42B']);
  const [first, second] = won
    .filter(({ theatre }) => !isOver(open, theatre))
    .map(({ theatre, result }) => ({ theatre, result }));
  return first ? [{ step: 'milder', ...first, cause, ...(second && { other: second }) }] : [];
}

const say = texts({
  ask: {
    election: {
      year: 'U.S. election after the 1945 year start: only what its result depends on is asked for.',
      attack: 'The U.S. was attacked with an atomic bomb. What does the election in Europe come to?',
    },
  },
  told: {
    attackInPeace:
      'An atomic attack on the U.S. was told, but no war between it and Germany: report the war first. No election is held.',
    electionUnknown:
      'Nobody said all that the U.S. election counts: nothing comes of it until the result is put right.',
    election: {
      europe: 'U.S. election: Europe comes to {result}.',
      pacific: 'U.S. election: the Pacific comes to {result}.',
    },
    heldAnew: 'What the U.S. election was made of has been corrected: it is worked out anew.',
    roosevelt: 'The U.S. election favours the Allies: nothing changes.',
    axisWins: 'The Axis wins the U.S. election in {theatre}: the result there is {result}.',
    axisWinsOffset:
      'The Axis wins the U.S. election in {theatre} alone. Offset by the other theatre, the result there is {result}.',
    theatreOver: 'The war in {theatre} is over: nothing comes of the result there.',
  },
});

/** 62.3, 62.42: an election. */
export const ELECTION = part(import.meta.url, {
  clauses: {
    '62.21': ['enforced', 'Triggering events', 'election'],
    '62.31': ['computed', 'Calculation made for each theater', 'election'],
    '62.42': ['enforced', 'Results applied to each theater separately', 'wonIn'],
    '62.42A': ['enforced', 'Allied victory', 'wonIn'],
    '62.42B': ['enforced', 'Axis victory', 'wonIn'],
    '62.42B/europe': ['enforced', 'Axis victory in Europe alone', 'wonIn'],
    '62.42B/pacific': ['enforced', 'Axis victory in the Pacific alone', 'wonIn'],
    '62.42B/both': ['enforced', 'Axis victory in both theaters', 'wonIn'],
    '62.46A': ['enforced', 'European scenarios', 'election'],
    '62.3': ['heading', 'Determining U.S. election results'],
    '62.46': ['heading', 'Single theater games'],
  },
  steps: { election },
  texts: say,
});
