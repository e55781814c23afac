import type { Dispatch } from './dispatch.ts';
import { eachMoment, stateAfter } from './course.ts';
import type { AmendEntry, Entry } from './entry.ts';
import type { FactKey, Facts, FactValue, Possible, ReportAnswer } from './facts.ts';
import type { Game } from './game.ts';
import { canonical, isRecord, own } from './json.ts';
import { evaluateNamed, withFacts, withSheets } from './know.ts';
import { type Amended, isAmend, isUndo, type Moment, stands } from './moment.ts';
import { findAsked, type State } from './play.ts';
import { viewOf } from './position.ts';
import type { Rules, Table } from './rulebook.ts';
import { DICE } from './seat.ts';
import type { SheetResult } from './sheet.ts';
import type { Words } from './words.ts';

/** A past sheet that a corrected fact would have changed. */
export interface Affected {
  readonly fact: FactKey;
  /** The entry in which the sheet was used; in a record its line. */
  readonly n: number;
  readonly to: Dispatch['to'];
  readonly sheet: string;
  readonly before: SheetResult;
  readonly after: SheetResult;
  /** The changed outcome can stand, unless it does already, or something built on it since. */
  readonly amends?: true;
  /** Why a changed outcome could not stand any more, when it was corrected. */
  readonly barred?: Words;
}

/** A roll whose changed outcome can stand. */
export type Roll = Pick<Amended, 'step' | 'clauses' | 'answer'>;

/** The same with the roll in which the sheet was used, where what follows from that could be put right. */
export interface Touched extends Omit<Affected, 'amends' | 'barred'> {
  readonly roll: Roll | null;
}

/** By stored entry, which outlives the flags of its moment. */
const touched = new WeakMap<Entry, readonly Touched[]>();

/** What the corrections in a report touch. Worked out once. */
export function touchedBy(game: Game, moment: Moment): readonly Touched[] {
  const { entry } = moment;
  if (correctedIn(moment).length === 0) return [];
  if (!touched.has(entry)) workOut(game);
  return touched.get(entry) ?? [];
}

/** Whether a sum means something else with the fact put right, not only another total. */
export function isOtherwise({ before, after }: Touched): boolean {
  return before.outcomes.length === 0 || canonical(before.outcomes) !== canonical(after.outcomes);
}

/** Whether it is known what a sum means with the fact put right. */
export function isSettled({ after: { total, outcomes } }: Touched): boolean {
  return outcomes.length === 0 ? total.min === total.max : outcomes.length === 1;
}

/** One fact that a report corrects, and the past sheets found so far that it touches. */
interface Correction {
  readonly key: FactKey;
  readonly value: FactValue;
  /** Only its seat may know it. */
  readonly sealed: boolean;
  affected: Touched[];
  /** What was known of the fact when it last was known. */
  last: Possible;
}

