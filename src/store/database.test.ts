import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { isRefusal } from '../kernel/clause.ts';
import { storeContract } from './contract.test-helper.ts';
import { type Database, openDatabase, type Proposal } from './database.ts';
import { entry, HEADER } from './entry.test-helper.ts';
import { openFile, SCHEMA } from './schema.ts';

const home = mkdtempSync(join(tmpdir(), 'demarche-database-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
let files = 0;
const fresh = (): string => join(home, `${++files}.sqlite`);

function opened(path: string): Database {
  const database = openDatabase(path);
  if (isRefusal(database)) throw new Error(database.refused.key);
  return database;
}

storeContract('embedded database', async () => opened(fresh()));

const key = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const ANNA = { name: 'Anna', seats: ['one'], key: key(1), revoked: false };
const SEATING = { title: 'Friday', creator: key(9), people: [ANNA] };

const PROPOSAL: Proposal = {
  by: 'Anna',
  concerned: ['one', 'two'],
  agreed: ['one'],
  act: { kind: 'undo', seat: 'one', to: 0, reason: '' },
  shown: { kind: 'undo', seat: 'one', reason: '' },
};

describe('the embedded database', () => {
  it('keeps everything over a reopening', async () => {
    const path = fresh();
    const first = opened(path);
    await first.found('g', HEADER, SEATING);
    await first.append('g', 0, entry(1, 'k'));
    await first.seat('g', 1, { ...ANNA, name: 'Ben', key: key(2) });
    await first.revoke('g', 0);
    await first.propose('g', PROPOSAL, 'p');
    await first.close();
    const second = opened(path);
    expect(await second.load('g')).toEqual({ header: HEADER, entries: [entry(1, 'k')] });
    expect(await second.seating('g')).toEqual({
      ...SEATING,
      people: [
        { ...ANNA, revoked: true },
        { ...ANNA, name: 'Ben', key: key(2) },
      ],
      proposal: PROPOSAL,
    });
    for (const [request, done] of [
      ['k', true],
      ['p', true],
      ['q', false],
    ] as const)
      expect(await second.wasDone('g', request)).toBe(done);
    expect(await second.seating('h')).toBeNull();
    await second.close();
  });

  it('ends an open proposal with the next entry that everybody can see, never with a hidden one', async () => {
    const database = opened(fresh());
    await database.found('g', HEADER, SEATING);
    await database.propose('g', PROPOSAL, 'p');
    await database.append('g', 0, entry(1));
    expect((await database.seating('g'))?.proposal).not.toBeNull();
    await database.append('g', 1, { n: 2, undone: [1], seats: ['one'], reason: '', hash: 'a' }, true);
    expect((await database.seating('g'))?.proposal).toBeNull();
    await database.close();
  });

  it('creates a game with all of its people or not at all', async () => {
    const database = opened(fresh());
    const twice = { ...SEATING, people: [ANNA, ANNA] };
    await expect(database.found('g', HEADER, twice)).rejects.toThrow(/UNIQUE/);
    expect(await database.list()).toEqual([]);
    expect(await database.found('g', HEADER, SEATING)).toBeNull();
    await database.close();
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
    const db = openFile(path);
    // others on the machine cannot read the secrets
    expect(statSync(path).mode & 0o077).toBe(0);
    if (isRefusal(db)) throw new Error(db.refused.key);
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

  it('has every acknowledged entry after a kill', async () => {
    const path = fresh();
    const script = join(import.meta.dirname, 'database-append.test-helper.ts');
    for (let kill = 0; kill < 3; kill++) {
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
