import { gather } from '../../kernel/chapter.ts';
import { openCommon, sealedCommon } from '../../kernel/position.ts';
import type { Setup } from '../../kernel/rulebook.ts';
import { boardPanels } from './board.ts';
import type { Card, GameData } from './card.ts';
import { EXAMPLE_CARD } from './card.example.ts';
import { readData } from './card-check.ts';
import { CLAUSES } from './clauses.ts';
import { NEWS } from './correct.ts';
import { fileForms } from './file-forms.ts';
import { die, hitNumberFact, sheetsOf } from './hits.ts';
import { attacked, controller, level } from './level.ts';
import { MIGRATIONS } from './migrations.ts';
import { AXIS_FIRST, END_OF_TRACK, isNation, NATION_IDS, type NationId, sideOf } from './nations.ts';
import { WORLD } from './places.ts';
import { DECISIONS, ROLLS } from './rolls.ts';
import { firstRound, ROUNDS } from './rounds.ts';
import { RULINGS } from './rulings.ts';
import { PLAN, SCENARIOS } from './scenarios.ts';
import { type Board, freshTurn, type Open, type Position, type Ground } from './state.ts';
import { captured, conqueror, control } from './territories.ts';
import { supplied, WORDS as SUPPLIED } from './supplied.ts';
import { WORDS } from './words.ts';
import { ruled } from './rounds.rulings.ts';

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

function firstPosition({ card, data }: Board, setup: Setup): Position {
  const held = card.territories.map(({ id, owner }) => [control.key(id), data.control[id] ?? owner]);
  const neutrals = card.neutrals.map(({ id, level: at, marker }) => [
    id,
    {
      level: at,
      marker: marker ?? null,
      mover: marker ?? data.movers?.[id] ?? null,
      captured: data.captured?.[id] ?? null,
      // what was taken lost what defended it, as in play
      replaced: (Math.abs(at) === END_OF_TRACK || data.captured?.[id] ? marker : data.replaced?.[id]) ?? null,
    },
  ]);
  return {
    open: {
      ...openCommon(setup.rulings, Object.fromEntries(held)),
      agenda: [],
      asked: 0,
      round: 0,
      ...freshTurn(),
      neutrals: Object.fromEntries(neutrals),
      conquerors: conquerorsIn(card, data),
    },
    sealed: Object.fromEntries(setup.scenario.seats.map((seat) => [seat.id, sealedCommon()])),
  };
}

/** Who conquered what is not its owner's at the start: who holds it then (S5, A3). */
function conquerorsIn(
  { territories }: Card,
  { control: held, captured: taken }: GameData,
): Open['conquerors'] {
  const conquered = territories.flatMap(({ id, owner }): [string, NationId][] => {
    const by = held[id];
    return isNation(by) && sideOf(by) !== sideOf(owner) ? [[id, by]] : [];
  });
  return { ...Object.fromEntries(conquered), ...taken };
}

/** Level of Cooperation ("8.0 Diplomacy"): dice at neutrals on a track from -5 to +5. */
export const levelOfCooperation = gather<Ground>({
  id: 'level-of-cooperation',
  title: 'Level of Cooperation',
  version: '4',
  about: 'Six nations roll diplomacy dice at neutrals, each on a track from -5 (Axis) to +5 (Allies).',
  scenarios: SCENARIOS,
  migrations: MIGRATIONS,
  map: WORLD,
  data: readData,
  fileForms,
  example: 'short-1942',
  supplied,
  setting: boardOf,
  first: firstPosition,
  begin: firstRound,
  steps: { ...ROUNDS, ...ROLLS },
  chapters: [
    {
      clauses: CLAUSES,
      rulings: RULINGS,
      facts: [control, captured, conqueror, attacked, level, controller, hitNumberFact, die],
      sheets: sheetsOf,
      news: NEWS,
      decisions: DECISIONS,
      words: { ...WORDS, ...SUPPLIED },
      board: (board, { open }) => boardPanels(board, open),
    },
  ],
});
