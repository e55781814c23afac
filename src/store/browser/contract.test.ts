import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isRefusal } from '../../kernel/clause.ts';
import { ANNA } from '../database-contract.test-helper.ts';
import { entry, HEADER } from '../entry.test-helper.ts';
import { everyContract } from '../every-contract.test-helper.ts';
import { home } from '../home.test-helper.ts';
import { openDatabase, restore } from '../places.ts';
import { makeHolder } from './holder.ts';
import { type BrowserDatabase, browserFiles, lendSqlite, openBrowserDatabase } from './index.ts';
import { answerOver, type Port } from './line.ts';
import { type LoadedSqlite, loadSqlite } from './load.ts';
import { memoryShelf } from './shelf.ts';

// SQLite in WebAssembly runs here as it does in a browser that keeps no files; e2e/browser-store.test.ts has a real one that does.

let loading: Promise<LoadedSqlite> | null = null;
const loaded = (): Promise<LoadedSqlite> => (loading ??= loadSqlite());

/** Both ends of a channel. */
function channel(): readonly [here: Port, there: Port, end: () => void] {
  const { port1, port2 } = new MessageChannel();
  return [port1 as unknown as Port, port2 as unknown as Port, () => port1.close()];
}

/** One who holds games in memory, and makes ports to ask it over. */
function holding(): () => readonly [port: Port, end: () => void] {
  const shelf = loaded().then(memoryShelf);
  const service = makeHolder(loaded, () => shelf);
  return () => {
    const [here, there, end] = channel();
    answerOver(there, service);
    return [here, end];
  };
}

async function opened(port: Port): Promise<BrowserDatabase> {
  const database = await openBrowserDatabase(port);
  if (isRefusal(database)) throw new Error(database.refused.key);
  return database;
}

everyContract('a browser that keeps no files', () => {
  const connect = holding();
  return async () => {
    const [port, end] = connect();
    const database = await opened(port);
    return { ...database, close: () => database.close().finally(end) };
  };
});

describe('the games of a browser', () => {
  const fresh = (): Port => {
    const [port, end] = holding()();
    onTestFinished(end);
    return port;
  };

  it('go into the file of a backup and come out of it, both ways', async () => {
    const port = fresh();
    const [database, files] = [await opened(port), browserFiles(port)];
    await database.create('g', HEADER);
    await database.append('g', 0, entry(1, 'k'), { at: 5 });
    const bytes = await files.bytes('[]');
    if (isRefusal(bytes)) throw new Error(bytes.refused.key);
    const [file, path, back] = ['from-browser', 'restored.db', 'back'].map((name) => join(home(), name));
    writeFileSync(file ?? '', bytes);
    expect(await restore(file ?? '', path ?? '', false)).toEqual({ aside: null });
    const machine = openDatabase(path ?? '');
    if (isRefusal(machine)) throw new Error(machine.refused.key);
    await machine.append('g', 1, entry(2));
    expect(await machine.backUp(back ?? '')).toBeNull();
    await machine.close();
    expect(await files.replace(new Uint8Array(readFileSync(back ?? '')))).toEqual({ aside: 1, links: null });
    // whoever used it has to open it anew
    await expect(database.list()).rejects.toThrow('not open');
    expect(await (await opened(port)).load('g')).toMatchObject({
      entries: [entry(1, 'k'), entry(2)],
      times: [5, null],
    });
  });

  it('are left as they are by what is no backup', async () => {
    const port = fresh();
    const [database, files] = [await opened(port), browserFiles(port)];
    await database.create('g', HEADER);
    for (let n = 1; n <= 200; n++) await database.append('g', n - 1, entry(n));
    const bytes = await files.bytes('[]');
    if (isRefusal(bytes)) throw new Error(bytes.refused.key);
    // the number of its schema, and whose it is
    const newer = bytes.with(62, 200);
    const other = bytes.with(70, 1);
    const cases: [Uint8Array, string][] = [
      [new Uint8Array(), 'browser.backupNotOurs'],
      [new TextEncoder().encode('Dear diary'), 'browser.backupNotOurs'],
      [other, 'browser.backupNotOurs'],
      [newer, 'browser.backupNewer'],
      [bytes.slice().fill(7, 8192, 20_000), 'browser.backupDamaged'],
      [bytes.slice(0, 12_288), 'browser.backupDamaged'],
    ];
    for (const [bad, key] of cases) expect(await files.replace(bad)).toMatchObject({ refused: { key } });
    expect(await files.asides()).toEqual([]);
    expect(await database.load('g')).toMatchObject({ entries: { length: 200 } });
  });

  it('are put aside when others take their place, unless there are none, and can be had and forgotten', async () => {
    const port = fresh();
    const files = browserFiles(port);
    const [source, sources] = [await opened(port), fresh()];
    const other = await opened(sources);
    await other.create('other', HEADER);
    const bytes = await browserFiles(sources).bytes('[]');
    if (isRefusal(bytes)) throw new Error(bytes.refused.key);
    expect(await source.list()).toEqual([]);
    expect(await files.replace(bytes)).toEqual({ aside: null, links: '[]' });
    expect(await (await opened(port)).list()).toEqual(['other']);
    expect(await files.replace(bytes)).toEqual({ aside: 2, links: '[]' });
    expect(await files.asides()).toMatchObject([{ number: 2, size: bytes.length }]);
    expect(await files.bytesAside(2)).toHaveLength(bytes.length);
    expect(await files.bytesAside(3)).toMatchObject({ refused: { key: 'browser.noAside' } });
    expect([await files.forgetAside(2), await files.asides()]).toEqual([null, []]);
  });

  it('are told apart from errors of the asker, which come as they are', async () => {
    const database = await opened(fresh());
    await database.create('g', HEADER);
    const twice = { title: '', creator: null, people: [1, 2].map(() => ANNA) };
    const error = await database.found('h', HEADER, twice).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ code: 'ERR_SQLITE_ERROR', message: expect.stringMatching(/UNIQUE/) });
    expect(await database.list()).toEqual(['g']);
  });

  it('are asked for over ports that are lent, too', async () => {
    const [page, worker, end] = channel();
    const [house, lent, endOfHouse] = channel();
    onTestFinished(() => [end, endOfHouse].forEach((each) => each()));
    const shelf = loaded().then(memoryShelf);
    const service = makeHolder(loaded, () => shelf);
    answerOver(worker, service);
    lendSqlite(page, lent);
    await (await opened(house)).create('g', HEADER);
    expect(await (await opened(page)).list()).toEqual(['g']);
  });
});
