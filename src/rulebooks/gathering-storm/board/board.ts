import type { Bar, View, board } from '../../../kernel/index.ts';
import { stormBoardTexts } from './board.words.ts';
import { calendar } from './calendar.ts';
import { cardPanels, namesOf } from './card.ts';
import { endedTexts } from './ended.ts';
import { stormCardTexts } from './card.words.ts';
import type { PlacementBar } from './placement-bar.ts';
import { contest } from './contest.ts';
import { countersTable, mayPlace, regions, standing } from './tables.ts';
import { targetsMap } from './targets.ts';
import { MADE_NAMES, stormNameTexts } from '../names.words.ts';
import { stormShortTexts } from '../facts/short.words.ts';
import { part } from '../part.ts';
import { placementBar } from '../placing/24.5-diplomatic.ts';
import type { Books, Open, SealedPart } from '../state.ts';

/** Where play is, the targets with what lies in them, who may place where, what each side comes to, the regions. */
function boardPanels(books: Books, view: View<Open, SealedPart>): readonly board.Panel[] {
  const { open } = view;
  const bar = remembered(books, open);
  return [
    calendar(books, open),
    targetsMap(books, view, bar),
    mayPlace(books, open, bar),
    countersTable(books, view),
    contest(books, view),
    standing(books, open),
    regions(books),
  ];
}

/** The bars of every power and target, each looked for once: map and table both say them. */
function remembered(books: Books, open: Open): PlacementBar {
  const found = new Map<string, Bar | null>();
  return (power, target) => {
    const key = `${power}/${target}`;
    const before = found.get(key);
    if (before !== undefined) return before;
    const bar = placementBar(books, open, power, target);
    found.set(key, bar);
    return bar;
  };
}

/** The board, and what is called what. */
export const BOARD = part(import.meta.url, {
  texts: [stormBoardTexts, stormCardTexts, stormNameTexts, stormShortTexts, endedTexts],
  words: MADE_NAMES,
  board: boardPanels,
  card: cardPanels,
  called: namesOf,
});
