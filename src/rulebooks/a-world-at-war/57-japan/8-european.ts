import {
  type FactKey,
  type Referee,
  reportedValue,
  rulingsOf,
  setFact,
  tell,
  whole,
} from '../../../kernel/index.ts';
import { hasSurrendered, surrenderFact } from '../49-diplomacy/17-surrender.ts';
import { conquer } from '../54-surrender/31-conquered.ts';
import { atomic, MOST_ATTACKS } from '../war/attacks.ts';
import { fact, single } from '../facts/facts.ts';
import { tellFall } from '../war/falls.ts';
import { momentNow } from '../turn/now.ts';
import { part } from '../part.ts';
import { areEffectsPlayed, arePlayed } from '../turn/played.ts';
import {
  type Books,
  type Follows,
  type Go,
  type Open,
  type Season,
  SEASONS,
  type WorldStep,
  turnId,
} from '../state.ts';
import { noteElections } from './2-effects.ts';
import { europeanTexts } from './8-european.words.ts';

// 57.8: in European scenarios Japan surrenders by the calendar, and American forces come over.

declare module '../state.ts' {
  interface Steps {
    'japan-in-europe': object;
    redeployment: object;
  }
}

/** When Japan surrenders without any atomic bomb (57.81). */
const DATE: { readonly year: number; readonly season: Season } = { year: 1946, season: 'spring' };

const turnsUpTo = (year: number, season: Season): number => year * SEASONS.length + SEASONS.indexOf(season);

/** How many atomic bombs make this the turn of the surrender (57.81); none in Spring 1946 and later. */
export function bombsWanted({ year, turn }: Pick<Open, 'year' | 'turn'>): number {
  return Math.max(0, turnsUpTo(DATE.year, DATE.season) - turnsUpTo(year, turn));
}

/** 57.81: whether Japan surrenders in this turn; undefined: nobody has said how many bombs there were. */
function isDate(open: Open): boolean | undefined {
  const wanted = bombsWanted(open);
  if (wanted === 0 || wanted > MOST_ATTACKS) return wanted === 0;
  const bombs = reportedValue(open.facts, atomic.key('japan'));
  return typeof bombs === 'number' ? bombs >= wanted : undefined;
}

/** 57.81: what a moment brings in a European scenario: by ruling by-the-date the start or the end of a turn. */
function japanInEurope(books: Books, open: Open, at: 'in-turn' | 'before'): readonly Go[] {
  if (!books.plan.european || !arePlayed(books, open) || ruled(open.rulings, 'by-the-date') !== at) return [];
  if (hasSurrendered(open, 'japan')) return [];
  // bombs that are told while the end of the turn asks are in time for it
  return at === 'before' && isDate(open) === false ? [] : [{ step: 'japan-in-europe' }];
}

/**
 * 57.81, 57.82: a game that begins after the turn of the surrender. Which turn that was, and so how often forces can still come
 * over, is certain where no bomb could have brought it nearer.
 */
export function beginAfterDate(books: Pick<Books, 'plan' | 'start'>, open: Open): void {
  if (!books.plan.european || !arePlayed(books, open)) return;
  const bombs = reportedValue(open.facts, atomic.key('japan'));
  const now = turnsUpTo(open.year, open.turn);
  const latest = turnsUpTo(DATE.year, DATE.season);
  const first = latest - (typeof bombs === 'number' ? bombs : 0);
  if (now <= first || books.start[surrenderFact.key('japan')] === false) return;
  tellFall(open, 'japan', 'now', true);
  const isTold = reportedValue(open.facts, redeployments.key()) !== undefined;
  const isCertain = first === Math.min(latest, now - 1);
  if (isTold || !isCertain) return;
  const gone = now - first - (ruled(open.rulings, 'by-the-date') === 'in-turn' ? 1 : 0);
  setFact(open.facts, redeployments.key(), Math.max(0, TURNS - gone));
}

/** 57.81: Japan is considered to surrender in Spring 1946, a turn earlier for each atomic bomb used by then. */
const surrenderByDate: WorldStep<'japan-in-europe'> = {
  clauses: ['57.81'],
  needs: {
    facts: (_, open): readonly FactKey[] => (isDate(open) === undefined ? [atomic.key('japan')] : []),
    asks: (_, open) => ({ at: turnId(open), prompt: europeanTexts.ask.bombs(), clauses: ['57.81'] }),
  },
  next: (_, { open }, __, referee) => surrenderNow(open, referee),
  drop: (_, { open }, __, referee) => surrenderNow(open, referee),
};

function surrenderNow(open: Open, referee: Referee): void {
  if (isDate(open) !== true) return;
  conquer(open, 'japan');
  setFact(open.facts, redeployments.key(), TURNS);
  const bombs = bombsWanted(open);
  tell(referee, 'result', europeanTexts.told.japanByDate, { bombs }, ['57.81']);
  noteElections(referee);
}

