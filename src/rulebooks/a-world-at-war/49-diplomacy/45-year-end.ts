import type { Referee } from '../../../kernel/dispatch.ts';
import { expire } from '../../../kernel/facts.ts';
import { words } from '../../../kernel/words.ts';
import type { Books, Game } from '../state.ts';

/**
 * 49.45: all DPs are gone, unused ones unseen, and every target may be named again. Results, stars and aggressors are
 * facts that outlast the year.
 */
export function endYear(books: Books, { open, sealed }: Game, referee: Referee): void {
  for (const seat of Object.values(sealed)) seat.dps = {};
  expire(open.facts, books.facts, 'year');
  Object.assign(open, {
    allotment: {},
    revealed: {},
    named: [],
    rolls: [],
    rolling: 0,
    subversion: {},
    covert: {},
    done: [],
    step: 'over',
  });
  referee.tell?.({
    to: 'all',
    kind: 'directive',
    data: words('told.yearEnd', { year: open.year }),
    clauses: ['49.45'],
  });
}
