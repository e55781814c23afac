import type { Referee } from '../../kernel/dispatch.ts';
import { expire } from '../../kernel/facts.ts';
import { spanWords, stillNaming } from './49-diplomacy/42-phase.ts';
import { settleObligations } from './49-diplomacy/58-obligations.ts';
import { payDue } from './49-diplomacy/59-brps-due.ts';
import { missReactions } from './49-diplomacy/6-reactions.ts';
import { freshPlayerTurn, freshTurn } from './lifetimes.ts';
import { FACTIONS } from './powers.ts';
import { type Books, type Go, type Open, type Plan, type Season, SEASONS, type Step } from './state.ts';

// The moments of a year: its start, its turns with the player turns in the order of the scenario, its end.

declare module './state.ts' {
  interface Steps {
    year: object;
    turns: object;
    turn: { readonly season: Season };
    'turn-end': { readonly season: Season };
  }
}

/** A year, from the allotment of DPs to their end. */
const year: Step<'year'> = {
  clauses: ['49.11', '49.45'],
  next({ plan }): Go[] {
    const placing: Go[] = plan.europe ? [{ step: 'allocation' }] : [];
    return [{ step: 'allotment' }, ...placing, { step: 'turns' }, { step: 'sheets' }, { step: 'year-end' }];
  },
};

/** The turns of a year: in the first one of a scenario, those from its start on; in the last, those up to its end. */
const turns: Step<'turns'> = {
  clauses: ['49.41'],
  next: ({ plan }, { open }) =>
    seasonsOf(plan, open).flatMap((season): Go[] => [
      { step: 'turn', season },
      { step: 'turn-end', season },
    ]),
  drop: (_, { open }, __, referee) => passByTurns(open, referee),
};

function seasonsOf({ to }: Plan, { year: now, turn: first }: Open): readonly Season[] {
  const last = now === to.year ? to.season : SEASONS[SEASONS.length - 1];
  return SEASONS.slice(SEASONS.indexOf(first), SEASONS.indexOf(last ?? first) + 1);
}

/** All turns of a year are passed by: reaction rolls are missed (49.61), BRPs paid (49.59), declarations due (49.58). */
function passByTurns(open: Open, referee: Referee): void {
  missReactions(open, FACTIONS);
  for (const phase of ['axis', 'allied'] as const) {
    Object.assign(open, freshPlayerTurn(phase));
    settleObligations(open, referee);
    payDue(open, referee);
  }
}

/** A game turn: the player turns in their order, each with its diplomatic phase (49.41). */
const turn: Step<'turn'> = {
  clauses: ['49.41'],
  next: ({ plan }, { open }, { season }) => playerTurns(plan, open, season),
  drop: ({ plan }, { open }, { season }) => playerTurns(plan, open, season),
};

function playerTurns({ order }: Plan, open: Open, season: Season): Go[] {
  open.turn = season;
  return order.map((phase) => ({ step: 'phase', phase }));
}

/** The end of a game turn: what lasted as long has lapsed. */
const turnEnd: Step<'turn-end'> = {
  clauses: ['49.41'],
  ends: {
    name: 'turn',
    clauses: ['49.41'],
    args: (_, open) => spanWords(open),
    seats({ plan }, open, { season }) {
      if (season !== open.turn) return null;
      return plan.order.at(-1) === open.phase ? stillNaming(open) : undefined;
    },
  },
  next: (books, { open }) => endTurn(books, open),
  drop: (books, { open }) => endTurn(books, open),
};

function endTurn(books: Books, open: Open): void {
  expire(open.facts, books.facts, 'turn');
  Object.assign(open, freshTurn(open.statusCounted));
}

export const MOMENTS = { year, turns, turn, 'turn-end': turnEnd };
