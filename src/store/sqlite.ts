import { refuse } from '../kernel/clause.ts';
import { words } from '../kernel/texts/words.ts';
import {
  type Engine,
  type EngineValue,
  Missing,
  type EngineStatement,
  type Results,
  type SqlRow,
  type Statement,
  type Tables,
  unlessMissing,
  type Value,
} from './sql.ts';
import type { Writer } from './together.ts';

// The embedded database: one process has it, so that no game is changed by others, nor anybody told.

/** What SQLite says in other words, or need not say: nobody else reads or writes meanwhile. */
const OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/= ANY\(\$(\d+)\)/g, 'IN (SELECT value FROM json_each(?$1))'],
  [/ FOR (?:NO KEY |KEY )?(?:UPDATE|SHARE)(?: SKIP LOCKED)?/g, ''],
  [/, version = version \+ 1/g, ''],
  [/\bgreatest\(/g, 'max('],
  [/\bleast\(/g, 'min('],
  [/\bORDER BY seq\b/g, 'ORDER BY rowid'],
  [/\$(\d+)/g, '?$1'],
];

/** A statement as SQLite says it. */
function inSqlite(text: string): string {
  return OTHERWISE.reduce((said, [what, instead]) => said.replaceAll(what, instead), text);
}

/** So many statements are kept: those that differ with the number of their rows are not asked often. */
const MOST = 300;

/** The tables of an embedded database. */
export function sqliteTables(db: Engine, { write }: Writer): Tables {
  const kept = new Map<string, EngineStatement>();
  const prepared = (text: string): EngineStatement => {
    const found = kept.get(text);
    if (found) return found;
    const made = db.prepare(inSqlite(text));
    if (kept.size < MOST) kept.set(text, made);
    return made;
  };
  const done = ({ text, values, must }: Statement): readonly SqlRow[] => {
    const rows = prepared(text).all(...values.map(inColumn));
    if (must && rows.length === 0) throw new Missing();
    return rows;
  };
  const atOnce = (all: readonly Statement[]): Promise<Results | null> =>
    unlessMissing(write(() => all.map(done)));
  return {
    rows: async (text, ...values) => done({ text, values }),
    run: (text, ...values) => write(() => void done({ text, values })),
    atOnce,
    change: (_, all) => write(() => void all.map(done)),
    changeIf: (_, all) => atOnce(all),
    aside: (_, all) => write(() => void all.map(done)),
    tell: () => undefined,
    entries: async (game, n) => prepared(ENTRIES).iterate(game, n),
    append: appending(done, write),
  };
}

function inColumn(value: Value): EngineValue {
  return Array.isArray(value) ? JSON.stringify(value) : (value as EngineValue);
}

const ENTRIES = 'SELECT n, at, body FROM entry WHERE game = $1 AND n > $2 ORDER BY n';
const LAST = 'SELECT game.id, max(entry.n) AS n FROM game LEFT JOIN entry ON game = id WHERE id = $1';
const AGAIN = 'SELECT n FROM entry WHERE game = $1 AND request = $2';
const PUT = 'INSERT INTO entry (game, n, request, digest, at, body) VALUES ($1, $2, $3, $4, $5, $6)';

/** What is there is looked at before an entry is put there, in one act. */
function appending(
  done: (statement: Statement) => readonly SqlRow[],
  write: Writer['write'],
): Tables['append'] {
  const row = (text: string, ...values: readonly Value[]): SqlRow | undefined => done({ text, values })[0];
  return (id, after, entry, { digest, isSeen, more = [], at = null, since }) =>
    write(() => {
      const last = row(LAST, id);
      if (last?.['id'] !== id) return refuse(words('store.none', { id }));
      const again = entry.request === undefined ? undefined : row(AGAIN, id, entry.request);
      if (again) return { n: Number(again['n']), again: true };
      if (Number(last['n'] ?? 0) !== after || entry.n !== after + 1)
        return refuse(words('store.moved', { n: after + 1 }));
      row(PUT, id, entry.n, entry.request ?? null, digest ?? null, at, JSON.stringify(entry));
      for (const each of more) row(PUT, id, each.n, null, null, at, JSON.stringify(each));
      if (isSeen) row('UPDATE game SET proposal = NULL WHERE id = $1', id);
      if (since) row('UPDATE game SET since = $2 WHERE id = $1', id, JSON.stringify(since));
      return { n: entry.n, again: false };
    });
}
