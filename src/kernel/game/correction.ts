import { walk } from './course.ts';
import { isAddressed, type Dispatch } from '../steps/dispatch.ts';
import type { Entry } from './entry.ts';
import type { FactKey, Facts, FactValue, Possible, ReportAnswer } from '../sums/facts.ts';
import type { Game } from './game.ts';
import { canonical, isRecord, own } from '../json.ts';
import { evaluateNamed, withSheets } from '../sums/know.ts';
import { linesOf, shownIn } from './line.ts';
import { isUndo, type Moment, stands } from './moment.ts';
import { viewOf } from './position.ts';
import type { Rules } from '../rulebook.ts';
import type { Seat } from '../seat.ts';
import { runToEnd, type Slices } from './slices.ts';
import type { SheetResult } from '../sums/sheet.ts';

// What was corrected or put right, as a reader may know it: the past sums that it touches, and its lines.

/** A past sheet that a corrected fact would have changed. */
export interface AffectedSheet {
  readonly fact: FactKey;
  /** The entry in which the sheet was used; in a record its line. */
  readonly n: number;
  readonly to: Dispatch['to'];
  readonly sheet: string;
  readonly before: SheetResult;
  readonly after: SheetResult;
}

/** Some of what the corrections in a report touch, and how many there are in all. */
export interface AffectedPart {
  readonly some: readonly AffectedSheet[];
  readonly all: number;
}

/** By stored entry, which outlives the flags of its moment. */
const touched = new WeakMap<Entry, readonly AffectedSheet[]>();

/**
 * What the corrections in a report touch, of what a seat (null: a spectator) had been told before: the past sums from
 * number `from` (0: the first) on, no more than `most`.
 */
export function affectedByMoment(
  game: Game,
  moment: Moment,
  seat: Seat | null,
  from: number = 0,
  most: number = Number.POSITIVE_INFINITY,
): AffectedPart {
  const seen = touchedBy(game, moment).filter(({ to }) => isAddressed(to, seat));
  return { some: seen.slice(from, from + most), all: seen.length };
}

/** What the corrections in a report touch. Worked out once. */
function touchedBy(game: Game, moment: Moment): readonly AffectedSheet[] {
  const { entry } = moment;
  if (correctedIn(moment).length === 0) return [];
  if (!touched.has(entry)) runToEnd(findTouched(game));
  return touched.get(entry) ?? [];
}

/** One fact that a report corrects, and the past sheets found so far that it touches. */
interface Correction {
  readonly key: FactKey;
  readonly value: FactValue;
  affected: AffectedSheet[];
  /** What was known of the fact when it last was known. */
  last: Possible;
}

/** The facts that a report corrects. */
function correctedIn({ entry, asked }: Moment): Correction[] {
  if (asked?.form !== 'report' || !('answer' in entry)) return [];
  return Object.entries(entry.answer as ReportAnswer).flatMap(([key, { as, value }]) =>
    as === 'correction' && value !== undefined ? [{ key, value, affected: [], last: undefined }] : [],
  );
}

/** The corrections of a game that have not been worked out and come after a sheet that may read their fact. */
function pendingCorrections({ table, moments }: Game): Map<Entry, Correction[]> {
  const pending = new Map<Entry, Correction[]>();
  const sheets = new Set<string>();
  for (const moment of moments) {
    const { entry, told } = moment;
    const corrected = touched.has(entry) ? [] : correctedIn(moment);
    const touching = corrected.filter(({ key }) =>
      [...sheets].some((each) => mayRead(table.rules, each, key)),
    );
    if (touching.length > 0) pending.set(entry, touching);
    else if (corrected.length > 0) touched.set(entry, []);
    for (const each of told.sheets) sheets.add(each);
  }
  return pending;
}

/**
 * Find what every correction of a game touches that has not been found yet, in one walk through its states. Whoever reads its lines
 * later has it at once.
 */
export function* findTouched(game: Game): Slices<void> {
  const { rules } = game.table;
  const pending = pendingCorrections(game);
  if (pending.size === 0) return;
  yield* walk(game, {}, (moment, before) => {
    const known = rules.known(viewOf(before.position, null));
    for (const [{ n }, corrected] of pending)
      for (const each of corrected) goPast(rules, each, { n, moment, known });
    const done = pending.get(moment.entry);
    if (done)
      touched.set(
        moment.entry,
        done.flatMap(({ affected }) => affected),
      );
    pending.delete(moment.entry);
    return pending.size === 0;
  });
}

