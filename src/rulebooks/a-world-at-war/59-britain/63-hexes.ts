import { directive, type Referee } from '../../../kernel/dispatch.ts';
import { say } from './6-words.ts';

// 59.63: who controls which hexes when Britain makes peace, before anything is conceded.

const DIRECTIVES = [
  [['59.631'], say.told.hexesKept],
  [['59.632'], say.told.hexesLost],
  [['59.633'], say.told.noExceptions],
  [['59.634'], say.told.colonies],
] as const;

/** What British hexes need to stay British, and where whole areas follow (59.631 to 59.634); in the Far East too (59.892A). */
export function tellHexes(referee: Referee): void {
  for (const [clauses, text] of DIRECTIVES) directive(referee, text, undefined, clauses);
}
