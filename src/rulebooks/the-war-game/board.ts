import type { Panel } from '../../kernel/board/panel.ts';

import { calendar, isOver } from './board/calendar.ts';
import { cardPanels, entriesOf } from './board/card.ts';
import { say as sayCard } from './board/card.words.ts';
import { docketPanel, notDueTable } from './board/docket.ts';
import { influenceTable } from './board/influence.ts';
import { worldMap } from './board/map.ts';
import { ownNations, type OurView } from './board/shown.ts';
import { nationsTable, rightsTable, standingTable, warsTable } from './board/tables.ts';
import { MADE_NAMES, say as sayNames } from './names.words.ts';
import { part } from './part.ts';
import type { Books } from './state.ts';
import { say as sayCalendar } from './board/calendar.words.ts';
import { say as sayDocket } from './board/docket.words.ts';
import { say as sayInfluence } from './board/influence.words.ts';
import { say as sayMap } from './board/map.words.ts';
import { say as sayRolls } from './board/rolls.words.ts';
import { say as sayShown } from './board/shown.words.ts';
import { say as sayTables } from './board/tables.words.ts';
import { say as sayWhyNot } from './why-not.words.ts';

/** Where play is, the world, what is rolled and what not, what this seat's nations may do, and how all stand to all. */
function boardPanels(books: Books, view: OurView): readonly Panel[] {
  const { open } = view;
  return [
    calendar(books, open),
    worldMap(books, open),
    docketPanel(books, open),
    ...ownNations(books, view).map((nation) => rightsTable(books, open, nation)),
    ...influenceTable(books, open),
    nationsTable(books, open),
    standingTable(books, open),
    warsTable(open),
    ...(isOver(open) ? [] : [notDueTable(books, open)]),
  ];
}

/** The board, and what is called what. */
export const BOARD = part(import.meta.url, {
  texts: [
    sayCalendar,
    sayCard,
    sayDocket,
    sayInfluence,
    sayMap,
    sayRolls,
    sayShown,
    sayTables,
    sayWhyNot,
    sayNames,
  ],
  words: MADE_NAMES,
  board: boardPanels,
  card: (books, { open }, place) => cardPanels(books, open, place),
  called: entriesOf,
});
