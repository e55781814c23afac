import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import { words } from '../../../kernel/words.ts';

// 59.63: who controls which hexes when Britain makes peace, before anything is conceded.

const DIRECTIVES = [
  [['59.631'], 'told.hexesKept'],
  [['59.632'], 'told.hexesLost'],
  [['59.633'], 'told.noExceptions'],
  [['59.634'], 'told.colonies'],
] as const;

/** What British hexes need to stay British, and where whole areas follow (59.631 to 59.634); in the Far East too (59.892A). */
export function tellHexes(referee: Referee): void {
  for (const [clauses, key] of DIRECTIVES) referee.tell?.(toAll('directive', words(key), clauses));
}