/** A moment on the way to the correction in entry `n`, and what was known before it. */
interface Passed {
  readonly n: number;
  readonly moment: Moment;
  readonly known: Facts;
}

/**
 * A correction rewrites no history: it lists each past sheet whose total or outcomes would differ had the fact had this
 * value since it was last changed. That the fact has lapsed since makes no difference. The players then take back to
 * there, put right from there, or leave it.
 */
function goPast(rules: Rules, correction: Correction, { n, moment, known }: Passed): void {
  const { key, last } = correction;
  const now = known(key);
  // what play itself has changed was right before; a fact that lapsed was not changed
  if (now !== undefined && last !== undefined && !isSame(now, last)) correction.affected = [];
  correction.last = now ?? last;
  if (moment.entry.n === n || !stands(moment, n) || isUndo(moment.entry)) return;
  const as = reportedAs(moment.entry, key);
  if (as === 'change') correction.affected = [];
  if (as !== undefined) correction.last = undefined;
  if (moment.told.sheets.length === 0) return;
  const differ = moment.told.dispatches.flatMap((each) =>
    differing(rules, { n: moment.entry.n, told: each, at: known }, correction),
  );
  correction.affected.push(...differ);
}

function isSame(a: Possible, b: Possible): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** A sheet that entry `n` may have told, and what was known for it. */
interface Sum {
  readonly n: number;
  readonly told: Dispatch;
  readonly at: Facts;
}

/** What was told of a sheet, if it would come out differently. */
function differing(
  rules: Rules,
  { n, told: { sheet, to }, at }: Sum,
  { key, value }: Correction,
): AffectedSheet[] {
  const after = sheet && mayRead(rules, sheet.sheet, key) ? redo(rules, at, sheet, key, value) : null;
  if (!sheet || !after) return [];
  if (canonical([after.total, after.outcomes]) === canonical([sheet.total, sheet.outcomes])) return [];
  return [{ fact: key, n, to, sheet: sheet.sheet, before: sheet, after }];
}

const readOf = new WeakMap<Rules, Map<string, ReadonlySet<FactKey>>>();

/** Whether a sheet may read a fact, directly or through a sheet. */
function mayRead(rules: Rules, sheet: string, key: FactKey): boolean {
  const known = readOf.get(rules) ?? new Map<string, ReadonlySet<FactKey>>();
  readOf.set(rules, known);
  const read = known.get(sheet) ?? readBy(rules, sheet);
  known.set(sheet, read);
  return read.has(key);
}

/** All facts that a sheet may read, and the sheets that those come from. */
function readBy({ facts, sheets }: Rules, sheet: string): ReadonlySet<FactKey> {
  const read = new Set(needsIn(sheets, sheet));
  // facts that are added on the way are visited as well
  for (const key of read) for (const need of needsIn(sheets, own(facts, key)?.from)) read.add(need);
  return read;
}

function needsIn(sheets: Rules['sheets'], name = ''): readonly FactKey[] {
  return own(sheets, name)?.lines.flatMap(({ needs }) => needs) ?? [];
}

/** A past sheet done again with one fact corrected; null when it never read the fact, directly or through a sheet. */
function redo(rules: Rules, at: Facts, old: SheetResult, key: FactKey, value: FactValue): SheetResult | null {
  let read = false;
  const facts = withSheets(rules, (each) => {
    if (each !== key)
      return own(rules.facts, each)?.from === undefined ? (own(old.facts, each) ?? at(each)) : at(each);
    read = true;
    return value;
  });
  const after = evaluateNamed(rules, old.sheet, facts);
  return read ? after : null;
}

/** How an entry reports the fact, if it does: as changed on the map, earlier sheets were right. */
function reportedAs(entry: Entry, key: FactKey): unknown {
  const report = 'answer' in entry && isRecord(entry.answer) && own(entry.answer, key);
  return isRecord(report) ? report['as'] : undefined;
}

/** The lines of a reader's record that wait to come again. */
export function linesComing({ moments, state: { again } }: Game, entries: readonly number[]): number[] {
  if (!again) return [];
  const { mend, answers } = again;
  // what is put in has no line yet
  const first = answers.flatMap(({ n }) => (n === mend ? [] : [shownIn(moments, n)]));
  return linesOf(first, entries);
}
