import {
  type FactKey,
  type Facts,
  type Line,
  type Possible,
  type Sheet,
  type SheetResult,
  amountLine,
  evaluateNamed,
  knownFacts,
  lapse,
  reportedValue,
  setFact,
  sums,
  eachOf,
  truth,
  whole,
  once,
} from '../../../kernel/index.ts';
import { undefendedNow } from '../49-diplomacy/12-worksheet.ts';
import { isNeedlessLeft } from '../49-diplomacy/asked.rulings.ts';
import { fact, family, toldOf } from '../facts/facts.ts';
import { part } from '../part.ts';
import type { Power } from '../powers.ts';
import type { Books, Follows, Open } from '../state.ts';
import { checkTexts } from './12-checks.words.ts';
import { dpLevel } from './2-dp-level.ts';
import { type Check, CHECKED_POWERS, type CheckedPower } from './check.ts';

// 54.22: when a level has to be worked out, and what the table is asked before. Nothing it is asked first decides by itself:
// a check is passed by only where even the worst that is possible leaves the level above what has consequences.

/** The powers of whose DP level a resistance level is made (54.21). */
const WITH_DPS = ['germany', 'italy', 'russia', 'britain'] as const satisfies readonly Power[];

/** The least that is said of a DP level: it says nothing. */
const LEAST = -20;
const HIGHEST_LEAST = 40;

/** Below what a DP level surely does not fall this year: it saves working it out (54.22). */
export const dpLeast = family<[Power]>({
  key: once((power) => `dp.least.${power}`),
  each: eachOf(WITH_DPS),
  spec: (_, power) =>
    fact('dpLeast', whole(LEAST, HIGHEST_LEAST), ['54.22'], {
      lasts: 'year',
      likely: true,
      askedOf: power,
      args: { power },
    }),
});

/** Whether a fact is how low a DP level surely is not. */
export const ofLeast = (key: FactKey): boolean => key.startsWith('dp.least.');

/** 54.22: where nobody is sure of anything, the DP level is worked out. */
const nobodySure: Follows = {
  clauses: ['54.22'],
  on: [dpLeast],
  brings(_, { open }, { each, asked }) {
    for (const { key, report } of each) if (asked && report.as === 'unknown') setFact(open.facts, key, LEAST);
  },
};

/** 49.154F: Russia has lost more undefended: what was sure of its DP level before is sure no longer, unless it is told anew. */
const lessSure: Follows = {
  clauses: ['49.154F', '54.22'],
  on: [undefendedNow],
  brings(_, { open }, { each, report, asked }) {
    const key = dpLeast.key('russia');
    const isLost = each.some(({ report: { value } }) => typeof value === 'number' && value > 0);
    const isSure = Number(reportedValue(open.facts, key) ?? LEAST) > LEAST;
    if (isLost && isSure && !asked && report[key] === undefined) lapse(open.facts, [key]);
  },
};

/** Whether something that a resistance table counts has changed since it was told (54.22). */
export const changeFact = family<[CheckedPower]>({
  key: once((power) => `changed.${power}`),
  each: eachOf(CHECKED_POWERS),
  spec: (_, power) =>
    fact('changed', truth, ['54.22'], {
      lasts: 'turn',
      likely: true,
      nothing: false,
      askedOf: power,
      args: { power },
    }),
});

/** The sheet of a check. Throws when there is none: our own mistake. */
function sheetOf({ sheets }: Books, { sheet }: Pick<Check, 'sheet'>): Sheet {
  const found = sheets[sheet];
  if (!found) throw new Error(`no sheet ${sheet}`);
  return found;
}

/** The part of a check that says what of the map it hangs on. */
type OfMap = Pick<Check, 'sheet' | 'besides' | 'record'>;

/** What of a check stands on the map: all of it, and what may have changed unseen. Listed once for each game. */
interface OnMap {
  readonly all: readonly FactKey[];
  readonly unseen: ReadonlySet<FactKey>;
}

const onMapOf = once((books: Books) =>
  once((check: OfMap): OnMap => {
    const all = listed(books, check);
    return { all, unseen: new Set(all.filter((key) => !isRemembered(key))) };
  }),
);

/** The facts of a check that stand on the map: a report can change them at any time. */
export function onTheMap(books: Books, check: OfMap): readonly FactKey[] {
  return onMapOf(books)(check).all;
}

function listed(books: Books, check: OfMap): readonly FactKey[] {
  const all = sheetOf(books, check).lines.flatMap(({ needs }) => needs);
  return [...new Set([...all, ...(check.besides ?? [])])].filter((key) => {
    const spec = books.facts[key];
    const isSeen = spec !== undefined && sums.isReportable(spec) && spec.from === undefined;
    return isSeen && check.record?.includes(key) !== true;
  });
}

