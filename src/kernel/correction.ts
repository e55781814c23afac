import { addressed, type Dispatch } from './dispatch.ts';
import type { FactKey, Facts, FactValue, ReportAnswer } from './facts.ts';
import { type Entry, type Game, type Moment, standingMoments } from './game.ts';
import { canonical, isRecord, own } from './json.ts';
import { evaluateNamed, withSheets } from './know.ts';
import type { State } from './play.ts';
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

const touched = new WeakMap<Moment, readonly Affected[]>();

/** What the corrections in a report touch, of what a seat (null: a spectator) had been told before. Worked out once. */
export function affectedByMoment(game: Game, moment: Moment, seat: Seat | null): Affected[] {
  const { entry, decision } = moment;
  if (decision?.form.kind !== 'report' || !('answer' in entry)) return [];
  const report = Object.entries(entry.answer as unknown as ReportAnswer);
  const all =
    touched.get(moment) ??
    report.flatMap(([key, { as, value }]) =>
      as === 'correction' && value !== undefined ? affectedBy(game, entry.n, key, value) : [],
    );
  touched.set(moment, all);
  return all.filter(({ to }) => addressed(to, seat));
}

/**
 * A correction rewrites no history: this lists each past sheet whose total or outcomes would differ had the fact
 * had this value since it was last changed. The players then undo, override, or let it stand.
 */
function affectedBy(game: Game, n: number, key: FactKey, value: FactValue): Affected[] {
  const affected: Affected[] = [];
  const { rules } = game.table;
  const known = (state: State): Facts => rules.known(viewOf(state.position, null));
  for (const moment of standingMoments(game).filter(({ entry }) => entry.n < n)) {
    const as = reportedAs(moment.entry, key);
    if (as === 'change') affected.length = 0;
    const before = known(game.moments[moment.entry.n - 2]?.state ?? game.start);
    for (const { sheet, to } of moment.dispatches) {
      const after = sheet && redo(rules, before, sheet, key, value);
      if (after && canonical([after.total, after.outcomes]) !== canonical([sheet.total, sheet.outcomes]))
        affected.push({ fact: key, n: moment.entry.n, to, sheet: sheet.sheet, before: sheet, after });
    }
    // what play itself has changed was right before
    const changed = JSON.stringify(before(key)) !== JSON.stringify(known(moment.state)(key));
    if (as === undefined && changed) affected.length = 0;
  }
  return affected;
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
