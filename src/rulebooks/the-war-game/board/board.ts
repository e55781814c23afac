import type { board } from '../../../kernel/index.ts';

import { calendar, isOver } from './calendar.ts';
import { cardPanels, entriesOf } from './card.ts';
import { warGameCardTexts } from './card.words.ts';
import { docketPanel, notDueTable } from './docket.ts';
import { influenceTable } from './influence.ts';
import { worldMap } from './map.ts';
import { ownNations, type OurView } from './shown.ts';
import { stateOfWar } from './war-state.ts';
import { warStateTexts } from './war-state.words.ts';
import { nationsTable, rightsTable, standingTable, warsTable } from './tables.ts';
import { MADE_NAMES, warGameNameTexts } from '../names.words.ts';
import { warGameShortTexts } from '../facts/short.words.ts';
import { part } from '../part.ts';
import { CHANNELS } from '../rules/influence.ts';
import type { Books } from '../state.ts';
import { calendarTexts } from './calendar.words.ts';
import { docketTexts } from './docket.words.ts';
import { endedTexts } from './ended.ts';
import { influenceTexts } from './influence.words.ts';
import { boardMapTexts } from './map.words.ts';
import { rollTexts } from './rolls.words.ts';
import { shownTexts } from './shown.words.ts';
import { tableTexts } from './tables.words.ts';
import { whyNotTexts } from '../stories/why-not.words.ts';

/** Where play is, the world, what is rolled and what not, what this seat's nations may do, and how all stand to all. */
function boardPanels(books: Books, view: OurView): readonly board.Panel[] {
  const { open } = view;
  return [
    calendar(books, open),
    worldMap(books, open),
    docketPanel(books, open),
    ...ownNations(books, view).map((nation) => rightsTable(books, open, nation)),
    ...influenceTable(books, open, CHANNELS, {
      tab: influenceTexts.board.influenceTab(),
      first: ownNations(books, view),
    }),
    nationsTable(books, open),
    standingTable(books, open),
    warsTable(open),
    ...(isOver(open) ? [] : [notDueTable(books, open)]),
  ];
}

/** The board, and what is called what. */
export const BOARD = part(import.meta.url, {
  texts: [
    calendarTexts,
    warGameCardTexts,
    docketTexts,
    endedTexts,
    influenceTexts,
    boardMapTexts,
    rollTexts,
    shownTexts,
    tableTexts,
    warStateTexts,
    whyNotTexts,
    warGameNameTexts,
    warGameShortTexts,
  ],
  words: MADE_NAMES,
  board: boardPanels,
  war: (books, { open }) => stateOfWar(books, open),
  card: (books, { open }, place) => cardPanels(books, open, place),
  called: entriesOf,
});
