import type { FactKey } from '../../../kernel/index.ts';
import { happening } from '../causes/hang-on.ts';
import { struckFact, units } from './facts.ts';
import { NO_NEWS } from '../stories/news.ts';
import { part } from '../part.ts';
import type { Follows, Go, WarGameStep } from '../state.ts';
import { unrestTexts } from '../rules/g-unrest.words.ts';

// Where units stand and what was attacked is kept as play goes on, and nothing can be decided without it: where the table no
// longer knows, it is asked before play goes on. Where there was nothing there is nothing still.

declare module '../state.ts' {
  interface Steps {
    withdrawn: { readonly facts: readonly FactKey[] };
  }
}

/** What was taken back is asked for anew (G.H1, BUL.E1, EIR.E1, EIR.E2, POL.E1); the answer is news as any other (G.F3). */
const withdrawn: WarGameStep<'withdrawn'> = {
  clauses: ['G.H1', 'BUL.E1', 'EIR.E1', 'EIR.E2', 'POL.E1', 'G.F3'],
  needs: {
    facts: (_, open, { facts }) => facts.filter((key) => open.facts[key]?.as === 'unknown'),
    asks: (books, open, _, missing) => ({
      at: String(open.turn),
      prompt: unrestTexts.ask.withdrawn({ turn: open.turn }),
      clauses: [...new Set(missing.flatMap((key) => books.facts[key]?.clauses ?? []))],
    }),
  },
  next(books, position, _, referee): Go[] {
    return happening(books, position, 'news', NO_NEWS, referee);
  },
};

/** A report that takes back where units stand, or that something was attacked (G.H1, BUL.E1, EIR.E1, EIR.E2, POL.E1). */
const takenBack: Follows = {
  clauses: ['G.H1', 'BUL.E1', 'EIR.E1', 'EIR.E2', 'POL.E1'],
  on: [units, struckFact],
  brings(books, { open }, { each }): Go[] {
    const known = books.known({ seat: null, open });
    const facts = each
      .filter(({ key, report }) => report.as === 'unknown' && Boolean(known(key)))
      .map(({ key }) => key);
    return facts.length === 0 ? [] : [{ step: 'withdrawn', facts }];
  },
};

/** What a report takes back. */
export const WITHDRAWALS = part(import.meta.url, {
  steps: { withdrawn },
  news: [takenBack],
});
