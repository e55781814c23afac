import { type Json, type Words, texts } from '../../../kernel/index.ts';
import { dpPage } from '../49-diplomacy/12-worksheet.ts';
import { listFact } from '../49-diplomacy/84-lists.ts';
import { part } from '../part.ts';
import { worldSequenceTexts } from '../turn/sequence.words.ts';
import type { UserTables } from '../tables/user-tables.ts';

/** What `complete` calls the page of DPs. */
const PAGE = 'dp-page';

/** The players' own tables with which a game was made, in words. */
export function suppliedWords(data: Json): readonly Words[] {
  const { tables, page, list, complete, start, middle } = data as unknown as UserTables;
  const targets = Object.keys(tables);
  const moved = [...list.map(({ tension }) => tension), ...complete, ...Object.keys(start)];
  const tensions = [...new Set(moved)].filter((id) => id !== PAGE);
  const { from } = middle ?? {};
  return [
    ...(targets.length > 0 ? [say.supplied.tables({ targets })] : []),
    ...(page.length > 0 || complete.includes(PAGE) ? [say.supplied.page()] : []),
    ...tensions.map((tension) => say.supplied.list({ tension })),
    ...(from ? [say.supplied.middle({ year: from.year, turn: worldSequenceTexts.turn[from.season]() })] : []),
  ];
}

const say = texts({
  supplied: {
    tables: 'tables of the players for {targets}',
    page: 'DP page',
    list: '{tension} list',
    middle: 'a mid-game start ({year}, {turn})',
  },
});

/** What the players supplied, as it is called. */
export const SUPPLIED_FILES = part(import.meta.url, {
  facts: [dpPage, listFact],
  texts: say,
});
