import type { Referee } from '../../../kernel/dispatch.ts';
import { expire, reported, writeReports, setFact } from '../../../kernel/facts.ts';
import { bare } from '../../../kernel/json.ts';
import { words } from '../../../kernel/words.ts';
import { FACTIONS, type Faction } from '../powers.ts';
import { type Books, type Game, type Given, isPaper, type Open, SEASONS } from '../state.ts';
import { MISFIT, sheetParts, tellMisfit } from './21-paper.ts';

/** After the last turn: on paper the DPs not shown are typed, each faction's for itself, before all are gone (49.45). */
export function closeYear(books: Books, game: Game, referee: Referee): void {
  const { open } = game;
  if (!isPaper(open) || !books.plan.europe) endYear(books, game, referee);
  else Object.assign(open, { step: 'sheets', done: [] });
}

/** The rest of a faction's sheet: it keeps the limits, or the faction says that it does not. Only the faction sees it. */
export function checkSheet(
  books: Books,
  game: Game,
  faction: Faction,
  { [MISFIT]: misfit = 0, ...rest }: Given,
  referee: Referee,
): void {
  const { open, sealed } = game;
  const { year } = open;
  const parts = sheetParts({ ...sealed[faction]?.dps, ...rest });
  const clauses = ['49.21', '49.24', '49.31'];
  const own = words('told.sheet', { year, parts: parts.length === 0 ? null : (parts as never) });
  referee.tell?.({ to: [faction], kind: 'note', data: own, clauses });
  if (misfit > 0) {
    referee.reveal({ to: 'all', from: faction, key: 'sheet', value: 'does-not-fit', clauses });
    tellMisfit(open, faction, referee);
  } else
    referee.tell?.({ to: 'all', kind: 'note', data: words('told.sheetFits', { faction, year }), clauses });
  open.done.push(faction);
  if (open.done.length === FACTIONS.length) endYear(books, game, referee);
}

/**
 * 49.45: all DPs are gone, unused ones unseen, and every target may be named again. Results, stars and aggressors are
 * facts that outlast the year. After the last turn the game is over, else the next year begins.
 */
export function endYear(books: Books, { open, sealed }: Game, referee: Referee): void {
  const last = open.year === books.plan.to.year;
  for (const seat of Object.values(sealed)) Object.assign(seat, { dps: {}, revealed: bare() });
  expire(open.facts, books.facts, 'year');
  Object.assign(open, {
    allotment: {},
    franceStood: false,
    revealed: bare(),
    named: [],
    spent: {},
    rolls: [],
    rolling: 0,
    subversion: bare(),
    covert: bare(),
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
  setFact(open.facts, 'france.fell-this-year', false);
}

/** 49.154F: what Russia left undefended this year costs it DPs in the next one. */
function carryUndefended(open: Open): void {
  const now = reported(open.facts, 'undefended.this-year');
  if (now === undefined) writeReports(open.facts, { 'dp.undefended': { as: 'unknown' } });
  else setFact(open.facts, 'dp.undefended', now);
  setFact(open.facts, 'undefended.this-year', 0);
}
