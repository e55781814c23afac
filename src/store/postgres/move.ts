import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { isRefusal, type Refusal, refuse } from '../../kernel/clause.ts';
import { words } from '../../kernel/texts/words.ts';
import { type Begins, restore, type Restoration, writeDatabase } from '../backup.ts';
import { migrate as makeTables } from '../schema.ts';
import { openFile } from '../sqlite-file.ts';
import { makePool } from './pool.ts';
import { bringUp, HERE, LOCK } from './schema.ts';
import { rowOf, type Value } from '../sql.ts';
import type { Asking, Transactions } from './sql.ts';
import { unreachedRefusal } from './unreached.ts';
import { whereOf } from './where.ts';

// A backup is always the file of an embedded database: what stands in a Postgres goes into it and out of it table by table,
// so that games move from one kind to the other by a backup that is put back.

/** So many rows are carried at once. */
const AT_ONCE = 200;

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Whether the order of its rows is the order in which they were made. */
  readonly isOrdered: boolean;
}

/** The tables of an embedded database, those first that others refer to. */
export function tablesOf(db: DatabaseSync): Table[] {
  const made = db.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY rowid").all();
  return made.map(({ name, sql }) => ({
    name: String(name),
    columns: db
      .prepare(`PRAGMA table_info(${String(name)})`)
      .all()
      .map((each) => String(each['name'])),
    isOrdered: !String(sql).includes('WITHOUT ROWID'),
  }));
}

/** Copy everything as it stands at one moment into a new file, as a backup. Refused when the file cannot be written. */
export async function backUpTo(sql: Transactions, file: string): Promise<Refusal | null> {
  return writeDatabase(file, (part) =>
    sql.transaction(async (one) => {
      const db = new DatabaseSync(part);
      try {
        makeTables(db);
        db.exec('BEGIN');
        for (const table of tablesOf(db)) await takeOut(one, db, table);
        db.exec('COMMIT');
      } finally {
        db.close();
      }
    }, 'ISOLATION LEVEL REPEATABLE READ READ ONLY'),
  );
}

async function takeOut(sql: Asking, db: DatabaseSync, { name, columns }: Table): Promise<void> {
  const order = ['game', 'channel'].includes(name) ? 'ORDER BY seq' : '';
  const put = db.prepare(
    `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  await sql.rows(`DECLARE rows CURSOR FOR SELECT ${columns.join(', ')} FROM ${name} ${order}`);
  for (;;) {
    const rows = await sql.rows(`FETCH ${AT_ONCE} FROM rows`);
    for (const row of rows) put.run(...columns.map((each) => row[each] as SQLInputValue));
    if (rows.length < AT_ONCE) break;
  }
  await sql.rows('CLOSE rows');
}

/**
 * Put a backup into a Postgres. Games that are there are never overwritten: only with `replace`, and then they are put aside,
 * in a schema of their own. Refused while a server uses it, and when the backup is damaged; nothing is changed then.
 */
export async function restoreTo(
  file: string,
  address: string,
  replace: boolean,
  begins: Begins,
): Promise<Restoration | Refusal> {
  const where = whereOf(address);
  if (isRefusal(where)) return where;
  const folder = mkdtempSync(join(tmpdir(), 'demarche-restore-'));
  const sql = makePool(address);
  try {
    const copy = join(folder, 'copy');
    const looked = await restore(file, copy, false, (step) => (step === 'writes' ? undefined : begins(step)));
    const db = isRefusal(looked) ? looked : openFile(copy);
    if (isRefusal(db)) return db;
    begins('writes');
    return await sql.transaction((one) => putIn(one, db, where, replace)).finally(() => db.close());
  } catch (error) {
    return unreachedRefusal(where, error);
  } finally {
    await sql.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function putIn(
  sql: Asking,
  db: DatabaseSync,
  where: string,
  replace: boolean,
): Promise<Restoration | Refusal> {
  await sql.rows(`SELECT pg_advisory_xact_lock($1, ${HERE})`, LOCK.steps);
  const free = await rowOf(sql, `SELECT pg_try_advisory_xact_lock($1, ${HERE}) AS free`, LOCK.use);
  if (free?.['free'] !== true) return refuse(words('postgres.inUse', { where }));
  const refusal = await bringUp(sql, where);
  if (refusal) return refusal;
  const tables = tablesOf(db);
  const found = await rowOf(
    sql,
    'SELECT EXISTS (SELECT 1 FROM game) OR EXISTS (SELECT 1 FROM club) OR EXISTS (SELECT 1 FROM club_table) AS there',
  );
  const there = found?.['there'] === true;
  if (there && !replace) return refuse(words('postgres.there', { where }));
  const aside = there ? await putAside(sql, tables) : null;
  if (there) await bringUp(sql, where);
  await sql.rows('DELETE FROM secret');
  for (const table of tables) await bringIn(sql, db, table);
  return { aside };
}

/** Move the tables that are there into a schema of their own. Returns its name. */
async function putAside(sql: Asking, tables: readonly Table[]): Promise<string> {
  const row = await rowOf(
    sql,
    `SELECT current_schema() AS here, 1 + count(*) AS n FROM pg_namespace
     WHERE starts_with(nspname, current_schema() || '_before_')`,
  );
  const aside = `${String(row?.['here'])}_before_${String(row?.['n'])}`;
  const quoted = `"${aside.replaceAll('"', '""')}"`;
  await sql.rows(`CREATE SCHEMA ${quoted}`);
  for (const name of [...tables.map((each) => each.name), 'present', 'demarche'])
    await sql.rows(`ALTER TABLE ${name} SET SCHEMA ${quoted}`);
  return aside;
}

async function bringIn(sql: Asking, db: DatabaseSync, { name, columns, isOrdered }: Table): Promise<void> {
  const from = db.prepare(`SELECT ${columns.join(', ')} FROM ${name} ${isOrdered ? 'ORDER BY rowid' : ''}`);
  let values: Value[] = [];
  const put = async (): Promise<void> => {
    if (values.length === 0) return;
    const rows = Array.from({ length: values.length / columns.length }, (_, row) => {
      const marks = columns.map((_, i) => `$${row * columns.length + i + 1}`);
      return `(${marks.join(', ')})`;
    });
    await sql.rows(`INSERT INTO ${name} (${columns.join(', ')}) VALUES ${rows.join(', ')}`, ...values);
    values = [];
  };
  for (const row of from.iterate()) {
    values.push(...columns.map((each) => row[each] as Value));
    if (values.length >= AT_ONCE * columns.length) await put();
  }
  await put();
}
