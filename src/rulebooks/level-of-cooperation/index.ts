import { type Clause, frame } from '../../kernel/index.ts';
import { BOARD } from './board/board.ts';
import { cooperationBoardTexts } from './board/board.words.ts';
import { standing } from './board/standing.ts';
import { readData } from './files/card-check.ts';
import { EXAMPLE_CARD } from './files/card.example.ts';
import type { BoardCard, GameData } from './files/card.ts';
import { CORRECT } from './facts/correct.ts';
import { fileForms } from './files/file-forms.ts';
import { GLOSSARY } from './glossary.ts';
import { HAPPENINGS } from './facts/happened.ts';
import { HITS } from './hits.ts';
import { LEVEL } from './level.ts';
import { LOG } from './log.ts';
import { AXIS_FIRST, END_OF_TRACK, isNation, NATION_IDS, type NationId, sideOf } from './nations.ts';
import { chapter, rulebook } from './part.ts';
import { WORLD } from './places.ts';
import { RIGHTS } from './rights.ts';
import { ROLLS } from './rolls.ts';
import { roundRuling } from './rounds.rulings.ts';
import { firstRound, ROUNDS } from './rounds.ts';
import { PLAN, SCENARIOS } from './scenarios.ts';
import { SPHERES } from './spheres.ts';
import { type Board, freshTurn, type Open, type CooperationPosition } from './state.ts';
import { documentsOf } from './files/documents.ts';
import { suppliedWords, SUPPLIED_FILES } from './files/supplied.ts';
import { control, TERRITORIES } from './territories.ts';

const START: GameData = { card: EXAMPLE_CARD, control: {} };

/** The board of one game: its card, order and length. */
export function boardOf(setup: frame.Setup): Board {
  const data = (setup.data ?? START) as unknown as GameData;
  const { card } = data;
  const plan = PLAN[setup.scenario.id] ?? { rounds: 1, opening: null };
  const chart = roundRuling(setup.rulings, 'order') === 'chart';
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

function firstPosition({ card, data }: Board, setup: frame.Setup): CooperationPosition {
  const held = card.territories.map(({ id, owner }) => [control.key(id), data.control[id] ?? owner]);
  const neutrals = card.neutrals.map(({ id, level: at, marker }) => [
    id,
    {
      level: at,
      marker: marker ?? null,
      mover: data.movers?.[id] ?? marker ?? null,
      captured: data.captured?.[id] ?? null,
      // what was taken lost what defended it, as in play
      replaced: (Math.abs(at) === END_OF_TRACK || data.captured?.[id] ? marker : data.replaced?.[id]) ?? null,
    },
  ]);
  return {
    open: {
      ...frame.openCommon(setup.rulings, Object.fromEntries(held)),
      agenda: [],
      asked: {},
      round: 0,
      ...freshTurn(),
      neutrals: Object.fromEntries(neutrals),
      conquerors: conquerorsIn(card, data),
    },
    sealed: Object.fromEntries(setup.scenario.seats.map((seat) => [seat.id, frame.sealedCommon()])),
  };
}

/** Who conquered what is not its owner's at the start: who holds it then (S5, A3). */
function conquerorsIn(
  { territories }: BoardCard,
  { control: held, captured: taken }: GameData,
): Open['conquerors'] {
  const conquered = territories.flatMap(({ id, owner }): [string, NationId][] => {
    const by = held[id];
    return isNation(by) && sideOf(by) !== sideOf(owner) ? [[id, by]] : [];
  });
  return { ...Object.fromEntries(conquered), ...taken };
}

/** The chart's own order: its steps, its tables, and what follows from them, each by number. */
function inOrder(one: Clause, other: Clause): number {
  const place = (clause: Clause): number => 'STR'.indexOf(clause.charAt(0));
  return place(one) - place(other) || Number(one.slice(1)) - Number(other.slice(1));
}

const PARTS = [
  TERRITORIES,
  LEVEL,
  HITS,
  SPHERES,
  RIGHTS,
  ROUNDS,
  ROLLS,
  CORRECT,
  HAPPENINGS,
  BOARD,
  SUPPLIED_FILES,
  LOG,
];

/** Level of Cooperation ("8.0 Diplomacy"): dice at neutrals on a track from -5 to +5. */
export const levelOfCooperation = rulebook({
  id: 'level-of-cooperation',
  title: 'Level of Cooperation',
  version: '1',
  about: 'Six nations roll diplomacy dice at neutrals, each on a track from \u22125 (Axis) to +5 (Allies).',
  glossary: GLOSSARY,
  scenarios: SCENARIOS,
  map: WORLD,
  data: readData,
  documents: documentsOf,
  fileForms,
  example: 'short-1942',
  supplied: suppliedWords,
  setting: boardOf,
  first: firstPosition,
  standing,
  turn: ({ round }) => round,
  turnCalled: (round) => cooperationBoardTexts.board.round({ round }),
  begin: firstRound,
  chapters: [chapter(PARTS, { order: inOrder })],
});
