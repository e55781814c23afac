import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { axe } from './axe.ts';
import { stage } from './stage.ts';
import { allot, Api, newGame } from './table.ts';

// The map that remembers: who holds what, what has fallen; and great events, told once with what they changed.

const on = stage();
const CAMPS = ['european-axis', 'western-allies', 'russia'];
const CAMPAIGN = {
  rulebook: 'a-world-at-war',
  scenario: 'campaign-1939',
  people: CAMPS.map((seat) => ({ name: seat, seats: [seat] })),
};

const banner = (page: Page): ReturnType<Page['locator']> => page.locator('.war-banner');

async function report(api: Api, told: Readonly<Record<string, unknown>>): Promise<void> {
  const desk = await api.desk('');
  const open = desk.tableAsks.find(({ id }) => /^standing-\d+\/report$/.test(id));
  const news = Object.fromEntries(Object.entries(told).map(([key, value]) => [key, { value, as: 'change' }]));
  const { status, body } = await api.answer('table', open?.id ?? '', news);
  expect(status, JSON.stringify(body)).toBe(200);
}

it('shows whose land is whose, and tells of a war between powers once, until it is closed', async () => {
  const { people, api } = await newGame(on.house.url, CAMPAIGN);
  const page = await on.sit(people[2]);
  const at = (name: string) => page.locator(`.map .places [aria-label^="${name}"]`);
  await expect.poll(() => at('Germany').getAttribute('class')).toContain('held-own of-first');
  expect(await at('Germany').getAttribute('aria-label')).toContain('at war with Britain since Fall 1939');
  await expect.poll(() => page.locator('.map .over .city').count()).toBeGreaterThan(5);
  expect(await banner(page).count()).toBe(0);
  await report(api, { 'war.germany-russia': true });
  await banner(page).waitFor();
  expect(await banner(page).locator('h3').textContent()).toBe('Germany and Russia are at war');
  expect(await axe(page)).toEqual([]);
  // it is there again for whoever comes back, until they have read it
  await page.reload();
  await banner(page).waitFor();
  await banner(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => banner(page).count()).toBe(0);
  await page.reload();
  await at('Germany').waitFor();
  await expect.poll(() => at('Germany').getAttribute('aria-label')).toContain('at war with Russia');
  expect(await banner(page).count()).toBe(0);
});

it('leads from what happened in a place to that very line of the log', async () => {
  const { game, people, api } = await newGame(on.house.url, { ...CAMPAIGN, scenario: 'european-1940' });
  await allot(api);
  for (const { name, key } of people) {
    const given = name === 'european-axis' ? { 'germany/turkey': 2 } : {};
    await new Api(on.house.url, game, key).answer(name, 'allocate', given);
  }
  expect((await api.answer('european-axis', 'name', { turkey: 1 })).status).toBe(200);
  const page = await on.sit(people[1]);
  await page.locator('.map .places [aria-label^="Turkey"]').dispatchEvent('click');
  const story = page.locator('.card-story > li').last();
  await story.waitFor();
  const n = await story.getAttribute('value');
  await story.getByRole('button').first().click();
  await page.locator(`.log li[value="${n}"] .line-number:focus`).waitFor();
});
