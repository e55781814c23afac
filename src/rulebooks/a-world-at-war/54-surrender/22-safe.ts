import {
  type FactKey,
  type Facts,
  type Words,
  forget,
  json,
  reportedValue,
  setFact,
  sums,
  eachOf,
  truth,
  once,
} from '../../../kernel/index.ts';
import { fact, family } from '../facts/facts.ts';
import { part } from '../part.ts';
import type { Books, Follows, Open } from '../state.ts';
import { surrenderCheckRuling } from './12-checks.rulings.ts';
import { checkTexts } from './12-checks.words.ts';
import { askedFirst, changeFact, inputsOf, isReached, isSafe, levelOf } from './22-needed.ts';
import { type Check, CHECKED_POWERS, type CheckedPower, toldLevel } from './check.ts';

// 54.22: before anything is worked out the table is asked once of all powers that what is known does not settle. Its word stands
// for one check, and is part of no sum.

/** Whether the table says that a power is surely above the mark of its check (54.22). */
const safe = family<[CheckedPower]>({
  key: once((power) => `safe.${power}`),
  each: eachOf(CHECKED_POWERS.filter((each) => each !== 'china' && each !== 'japan')),
  spec: (_, power) =>
    fact('safe', truth, ['54.22'], {
      lasts: 'turn',
      likely: true,
      nothing: true,
      askedOf: power,
      args: { power },
    }),
});

/** Whether a fact is the word of the table on a power. */
export const ofSafe = (key: FactKey): boolean => key.startsWith('safe.');

/** Whether the table has given its word for the next check of a power (54.22). */
export function isOnItsWord({ facts }: Open, of: CheckedPower): boolean {
  return reportedValue(facts, safe.key(of)) === true;
}

/** Whether the word of the table, once given, is offered again until something changes (ruling safe-word). */
function isWordKept({ rulings }: Open): boolean {
  return surrenderCheckRuling(rulings, 'safe-word') === 'until-changed';
}

/** Whether the table has given its word of a power, for the next check or, where that is offered again, for one before. */
export function isWordGiven(open: Open, of: CheckedPower): boolean {
  if (isOnItsWord(open, of)) return true;
  return isWordKept(open) && json.own(open.facts, safe.key(of))?.was === true;
}

/**
 * 54.22: the question whether a power is near its mark, where what is known does not settle it: never where what is told brings
 * it down, where something comes of every level, or where the table has gone into it already.
 */
export function safeAsked(books: Books, open: Open, check: Check): readonly FactKey[] {
  const key = safe.key(check.of);
  if (check.fatal === null || reportedValue(open.facts, key) !== undefined) return [];
  if (check.always?.(open) || reportedValue(open.facts, changeFact.key(check.of)) !== undefined) return [];
  return askedFirst(books, open, check).length > 0 && !isReached(books, open, check) ? [key] : [];
}

/** What was told last, lapsed or not. */
function lastTold(books: Books, open: Open): Facts {
  const known = books.known({ seat: null, open });
  return sums.withSheets(books, (key) => known(key) ?? json.own(open.facts, key)?.was);
}

/**
 * 54.22: the word of the table has been taken for a check. By ruling safe-word it is filled in again in the next turn until
 * something is told that its level hangs on, or only where the level as last told is above the mark.
 */
export function useWord(books: Books, open: Open, check: Check): void {
  if (isWordKept(open)) return;
  if (!isSafe(check, levelOf(books, open, check, lastTold(books, open))))
    forget(open.facts, safe.key(check.of));
}

/** How it stands with a power: its mark, its level as last told, when that was worked out, and what brings it down. */
function nearWords(books: Books, open: Open, check: Check): Words {
  const turn = json.own(open.worked, check.of);
  return checkTexts.near.level({
    mark: check.fatal ?? 0,
    level: toldLevel(levelOf(books, open, check, lastTold(books, open))),
    counted: turn === undefined ? checkTexts.near.never() : checkTexts.near.counted({ turn }),
    by: checkTexts.lowers[check.of](),
  });
}

/** How it stands with each power of whose word the table is asked. */
export function nearNotes(
  books: Books,
  open: Open,
  facts: readonly FactKey[],
): Readonly<Record<FactKey, Words>> {
  const checks = books.given('checks').map((at) => at(open));
  const asked = checks.filter(({ of }) => facts.includes(safe.key(of)));
  return Object.fromEntries(asked.map((check) => [safe.key(check.of), nearWords(books, open, check)]));
}

const inputsBy = once((books: Books) => once((check: Check) => new Set(inputsOf(books, check))));

/** 54.22: the word on a power is gone when anything is told that its level hangs on. */
const wordGone: Follows = {
  clauses: ['54.22'],
  brings(books, { open }, { report }) {
    for (const at of books.given('checks')) {
      const check = at(open);
      const key = safe.key(check.of);
      if (!isWordGiven(open, check.of) || report[key] !== undefined) continue;
      const inputs = inputsBy(books)(check);
      // what is put right of a turn that is over says nothing of now
      const isOfNow = (each: FactKey): boolean => json.own(open.facts, each)?.as !== 'lapsed';
      if (Object.keys(report).some((each) => inputs.has(each) && isOfNow(each))) forget(open.facts, key);
    }
  },
};

/** 54.22: where nobody knows whether a power is near its mark, that is worked out. */
const nobodyKnows: Follows = {
  clauses: ['54.22'],
  on: [safe],
  brings(_, { open }, { each, asked }) {
    for (const { key, report } of each) if (asked && report.as === 'unknown') setFact(open.facts, key, false);
  },
};

/** 54.22: something has come of a check: what was said of other powers is asked anew. */
export function forgetWords(open: Open): void {
  for (const of of CHECKED_POWERS) if (isWordGiven(open, of)) forget(open.facts, safe.key(of));
}

/** 54.22: powers that are safe on the word of the table. */
export const SAFE = part(import.meta.url, { facts: [safe], news: [wordGone, nobodyKnows] });
