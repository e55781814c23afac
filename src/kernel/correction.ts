import { addressed } from './dispatch.ts';
import type { FactKey, FactValue, Possible, ReportAnswer } from './facts.ts';
import { type Game, type Moment, standingMoments } from './game.ts';
import { canonical, own } from './json.ts';
import { evaluateNamed, withSheets } from './know.ts';
import type { State } from './play.ts';
import { viewOf } from './position.ts';
import type { Seat } from './seat.ts';
import type { SheetResult } from './sheet.ts';

/** A past sheet that a corrected fact would have changed. */
export interface Affected {
  readonly fact: FactKey;
  /** The entry in which the sheet was used; in a record its line. */
  readonly n: number;
  readonly sheet: string;
  readonly before: SheetResult;
  readonly after: SheetResult;
}

/** What the corrections in a report touch, of what a seat (null: a spectator) had been told before it. */
export function affectedByMoment(game: Game, { entry, decision }: Moment, seat: Seat | null): Affected[] {
  if (decision?.form.kind !== 'report' || !('answer' in entry)) return [];
  const before = { ...game, moments: game.moments.slice(0, entry.n - 1) };
  return Object.entries(entry.answer as unknown as ReportAnswer).flatMap(([key, { as, value }]) =>
    as === 'correction' && value !== undefined ? affectedBy(before, key, value, seat) : [],
  );
}

/**
 * A correction rewrites no history: this lists each past sheet whose total or outcomes would differ had the fact
 * had this value since it was last changed. The players then undo, override, or let it stand.
 */
export function affectedBy(game: Game, key: FactKey, value: FactValue, seat: Seat | null): Affected[] {
  const affected: Affected[] = [];
  const { rules } = game.table;
  const stands = (state: State): Possible => rules.known(viewOf(state.position, null))(key);
  for (const moment of standingMoments(game)) {
    if (changes(moment.entry, key)) affected.length = 0;
    const before = game.moments[moment.entry.n - 2]?.state ?? game.start;
    for (const { sheet, to } of moment.dispatches) {
      const after = sheet && addressed(to, seat) && again(game, before, sheet, key, value);
      if (after && canonical([after.total, after.outcomes]) !== canonical([sheet.total, sheet.outcomes]))
        affected.push({ fact: key, n: moment.entry.n, sheet: sheet.sheet, before: sheet, after });
    }
    if (rules.facts[key]?.kept && stands(before) !== stands(moment.state)) affected.length = 0;
  }
  return affected;
}

/** A past sheet done again with one fact corrected; null when it never read the fact, directly or through a sheet. */
function again(
  game: Game,
  state: State,
  sheet: SheetResult,
  key: FactKey,
  value: FactValue,
): SheetResult | null {
  const { rules } = game.table;
  const then = rules.known(viewOf(state.position, null));
  let read = false;
  const facts = withSheets(rules, (each) => {
    if (each !== key)
      return own(rules.facts, each)?.from === undefined ? (own(sheet.facts, each) ?? then(each)) : then(each);
    read = true;
    return value;
  });
  const after = evaluateNamed(rules, sheet.sheet, facts);
  return read ? after : null;
}

/** Whether an entry reports the fact as changed on the map, so that earlier sheets were right. */
function changes(entry: object, key: FactKey): boolean {
  if (!('answer' in entry) || typeof entry.answer !== 'object' || entry.answer === null) return false;
  const report = own(entry.answer as Record<string, unknown>, key);
  return typeof report === 'object' && report !== null && 'as' in report && report.as === 'change';
}
