import type { Referee } from '../../../kernel/dispatch.ts';
import { expire, reported, writeReports } from '../../../kernel/facts.ts';
import { words } from '../../../kernel/words.ts';
import { type Books, type Game, type Open, SEASONS } from '../state.ts';

/**
 * 49.45: all DPs are gone, unused ones unseen, and every target may be named again. Results, stars and aggressors are
 * facts that outlast the year. After the last turn the game is over, else the next year begins.
 */
export function endYear(books: Books, { open, sealed }: Game, last: boolean, referee: Referee): void {
  for (const seat of Object.values(sealed)) seat.dps = {};
  expire(open.facts, books.facts, 'year');
  Object.assign(open, {
    allotment: {},
    franceStood: false,
    revealed: {},
    named: [],
    spent: {},
    rolls: [],
    rolling: 0,
    subversion: {},
    covert: {},
    done: [],
    step: last ? 'over' : 'allotment',
  });
  referee.tell?.({
    to: 'all',
    kind: 'directive',
    data: words('told.yearEnd', { year: open.year }),
    clauses: ['49.45'],
  });
  if (last) return;
  Object.assign(open, { year: open.year + 1, turn: SEASONS[0], opening: false });
  carryUndefended(open);
  // the year of a fall is the one in which France is reported as conquered
  writeReports(open.facts, { 'france.fell-this-year': { value: false, as: 'change' } });
}

/** 49.154F: what Russia left undefended this year costs it DPs in the next one. */
function carryUndefended(open: Open): void {
  const now = reported(open.facts, 'undefended.this-year');
  const last = now === undefined ? ({ as: 'unknown' } as const) : ({ value: now, as: 'change' } as const);
  writeReports(open.facts, { 'dp.undefended': last, 'undefended.this-year': { value: 0, as: 'change' } });
}
