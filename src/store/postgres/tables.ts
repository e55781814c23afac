import { type Refusal, refuse } from '../../kernel/clause.ts';
import { words } from '../../kernel/texts/words.ts';
import { Missing, type Results, rowOf, type Statement, type Tables, unlessMissing } from '../sql.ts';
import type { StowResult } from '../store.ts';
import { type Asking, isTwice, type Transactions } from './sql.ts';
import type { Teller } from './teller.ts';
import type { Versions } from './versions.ts';

/** The tables of a Postgres: whatever changes a game counts, and is told to the other processes. */
export function postgresTables(sql: Transactions, versions: Versions, teller: Teller): Tables {
  const changeIf: Tables['changeIf'] = (game, all) =>
    unlessMissing(versions.change(game, (one) => doAll(one, all)));
  return {
    rows: (text, ...values) => sql.rows(text, ...values),
    run: async (text, ...values) => void (await sql.rows(text, ...values)),
    atOnce: (all) => unlessMissing(atOnce(sql, all)),
    change: async (game, all) => void (await changeIf(game, all)),
    changeIf,
    aside: (game, all) =>
      sql.transaction(async (one) => {
        await doAll(one, all);
        await teller.tellWithin(one, 'aside', game);
      }),
    tell: (kind, id) => teller.tell(kind, id),
    entries: (game, n) =>
      sql.rows('SELECT n, at, body FROM entry WHERE game = $1 AND n > $2 ORDER BY n', game, n),
    append: appending(sql, versions),
  };
}

async function doAll(sql: Asking, all: readonly Statement[]): Promise<Results> {
  const results = [];
  for (const { text, values, must } of all) {
    const rows = await sql.rows(text, ...values);
    if (must && rows.length === 0) throw new Missing();
    results.push(rows);
  }
  return results;
}

/** One statement is done at once by itself. */
function atOnce(sql: Transactions, all: readonly Statement[]): Promise<Results> {
  return all.length === 1 ? doAll(sql, all) : sql.transaction((one) => doAll(one, all));
}

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

function appending(sql: Asking, versions: Versions): Tables['append'] {
  return async (id, after, entry, { digest, isSeen, more = [], at = null, since }) => {
    if (entry.n !== after + 1) return whyNot(sql, id, entry.request, after);
    const all = [entry, ...more];
    const row = await rowOf(
      sql,
      STOW,
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
    ).catch((error: unknown) => {
      if (!isTwice(error)) throw error;
      return undefined;
    });
    if (!row) return whyNot(sql, id, entry.request, after);
    versions.wrote(id, Number(row['version']));
    return { n: entry.n, again: false };
  };
}

/** Why an entry was not stored: there is no game, its request is stored already, or others came first. */
async function whyNot(
  sql: Asking,
  id: string,
  request: string | undefined,
  after: number,
): Promise<StowResult | Refusal> {
  const row = await rowOf(
    sql,
    'SELECT (SELECT n FROM entry WHERE game = id AND request = $2) AS again FROM game WHERE id = $1',
    id,
    request ?? null,
  );
  if (!row) return refuse(words('store.none', { id }));
  const { again } = row;
  return typeof again === 'number'
    ? { n: again, again: true }
    : refuse(words('store.moved', { n: after + 1 }));
}
