import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import type { Desk } from '../src/web/api.ts';
import { answerByHand, chance, shows } from './player.ts';
import { ownStage } from './stage.ts';
import { type Api, newGame, type Seated } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

const AXIS = ['germany', 'japan', 'italy'];
const ALLIES = ['uk', 'usa', 'ussr'];

const on = ownStage();
let people: Seated[];
let api: Api;

// every test has a game of its own, Germany to choose
beforeEach(async () => {
  ({ people, api } = await newGame(on.house.url, {
    scenario: 'short-1942',
    people: [
      { name: 'Axis', seats: AXIS },
      { name: 'Allies', seats: ALLIES },
    ],
  }));
});

async function tab(index: 0 | 1, prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const page = await on.page();
  await prepare?.(page);
  await page.goto(`${on.house.url}/${people[index]?.hash}`);
  await page.locator('.status.is-live').waitFor();
  await page.locator('.me').waitFor();
  return page;
}

async function answerSoon(page: Page, seed = 5): Promise<void> {
  await expect.poll(() => answerByHand(page, chance(seed))).toBe(true);
}

const linesOf = async (): Promise<Desk['lines']> => (await api.desk('')).lines;
const waits = (page: Page): Promise<void> => page.locator('.status.is-retrying').waitFor();
const goesOn = (page: Page): Promise<void> => page.locator('.status.is-live').waitFor();

it('loses nothing acknowledged when the server is killed; both pages go on by themselves', async () => {
  const pages = await Promise.all([tab(0), tab(1)]);
  const [axis, allies] = pages;
  for (let line = 1; line <= 3; line++) {
    await answerSoon(axis);
    await Promise.all(pages.map((page) => shows(page, line)));
  }
  const before = await linesOf();
  await on.house.stop();
  await Promise.all(pages.map(waits));
  await on.house.start();
  await Promise.all(pages.map(goesOn));
  expect(await linesOf()).toEqual(before);
  await answerSoon(axis);
  await Promise.all(pages.map((page) => shows(page, before.length + 1)));
  await expect
    .poll(() => allies.locator('.latest .line-number').textContent())
    .toBe(String(before.length + 1));
});

thorough('keeps an answer given while the server is away, and sends it once', async () => {
  const page = await tab(0);
  await on.house.stop();
  const isLost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/answers'));
  await answerSoon(page);
  await isLost;
  await on.house.start();
  await shows(page, 1);
  expect(await linesOf()).toHaveLength(1);
});

thorough('shows a tool whose script could not come as soon as the server is back', async () => {
  const page = await tab(0);
  await page.locator('.map .place').first().waitFor();
  await on.house.stop();
  await waits(page);
  // it looks for the server, and leaves the script until it is there
  const looks = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/icon.svg'));
  await page.keyboard.press('/');
  await page.locator('#find-place:focus').waitFor();
  await page.keyboard.type('Turkey');
  await page.keyboard.press('Enter');
  await looks;
  await on.house.start();
  await expect.poll(() => page.locator('.place-card').count()).toBe(1);
});

thorough('begins anew where a script was lost on its way, and shows the tool then', async () => {
  const page = await tab(0);
  await page.locator('.map .place').first().waitFor();
  await page.route('**/assets/card-*.js', (route) => route.abort(), { times: 1 });
  const turkey = async (): Promise<void> => {
    await page.keyboard.press('/');
    await page.locator('#find-place:focus').waitFor();
    await page.keyboard.type('Turkey');
    await page.keyboard.press('Enter');
  };
  const card = page.locator('.place-card');
  let isAnew = false;
  page.once('load', () => (isAnew = true));
  await turkey();
  // a browser that asks for it once more has it at once
  await expect.poll(async () => isAnew || (await card.count()) === 1).toBe(true);
  if (isAnew) {
    await page.locator('.map .place').first().waitFor();
    await turkey();
  }
  await card.waitFor();
});

it('sends a lost answer again with the same key: it counts once', async () => {
  const page = await tab(0);
  let sent = 0;
  await page.route('**/answers', async (route) => {
    sent++;
    if (sent > 1) return route.continue();
    // the server does it, but its word never arrives
    await route.fetch();
    return route.abort('connectionreset');
  });
  await answerSoon(page);
  await shows(page, 1);
  await expect.poll(() => sent).toBe(2);
  await page.locator('.ask .trouble').waitFor({ state: 'detached' });
  expect(await linesOf()).toHaveLength(1);
});

