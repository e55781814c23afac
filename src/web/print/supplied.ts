import { type Json, own } from '../../kernel/json.ts';
import { words } from '../../kernel/words.ts';
import type { UserTables } from '../../rulebooks/a-world-at-war/tables/user-tables.ts';
import type { GameData } from '../../rulebooks/level-of-cooperation/card.ts';
import type { Book } from '../book.tsx';
import { listed, t } from '../texts.ts';

type Supplied = (data: never, book: Book) => readonly string[];

/** What players' files hold, by rulebook. */
const SUPPLIED: Readonly<Record<string, Supplied>> = {
  'a-world-at-war': ({ tables, page, list, complete, start, middle }: UserTables, { say }) => {
    const named = (id: string): string => say(words(`name.${id}`));
    const targets = Object.keys(tables).map(named);
    const moved = [...list.map(({ tension }) => tension), ...complete, ...Object.keys(start)];
    const tensions = [...new Set(moved)].filter((id) => id !== PAGE);
    return [
      ...(targets.length > 0 ? [t.print.tables(listed(targets))] : []),
      ...(page.length > 0 || complete.includes(PAGE) ? [t.print.page] : []),
      ...tensions.map((id) => t.print.list(named(id))),
      ...(middle
        ? [`${t.print.middle} (${middle.from.year}, ${say(words(`turn.${middle.from.season}`))})`]
        : []),
    ];
  },
  'level-of-cooperation': ({ card, round, nation }: GameData, { name }) => {
    const begun = [...(round === undefined ? [] : [t.print.round(round)]), ...(nation ? [name(nation)] : [])];
    return [
      t.print.card(card.title),
      ...(begun.length > 0 ? [`${t.print.middle} (${begun.join(', ')})`] : []),
    ];
  },
};

/** What `complete` calls the page of DPs. */
const PAGE = 'dp-page';

/** The players' own tables and cards that a game was made with; empty for none. */
export function suppliedIn(data: Json, book: Book): readonly string[] {
  if (data === null) return [];
  return own(SUPPLIED, book.table.rulebook.id)?.(data as never, book) ?? [];
}