/** All that people report of which a level is made, and what it hangs on beside. */
export function inputsOf(books: Books, check: Check): readonly FactKey[] {
  const all = sheetOf(books, check).lines.flatMap(({ needs }) => needs);
  const least = check.dps === undefined ? [] : [dpLeast.key(check.dps)];
  const more = [...(check.besides ?? []), ...(check.record ?? []), ...least];
  return [...all, ...more, ...(check.total === undefined ? [] : [check.total])].flatMap((key) => [
    key,
    ...reportsOf(books, key),
  ]);
}

/** Attacks are remembered: nobody is asked whether there were more (54.22). */
function isRemembered(key: FactKey): boolean {
  return key.startsWith('atomic.') || key.startsWith('firestormed.') || key.startsWith('war');
}

/** What is known of a check: as told, a DP level no lower than the table is sure of. */
export function toldFor(books: Books, open: Open, { dps }: Check): Facts {
  const facts = knownFacts(books, { seat: null, open });
  if (dps === undefined) return facts;
  const key = dpLevel.key(dps);
  const least = reportedValue(open.facts, dpLeast.key(dps));
  return (each) => (each === key && typeof least === 'number' ? atLeast(facts(key), least) : facts(each));
}

function atLeast(known: Possible, least: number): Possible {
  if (typeof known !== 'object' || !('min' in known)) return known;
  return { min: Math.max(known.min, Math.min(least, known.max)), max: known.max };
}

/** The same with everything forgotten that may have changed on the map unseen (54.22). */
function unseenFor(books: Books, open: Open, check: Check): Facts {
  const told = toldFor(books, open, check);
  const hidden = onMapOf(books)(check).unseen;
  return (key) => (hidden.has(key) ? undefined : told(key));
}

/** The level of a check as far as it is known: as the table has told the total itself, else by its lines (56.12). */
export function levelOf(
  books: Books,
  open: Open,
  check: Check,
  told: Facts = toldFor(books, open, check),
): SheetResult {
  const sum = evaluateNamed(books, check.sheet, told);
  const total = check.total === undefined ? undefined : reportedValue(open.facts, check.total);
  if (typeof total !== 'number') return sum;
  const exact = { min: total, max: total };
  const outcomes = sums.outcomesWithin(sheetOf(books, check), exact).map(({ id }) => id);
  return { ...sum, total: exact, outcomes, missing: [] };
}

/** Whether nothing can come of a check, whatever is not known (54.22). */
export function isSafe({ fatal }: Check, { total }: SheetResult): boolean {
  return fatal !== null && total.min > fatal;
}

/** A DP level that would have to be at least so high is not asked for by what is sure: nobody is so sure. */
const MOST_ASKED = 12;

/** Which line of the sheet of a check is that of its DP level (54.21, 54.23); -1: none is. */
function dpLineIn(books: Books, check: Check): number {
  if (check.dps === undefined) return -1;
  const key = dpLevel.key(check.dps);
  return sheetOf(books, check).lines.findIndex(({ needs }) => needs.includes(key));
}

/** The fact that may save the work: how low the DP level surely is not, if that is not known and could be enough. */
function leastAsked(
  books: Books,
  check: Check,
  open: Open,
  { lines, sum, total }: SheetResult,
): readonly FactKey[] {
  const { fatal, dps } = check;
  if (dps === undefined || fatal === null || total.min === total.max) return [];
  const key = dpLeast.key(dps);
  if (reportedValue(open.facts, key) !== undefined) return [];
  const line = lines[dpLineIn(books, check)];
  if (line === undefined || line.min === line.max) return [];
  return fatal + 1 - (sum.min - line.min) <= MOST_ASKED ? [key] : [];
}

/**
 * 54.22: what the table is asked before anything is worked out: how low a DP level surely is not, then whether anything on
 * the map has changed. Nothing where even the worst leaves the level high enough.
 */
export function askedFirst(books: Books, open: Open, check: Check): readonly FactKey[] {
  if (!check.isDue(books, open)) return [];
  const key = changeFact.key(check.of);
  if (reportedValue(open.facts, key) !== undefined) return [];
  // it falls whatever has changed (57.12)
  if (isNeedlessLeft(open) && check.falls?.(books, open) === true) return [];
  const worst = levelOf(books, open, check, unseenFor(books, open, check));
  if (isSafe(check, worst)) return [];
  const least = leastAsked(books, check, open, worst);
  return least.length > 0 ? least : [key];
}

/**
 * 54.22: the facts without which a check cannot be judged, those of the widest line first. None where nothing can come of it,
 * or where what has to hold beside the sum does not (56.11). What brings it down by itself is asked for only where the sum
 * does not (57.12).
 */
