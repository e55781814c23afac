import type { Referee } from '../../kernel/dispatch.ts';
import { expire } from '../../kernel/facts.ts';
import { spanWords, stillNaming } from './49-diplomacy/42-phase.ts';
import { settleObligations } from './49-diplomacy/58-obligations.ts';
import { payDue } from './49-diplomacy/59-brps-due.ts';
import { missReactions } from './49-diplomacy/6-reactions.ts';
import { freshPlayerTurn, freshTurn, type Phase } from './lifetimes.ts';
import { FACTIONS } from './powers.ts';
import { type Books, type Go, type Open, type Plan, type Season, SEASONS, type Step } from './state.ts';

// The moments of a year: its start, its turns with the player turns in the order of the scenario, its end.

declare module './state.ts' {
  interface Steps {
    year: object;
    moment: { readonly moment: Moment };
    turns: object;
    turn: { readonly season: Season };
    'player-turn': { readonly phase: Phase };
    'turn-end': { readonly season: Season };
  }
}

/** A year, from the allotment of DPs to their end. */
const year: Step<'year'> = {
  clauses: ['49.11', '49.45'],
  next: (): Go[] => [
    { step: 'moment', moment: 'year-start' },
    { step: 'turns' },
    { step: 'moment', moment: 'year-end' },
    { step: 'year-end' },
  ],
};

/** What the chapters have due at a moment; skipped, each of it falls by itself. */
const moment: Step<'moment'> = {
  clauses: ['49.41'],
  next: (books, { open }, at) => books.at(at.moment, open),
  drop: (books, { open }, at) => books.at(at.moment, open),
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
  return [
    ...order.map((phase): Go => ({ step: 'player-turn', phase })),
    { step: 'moment', moment: 'turn-end' },
  ];
}

/** A player turn: it begins with a diplomatic phase; combat and its end are moments of other rules (49.41). */
const playerTurn: Step<'player-turn'> = {
  clauses: ['49.41'],
  next: (_, { open }, { phase }) => momentsOf(open, phase),
  drop: (_, { open }, { phase }) => momentsOf(open, phase),
};

function momentsOf(open: Open, phase: Phase): Go[] {
  Object.assign(open, freshPlayerTurn(phase));
  return PLAYER_TURN.map((each) => ({ step: 'moment', moment: each }));
}

const PLAYER_TURN = ['player-turn-start', 'combat-end', 'player-turn-end'] as const;

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

export const SEQUENCE = { year, moment, turns, turn, 'player-turn': playerTurn, 'turn-end': turnEnd };
