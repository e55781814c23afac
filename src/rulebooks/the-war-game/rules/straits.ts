import { type Referee, tell } from '../../../kernel/index.ts';
import { truthOf } from '../stories/conditions.ts';
import type { GuideEntry, LawRule } from '../stories/rule.ts';
import type { Books, Open } from '../state.ts';
import { ENTRIES } from './e-territories.ts';
import { unrestTexts } from './g-unrest.words.ts';

// Straits that a story closes, and opens to all while something is so.

interface StraitLaw {
  readonly entry: GuideEntry;
  readonly law: LawRule;
}

const LAWS: readonly StraitLaw[] = ENTRIES.flatMap((entry) =>
  entry.rules.flatMap((law): StraitLaw[] =>
    law.kind === 'law' && law.about === 'strait' ? [{ entry, law }] : [],
  ),
);

/** TUR.S1: part I begins, and a strait is open without a roll where its law says so. */
export function openStraits(books: Books, open: Open, referee: Referee): void {
  for (const { entry, law } of LAWS) {
    if (!law.allows) continue;
    if (law.when && truthOf({ books, open, entry }, law.when) !== true) continue;
    open.straits.push(entry.id);
    tell(referee, 'result', unrestTexts.told.strait, { entry: entry.id }, [law.id]);
  }
}

/** TUR.S0: whether an entry's strait is open or closed in this turn; null: it has none. */
export function straitOf({ straits }: Open, { id }: GuideEntry): 'open' | 'closed' | null {
  if (straits.includes(id)) return 'open';
  return LAWS.some(({ entry }) => entry.id === id) ? 'closed' : null;
}
