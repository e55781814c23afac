import type { board } from '../../../kernel/index.ts';
import { cooperationBoardTexts } from './board.words.ts';
import { cardPanels, namesOf } from './card.ts';
import { cooperationCardTexts } from './card.words.ts';
import { standingTexts } from './standing.ts';
import { neutralsMap, neutralsScale } from './neutrals.ts';
import { shownNeutrals } from './shown.ts';
import { cooperationNameTexts } from '../names.words.ts';
import { cooperationShortTexts } from '../facts/short.words.ts';
import { NATIONS, sideOf } from '../nations.ts';
import { part } from '../part.ts';
import { incomes } from '../rights.ts';
import { orderOf } from '../rounds.ts';
import { type Board, mover, type Open } from '../state.ts';
import { capitalIsHeld } from '../territories.ts';

/** Whose turn it is, the neutrals on the map and on the track, and the nations. */
function boardPanels(board: Board, open: Open): readonly board.Panel[] {
  const nation = mover(open);
  const neutrals = shownNeutrals(board, open, nation);
  return [
    turns(board, open),
    neutralsMap(neutrals, nation),
    neutralsScale(neutrals, nation),
    nations(board, open),
  ];
}

/** The rounds, and the nations of this one in their order (S1). */
function turns(board: Board, open: Open): board.TrackPanel {
  const nation = mover(open);
  const order = orderOf(board, open.round);
  const over = nation === null;
  const is = (at: number, now: number): 'past' | 'now' | 'ahead' =>
    over || at < now ? 'past' : at === now ? 'now' : 'ahead';
  const first = board.opening ? 0 : 1;
  const rounds = Array.from({ length: board.rounds - first + 1 }, (_, i) => first + i);
  return {
    kind: 'track',
    title: cooperationBoardTexts.board.turns(),
    lines: [
      {
        title: cooperationBoardTexts.board.rounds(),
        marks: rounds.map((round) => ({
          label: (round === 0 ? cooperationBoardTexts.board.opening : cooperationBoardTexts.board.round)({
            round,
          }),
          is: is(round, open.round),
        })),
      },
      {
        title: cooperationBoardTexts.board.order(),
        marks: order.map((each, i) => ({
          label: cooperationNameTexts.name[each](),
          is: is(i, nation === null ? order.length : order.indexOf(nation)),
          ...(capitalIsHeld(board, open, each) ? { note: cooperationBoardTexts.board.capitalHeld() } : {}),
        })),
      },
    ],
  };
}

function nations(board: Board, open: Open): board.TablePanel {
  const drawn = incomes(board, open);
  const rows = board.order.map((nation) => [
    cooperationNameTexts.name[nation](),
    cooperationNameTexts.name[sideOf(nation)](),
    NATIONS[nation].dice,
    drawn.find((each) => each.nation === nation && !each.withheld)?.income ?? 0,
    (capitalIsHeld(board, open, nation)
      ? cooperationBoardTexts.board.held
      : cooperationBoardTexts.board.free)(),
  ]);
  const { nation: name, side, dice, income, capital } = cooperationBoardTexts.board;
  const columns = [name(), side(), dice(), income(), capital()];
  return { kind: 'table', title: cooperationBoardTexts.board.nations(), columns, rows };
}

/** The board, and what is called what. */
export const BOARD = part(import.meta.url, {
  texts: [
    cooperationBoardTexts,
    cooperationCardTexts,
    cooperationNameTexts,
    cooperationShortTexts,
    standingTexts,
  ],
  board: (books, { open }) => boardPanels(books, open),
  card: (books, { open }, place) => cardPanels(books, open, place),
  called: namesOf,
});
