import type { Json } from '../../kernel/json.ts';
import { type WordBook, type Words, words } from '../../kernel/words.ts';
import type { UserTables } from './tables/user-tables.ts';

/** What `complete` calls the page of DPs. */
const PAGE = 'dp-page';

/** The players' tables (49.4265), page of DPs (49.15), lists of tensions (49.84), and where play began in the middle. */
export function supplied(data: Json): readonly Words[] {
  if (data === null) return [];
  const { tables, page, list, complete, start, middle } = data as unknown as UserTables;
  const targets = Object.keys(tables);
  const moved = [...list.map(({ tension }) => tension), ...complete, ...Object.keys(start)];
  const tensions = [...new Set(moved)].filter((id) => id !== PAGE);
  return [
    ...(targets.length > 0 ? [words('supplied.tables', { targets })] : []),
    ...(page.length > 0 || complete.includes(PAGE) ? [words('supplied.page')] : []),
    ...tensions.map((tension) => words('supplied.list', { tension })),
    ...(middle ? [startWords(middle)] : []),
  ];
}

function startWords({ from: { year, season } }: NonNullable<UserTables['middle']>): Words {
  return words('supplied.middle', { year, turn: words(`turn.${season}`) });
}

export const SUPPLIED_WORDS: WordBook = {
  'supplied.tables': 'tables of the players for {targets}',
  'supplied.page': 'page of DPs',
  'supplied.list': 'list of {tension}',
  'supplied.middle': 'a start in the middle ({year}, {turn})',
};
