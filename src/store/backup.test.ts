import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { isRefusal } from '../kernel/clause.ts';
import { restore } from './backup.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';
import { entry, HEADER } from './entry.test-helper.ts';

const home = mkdtempSync(join(tmpdir(), 'demarche-backup-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const folder = (): string => mkdtempSync(join(home, 'case-'));

function opened(path: string): Database {
  const database = openDatabase(path);
  if (isRefusal(database)) throw new Error(database.refused.key);
  return database;
}

async function begun(path: string, entries: number): Promise<Database> {
  const database = opened(path);
  await database.create('g', HEADER);
  for (let n = 1; n <= entries; n++) await database.append('g', n - 1, entry(n));
  return database;
}

async function entriesIn(path: string): Promise<unknown> {
  const database = opened(path);
  const stored = await database.load('g');
  await database.close();
  return isRefusal(stored) ? stored.refused : stored.entries;
}

const first = (entries: number) => Array.from({ length: entries }, (_, i) => entry(i + 1));

describe('a backup', () => {
  it('has all secrets of a house but that of its dice, also one that was copied by hand and put back', async () => {
    const at = folder();
    const database = await begun(join(at, 'db'), 1);
    await database.notices.secret('links', 'kept');
    await database.notices.secret('dice', 'ab'.repeat(32));
    expect(await database.backUp(join(at, 'backup'))).toBeNull();
    await database.close();
    writeFileSync(join(at, 'by hand'), readFileSync(join(at, 'db')));
    expect(await restore(join(at, 'by hand'), join(at, 'put back'), false)).toEqual({ aside: null });
    for (const [file, dice] of [
      ['db', 'ab'.repeat(32)],
      ['backup', 'another'],
      ['put back', 'another'],
    ] as const) {
      if (dice === 'another') expect(readFileSync(join(at, file)).includes('ab'.repeat(32))).toBe(false);
      const again = opened(join(at, file));
      expect(await again.notices.secret('links', 'another')).toBe('kept');
      expect(await again.notices.secret('dice', 'another')).toBe(dice);
      await again.close();
    }
  });

  it('of a database in use is one whole file, which the main file alone is not', async () => {
    const at = folder();
    const path = join(at, 'db');
    const database = await begun(path, 3);
    expect(await database.backUp(join(at, 'backup'))).toBeNull();
    await database.append('g', 3, entry(4));
    writeFileSync(join(at, 'copy'), readFileSync(path));
    await database.close();
    expect(readdirSync(at).toSorted()).toEqual(['backup', 'copy', 'db']);
    expect(statSync(join(at, 'backup')).mode & 0o077).toBe(0);
    expect(await entriesIn(join(at, 'backup'))).toEqual(first(3));
    expect(await entriesIn(path)).toEqual(first(4));
    // why one asks for a backup: the games stand in the log beside the file
    expect(await entriesIn(join(at, 'copy'))).toEqual({ key: 'store.none', args: { id: 'g' } });
  });

  it('holds every entry up to some moment, though the game goes on meanwhile', async () => {
    const at = folder();
    const database = await begun(join(at, 'db'), 2000);
    const under = { way: true };
    const backup = database.backUp(join(at, 'backup')).finally(() => (under.way = false));
    let n = 2000;
    for (; under.way; n++) {
      await database.append('g', n, entry(n + 1));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await backup).toBeNull();
    await database.close();
    const saved = (await entriesIn(join(at, 'backup'))) as unknown[];
    expect(saved.length).toBeGreaterThanOrEqual(2000);
    expect(saved.length).toBeLessThanOrEqual(n);
    expect(saved).toEqual(first(saved.length));
  });

  it('overwrites nothing, and leaves nothing behind where it cannot be written', async () => {
    const at = folder();
    const database = await begun(join(at, 'db'), 1);
    writeFileSync(join(at, 'there'), 'mine');
    expect(await database.backUp(join(at, 'there'))).toMatchObject({ refused: { key: 'backup.exists' } });
    expect(await database.backUp(join(at, 'none', 'x'))).toMatchObject({
      refused: { key: 'backup.unwritten', args: { reason: 'ENOENT' } },
    });
    await database.close();
    expect(readFileSync(join(at, 'there'), 'utf8')).toBe('mine');
    expect(readdirSync(at).toSorted()).toEqual(['db', 'there']);
  });
});

describe('a restored backup', () => {
  it('never overwrites games unless told, and then puts them aside', async () => {
    const at = folder();
    const [path, file] = [join(at, 'db'), join(at, 'backup')];
    const database = await begun(path, 2);
    await database.backUp(file);
    await database.append('g', 2, entry(3));
    expect(await restore(file, path, true)).toMatchObject({ refused: { key: 'database.locked' } });
    await database.close();
    expect(await restore(file, path, false)).toMatchObject({ refused: { key: 'backup.there' } });
    expect(await entriesIn(path)).toEqual(first(3));
    chmodSync(file, 0o644);
    expect(await restore(file, path, true)).toEqual({ aside: `${path}.before-1` });
    expect(await entriesIn(path)).toEqual(first(2));
    expect(statSync(path).mode & 0o077).toBe(0);
    expect(await entriesIn(`${path}.before-1`)).toEqual(first(3));
    expect(await restore(file, path, true)).toEqual({ aside: `${path}.before-2` });
    expect(await restore(file, join(at, 'other'), false)).toEqual({ aside: null });
    expect(await entriesIn(join(at, 'other'))).toEqual(first(2));
    expect(readdirSync(at).filter((name) => name.includes('part'))).toEqual([]);
  });

  it('takes the place of a database that cannot be read any more', async () => {
    const at = folder();
    const [path, file] = [join(at, 'db'), join(at, 'backup')];
    const database = await begun(path, 2);
    await database.backUp(file);
    await database.close();
    for (const bytes of ['', 'torn', readFileSync(path).fill(7, 4096)]) {
      writeFileSync(path, bytes);
      expect(await restore(file, path, true)).toMatchObject({ aside: expect.stringContaining('before') });
      expect(await entriesIn(path)).toEqual(first(2));
    }
  });

  it('is not played over by a log whose database was deleted', async () => {
    const at = folder();
    const [path, file] = [join(at, 'db'), join(at, 'backup')];
    const database = await begun(path, 2);
    await database.backUp(file);
    await database.append('g', 2, entry(3));
    const log = readFileSync(`${path}-wal`);
    await database.close();
    rmSync(path);
    writeFileSync(`${path}-wal`, log);
    expect(await restore(file, path, false)).toEqual({ aside: null });
    expect(await entriesIn(path)).toEqual(first(2));
    expect(readFileSync(`${path}.before-1-wal`)).toEqual(log);
  });

  it('is looked through first: a damaged one changes nothing', async () => {
    const at = folder();
    const [path, file] = [join(at, 'db'), join(at, 'backup')];
    const database = await begun(path, 300);
    await database.backUp(file);
    await database.close();
    const bytes = readFileSync(file);
    const other = join(at, 'other');
    const foreign = new DatabaseSync(other);
    foreign.exec('CREATE TABLE a (b)');
    foreign.close();
    const cases: [Uint8Array | string, string][] = [
      ['', 'database.empty'],
      ['Dear diary', 'database.notOurs'],
      [readFileSync(other), 'database.notOurs'],
      [Buffer.from(bytes).fill(7, 8192, 20_000), 'backup.damaged'],
      [bytes.subarray(0, 12_288), 'backup.damaged'],
    ];
    for (const [damaged, key] of cases) {
      writeFileSync(file, damaged);
      expect(await restore(file, path, true)).toMatchObject({ refused: { key } });
    }
    expect(await restore(join(at, 'none'), path, true)).toMatchObject({ refused: { key: 'backup.none' } });
    expect(await restore(at, path, true)).toMatchObject({ refused: { key: 'backup.none' } });
    expect(await entriesIn(path)).toEqual(first(300));
    expect(existsSync(`${path}.before-1`)).toBe(false);
    expect(readdirSync(at).toSorted()).toEqual(['backup', 'db', 'other']);
  });
});
