import type { Json } from '../../kernel/json.ts';
import { type Words, words } from '../../kernel/words.ts';
import type { UserTables } from './tables/user-tables.ts';

/** What `complete` calls the page of DPs. */
const PAGE = 'dp-page';

/** The players' own tables with which a game was made, in words. */
export function supplied(data: Json): readonly Words[] {
  const { tables, page, list, complete, start, middle } = data as unknown as UserTables;
  const targets = Object.keys(tables);
  const moved = [...list.map(({ tension }) => tension), ...complete, ...Object.keys(start)];
  const tensions = [...new Set(moved)].filter((id) => id !== PAGE);
  const { from } = middle ?? {};
  return [
    ...(targets.length > 0 ? [words('supplied.tables', { targets })] : []),
    ...(page.length > 0 || complete.includes(PAGE) ? [words('supplied.page')] : []),
    ...tensions.map((tension) => words('supplied.list', { tension })),
    ...(from ? [words('supplied.middle', { year: from.year, turn: words(`turn.${from.season}`) })] : []),
  ];
}

/** What the players supplied, as it is called. */
export const WORDS = {
  'supplied.tables': 'tables of the players for {targets}',
  'supplied.page': 'DP page',
  'supplied.list': '{tension} list',
  'supplied.middle': 'a mid-game start ({year}, {turn})',
};
