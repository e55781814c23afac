import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { PROOF } from '../../scripts/tier.ts';
import { thorough } from '../../scripts/thorough.test-helper.ts';
import { isRefusal } from '../kernel/clause.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';
import { ANNA, SEATING } from './database-contract.test-helper.ts';
import { entry, HEADER } from './entry.test-helper.ts';
import { everyContract } from './every-contract.test-helper.ts';
import { FAR_APART } from './for-others.ts';
import { DRAFT_STEP } from './notes.ts';
import { APPLICATION, MIGRATIONS, SCHEMA } from './schema.ts';
import { openFile } from './sqlite-file.ts';
import { AUTHOR_SCHEMA } from './talk.ts';

const home = mkdtempSync(join(tmpdir(), 'demarche-database-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
let files = 0;
const fresh = (): string => join(home, `${++files}.sqlite`);

function opened(path: string): Database {
  const database = openDatabase(path);
  if (isRefusal(database)) throw new Error(database.refused.key);
  return database;
}

everyContract('embedded database', () => {
  const path = fresh();
  return async () => opened(path);
});

describe('the embedded database', () => {
  it('brings a file of the first schema up to date, and takes its requests for what they were', async () => {
    const path = fresh();
    const old = new DatabaseSync(path);
    for (const statement of MIGRATIONS.slice(0, 1)) old.exec(statement);
    old.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = 1`);
    const proposal = JSON.stringify({ seat: 'one', by: 'Anna', agreed: [], to: 0, reason: '' });
    const insert = old.prepare('INSERT INTO game (id, header, proposal) VALUES (?, ?, ?)');
    insert.run('g', JSON.stringify(HEADER), proposal);
    old
      .prepare('INSERT INTO entry (game, n, request, body) VALUES (?, 1, ?, ?)')
      .run('g', 'k', JSON.stringify(entry(1, 'k')));
    old.prepare('INSERT INTO request (game, request) VALUES (?, ?)').run('g', 'p');
    old.close();
    const database = opened(path);
    expect(await database.load('g')).toEqual({ header: HEADER, entries: [entry(1, 'k')], times: [null] });
    expect(await database.since('g')).toEqual({});
    expect([await database.doneAs('g', 'k'), await database.doneAs('g', 'p')]).toEqual(['', '']);
    expect(await database.seating('g')).toMatchObject({ proposal: null });
    await database.close();
  });

  it('knows of lines that were said before who speaks where no person does', async () => {
    const path = fresh();
    const old = new DatabaseSync(path);
    const before = MIGRATIONS.indexOf(AUTHOR_SCHEMA);
    for (const statement of MIGRATIONS.slice(0, before)) old.exec(statement);
    old.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${before}`);
    old.prepare('INSERT INTO game (id, header) VALUES (?, ?)').run('g', JSON.stringify(HEADER));
    const say = old.prepare(
      `INSERT INTO talk (game, n, room, at, by, name, text, request) VALUES ('g', ?, 'all', 1, ?, ?, 'x', ?)`,
    );
    for (const [n, by, name] of [
      [1, 0, 'The table'],
      [2, null, ''],
      [3, null, 'The table'],
    ] as const)
      say.run(n, by, name, `${n}`);
    old.close();
    const database = opened(path);
    const said = await database.talk.heard('g', ['all'], 0, 9);
    expect(said.map(({ by, name }) => [by, name])).toEqual([
      [0, 'The table'],
      ['maker', ''],
      ['table', ''],
    ]);
    await database.close();
  });

  it('reads the notes and drafts of before as of nobody who is known', async () => {
    const path = fresh();
    const old = new DatabaseSync(path);
    const before = MIGRATIONS.slice(0, MIGRATIONS.indexOf(DRAFT_STEP));
    for (const statement of before) old.exec(statement);
    old.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${before.length}`);
    old.prepare('INSERT INTO game (id, header) VALUES (?, ?)').run('g', JSON.stringify(HEADER));
    old.exec(`INSERT INTO note VALUES ('g', 'one', 'turkey', 'watch it', 5);
      INSERT INTO draft VALUES ('g', 'one', 'a', '{"x":1}', 6)`);
    old.close();
    const database = opened(path);
    const { notes } = database;
    expect(await notes.notes('g', 'one')).toEqual([{ place: 'turkey', text: 'watch it', at: 5, by: null }]);
    expect(await notes.drafts('g', 'one')).toEqual([{ decision: 'a', draft: { x: 1 }, at: 6, by: null }]);
    expect(await database.seating('g')).toMatchObject({ forOthers: FAR_APART });
    await database.close();
  });

  it('stores at once what comes at once, without what fails of it', async () => {
    const path = fresh();
    const database = opened(path);
    await Promise.all([database.create('g', HEADER), database.create('i', HEADER)]);
    const twice = { ...SEATING, people: [ANNA, ANNA] };
    const [first, failed, refused, second] = await Promise.allSettled([
      database.append('g', 0, entry(1)),
      database.found('h', HEADER, twice),
      database.append('g', 0, entry(1)),
      database.append('i', 0, entry(1)),
    ]);
    expect([first, second]).toMatchObject([{ value: { n: 1 } }, { value: { n: 1 } }]);
    expect(failed).toMatchObject({ reason: { message: expect.stringMatching(/UNIQUE/) } });
    expect(refused).toMatchObject({ value: { refused: { key: 'store.moved' } } });
    expect(await database.list()).toEqual(['g', 'i']);
    // what still waits is stored before the file is closed
    const last = database.append('g', 1, entry(2));
    await database.close();
    expect(await last).toEqual({ n: 2, again: false });
    const again = opened(path);
    expect(await again.load('g')).toMatchObject({ entries: [entry(1), entry(2)] });
    await again.close();
  });

  it('is for one process at a time, and says so', async () => {
    const path = fresh();
    const first = opened(path);
    expect(openDatabase(path)).toMatchObject({ refused: { key: 'database.locked' } });
    await first.close();
    await opened(path).close();
  });

  it('writes with a write-ahead log and full synchronisation, and marks its schema', () => {
    const path = fresh();
    const before = process.umask(0);
    const db = openFile(path);
    process.umask(before);
    if (isRefusal(db)) throw new Error(db.refused.key);
    // others on the machine cannot read the secrets, and the log beside the file holds them too
    for (const file of [path, `${path}-wal`]) expect(statSync(file).mode & 0o077).toBe(0);
    const pragma = (name: string): unknown => db.prepare(`PRAGMA ${name}`).get()?.[name];
    expect(pragma('journal_mode')).toBe('wal');
    expect(pragma('synchronous')).toBe(2);
    expect(pragma('user_version')).toBe(SCHEMA);
    db.close();
  });

  it('refuses a file of a newer version and files that are not ours, and leaves them alone', async () => {
    const newer = fresh();
    await opened(newer).close();
    const raw = new DatabaseSync(newer);
    raw.exec(`PRAGMA user_version = ${SCHEMA + 1}`);
    raw.close();
    expect(openDatabase(newer)).toMatchObject({
      refused: { key: 'database.newer', args: { made: SCHEMA + 1, here: SCHEMA } },
    });
    const other = fresh();
    const foreign = new DatabaseSync(other);
    foreign.exec('CREATE TABLE a (b)');
    foreign.close();
    const before = readFileSync(other);
    expect(openDatabase(other)).toMatchObject({ refused: { key: 'database.notOurs' } });
    expect(readFileSync(other)).toEqual(before);
    const text = fresh();
    writeFileSync(
      text,
      'no database, and long enough to be read as the head of a file of some kind.'.repeat(9),
    );
    expect(openDatabase(text)).toMatchObject({ refused: { key: 'database.notOurs' } });
    expect(openDatabase(join(home, 'none', 'x.sqlite'))).toMatchObject({
      refused: { key: 'database.noAccess' },
    });
  });

  it('closes to others what they could read before', async () => {
    const path = fresh();
    await opened(path).close();
    chmodSync(path, 0o644);
    const database = opened(path);
    for (const file of [path, `${path}-wal`]) expect(statSync(file).mode & 0o077).toBe(0);
    await database.close();
  });

  it('never takes an empty or a damaged file for a new one, and leaves it alone', async () => {
    const empty = fresh();
    writeFileSync(empty, '');
    expect(openDatabase(empty)).toMatchObject({ refused: { key: 'database.empty' } });
    expect(statSync(empty).size).toBe(0);
    const path = fresh();
    const database = opened(path);
    await database.found('g', HEADER, SEATING);
    for (let n = 1; n <= 200; n++) await database.append('g', n - 1, entry(n));
    await database.close();
    const bytes = readFileSync(path);
    const pages = 8192;
    bytes.fill(0xa5, pages, pages + 16_384);
    writeFileSync(path, bytes);
    expect(openDatabase(path)).toMatchObject({
      refused: { key: 'database.damaged', args: { reason: expect.stringMatching(/./) } },
    });
    expect(readFileSync(path)).toEqual(bytes);
    writeFileSync(path, bytes.subarray(0, bytes.length / 2));
    expect(openDatabase(path)).toMatchObject({ refused: { key: 'database.damaged' } });
  });

  it('says what a damaged log loses, changes nothing, and goes on where it is cut off', async () => {
    const path = fresh();
    const database = opened(path);
    await database.found('g', HEADER, SEATING);
    const sizes = [statSync(`${path}-wal`).size];
    for (let n = 1; n <= 12; n++) {
      await database.append('g', n - 1, entry(n));
      sizes.push(statSync(`${path}-wal`).size);
    }
    const [whole, log] = [readFileSync(path), readFileSync(`${path}-wal`)];
    await database.close();
    const stored = async (bytes: Uint8Array): Promise<unknown> => {
      writeFileSync(path, whole);
      writeFileSync(`${path}-wal`, bytes);
      const again = openDatabase(path);
      if (isRefusal(again)) {
        expect(readFileSync(path)).toEqual(whole);
        expect(readFileSync(`${path}-wal`)).toEqual(Buffer.from(bytes));
        return again.refused;
      }
      const { length } = ((await again.load('g')) as { entries: readonly unknown[] }).entries;
      await again.close();
      return length;
    };
    const flipped = (at: number): Buffer => Buffer.from(log.with(at, (log[at] ?? 0) ^ 4));
    expect(await stored(log)).toBe(12);
    for (const n of PROOF ? [1, 10] : [10]) {
      const [from = 0, to = 0] = sizes.slice(n - 1);
      // the page number, the size, the salt, the checksum and the page of a frame
      for (const at of [from, from + 6, from + 8, from + 20, from + 1000, to - 1]) {
        const refused = await stored(flipped(at));
        const args = { path, lost: expect.any(Number), bytes: expect.any(Number) };
        expect(refused, `byte ${at}`).toEqual({ key: 'database.logDamaged', args });
        const { lost, bytes } = (refused as { args: Record<'lost' | 'bytes', number> }).args;
        expect(lost).toBeGreaterThanOrEqual(12 - n);
        expect(bytes).toBeGreaterThanOrEqual(from);
        expect(bytes).toBeLessThan(to);
        expect(await stored(log.subarray(0, bytes))).toBe(n - 1);
      }
    }
    for (const at of [0, 3, 9, 17, 30])
      expect(await stored(flipped(at))).toMatchObject({ key: 'database.logDamaged', args: { bytes: 0 } });
  });

  thorough('takes a log that a kill has torn, or that was begun anew over an old one', async () => {
    const path = fresh();
    const database = opened(path);
    await database.found('g', HEADER, SEATING);
    const salts = new Set<number>();
    for (let n = 1; n <= 5000; n++) {
      await database.append('g', n - 1, entry(n));
      if (n % 1250 !== 0) continue;
      const log = readFileSync(`${path}-wal`);
      salts.add(log.readUInt32BE(16));
      const copy = fresh();
      writeFileSync(copy, readFileSync(path));
      writeFileSync(`${copy}-wal`, log);
      const again = opened(copy);
      expect(((await again.load('g')) as { entries: readonly unknown[] }).entries).toHaveLength(n);
      await again.close();
      writeFileSync(copy, readFileSync(path));
      writeFileSync(`${copy}-wal`, log.subarray(0, log.length - 100));
      await opened(copy).close();
    }
    expect(salts.size).toBeGreaterThan(1);
    await database.close();
  });

  it('reads a damaged game up to its last good entry, and the other games whole', async () => {
    const path = fresh();
    const damages: [string, number][] = [
      [`UPDATE entry SET body = replace(body, '"n":3', '"n":4') WHERE n = 3`, 2],
      ['UPDATE entry SET body = substr(body, 1, 40) WHERE n = 5', 4],
      ['DELETE FROM entry WHERE n = 2', 1],
      [`UPDATE entry SET body = '{"n":1,"seat":"one"}' WHERE n = 1`, 0],
    ];
    for (const [at, [statement, left]] of damages.entries()) {
      const database = opened(path);
      for (const id of [`good${at}`, `bad${at}`]) {
        await database.found(id, HEADER, { ...SEATING, people: [], creator: null });
        for (let n = 1; n <= 6; n++) await database.append(id, n - 1, entry(n));
      }
      await database.close();
      const raw = new DatabaseSync(path);
      expect(raw.prepare(`${statement} AND game = ?`).run(`bad${at}`).changes).toBe(1);
      raw.close();
      const later = opened(path);
      const [good, bad] = [await later.load(`good${at}`), await later.load(`bad${at}`)];
      expect(good).toEqual({
        header: HEADER,
        entries: [1, 2, 3, 4, 5, 6].map((n) => entry(n)),
        times: [1, 2, 3, 4, 5, 6].map(() => null),
      });
      expect(bad).toEqual({
        header: HEADER,
        entries: [1, 2, 3, 4, 5, 6].slice(0, left).map((n) => entry(n)),
        times: [1, 2, 3, 4, 5, 6].slice(0, left).map(() => null),
        damaged: { clauses: [], refused: { key: 'store.damaged', args: { id: `bad${at}`, n: left + 1 } } },
      });
      await later.close();
    }
    const raw = new DatabaseSync(path);
    raw.exec(`UPDATE game SET header = '{"kind' WHERE id = 'good0'`);
    raw.exec(`INSERT INTO person (game, at, name, seats, key) VALUES ('good1', 0, 'Eve', '[1]', x'00')`);
    raw.close();
    const later = opened(path);
    expect(await later.load('good0')).toMatchObject({ refused: { key: 'store.head' } });
    expect(await later.seating('good1')).toMatchObject({ refused: { key: 'store.seats' } });
    await later.close();
  });

  it('has every acknowledged entry after a kill', async () => {
    const path = fresh();
    const script = join(import.meta.dirname, 'database-append.test-helper.ts');
    for (let kill = 0; kill < (PROOF ? 3 : 1); kill++) {
      const child = spawn(process.execPath, [script, path], { stdio: ['pipe', 'pipe', 'inherit'] });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      let said = '';
      await new Promise<void>((enough) => {
        child.stdout.on('data', (text) => {
          said += String(text);
          if (said.split('\n').length > 20 + kill * 7) enough();
        });
      });
      child.kill('SIGKILL');
      await ended;
      const acknowledged = Number(said.split('\n').at(-2));
      const database = opened(path);
      const stored = await database.load('g');
      if (isRefusal(stored)) throw new Error(stored.refused.key);
      expect(stored.entries.length).toBeGreaterThanOrEqual(acknowledged);
      expect(stored.entries).toEqual(stored.entries.map((_, i) => entry(i + 1, `k${i + 1}`)));
      await database.close();
    }
  });
});