/** The facts that a report corrects. */
function correctedIn({ entry, asked }: Moment): Correction[] {
  if (asked?.form !== 'report' || !('answer' in entry)) return [];
  return Object.entries(entry.answer as ReportAnswer).flatMap(([key, { as, value }]) =>
    as === 'correction' && value !== undefined
      ? [{ key, value, sealed: asked.sealed, affected: [], last: undefined }]
      : [],
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

/** Find what every correction of a game touches that has not been worked out, in one walk through its states. */
function workOut(game: Game): void {
  const { rules } = game.table;
  const pending = pendingCorrections(game);
  if (pending.size === 0) return;
  for (const { moment, before } of eachMoment(game)) {
    const known = rules.known(viewOf(before.position, null));
    const sums = sumsOf(game, moment, before, known);
    for (const [{ n }, corrected] of pending)
      for (const each of corrected) goPast(rules, each, { n, moment, known, sums });
    const done = pending.get(moment.entry);
    if (done)
      touched.set(
        moment.entry,
        done.flatMap(({ affected }) => affected),
      );
    pending.delete(moment.entry);
    if (pending.size === 0) return;
  }
}

/** A moment on the way to the correction in entry `n`: what was known before it, and the sheets that it told. */
interface Passed {
  readonly n: number;
  readonly moment: Moment;
  readonly known: Facts;
  readonly sums: readonly Sum[];
}

/** A sheet that was told, what was known for it, and the roll that it belongs to. */
interface Sum {
  readonly told: Dispatch;
  readonly at: Facts;
  readonly roll: Roll | null;
}

function sumsOf(game: Game, { entry, told }: Moment, before: State, known: Facts): Sum[] {
  if (told.sheets.length === 0) return [];
  if (isAmend(entry)) {
    const [first, ...more] = told.dispatches;
    const then = first ? [{ told: first, at: knownThen(game, entry), roll: null }] : [];
    return [...then, ...more.map((each) => ({ told: each, at: known, roll: null }))];
  }
  const rolled = rollOf(game.table, before, entry);
  return told.dispatches.map((each) => {
    const isOfRoll = each.to === 'all' && rolled?.sheets.includes(each.sheet?.sheet ?? '') === true;
    return { told: each, at: known, roll: isOfRoll ? rolled.roll : null };
  });
}

/** The roll that was made here and the sheets it is summed on, where what follows from it could be put right. */
function rollOf(
  table: Table,
  before: State,
  entry: Entry,
): { readonly roll: Roll; readonly sheets: readonly string[] } | null {
  if (!('decision' in entry) || entry.seat !== DICE) return null;
  const step = table.rules.amendable?.(before.position.open);
  const asked = step && findAsked(table, before, DICE, entry.decision);
  if (!step || !asked) return null;
  const { clauses, sheets = [] } = asked;
  const summed = sheets.flatMap(({ name, dice }) => (dice.length > 0 ? [name] : []));
  return { roll: { step, clauses, answer: entry.answer }, sheets: summed };
}

/** What was known when a roll was made whose changed outcome stands, with the fact put right. */
function knownThen(game: Game, { amend: { n, fact, correction } }: AmendEntry): Facts {
  const moment = game.moments[correction - 1];
  const right = moment && correctedIn(moment).find(({ key }) => key === fact);
  const known = game.table.rules.known(viewOf(stateAfter(game, n - 1).position, null));
  return withFacts(known, { [fact]: right?.value });
}

/**
 * A correction rewrites no history: it lists each past sheet whose total or outcomes would differ had the fact had this
 * value since it was last changed. That the fact has lapsed since makes no difference. The players then take back to
 * there, override, or let it stand.
 */
function goPast(rules: Rules, correction: Correction, { n, moment, known, sums }: Passed): void {
  const { key, last } = correction;
  const now = known(key);
  // what play itself has changed was right before; a fact that lapsed was not changed
  if (now !== undefined && last !== undefined && !isSame(now, last)) correction.affected = [];
  correction.last = now ?? last;
  if (moment.entry.n === n || !stands(moment, n) || isUndo(moment.entry)) return;
  if (isAmend(moment.entry)) settleFor(correction, moment.entry);
  const as = reportedAs(moment.entry, key);
  if (as === 'change') correction.affected = [];
  if (as !== undefined) correction.last = undefined;
  correction.affected.push(...sums.flatMap((each) => differing(rules, moment.entry.n, each, correction)));
}

/** A changed outcome stands: what the roll came to then is no longer what it comes to. */
function settleFor(correction: Correction, { amend: { n, sheet } }: AmendEntry): void {
  correction.affected = correction.affected.map((each) =>
    each.n === n && each.sheet === sheet ? { ...each, roll: null } : each,
  );
}

function isSame(a: Possible, b: Possible): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** What was told of a sheet, if it would come out differently. */
function differing(
  rules: Rules,
  n: number,
  { told: { sheet, to }, at, roll }: Sum,
  { key, value, sealed }: Correction,
): Touched[] {
  const after = sheet && mayRead(rules, sheet.sheet, key) ? redo(rules, at, sheet, key, value) : null;
  if (!sheet || !after) return [];
  if (canonical([after.total, after.outcomes]) === canonical([sheet.total, sheet.outcomes])) return [];
  return [{ fact: key, n, to, sheet: sheet.sheet, before: sheet, after, roll: sealed ? null : roll }];
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
