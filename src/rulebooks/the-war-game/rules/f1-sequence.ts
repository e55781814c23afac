import { type Referee, expire, lapse, rulingsOf, tell } from '../../../kernel/index.ts';
import { THREATS } from '../facts/facts.ts';
import { freshPlayer, freshTurn } from '../lifetimes.ts';
import { PLAYERS } from '../nations.ts';
import { resetAtEnd } from '../part-two/i4-resets.ts';
import { part } from '../part.ts';
import { isUnsaid, LOOKING_MOMENTS } from '../causes/hang-on.ts';
import { threatRuling } from './h4-threats.rulings.ts';
import { type Books, type Go, halfOf, type Open, type WarGamePosition, type WarGameStep } from '../state.ts';
import { lapseMarks } from './g-unrest.ts';
import { unrestTexts } from './g-unrest.words.ts';

// A game turn: unrest, influence, declarations of war, then the players in their order (G.F1, G.F2).

declare module '../state.ts' {
  interface Steps {
    turn: object;
    'turn-end': object;
  }
}

const ITEMS: readonly Go[] = [
  { step: 'turn-begins' },
  { step: 'docket' },
  { step: 'influence' },
  { step: 'part-two' },
  { step: 'declarations' },
  ...PLAYERS.map(({ id }): Go => ({ step: 'player-turn', player: id })),
  { step: 'turn-end' },
];

/** What a turn consists of; where it is not known what made some territory stand so, it is looked at before what can hang on it. */
function itemsOf(open: Open): readonly Go[] {
  if (!isUnsaid(open)) return ITEMS;
  return ITEMS.flatMap((item): readonly Go[] => {
    const moment = LOOKING_MOMENTS.find((each) => each === item.step);
    return moment ? [{ step: 'causes', moment }, item] : [item];
  });
}

/** G.F1: a game turn. */
const turn: WarGameStep<'turn'> = {
  clauses: ['G.F1', 'G.F2'],
  next: (_, { open }) => itemsOf(open),
};

/** The end of a game turn: what lasted as long has lapsed; the next one follows, up to the last. */
export const turnEnd: WarGameStep<'turn-end'> = {
  clauses: ['G.F1', 'G.L1'],
  ends: {
    name: 'turn',
    closes: true,
    clauses: ['G.F1'],
    args: (_, open) => ({ turn: open.turn, ...halfOf(open.turn) }),
  },
  next: (books, position, _, referee) => endTurn(books, position, referee),
};

/** G.F1: marks and facts of the turn lapse, and threats (ruling threats); the next turn, or the end (ruling last-turn). */
function endTurn(books: Books, position: WarGamePosition, referee: Referee): Go[] {
  const { open } = position;
  resetAtEnd(open, referee);
  lapseMarks(position, referee);
  expire(open.facts, books.facts, 'turn');
  if (threatRuling(open.rulings, 'threats') === 'asked') lapse(open.facts, THREATS);
  Object.assign(open, freshTurn(), freshPlayer());
  if (open.turn >= books.lastTurn) {
    tell(referee, 'note', unrestTexts.told.over, { turn: open.turn }, ['G.L1']);
    return [];
  }
  open.turn++;
  const now = { turn: open.turn, ...halfOf(open.turn) };
  tell(referee, 'note', unrestTexts.told.turn, now, ['G.F1']);
  return [{ step: 'turn' }];
}

/** What the guide leaves open. */
const { RULINGS } = rulingsOf([
  {
    id: 'order-of-parts',
    clauses: ['G.F2'],
    question: 'Does a player roll both parts in turn, or do all roll part I first?',
    choices: [{ id: 'parts', text: 'All of part I, player by player, then all of part II.' }],
    default: 'parts',
    fixed: true,
  },
]);

/** G.F1: the turns of the game and their parts. */
export const SEQUENCE = part(import.meta.url, {
  clauses: {
    'G.F1': ['enforced', 'The parts of a turn', 'SEQUENCE'],
    'G.F2': ['enforced', 'The order of the players', 'g-unrest.ts#unrest'],
  },
  steps: { turn, 'turn-end': turnEnd },
  rulings: RULINGS,
});
