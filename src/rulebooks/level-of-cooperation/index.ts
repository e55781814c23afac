import { type Facts, reported } from '../../kernel/facts.ts';
import { openCommon, sealedCommon } from '../../kernel/position.ts';
import type { Position } from '../../kernel/position.ts';
import type { Rulebook, Rules, Setup } from '../../kernel/rulebook.ts';
import { ruled } from '../../kernel/ruling.ts';
import { asks, awaiting, skips } from './asks.ts';
import { boardPanels } from './board.ts';
import type { GameData } from './card.ts';
import { EXAMPLE_CARD } from './card.example.ts';
import { readData } from './card-check.ts';
import { CLAUSES } from './clauses.ts';
import { factsOf } from './facts.ts';
import { applyAnswer, beginGame, type Books } from './flow.ts';
import { AXIS_FIRST, END_OF_TRACK, NATION_IDS } from './nations.ts';
import { WORLD } from './places.ts';
import { RULINGS } from './rulings.ts';
import { PLAN, SCENARIOS } from './scenarios.ts';
import { sheetsOf } from './sheets.ts';
import { type Board, captorOf, controllerOf, type Open, type Sealed, standingOf } from './state.ts';
import { WORDS } from './words.ts';

const START: GameData = { card: EXAMPLE_CARD, control: {} };

/** The board of one game: its card, order and length. */
export function boardOf(setup: Setup): Board {
  const data = (setup.data ?? START) as unknown as GameData;
  const { card } = data;
  const plan = PLAN[setup.scenario.id] ?? { rounds: 1, opening: null };
  const chart = ruled(setup.rulings, 'order') === 'chart';
  return {
    data,
    card,
    rulings: setup.rulings,
    // begun later than the scenario ends, a game lasts for that round
    rounds: data.rounds ?? Math.max(plan.rounds, data.round ?? 0),
    order: data.order ?? (chart ? NATION_IDS : AXIS_FIRST),
    opening: plan.opening,
    neutral: new Map(card.neutrals.map((each) => [each.id, each])),
    territory: new Map(card.territories.map((each) => [each.id, each])),
    capital: new Map(card.territories.filter((each) => each.capital).map((each) => [each.owner, each])),
  };
}

function firstPosition(board: Board, books: Books, setup: Setup): Position<Open, Sealed> {
  const control = board.card.territories.map(({ id, owner }) => [
    `control.${id}`,
    board.data.control[id] ?? owner,
  ]);
  const neutrals = board.card.neutrals.map(({ id, level, marker }) => [
    id,
    {
      level,
      marker: marker ?? null,
      mover: marker ?? board.data.movers?.[id] ?? null,
      captured: board.data.captured?.[id] ?? null,
      replaced: (Math.abs(level) === END_OF_TRACK ? marker : board.data.replaced?.[id]) ?? null,
    },
  ]);
  const { round, nation } = board.data;
  const midway = round !== undefined || nation !== undefined;
  const open: Open = {
    ...openCommon(setup.rulings, Object.fromEntries(control)),
    round: round ?? (board.opening && !midway ? 0 : 1),
    turn: nation ? board.order.indexOf(nation) : 0,
    step: 'choose',
    target: null,
    lifted: null,
    attacked: {},
    passedBy: [],
    neutrals: Object.fromEntries(neutrals),
    asked: 0,
  };
  beginGame(board, books, open);
  return { open, sealed: Object.fromEntries(setup.scenario.seats.map((seat) => [seat.id, sealedCommon()])) };
}

/** Everything here is open: what is reported; who took a neutral and who controls it follow from the track. */
function knownOf(open: Open): Facts {
  return (key) => {
    const dot = key.indexOf('.');
    const kind = key.slice(0, dot);
    if (kind !== 'captured' && kind !== 'controller' && kind !== 'level') return reported(open.facts, key);
    const id = key.slice(dot + 1);
    if (kind === 'level') return standingOf(open, id).level;
    const captor = captorOf(open, id);
    return kind === 'captured' || captor === undefined ? captor : controllerOf(standingOf(open, id));
  };
}

function bind(setup: Setup): Rules<Open, Sealed> {
  const board = boardOf(setup);
  const facts = factsOf(board.card);
  const sheets = sheetsOf(board.card, setup.rulings);
  const books: Books = { facts, sheets, known: knownOf };
  return {
    facts,
    sheets,
    setup: () => firstPosition(board, books, setup),
    awaiting: (open) => awaiting(board, open),
    asks: (view) => asks(board, view.open, view.seat),
    known: (view) => knownOf(view.open),
    apply: (position, decision, answer, referee) =>
      applyAnswer(board, books, position.open, decision, answer, referee),
    skips: (open) => skips(board, open),
    board: (view) => boardPanels(board, view.open),
  };
}

/** Level of Cooperation ("8.0 Diplomacy"): dice at neutrals on a track from -5 to +5. */
export const levelOfCooperation: Rulebook<Open, Sealed> = {
  id: 'level-of-cooperation',
  title: 'Level of Cooperation',
  version: '2',
  about: 'Six nations roll diplomacy dice at neutrals, each on a track from -5 (Axis) to +5 (Allies).',
  scenarios: SCENARIOS,
  rulings: RULINGS,
  clauses: CLAUSES,
  decisions: [
    {
      name: 'choose',
      seats: 'the nation to move',
      form: 'choose',
      about: 'Name one neutral, or pass.',
      clauses: ['S2', 'S3'],
    },
    {
      name: 'roll',
      seats: 'dice',
      form: 'roll',
      about: 'All the nation\u2019s dice at the neutral it named.',
      clauses: ['S4', 'T1'],
    },
    {
      name: 'report',
      seats: 'table',
      form: 'report',
      about: 'Who controls what, where nobody has said so.',
      clauses: ['S5', 'R11'],
    },
  ],
  doors: [],
  words: WORDS,
  map: WORLD,
  data: readData,
  bind,
};
