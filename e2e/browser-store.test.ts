import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isRefusal } from '../src/kernel/clause.ts';
import { render } from '../src/kernel/texts/words.ts';
import { BROWSER_WORDS, openBrowserDatabase } from '../src/store/browser/index.ts';
import { entry, HEADER } from '../src/store/entry.test-helper.ts';
import { openDatabase, restore } from '../src/store/places.ts';
import { APPLICATION, MIGRATIONS, SCHEMA } from '../src/store/schema.ts';
import { type KeptBrowser, startChromium } from './store/chromium.ts';
import { startStoreSite, type StoreSite } from './store/site.ts';
import { openStoreTab, type StoreTab } from './store/tab.ts';

// The store of a page without a server, in a real browser, on files that are kept: what is tried stands here, and asks the worker
// through the page.

const home = mkdtempSync(join(tmpdir(), 'demarche-browser-store-'));
let site: StoreSite;
let browser: KeptBrowser;
/** An origin of its own has files of its own. */
const at = (origin: string, path = '/some/where/'): string => `http://${origin}:${site.port}${path}`;
const tabAt = async (url: string): Promise<StoreTab> => {
  const one = await openStoreTab(browser.context, url);
  onTestFinished(() => one.page.close());
  return one;
};

beforeAll(async () => {
  site = await startStoreSite();
  browser = await startChromium(join(home, 'profile'));
});
afterAll(async () => {
  await browser.kill();
  site.stop();
  rmSync(home, { recursive: true, force: true });
});

