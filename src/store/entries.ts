import { isRefusal, type Refusal, refuse } from '../kernel/clause.ts';
import type { Header } from '../kernel/game/entry.ts';
import { isRecord } from '../kernel/json.ts';
import { words } from '../kernel/texts/words.ts';
import type { GamesStore } from './database.ts';
import { readHeader } from './line-format.ts';
import { parseColumn } from './parsed.ts';
import { readable } from './rows.ts';
import { newGame } from './seating.ts';
import { neededStatement, rowOf, type Tables } from './sql.ts';
import type { Store } from './store.ts';

/** The games of a database and their entries. */
export function entriesIn(sql: Tables): Pick<GamesStore, Exclude<keyof Store, 'close'>> {
  return {
    append: (id, after, entry, beside = {}) => sql.append(id, after, entry, beside),
    create: async (id, header) =>
      (await sql.atOnce(newGame(id, header, { title: '', creator: null, people: [] })))
        ? null
        : refuse(words('store.exists', { id })),
    async load(id) {
      const row = await rowOf(sql, 'SELECT header FROM game WHERE id = $1', id);
      if (!row) return refuse(words('store.none', { id }));
      const header = headerIn(id, row['header']);
      return isRefusal(header) ? header : { header, ...readable(id, await sql.entries(id, 0)) };
    },
    async rehead(id, header) {
      const replace = neededStatement(
        'UPDATE game SET header = $2 WHERE id = $1 RETURNING id',
        id,
        JSON.stringify(header),
      );
      return (await sql.changeIf(id, [replace])) ? null : refuse(words('store.none', { id }));
    },
    list: async () => (await sql.rows('SELECT id FROM game ORDER BY id')).map(({ id }) => String(id)),
  };
}

function headerIn(id: string, stored: unknown): Header | Refusal {
  const head = parseColumn(String(stored));
  const found = readHeader(id, isRecord(head) ? { kind: 'game', ...head } : null);
  return isRefusal(found) && found.refused.key === 'store.noHeader'
    ? refuse(words('store.head', { id }))
    : found;
}