thorough('catches up after a lost connection', async () => {
  let cut: (() => Promise<void>) | undefined;
  const mended = Promise.withResolvers<void>();
  const page = await tab(1, (fresh) =>
    fresh.routeWebSocket('**/api/live', async (socket) => {
      // the next connection waits until it has been seen that there is none
      if (cut) await mended.promise;
      socket.connectToServer();
      cut = () => socket.close({ code: 1012, reason: 'gone' });
    }),
  );
  await cut?.();
  await waits(page);
  mended.resolve();
  const axis = await tab(0);
  await answerSoon(axis);
  await shows(page, 1);
  await goesOn(page);
  await expect.poll(() => page.locator('.latest .line-number').textContent()).toBe('1');
});

thorough('rolls once for a double click', async () => {
  const page = await tab(0);
  await answerSoon(page);
  await page.getByRole('button', { name: /^Roll/ }).dblclick();
  await shows(page, 2);
  // whatever the second click sent is with the server before the next answer is
  await answerSoon(page);
  await shows(page, 3);
  expect((await linesOf()).map(({ seat }) => seat)).toEqual(['germany', 'dice', 'japan']);
});

thorough('keeps two tabs of one person together, and refuses what is outdated in one of them', async () => {
  const [first, second] = await Promise.all([tab(0), tab(0)]);
  await answerSoon(first);
  await shows(second, 1);
  // a third tab hears nothing any more and still shows the roll
  const deaf = await tab(0, hearsOnce);
  await first.getByRole('button', { name: /^Roll/ }).click();
  await Promise.all([first, second].map((page) => shows(page, 2)));
  const before = await linesOf();
  await deaf.getByRole('button', { name: /^Roll/ }).click();
  await deaf
    .getByRole('alert')
    .filter({ hasText: /\w+ \w+/ })
    .waitFor();
  expect(await linesOf()).toEqual(before);
  // it has looked again by itself
  await shows(deaf, 2);
});

thorough('shows a damaged game up to its last good moment, says so, and offers nothing', async () => {
  const pages = await Promise.all([tab(0), tab(1)]);
  for (let line = 1; line <= 2; line++) {
    await answerSoon(pages[0]);
    await Promise.all(pages.map((page) => shows(page, line)));
  }
  await on.house.stop('SIGTERM');
  const database = new DatabaseSync(join(on.house.data, 'demarche.sqlite'));
  database.prepare('UPDATE entry SET body = substr(body, 1, 20) WHERE n = 2 AND game = ?').run(api.game);
  database.close();
  await on.house.start();
  for (const page of pages) {
    await page.reload();
    await page
      .getByRole('alert')
      .filter({ hasText: /damaged .* last good moment/ })
      .waitFor();
    await shows(page, 1);
    await expect.poll(() => page.locator('.ask, .panels').count()).toBe(0);
    await expect.poll(() => page.title()).not.toMatch(/turn/);
  }
});
thorough('shows the table as it is after an outdated roll, and rolls when asked again', async () => {
  await api.answer('germany', 'choose', 'spain');
  const deaf = await tab(0, hearsOnce);
  await api.answer('table', 'report', { 'control.gibraltar': { value: 'germany', as: 'change' } });
  const roll = deaf.getByRole('button', { name: /^Roll/ });
  await roll.click();
  await deaf.getByRole('alert').filter({ hasText: 'The table has changed since you looked.' }).waitFor();
  await shows(deaf, 2);
  expect(await linesOf()).toHaveLength(2);
  await roll.click();
  await shows(deaf, 3);
  expect(await linesOf()).toHaveLength(3);
});

/** A page to which only the first desk is pushed. */
function hearsOnce(page: Page): Promise<void> {
  return page.routeWebSocket('**/api/live', (socket) => {
    const server = socket.connectToServer();
    let heard = false;
    server.onMessage((message) => {
      if (!heard) socket.send(message);
      heard ||= String(message).startsWith('{"type":"desk"');
    });
  });
}