describe('the games of a browser', () => {
  it('are for one tab at a time, and never in memory instead; the next has them once it is closed', async () => {
    const one = await tabAt(at('two-tabs.localhost'));
    const database = await one.open();
    expect(await database.keeping()).toBe('may be cleared');
    await database.create('g', HEADER);
    const two = await tabAt(at('two-tabs.localhost'));
    const refused = await openBrowserDatabase(two.port);
    if (!isRefusal(refused)) throw new Error('two tabs have them');
    expect(render(BROWSER_WORDS, refused.refused)).toMatch(/open in another tab/);
    expect(await two.files.bytes('[]')).toMatchObject({ refused: { key: 'browser.locked' } });
    expect(await database.append('g', 0, entry(1))).toEqual({ n: 1, again: false });
    await one.page.close();
    const later = await two.open();
    expect(await later.load('g')).toMatchObject({ entries: [entry(1)] });
    await later.close();
    const three = await tabAt(at('two-tabs.localhost'));
    expect(await (await three.open()).list()).toEqual(['g']);
  });

  it('are kept once the browser has promised it', async () => {
    const one = await tabAt(at('kept.localhost'));
    const database = await one.open();
    expect(await database.keeping()).toBe('may be cleared');
    const devtools = await browser.context.newCDPSession(one.page);
    const origin = at('kept.localhost', '');
    await devtools.send('Browser.grantPermissions', { permissions: ['durableStorage'], origin });
    expect(await one.page.evaluate(() => navigator.storage.persist())).toBe(true);
    expect(await database.keeping()).toBe('kept');
  });

  it('are in memory where a page has no files, and can be saved from there', async () => {
    const plain = await tabAt(at('plain.example'));
    const database = await plain.open();
    expect(await database.keeping()).toBe('until the tab closes');
    await database.create('g', HEADER);
    await database.close();
    expect(await (await plain.open()).list()).toEqual(['g']);
    const file = join(home, 'plain.db');
    writeFileSync(file, await bytesOf(plain));
    expect(await restore(file, join(home, 'plain-restored.db'), false)).toEqual({ aside: null });
  });

  it('are had though SQLite is served as of another type', async () => {
    const one = await tabAt(at('type.localhost', '/some/plain/'));
    expect(await (await one.open()).list()).toEqual([]);
  });

  it('acknowledge nothing while there is no room, stay readable, and go on once there is', async () => {
    const one = await tabAt(at('full.localhost'));
    const database = await one.open();
    await database.create('g', HEADER);
    // a browser gives room in large pieces
    const large = { ...entry(1), answer: 'x'.repeat(2_000_000) };
    const larger = { ...entry(2), answer: 'x'.repeat(7_000_000) };
    await database.append('g', 0, large);
    const devtools = await browser.context.newCDPSession(one.page);
    const origin = at('full.localhost', '');
    const allow = (quotaSize?: number): Promise<unknown> =>
      devtools.send('Storage.overrideQuotaForOrigin', {
        origin,
        ...(quotaSize === undefined ? {} : { quotaSize }),
      });
    await allow(1);
    const refused = await database.append('g', 1, larger).catch((error: unknown) => error);
    // as a full disk of a server
    expect(refused).toMatchObject({ errcode: 13 });
    expect(await database.load('g')).toMatchObject({ entries: [large] });
    expect(await one.files.replace(await bytesOf(one))).toMatchObject({ refused: { key: 'browser.full' } });
    await allow();
    expect(await database.append('g', 1, larger)).toEqual({ n: 2, again: false });
    expect(await database.damage()).toBeNull();
    await one.again();
    const later = await one.open();
    expect(await later.load('g')).toMatchObject({ entries: [large, larger] });
    expect(await later.damage()).toBeNull();
  });

  it('are put aside when a backup takes their place, over a reopening, and a bad one changes nothing', async () => {
    const one = await tabAt(at('files.localhost'));
    const first = await one.open();
    await first.create('here', HEADER);
    const file = join(home, 'backup.db');
    const machine = openDatabase(join(home, 'machine.db'));
    if (isRefusal(machine)) throw new Error(machine.refused.key);
    await machine.create('machine', HEADER);
    await machine.append('machine', 0, entry(1));
    expect(await machine.backUp(file)).toBeNull();
    await machine.close();
    const backup = new Uint8Array(readFileSync(file));
    expect(await one.files.replace(backup.subarray(0, 9000))).toMatchObject({
      refused: { key: 'browser.backupDamaged' },
    });
    expect(await first.list()).toEqual(['here']);
    expect(await one.files.replace(backup)).toEqual({ aside: 1, links: null });
    await one.again();
    const second = await one.open();
    expect(await second.load('machine')).toMatchObject({ entries: [entry(1)] });
    expect(await one.files.asides()).toMatchObject([{ number: 1 }]);
    const before = await one.files.bytesAside(1);
    if (isRefusal(before)) throw new Error(before.refused.key);
    expect(await one.files.replace(before)).toEqual({ aside: 2, links: null });
    expect(await (await one.open()).list()).toEqual(['here']);
    expect(await one.files.forgetAside(2)).toBeNull();
    expect(await one.files.asides()).toMatchObject([{ number: 1 }]);
  });

  it('of a newer schema are left alone, as is what is damaged or not ours; an older one is brought up to date', async () => {
    const one = await tabAt(at('schema.localhost'));
    const database = await one.open();
    await database.create('g', HEADER);
    for (let n = 1; n <= 200; n++) await database.append('g', n - 1, entry(n));
    await database.close();
    const whole = await bytesOf(one);
    await one.again();
    const cases: [Uint8Array, string][] = [
      [changed(whole, `PRAGMA user_version = ${SCHEMA + 1}`), 'browser.newer'],
      [changed(whole, 'PRAGMA application_id = 7'), 'browser.notOurs'],
      [new TextEncoder().encode('Dear diary. '.repeat(1000)), 'browser.notOurs'],
      [whole.slice().fill(0xa5, 8192, 24_576), 'browser.damaged'],
      [whole.slice(0, whole.length / 2), 'browser.damaged'],
    ];
    for (const [bytes, key] of cases) {
      await one.plant(bytes);
      expect(await openBrowserDatabase(one.port)).toMatchObject({ refused: { key } });
      if (key === 'browser.newer') expect(await one.files.anew()).toMatchObject({ refused: { key } });
      // it can be saved as it is
      expect(await bytesOf(one)).toEqual(bytes);
      await one.again();
    }
    expect(await one.files.replace(whole)).toEqual({ aside: 1, links: '[]' });
    expect(await (await one.open()).load('g')).toMatchObject({ entries: { length: 200 } });
    for (const made of [1, SCHEMA - 1]) {
      await one.anew();
      await (await one.open()).close();
      await one.plant(old(made));
      const later = await one.open();
      expect(await later.load('g')).toMatchObject({ entries: [entry(1)] });
      expect(await later.talk.heard('g', ['all'], 0, 9)).toEqual([]);
    }
  });
});

async function bytesOf({ files }: StoreTab): Promise<Uint8Array> {
  const bytes = await files.bytes('[]');
  if (isRefusal(bytes)) throw new Error(bytes.refused.key);
  return bytes;
}

/** A database as it is when something was done to it. */
function changed(bytes: Uint8Array, statement: string): Uint8Array {
  const file = join(home, 'changed.db');
  writeFileSync(file, bytes);
  const raw = new DatabaseSync(file);
  raw.exec(statement);
  raw.close();
  return new Uint8Array(readFileSync(file));
}

/** A game as an earlier schema kept it. */
function old(made: number): Uint8Array {
  const file = join(home, `old-${made}.db`);
  const raw = new DatabaseSync(file);
  for (const step of MIGRATIONS.slice(0, made)) raw.exec(step);
  raw.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${made}`);
  raw.prepare('INSERT INTO game (id, header) VALUES (?, ?)').run('g', JSON.stringify(HEADER));
  raw.prepare('INSERT INTO entry (game, n, body) VALUES (?, 1, ?)').run('g', JSON.stringify(entry(1)));
  raw.close();
  return new Uint8Array(readFileSync(file));
}
