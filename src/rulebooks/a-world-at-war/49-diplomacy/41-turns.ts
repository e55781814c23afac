import type { Referee } from '../../../kernel/dispatch.ts';
import { expire } from '../../../kernel/facts.ts';
import { bare } from '../../../kernel/json.ts';
import { type Books, type Game, type Open, type Phase, type Plan, SEASONS } from '../state.ts';
import { closeYear } from './45-year-end.ts';

// 49.41: each player turn begins with a diplomatic phase; the scenario says in which order the player turns come.

/** Begin a phase: nothing named, nothing rolled. */
export function beginPhase(open: Open, phase: Phase): void {
  open.phase = phase;
  open.step = 'ready';
  open.done = [];
  open.rolls = [];
  open.rolling = 0;
  open.subversion = bare();
  open.covert = bare();
  open.judged = false;
}

/** The first phase of a turn. Throws for a scenario without player turns: our own mistake. */
export function beginTurn({ order }: Plan, open: Open): void {
  const [first] = order;
  if (first === undefined) throw new Error('a scenario without player turns');
  beginPhase(open, first);
}

/** What follows a phase: the next player turn, the next turn, the next year, or the end. */
export function afterPhase(books: Books, game: Game, referee: Referee): void {
  const { open } = game;
  const { order, to } = books.plan;
  const next = order[order.indexOf(open.phase) + 1];
  if (next !== undefined) return beginPhase(open, next);
  expire(open.facts, books.facts, 'turn');
  open.statusBefore = open.statusCounted;
  open.statusCounted = null;
  open.offensivesCounted = false;
  open.rolledAtOnce = false;
  const last = open.year === to.year && open.turn === to.season;
  const season = SEASONS[SEASONS.indexOf(open.turn) + 1];
  if (season === undefined) closeYear(books, game, referee);
  else if (last) open.step = 'over';
  else {
    open.turn = season;
    beginTurn(books.plan, open);
  }
}
