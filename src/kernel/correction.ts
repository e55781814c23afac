import { addressed, type Dispatch } from './dispatch.ts';
import { eachMoment } from './course.ts';
import type { Entry } from './entry.ts';
import type { FactKey, Facts, FactValue, Possible, ReportAnswer } from './facts.ts';
import type { Game } from './game.ts';
import { canonical, isRecord, own } from './json.ts';
import { evaluateNamed, withSheets } from './know.ts';
import { isUndo, type Moment, stands } from './moment.ts';
import { viewOf } from './position.ts';
import type { Rules } from './rulebook.ts';
import type { Seat } from './seat.ts';
import type { SheetResult } from './sheet.ts';

/** A past sheet that a corrected fact would have changed. */
export interface Affected {
  readonly fact: FactKey;
  /** The entry in which the sheet was used; in a record its line. */
  readonly n: number;
  readonly to: Dispatch['to'];
  readonly sheet: string;
  readonly before: SheetResult;
  readonly after: SheetResult;
}

/** By stored entry, which outlives the flags of its moment. */
const touched = new WeakMap<Entry, readonly Affected[]>();

/** What the corrections in a report touch, of what a seat (null: a spectator) had been told before. Worked out once. */
export function affectedByMoment(game: Game, moment: Moment, seat: Seat | null): Affected[] {
  const { entry, asked } = moment;
  if (asked?.form !== 'report' || !('answer' in entry)) return [];
  const report = Object.entries(entry.answer as unknown as ReportAnswer);
  const all =
    touched.get(entry) ??
    report.flatMap(([key, { as, value }]) =>
      as === 'correction' && value !== undefined ? affectedBy(game, entry.n, key, value) : [],
    );
  touched.set(entry, all);
  return all.filter(({ to }) => addressed(to, seat));
}

/**
 * A correction rewrites no history: this lists each past sheet whose total or outcomes would differ had the fact
 * had this value since it was last changed. That the fact has lapsed since makes no difference. The players then take
 * back to there, override, or let it stand.
 */
function affectedBy(game: Game, n: number, key: FactKey, value: FactValue): Affected[] {
  const { rules } = game.table;
  let affected: Affected[] = [];
  let last: Possible;
  for (const { moment, before } of eachMoment(game)) {
    const known = rules.known(viewOf(before.position, null));
    const now = known(key);
    // what play itself has changed was right before; a fact that lapsed was not changed
    if (now !== undefined && last !== undefined && !isSame(now, last)) affected = [];
    last = now ?? last;
    if (moment.entry.n === n) break;
    if (!stands(moment, n) || isUndo(moment.entry)) continue;
    const as = reportedAs(moment.entry, key);
    if (as === 'change') affected = [];
    if (as !== undefined) last = undefined;
    affected.push(...differing(rules, known, moment, key, value));
  }
  return affected;
}

function isSame(a: Possible, b: Possible): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The sheets that a moment told which would come out differently. */
function differing(rules: Rules, before: Facts, moment: Moment, fact: FactKey, value: FactValue): Affected[] {
  return moment.told.dispatches.flatMap(({ sheet, to }) => {
    const after = sheet && redo(rules, before, sheet, fact, value);
    if (!after || canonical([after.total, after.outcomes]) === canonical([sheet.total, sheet.outcomes]))
      return [];
    return [{ fact, n: moment.entry.n, to, sheet: sheet.sheet, before: sheet, after }];
  });
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
