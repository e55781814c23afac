import { isRefusal, type Refusal, refuse } from '../../kernel/clause.ts';
import type { Header } from '../../kernel/game/entry.ts';
import { isRecord } from '../../kernel/json.ts';
import { words } from '../../kernel/texts/words.ts';
import type { Database } from '../database.ts';
import { readHeader } from '../line-format.ts';
import { parsed } from '../parsed.ts';
import { readable } from '../rows.ts';
import type { Store, Stored, Stowed } from '../store.ts';
import { foundIn } from './found.ts';
import { isTwice, rowOf, type Row, type Sql, type Together } from './sql.ts';
import type { Versions } from './versions.ts';

// An entry is stored where the one before it is the last, its request is not stored, and nobody has changed the game since
// this process knew it; with it all that came of it, in one statement.
const STOW = `WITH raised AS (
    UPDATE game SET version = version + 1, since = coalesce($6, since),
      proposal = CASE WHEN $7 THEN NULL ELSE proposal END
    WHERE id = $1 AND version = coalesce($8::bigint, version)
      AND (SELECT coalesce(max(n), 0) FROM entry WHERE game = $1) = $2::int
      AND NOT EXISTS (SELECT 1 FROM entry WHERE game = $1 AND request = $3)
    RETURNING version),
  put AS (
    INSERT INTO entry (game, n, request, digest, at, body)
    SELECT $1, each.n, CASE WHEN each.n = $2 + 1 THEN $3 END, CASE WHEN each.n = $2 + 1 THEN $4::text END,
      $5::bigint, each.body
    FROM raised, unnest($9::int[], $10::text[]) AS each(n, body))
  SELECT version FROM raised`;

/** The games of a Postgres and their entries. */
export function entriesIn(sql: Together, versions: Versions): Pick<Database, Exclude<keyof Store, 'close'>> {
  const append: Database['append'] = async (
    id,
    after,
    entry,
    { digest, isSeen, more = [], at = null, since } = {},
  ) => {
    if (entry.n !== after + 1) return whyNot(sql, id, entry.request, after);
    const all = [entry, ...more];
    const row = await rowOf(sql, STOW, [
      id,
      after,
      entry.request ?? null,
      digest ?? null,
      at,
      since ? JSON.stringify(since) : null,
      isSeen === true,
      versions.of(id),
      all.map(({ n }) => n),
      all.map((each) => JSON.stringify(each)),
    ]).catch((error: unknown) => {
      if (!isTwice(error)) throw error;
      return undefined;
    });
    if (!row) return whyNot(sql, id, entry.request, after);
    versions.wrote(id, Number(row['version']));
    return { n: entry.n, again: false };
  };
  return {
    append,
    create: (id, header) =>
      sql.atOnce((one) => foundIn(one, id, header, { title: '', creator: null, people: [] })),
    load: (id) => loadIn(sql, id),
    rehead: (id, fresh) =>
      versions.change(id, async (one) => {
        const row = await rowOf(one, 'UPDATE game SET header = $2 WHERE id = $1 RETURNING id', [
          id,
          JSON.stringify(fresh),
        ]);
        return row ? null : refuse(words('store.none', { id }));
      }),
    list: async () => (await sql.rows('SELECT id FROM game ORDER BY id')).map(({ id }) => String(id)),
  };
}

/** Why an entry was not stored: there is no game, its request is stored already, or others came first. */
async function whyNot(
  sql: Sql,
  id: string,
  request: string | undefined,
  after: number,
): Promise<Stowed | Refusal> {
  const found = await rowOf(
    sql,
    'SELECT (SELECT n FROM entry WHERE game = id AND request = $2) AS again FROM game WHERE id = $1',
    [id, request ?? null],
  );
  if (!found) return refuse(words('store.none', { id }));
  const { again } = found;
  return typeof again === 'number'
    ? { n: again, again: true }
    : refuse(words('store.moved', { n: after + 1 }));
}

async function loadIn(sql: Sql, id: string): Promise<Stored | Refusal> {
  const row = await rowOf(sql, 'SELECT header FROM game WHERE id = $1', [id]);
  if (!row) return refuse(words('store.none', { id }));
  const header = headerIn(id, row['header']);
  if (isRefusal(header)) return header;
  return { header, ...readable(id, await bodiesAfter(sql, id, 0)) };
}

function headerIn(id: string, stored: unknown): Header | Refusal {
  const head = parsed(String(stored));
  const found = readHeader(id, isRecord(head) ? { kind: 'game', ...head } : null);
  return isRefusal(found) && found.refused.key === 'store.noHeader'
    ? refuse(words('store.head', { id }))
    : found;
}

/** What is stored of the entries after the first `n`. */
export function bodiesAfter(sql: Sql, id: string, n: number): Promise<readonly Row[]> {
  return sql.rows('SELECT n, at, body FROM entry WHERE game = $1 AND n > $2 ORDER BY n', [id, n]);
}