export function missingFor(books: Books, open: Open, check: Check): readonly FactKey[] {
  const also = check.also?.(books, open) ?? true;
  if (also === false) return [];
  const sum = levelOf(books, open, check);
  const falls = check.falls?.(books, open) ?? false;
  if (falls === true) return [];
  if (falls !== false && sum.total.max > (check.fatal ?? Number.POSITIVE_INFINITY)) return falls;
  if (isSafe(check, sum)) return [];
  if (also !== true) return also;
  const record = unreportedKeys(books, open, check.record ?? []);
  // it is not safe: something comes of it, and that goes by the record
  if (isEnough(check, open, sum)) return record;
  const least = leastAsked(books, check, open, sum);
  if (least.length > 0) return least;
  const asked = check.fatal === null ? sum.lines : widest(sum, dpLineIn(books, check));
  const missing = asked.flatMap((line) => line.missing);
  return missing.some((key) => record.includes(key)) ? record : unreportedKeys(books, open, missing);
}

/** Whether what is known of a level says what comes of it. */
function isEnough(check: Check, open: Open, sum: SheetResult): boolean {
  if (sum.total.min === sum.total.max) return true;
  return check.isEnough?.(open, sum) ?? (check.fatal !== null && sums.decisive(sum).length === 0);
}

/** The widest line of what is not known; that of a DP level, which is most work, after all others. */
function widest({ lines }: SheetResult, dp: number): readonly sums.LineResult[] {
  const open = lines.filter(({ min, max }) => min !== max);
  const onMap = open.filter((each) => each !== lines[dp]);
  const [line] = (onMap.length > 0 ? onMap : open).toSorted((a, b) => b.max - b.min - (a.max - a.min));
  return line === undefined ? [] : [line];
}

/** What people report of some facts that may come from other sums, as far as nobody has (54.22): no die, nor what play alone keeps. */
export function unreportedKeys(books: Books, open: Open, keys: readonly FactKey[]): readonly FactKey[] {
  const isMissing = (key: FactKey): boolean => isAsked(books, key) && toldOf(open, key) === undefined;
  const known = books.known({ seat: null, open });
  const leaf: Leaf = {
    // of a level that is told whole no part is asked (54.23)
    isWhole: (key) => isNeedlessLeft(open) && toldOf(open, key) !== undefined,
    // a die that is open is asked of nobody (49.851A)
    isLeft: (needs) =>
      needs.some((key) => books.facts[key]?.by === 'dice' && known(key) === undefined) &&
      !needs.some(isMissing),
  };
  return [...new Set(keys.flatMap((key) => reportsOf(books, key, leaf)))].filter(isMissing);
}

function isAsked(books: Books, key: FactKey): boolean {
  const spec = books.facts[key];
  return spec !== undefined && sums.isReportable(spec) && spec.kept !== true;
}

/** Where to stop on the way from a sum to what people report of it. */
interface Leaf {
  isWhole(key: FactKey): boolean;
  /** Of a sum with these facts nothing is left to ask but the sum itself. */
  isLeft(needs: readonly FactKey[]): boolean;
}

const ALL_PARTS: Leaf = { isWhole: () => false, isLeft: () => false };

function reportsOf(books: Books, key: FactKey, leaf = ALL_PARTS): readonly FactKey[] {
  if (leaf.isWhole(key)) return [];
  const from = books.facts[key]?.from;
  if (from === undefined) return [key];
  const needs = (books.sheets[from]?.lines ?? []).flatMap((line) => line.needs);
  return leaf.isLeft(needs) ? [key] : needs.flatMap((each) => reportsOf(books, each, leaf));
}

/** Whether something comes of a check for certain. */
export function isReached(
  books: Books,
  open: Open,
  check: Check,
  { total }: SheetResult = levelOf(books, open, check),
): boolean {
  if (check.falls?.(books, open) === true) return true;
  const also = check.also?.(books, open) ?? true;
  const fatal = check.fatal ?? Number.POSITIVE_INFINITY;
  return also === true && total.max <= fatal;
}

/** The line of a DP level in a resistance table (54.21, 54.23). */
export function dpLine(power: Power, clause: string, id = clause): Line {
  return amountLine({ id, clause, label: checkTexts.line.dpLevel({ power }) }, dpLevel.key(power));
}

/** 54.22: what has to be known of a level. */
export const NEEDED_FACTS = part(import.meta.url, {
  clauses: { '54.22': ['enforced', 'When DP calculations are necessary', 'missingFor'] },
  facts: [dpLeast, changeFact],
  news: [nobodySure, lessSure],
});
