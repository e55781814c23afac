import { expire } from '../../../kernel/index.ts';
import { reopenUndefended } from '../49-diplomacy/154-undefended.ts';
import { spanWords, stillNaming } from '../49-diplomacy/42-phase.ts';
import { diceOverAfter } from '../49-diplomacy/85-effective-level.ts';
import { endingDue } from './ending.ts';
import { freshPlayerTurn, freshTurn, type Phase } from './lifetimes.ts';
import { hasAxisWon, isDecided } from './over.ts';
import { part } from '../part.ts';
import { worldSequenceTexts } from './sequence.words.ts';
import {
  type Books,
  type Go,
  type TurnMoment,
  type Open,
  type Season,
  SEASONS,
  type WorldStep,
} from '../state.ts';

// The moments of a year: its start, its turns with the player turns in the order of the scenario, its end.

declare module '../state.ts' {
  interface Steps {
    year: object;
    moment: { readonly moment: TurnMoment };
    /** `begun` and the season of its end say nothing any more: stored games have them. */
    turns: { readonly season: Season; readonly begun: boolean };
    turn: { readonly season: Season };
    'player-turn': { readonly phase: Phase };
    'turn-end': { readonly season: Season };
  }
}

/** A year, from the allotment of DPs to their end. */
const year: WorldStep<'year'> = {
  clauses: ['49.11', '49.45'],
  next: (books, { open }): Go[] => [
    ...dueNow(books, open, 'year-start'),
    { step: 'turns', season: open.turn, begun: false },
    ...due(books, ['year-end']),
    { step: 'year-end' },
  ],
};

/** Those of the moments at which a chapter can have something due. */
function due({ moments }: Books, wanted: readonly TurnMoment[]): Go[] {
  const due: Go[] = [];
  for (const each of wanted) if (moments.has(each)) due.push({ step: 'moment', moment: each });
  return due;
}

/** What the chapters have due at a moment; skipped, each of it falls by itself. */
const moment: WorldStep<'moment'> = {
  clauses: ['49.41'],
  next: (books, { open }, at) => [...dueNow(books, open, at.moment), ...toldBy(open, at.moment)],
  drop: (books, { open }, at) => dueNow(books, open, at.moment),
};

/** 49.852C: the checks that come when the Allied player turn is over tell that it is. */
function toldBy(open: Open, now: TurnMoment): readonly Go[] {
  const isOver = now === 'turn-end' || (now === 'player-turn-end' && open.phase === 'allied');
  return isOver ? [diceOverAfter(open)] : [];
}

/** 62.91: nothing more once the Axis has won. */
function dueNow(books: Books, open: Open, now: TurnMoment): readonly Go[] {
  return hasAxisWon(open) ? [] : books.at(now, open);
}

/** The turns of a year, one after the other: in the first year from the scenario's start on, in the last up to its end. */
const turns: WorldStep<'turns'> = {
  clauses: ['49.41'],
  next: (books, { open }, { season }) => turnsFrom(books, open, season),
};

/** 55.21, 56.21, 57.91, 62.91: none once the game is decided; that, and the end of the last one, is told. */
function turnsFrom(books: Books, open: Open, season: Season): Go[] {
  if (isDecided(books, open)) return [...endingDue(books, open)];
  const { to } = books.plan;
  const isLast = open.year === to.year && season === to.season;
  const next = isLast ? undefined : SEASONS[SEASONS.indexOf(season) + 1];
  const now: Go[] = [
    { step: 'turn', season },
    { step: 'turn-end', season },
  ];
  if (isLast) return [...now, ...endingDue(books, open)];
  return next ? [...now, { step: 'turns', season: next, begun: true }] : now;
}

/** A game turn: the player turns in their order, each with its diplomatic phase (49.41). */
const turn: WorldStep<'turn'> = {
  clauses: ['49.41'],
  next: (books, { open }, { season }) => playerTurns(books, open, season),
};

function playerTurns(books: Books, open: Open, season: Season): Go[] {
  open.turn = season;
  const all = books.plan.order.map((phase): Go => ({ step: 'player-turn', phase }));
  return [...all, ...due(books, ['turn-end'])];
}

/** A player turn: it begins with a diplomatic phase; combat and its end are moments of other rules (49.41). */
const playerTurn: WorldStep<'player-turn'> = {
  clauses: ['49.41'],
  next: (books, { open }, { phase }) => momentsOf(books, open, phase),
};

function momentsOf(books: Books, open: Open, phase: Phase): Go[] {
  if (hasAxisWon(open)) return [];
  Object.assign(open, freshPlayerTurn(phase));
  return [
    ...books.at('player-turn-start', open),
    ...books.at('diplomatic-phase', open),
    ...due(books, LATER_IN_IT),
  ];
}

const LATER_IN_IT = ['combat-end', 'player-turn-end'] as const;

/** The end of a game turn: what lasted as long has lapsed. */
const turnEnd: WorldStep<'turn-end'> = {
  clauses: ['49.41'],
  ends: {
    name: 'turn',
    clauses: ['49.41'],
    args: (_, open) => spanWords(open),
    seats: (books, open) => (books.plan.order.at(-1) === open.phase ? stillNaming(books, open) : undefined),
  },
  next: (books, { open }) => endTurn(books, open),
};

function endTurn(books: Books, open: Open): void {
  expire(open.facts, books.facts, 'turn');
  // what is told in the last turn of a year is that of the whole year
  if (open.turn !== SEASONS.at(-1)) reopenUndefended(open);
  Object.assign(open, freshTurn(open.statusCounted));
}

/** The moments of a year. */
export const SEQUENCE = part(import.meta.url, {
  steps: { year, moment, turns, turn, 'player-turn': playerTurn, 'turn-end': turnEnd },
  texts: worldSequenceTexts,
});
