import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, inject, it, onTestFinished } from 'vitest';
import { siteTexts } from '../src/site/texts.ts';
import { answerFirst, latest, shows } from './player.ts';
import { startHost, type StaticHost } from './static-host.ts';
import { type KeptBrowser, startChromium } from './store/chromium.ts';

// The page without a server as it is kept by a browser, below a path of a host that knows only files: without a network, in a newer
// build, and where a browser keeps nothing.

const BUILT = join(import.meta.dirname, '..', 'dist', 'site');
const BELOW = '/club/demarche/';
const home = mkdtempSync(join(tmpdir(), 'demarche-site-'));
let host: StaticHost;
let browser: KeptBrowser;

beforeAll(async () => {
  if (!existsSync(join(BUILT, 'index.html'))) throw new Error('the site is not built: npm run build');
  host = await startHost(BELOW, BUILT);
  browser = await startChromium(join(home, 'profile'));
});
beforeEach(() => host.serve(BUILT));
afterAll(async () => {
  await browser.kill();
  await host.stop();
  rmSync(home, { recursive: true, force: true });
});

const at = (origin: string): string => `http://${origin}:${host.port}${BELOW}`;

async function open(url: string): Promise<Page> {
  const page = await browser.context.newPage();
  onTestFinished(() => page.close());
  await page.goto(url);
  return page;
}

const buildOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name="build"]').getAttribute('content');

/** Until the browser has all that it is to keep of the page. */
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

async function beginExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open an example game' }).click();
  await page.locator('.ask form').first().waitFor();
}

/** The same page as a later build would have it: its worker has another name. */
function laterBuild(): string {
  const folder = join(home, 'later');
  cpSync(BUILT, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const [worker = ''] = readdirSync(assets).filter((name) => name.startsWith('house-worker-'));
  renameSync(join(assets, worker), join(assets, 'house-worker-later.js'));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!/\.(js|html)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(worker, 'house-worker-later.js'));
  }
  const page = join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/(name="build" content=")[^"]+/, `$1${LATER}`));
  const keeping = join(folder, 'worker.js');
  writeFileSync(
    keeping,
    readFileSync(keeping, 'utf8').replace(/("url":"index.html","revision":")[^"]+/, '$1later'),
  );
  return folder;
}

const LATER = '9999-01-01T00:00:00.000Z';

/** Milliseconds until all that a page asks for by itself has come, and what keeps it is idle. */
const IDLE = 5_000;

/**
 * Take the newer build in a page. A file asked for just while the worker of the build before is being stopped starts that one again. For
 * people the browser stops it once it is idle, and the newer build begins; with a developer's tools attached, as a test has them, it never
 * does so by itself: then it is stopped here.
 */
async function renew(page: Page): Promise<void> {
  const tools = await browser.context.newCDPSession(page);
  const { origin } = new URL(page.url());
  const before = new Promise<string>((resolve) => {
    // of all origins that this browser keeps
    tools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { status, versionId, scriptURL } of versions)
        if (status === 'activated' && scriptURL.startsWith(origin)) resolve(versionId);
    });
  });
  await tools.send('ServiceWorker.enable');
  const versionId = await before;
  const isLater = async (): Promise<boolean> => (await buildOf(page)) === LATER;
  await page.getByRole('button', { name: siteTexts.renew }).click();
  await expect
    .poll(isLater, { timeout: IDLE })
    .toBe(true)
    .catch(() => undefined);
  if (!(await isLater())) await tools.send('ServiceWorker.stopWorker', { versionId });
  await expect.poll(isLater).toBe(true);
}

it('is there without a network from the first visit on, with all that it loads later, and its games go on', async () => {
  const first = await open(at('away.localhost'));
  await first.getByText(siteTexts.keeping['may be cleared']).waitFor();
  await kept(first);
  await beginExample(first);
  await answerFirst(first);
  const line = await latest(first);
  await host.stop();
  onTestFinished(() => host.begin());
  const game = first.url();
  await first.close();
  const again = await open(game);
  await shows(again, line);
  await answerFirst(again);
  await again.goto(at('away.localhost'));
  for (const rulebook of ['A World at War: diplomacy', 'Gathering Storm: diplomacy', 'The War Game'])
    await again.getByText(rulebook).first().waitFor();
  const files = await again.evaluate(async () => {
    const text = await (await fetch('worker.js').catch(() => new Response('')))?.text();
    const [cache = ''] = await caches.keys();
    const names = (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname);
    return { text, names };
  });
  const built = readdirSync(BUILT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'worker.js')
    .map((entry) => `${BELOW}${join(entry.parentPath, entry.name).slice(BUILT.length + 1)}`);
  expect(files).toEqual({ text: '', names: expect.arrayContaining(built) });
});

it('offers a newer build, changes nothing until it is taken, and leaves no older one with the games', async () => {
  const [one, two] = [await open(at('builds.localhost')), await open(at('builds.localhost'))];
  await kept(one);
  await beginExample(one);
  await answerFirst(one);
  const line = await latest(one);
  await two.goto(one.url());
  await shows(two, line);
  await two.locator('.ask form').first().waitFor();
  const before = await buildOf(one);
  host.serve(laterBuild());
  await one.evaluate(async () => (await navigator.serviceWorker.ready).update());
  for (const page of [one, two]) await page.getByText(siteTexts.newer).waitFor();
  expect(await Promise.all([one, two].map(buildOf))).toEqual([before, before]);
  await answerFirst(one);
  await shows(two, line + 1);
  await renew(one);
  await shows(one, line + 1);
  await two.getByText(siteTexts.old).waitFor();
  expect(await buildOf(two)).toBe(before);
  await answerFirst(one);
  // what is opened now has nothing of the one before
  await two.getByRole('button', { name: siteTexts.reload }).click();
  await shows(two, line + 2);
  expect(await buildOf(two)).toBe(LATER);
  await two.getByText(siteTexts.old).waitFor({ state: 'detached' });
});

it('plays without encryption until the tab is closed, and says so', async () => {
  const page = await open(at('club.example'));
  await page.getByText(siteTexts.keeping['until the tab closes']).first().waitFor();
  await beginExample(page);
  await answerFirst(page);
  expect(await latest(page)).toBeGreaterThan(0);
});

it('keeps its games, too, where a server serves it', async () => {
  const page = await open(`${inject('house')}/offline`);
  await page.getByText(siteTexts.keeping['may be cleared']).waitFor();
  await kept(page);
  await beginExample(page);
  await answerFirst(page);
  expect(await latest(page)).toBeGreaterThan(0);
});

it('says why it cannot begin where it is opened as a file', async () => {
  const page = await open(`file://${BUILT}/index.html`);
  const said = page.locator('.not-begun');
  await expect.poll(() => said.textContent()).toMatch(/Opened as a file it never can.*https/s);
  expect(await said.isVisible()).toBe(true);
});
