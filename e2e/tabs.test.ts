import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROOF } from '../scripts/tier.ts';
import { shows } from './player.ts';
import { askThrough, letAsk } from './store/asking.ts';
import { type KeptBrowser, startChromium } from './store/chromium.ts';
import { builtSite, type ServedFolder, serveFolder } from './store/folder.ts';
import { Tabs } from './store/tabs.ts';
import { type Api, newGame } from './table.ts';

// Tabs come and go as they like: whichever is left has all that any of them was told is done, and goes on with it.

const PATH = '/club/demarche/';
const STEPS = PROOF ? 200 : 10;
const SEED = 1939;

const home = mkdtempSync(join(tmpdir(), 'demarche-tabs-'));
let host: ServedFolder;
let browser: KeptBrowser;

beforeAll(async () => {
  host = await serveFolder(builtSite(), { path: PATH, plain: '/plain/' });
  browser = await startChromium(join(home, 'profile'));
});
afterAll(async () => {
  await browser.kill();
  host.stop();
  rmSync(home, { recursive: true, force: true });
});

/** The lines of a game's log. */
async function linesOf(api: Api): Promise<number> {
  const { earlier, lines } = await api.desk('');
  return earlier + lines.length;
}

/** Give the first answer of a new game, or roll for it, and see that it is acknowledged. */
async function goOn(api: Api): Promise<void> {
  const { diceAsks } = await api.desk('');
  const { status } =
    diceAsks.length > 0
      ? await api.answer('dice', 'roll', [2, 6])
      : await api.answer('germany', 'choose', 'turkey');
  expect(status).toBe(200);
}

it(`loses nothing over ${STEPS} things that happen to its tabs, and goes on in whichever is left`, async () => {
  const address = `http://tabs.localhost:${host.port}${PATH}`;
  const tabs = new Tabs(browser.context, SEED);
  await tabs.open(address);
  letAsk(address, (...asked) => askThrough(tabs.any())(...asked));
  const acknowledged = new Map<Api, number>();
  const begin = async () => {
    const wish = { scenario: 'short-1942', dice: 'typed' } as const;
    const seats = ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'];
    return newGame(address, { ...wish, people: [{ name: 'Ann', seats }] });
  };
  const done: string[] = [];
  let game = await begin();
  for (let step = 0; step < STEPS; step++) {
    const url = `${address}${game.people[0]?.hash}`;
    done.push(await tabs.happen(url));
    if (step % 3 === 2) game = await begin();
    else await goOn(game.api);
    acknowledged.set(game.api, await linesOf(game.api));
    const page = tabs.any();
    await page.goto(`${address}${game.people[0]?.hash}`);
    await shows(page, acknowledged.get(game.api) ?? 0);
    for (const [api, lines] of acknowledged) expect(await linesOf(api), done.join(', ')).toBe(lines);
    expect(tabs.faults, done.join(', ')).toEqual([]);
  }
});
