import type { Route } from 'playwright';
import { expect, it } from 'vitest';
import { moved, places } from './places.ts';
import { cellOf } from './player.ts';
import { stage } from './stage.ts';
import { allot, newGame, tellTables } from './table.ts';
import { inProof } from './tier.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// Nothing moves under the pointer while a form is filled in.

const on = stage();

const SIZES = [
  { width: 1360, height: 900 },
  { width: 360, height: 760 },
];

it.each(inProof(SIZES, 1))(
  'keeps an allocation still while points are placed, also too many, at %j',
  async (viewport) => {
    const { people, api } = await newGame(on.house.url, {
      rulebook: 'a-world-at-war',
      scenario: 'european-1940',
      people: [
        { name: 'Axel', seats: ['european-axis'] },
        { name: 'Others', seats: ['western-allies', 'russia'] },
      ],
    });
    await allot(api);
    await tellTables(api);
    const page = await on.page({ viewport });
    await page.goto(`${on.house.url}/${people[0]?.hash}`);
    const form = page.locator('form.allocate');
    await form.locator('.cell .stack').first().waitFor();
    // who gives stands at the foot for the line under the cursor
    await cellOf(form, 'Turkey', 0).click();
    const before = await places(form, 'page');
    for (const [place, points] of [
      ['Turkey', 2],
      ['Spain', 2],
      ['Greece', 2],
      ['Hungary', 2],
      ['Finland', 3],
    ] as const) {
      await cellOf(form, place, points).click();
      expect(moved(await places(form, 'page'), before), place).toEqual({});
    }
    await expect.poll(() => form.locator('.verdict').textContent()).toMatch(/^Not yet.*Take 2 away/);
    // what counts for all stays where it is, at the head of the list
    await expect.poll(() => form.locator('.limits li').first().textContent()).toMatch(/Germany/);
    await expect.poll(() => form.locator('.limits .broken').textContent()).toMatch(/too many/);
  },
);

thorough.each(inProof(SIZES, 0))('keeps a choice still while one is picked, at %j', async (viewport) => {
  const { people } = await newGame(on.house.url, {
    scenario: 'short-1942',
    people: [{ name: 'All', seats: ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'] }],
  });
  const page = await on.page({ viewport });
  await page.goto(`${on.house.url}/${people[0]?.hash}`);
  const form = page.locator('form.choose');
  // on a slow machine the chances come after the form
  await form.locator('.stack').first().waitFor({ state: 'attached' });
  const before = await places(form, 'page');
  for (const option of (await form.locator('.option:not(.is-barred) input').all()).slice(0, 4)) {
    await option.check();
    expect(moved(await places(form, 'page'), before)).toEqual({});
  }
});

it('shows a choice with its chances, and without them where they do not come', async () => {
  const { people } = await newGame(on.house.url, {
    scenario: 'short-1942',
    people: [{ name: 'All', seats: ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'] }],
  });
  const page = await on.page();
  const held = Promise.withResolvers<Route>();
  await page.route(/assets\/worked-/, (route) => held.resolve(route));
  // no time goes by there until the test says so
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.goto(`${on.house.url}/${people[0]?.hash}`);
  const form = page.locator('form.choose');
  const chances = form.locator('.chance').filter({ hasText: 'a hit' });
  const route = await held.promise;
  await page.getByRole('status').filter({ hasText: 'One moment' }).first().waitFor();
  expect(await form.count()).toBe(0);
  // it is shown without them after a moment
  await page.clock.fastForward(2000);
  await form.waitFor();
  expect(await chances.count()).toBe(0);
  await route.continue();
  await chances.first().waitFor();
});

thorough.each(inProof(SIZES, 1))(
  'has what just fell in sight with its sum, above the next question, at %j',
  async (viewport) => {
    const { people, api } = await newGame(on.house.url, {
      scenario: 'short-1942',
      dice: 'typed',
      people: [{ name: 'All', seats: ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'] }],
    });
    const page = await on.page({ viewport });
    await page.goto(`${on.house.url}/${people[0]?.hash}`);
    await api.answer('germany', 'choose', 'spain');
    const form = page.locator('form.roll');
    await form.waitFor();
    for (const die of await form.locator('fieldset.die').all()) await die.locator('input').first().check();
    await form.locator('button.main').click();
    const fell = page.locator('.just-fell');
    await expect.poll(() => fell.textContent()).toMatch(/Spain/);
    // on a phone that is below the map
    const isInSight = (): Promise<boolean> =>
      fell.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const question = document.querySelector('main h1')?.getBoundingClientRect();
        return top >= 0 && bottom <= (question?.top ?? 0) && (question?.bottom ?? Infinity) < innerHeight;
      });
    await expect.poll(isInSight).toBe(true);
    await expect.poll(() => page.locator('.latest .sheet').isVisible()).toBe(true);
    await api.answer('japan', 'choose', 'pass');
    await fell.waitFor({ state: 'detached' });
  },
);

thorough.each(['come', 'failed'])(
  'shows a desk when its map has %s: nothing is pushed away later',
  async (way) => {
    const { people } = await newGame(on.house.url, {
      rulebook: 'a-world-at-war',
      scenario: 'european-1940',
      people: [
        { name: 'Axel', seats: ['european-axis'] },
        { name: 'Others', seats: ['western-allies', 'russia'] },
      ],
    });
    const page = await on.page();
    const held = Promise.withResolvers<Route>();
    await page.route(/assets\/map-/, (route) => held.resolve(route));
    await page.goto(`${on.house.url}/${people[0]?.hash}`);
    const map = await held.promise;
    expect(await page.locator('.map-frame').count()).toBe(0);
    await (way === 'come' ? map.continue() : map.abort());
    await page.locator(way === 'come' ? '.map-frame .map' : '.map-frame .hint').waitFor();
  },
);