/** 57.82, 54.31: a surrender that the table tells brings forces over as one by the date does. */
const surrenderTold: Follows = {
  clauses: ['54.31', '57.82'],
  on: [surrenderFact],
  brings(books, { open }, { report, was }) {
    const key = surrenderFact.key('japan');
    const isNews = report[key]?.as === 'change' && report[key].value === true && was.get(key) !== true;
    if (!isNews || !books.plan.european || !areEffectsPlayed(books, open)) return;
    if (reportedValue(open.facts, redeployments.key()) === undefined)
      setFact(open.facts, redeployments.key(), TURNS);
  },
};

/** In so many Allied player turns American forces can come over (57.82). */
export const TURNS = 3;

/** In how many Allied player turns American forces can still come over from the Pacific (57.82). */
const redeployments = single(
  'redeployments.us',
  fact('redeployments', whole(0, TURNS), ['57.82'], { kept: true }),
);

/** What can come over each time (57.82A to D), in units or factors. */
const FORCES = [
  ['57.82A', [['aaf', 10]]],
  ['57.82B', [['marines', 2]]],
  ['57.82C', [['infantry', 3]]],
  [
    '57.82D',
    [
      ['carriers', 3],
      ['battleships', 2],
      ['destroyers', 3],
    ],
  ],
] as const;

/** What units they are, where the clause says that (57.82C, D). */
const STRENGTHS: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  '57.82C': { kind: '3-4' },
  '57.82D': { factors: 4 },
};

/** In how many Allied player turns forces can still come over, as far as is known (57.82). */
export function turnsLeft({ facts }: Open): number {
  const left = reportedValue(facts, redeployments.key());
  return typeof left === 'number' ? left : 0;
}

/** 57.82: what an Allied player turn brings while forces still come over. */
function redeploymentDue(open: Open): readonly Go[] {
  return open.phase === 'allied' && hasSurrendered(open, 'japan') && turnsLeft(open) > 0
    ? [{ step: 'redeployment' }]
    : [];
}

/** 57.82, 57.82A to D: in each of three Allied player turns these forces can go from the Pacific to the Atlantic U.S. box. */
const redeployment: WorldStep<'redeployment'> = {
  clauses: ['57.82'],
  next: (books, { open }, _, referee) => comeOver(books, open, referee),
};

function comeOver(books: Books, open: Open, referee: Referee): void {
  const until = momentNow(books, open);
  const left = turnsLeft(open);
  setFact(open.facts, redeployments.key(), left - 1);
  const nth = TURNS - left + 1;
  const marines = ruled(open.rulings, 'marines') === 'two-1-3' ? '1-3' : '1-2';
  for (const [clause, forces] of FORCES) {
    const figures = forces.flatMap(([unit, each]) => [
      [unit, each],
      [`${unit}Total`, each * TURNS],
    ]);
    const kind = clause === '57.82B' ? { kind: marines } : STRENGTHS[clause];
    const args = { nth, of: TURNS, ...kind, ...Object.fromEntries(figures) };
    const data = europeanTexts.told.over[forces[0][0]](args);
    referee.tell?.({ to: 'all', kind: 'directive', data, clauses: ['57.82', clause], until });
  }
}

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'by-the-date',
    clauses: ['57.81'],
    question:
      'In a European scenario each atomic bomb used by the date brings the surrender of Japan one turn nearer: what of one used in that very turn?',
    choices: [
      { id: 'in-turn', text: 'It counts: Japan surrenders at the end of the Allied player turn.' },
      { id: 'before', text: 'It does not: Japan surrenders as the turn begins.' },
    ],
    default: 'in-turn',
  },
  {
    id: 'marines',
    clauses: ['57.82B'],
    question:
      'The marines from the Pacific are called 1-3 each turn, and 1-2 in their total: which are they?',
    choices: [
      { id: 'two-1-3', text: '1-3 units.' },
      { id: 'two-1-2', text: '1-2 units.' },
    ],
    default: 'two-1-3',
  },
]);

/** 57.8: Japan in European scenarios. */
export const IN_EUROPE = part(import.meta.url, {
  clauses: {
    '57.8': ['heading', 'European theater scenarios'],
    '57.81': ['enforced', 'European theater scenarios', 'surrenderByDate'],
    '57.82': ['directive', 'Forces', 'redeployment'],
    '57.82A': ['directive', 'Air factors', 'redeployment'],
    '57.82B': ['directive', 'Marines', 'redeployment'],
    '57.82C': ['directive', 'Infantry', 'redeployment'],
    '57.82D': ['directive', 'Ships', 'redeployment'],
  },
  rulings: RULINGS,
  steps: { 'japan-in-europe': surrenderByDate, redeployment },
  news: [surrenderTold],
  facts: [redeployments],
  at: {
    'player-turn-start': (books, open) => [
      ...(open.phase === books.plan.order[0] ? japanInEurope(books, open, 'before') : []),
      ...redeploymentDue(open),
    ],
    'player-turn-end': (books, open) =>
      open.phase === 'allied' ? japanInEurope(books, open, 'in-turn') : [],
  },
  texts: europeanTexts,
});
