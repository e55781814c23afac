import type { FactKey, FactValue } from './facts.ts';
import { type Game, standingMoments } from './game.ts';
import { canonical, own } from './json.ts';
import { evaluateNamed, withSheets } from './know.ts';
import type { State } from './play.ts';
import { viewOf } from './position.ts';
import type { SheetResult } from './sheet.ts';

/** A past sheet that a corrected fact would have changed. */
export interface Affected {
  /** The entry in which the sheet was used. */
  readonly n: number;
  readonly sheet: string;
  readonly before: SheetResult;
  readonly after: SheetResult;
}

/**
 * A correction rewrites no history: this lists each past sheet whose total or outcomes would differ had the fact
 * had this value since it was last changed. The players then undo, override, or let it stand.
 */
export function affectedBy(game: Game, key: FactKey, value: FactValue): Affected[] {
  const affected: Affected[] = [];
  for (const moment of standingMoments(game)) {
    if (changes(moment.entry, key)) affected.length = 0;
    const before = game.moments[moment.entry.n - 2]?.state ?? game.start;
    for (const { sheet } of moment.dispatches) {
      const after = sheet && again(game, before, sheet, key, value);
      if (after && canonical([after.total, after.outcomes]) !== canonical([sheet.total, sheet.outcomes]))
        affected.push({ n: moment.entry.n, sheet: sheet.sheet, before: sheet, after });
    }
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
