import type { FactKey, Facts, FactValue } from './facts.ts';
import { type Game, standingMoments } from './game.ts';
import { own } from './json.ts';
import { evaluateNamed } from './know.ts';
import type { SheetResult } from './sheet.ts';
import { canonical } from './json.ts';

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
    for (const { sheet } of moment.dispatches) {
      if (!sheet || own(sheet.facts, key) === undefined) continue;
      const facts: Facts = (each) => (each === key ? value : own(sheet.facts, each));
      const after = evaluateNamed(game.table.rules, sheet.sheet, facts);
      const differs = canonical([after.total, after.outcomes]) !== canonical([sheet.total, sheet.outcomes]);
      if (differs) affected.push({ n: moment.entry.n, sheet: sheet.sheet, before: sheet, after });
    }
  }
  return affected;
}

/** Whether an entry reports the fact as changed on the map, so that earlier sheets were right. */
function changes(entry: object, key: FactKey): boolean {
  if (!('answer' in entry) || typeof entry.answer !== 'object' || entry.answer === null) return false;
  const report = own(entry.answer as Record<string, unknown>, key);
  return typeof report === 'object' && report !== null && 'as' in report && report.as === 'change';
}
