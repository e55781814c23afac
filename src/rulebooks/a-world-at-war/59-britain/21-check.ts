import {
  type FactKey,
  type Referee,
  type SheetResult,
  reportedValue,
  setFact,
  tell,
  texts,
} from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { diplomacyAskedRuling } from '../49-diplomacy/asked.rulings.ts';
import { checkTexts } from '../54-surrender/12-checks.words.ts';
import { type Check, toldLevel } from '../54-surrender/check.ts';
import { part } from '../part.ts';
import { fallOf } from '../war/falls.ts';
import { isLateWarPlayed } from '../turn/played.ts';
import type { Go, Open, WorldPosition } from '../state.ts';
import { areAtWar, declarerOf, sinceOf, TURNS, warDeclared, warSince } from '../war/wars.ts';
import { britainCheckRuling, BRITAIN_CHECK_RULINGS } from './21-check.rulings.ts';
import { SHEET } from './21-resistance.ts';
import {
  britishLevel,
  britishTurn,
  FLOOR,
  forgonePoints,
  germanDeclaration,
  removedFactors,
} from './facts.ts';

// 59.11, 59.21, 59.87: when the British resistance level is checked, and when Britain offers to surrender.

const say = texts({
  told: {
    britainOffers: 'Britain offers to surrender: its resistance level is {level}.',
    noOfferAgain: 'Britain offers nothing: it has surrendered at {level}, and its level is no lower.',
  },
});

const DECLARED = warDeclared.key('germany', 'us');
const SINCE = warSince.key('germany', 'us');

/** The level of the latest surrender; null before the first (59.87). */
export function levelBefore(open: Open): number | null {
  if (!hasSurrendered(open, 'britain')) return null;
  return fallOf(open, 'britain').level ?? 0;
}

/**
 * 59.86B, 59.87: whether Germany has declared war on the West since Britain surrendered; where nobody knows who declared it, or
 * of a German declaration when that was, the fact that would say.
 */
function hasGermanyDeclared(open: Open): boolean | readonly FactKey[] {
  if (reportedValue(open.facts, germanDeclaration.key()) === true) return true;
  if (!areAtWar(open, 'germany', 'us')) return false;
  const since = sinceOf(open, 'germany', 'us');
  const turn = fallOf(open, 'britain').since;
  if (turn === undefined) return [britishTurn.key()];
  if (since !== undefined && TURNS.indexOf(since) <= TURNS.indexOf(turn)) return false;
  const by = declarerOf(open, 'germany', 'us');
  if (by !== 'germany') return by === undefined ? [DECLARED] : false;
  return since === undefined && diplomacyAskedRuling(open.rulings, 'asked') === 'asked' ? [SINCE] : true;
}

/** 59.87, 62.65: before a war ends, keep whether Germany declared it after a British surrender; where nobody knows, nothing is. */
export function keepDeclaration(open: Open): void {
  if (!hasSurrendered(open, 'britain')) return;
  const declared = hasGermanyDeclared(open);
  if (typeof declared === 'boolean') setFact(open.facts, germanDeclaration.key(), declared);
}

/**
 * 59.12, 59.87: at this level and below Britain offers to surrender: at zero, later only below the latest surrender, where
 * Germany has declared war since and it can surrender at all (ruling british-again) at zero again.
 */
function fatalIn(open: Open): number {
  const before = levelBefore(open);
  return before === null || hasGermanyDeclared(open) === true ? 0 : before - 1;
}

/**
 * 59.87: whether another surrender can come, or the facts that would say: none where Germany has declared war since (ruling
 * british-again), nor below the lowest level (59.41).
 */
export function maySurrender(open: Open): boolean | readonly FactKey[] {
  const before = levelBefore(open);
  if (before === null) return true;
  if (fallOf(open, 'britain').level === undefined) return [britishLevel.key()];
  const isAnew = britainCheckRuling(open.rulings, 'british-again') === 'anew';
  if (before <= FLOOR && !isAnew) return false;
  const declared = hasGermanyDeclared(open);
  if (typeof declared !== 'boolean') return declared;
  return declared ? isAnew : before > FLOOR;
}

/** 59.12: Britain offers to surrender, or fights on. */
function judgeBritain({ open }: WorldPosition, sum: SheetResult, referee: Referee): readonly Go[] {
  const offers = sum.total.max <= fatalIn(open);
  const before = levelBefore(open);
  const text = offers ? say.told.britainOffers : checkTexts.told.fightsOn;
  // the outcomes of the table are those of a first surrender (59.87)
  const told = offers || sum.total.max > 0 ? sum : { ...sum, outcomes: ['fights'] };
  const args = { power: 'britain', level: toldLevel(sum) };
  tell(referee, 'result', text, args, ['59.11', '59.12', '59.21'], told);
  if (!offers && sum.total.max <= 0)
    tell(referee, 'note', say.told.noOfferAgain, { level: before }, ['59.87']);
  return offers ? [{ step: 'british-offer', level: Math.max(FLOOR, sum.total.max) }] : [];
}

/** What no map shows of earlier surrenders (59.75A, 59.871). */
const RECORD: readonly FactKey[] = [removedFactors.key(), forgonePoints.key()];

/** A level as low as can be need not be known to the point (59.23, 59.41). */
function isEnough(_: Open, { total }: SheetResult): boolean {
  return total.max <= FLOOR;
}

/**
 * 59.11, 59.12, 59.21, 59.87, 59.873: the check of Britain at the end of each game turn in which it is at war with a Germany
 * that fights, by ruling british-check of the Allied player turn; never in Pacific scenarios (54.11).
 */
export function britainAt(open: Open): Check {
  return {
    of: 'britain',
    clauses: ['59.11', '59.21'],
    sheet: SHEET,
    fatal: fatalIn(open),
    dps: 'britain',
    at: (_, { rulings }) =>
      britainCheckRuling(rulings, 'british-check') === 'allied-turn' ? 'allied-end' : 'turn-end',
    isDue: (books, now) =>
      isLateWarPlayed(books, now) &&
      areAtWar(now, 'germany', 'britain') &&
      !hasSurrendered(now, 'germany') &&
      maySurrender(now) !== false,
    also: (_, now) => maySurrender(now),
    isEnough,
    record: RECORD,
    judge: (_, position, sum, referee) => judgeBritain(position, sum, referee),
  };
}

/** 59.1, 59.87: when Britain offers to surrender. */
export const CHECK = part(import.meta.url, {
  clauses: {
    '59.1': ['heading', 'Overview'],
    '59.11': ['enforced', 'When the level is determined', 'britainAt'],
    '59.12': ['enforced', 'Britain offers to surrender', 'britainAt'],
    '59.87': ['enforced', 'Additional British surrenders', 'britainAt'],
    '59.873': ['enforced', 'Repeated surrenders', 'britainAt'],
  },
  gives: { checks: [britainAt] },
  rulings: BRITAIN_CHECK_RULINGS,
  texts: say,
});
