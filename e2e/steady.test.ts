import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { moved, places } from './places.ts';
import { openTool, shows } from './player.ts';
import { ownStage } from './stage.ts';
import { Api, newGame } from './table.ts';
import { inProof } from './tier.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// A form that is open stays where it is on the screen, whatever others do meanwhile.

const on = ownStage();

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

interface Two {
  readonly anna: Api;
  readonly ben: Api;
  readonly page: Page;
}

/** Anna at her desk, Ben elsewhere. */
async function two(viewport: { width: number; height: number }): Promise<Two> {
  const { people, game } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: [
      { name: 'Anna', seats: ['germany', 'japan', 'italy'] },
      { name: 'Ben', seats: ['uk', 'usa', 'ussr'] },
    ],
  });
  const [anna, ben] = people.map(({ key }) => new Api(on.house.url, game, key)) as [Api, Api];
  const page = await on.page({ viewport });
  await page.goto(`${on.house.url}/${people[0]?.hash}`);
  // the chances beside the choices come after the desk
  await page.locator('form.choose .stack').first().waitFor({ state: 'attached' });
  return { anna, ben, page };
}

it.each(inProof(SIZES, 0))(
  'keeps the button in its place while somebody proposes, and when that ends, at %j',
  async (viewport) => {
    const { ben, page } = await two(viewport);
    const form = page.locator('form.choose');
    await form.getByRole('radio', { name: 'Turkey' }).check();
    const button = form.locator('.actions .main');
    const before = await button.boundingBox();
    await ben.answer('table', 'skip', 'turn');
    const card = page.locator('.consent');
    await card.getByRole('heading', { name: 'Skip the turn of Germany' }).waitFor();
    // it stands above what is asked, and what is asked begins below it
    const [above, heading] = [await card.boundingBox(), await page.locator('#ask-heading').boundingBox()];
    expect(heading?.y).toBeGreaterThan(above?.y ?? 0);
    expect(await button.boundingBox()).toEqual(before);
    // an answer is asked for once more, in its place
    await button.click();
    const lapse = page.getByRole('alertdialog', { name: 'Answer and let it lapse' });
    await lapse.getByRole('button', { name: 'Not yet' }).click();
    expect(await button.boundingBox()).toEqual(before);
    await card.getByRole('button', { name: 'Refuse' }).click();
    await card.waitFor({ state: 'detached' });
    expect(await button.boundingBox()).toEqual(before);
    await expect.poll(() => form.getByRole('radio', { name: 'Turkey' }).isChecked()).toBe(true);
  },
);

it('lets a proposal lapse only when that is asked for', async () => {
  const { ben, page } = await two({ width: 1280, height: 800 });
  const form = page.locator('form.choose');
  await form.getByRole('radio', { name: 'Turkey' }).check();
  await ben.answer('table', 'skip', 'turn');
  await page.locator('.consent').waitFor();
  await form.getByRole('radio', { name: 'Turkey' }).press('Enter');
  await page.getByRole('button', { name: 'Answer and let it lapse' }).click();
  await page.locator('.consent').waitFor({ state: 'detached' });
  await shows(page, 1);
  expect(await page.locator('.consent').count()).toBe(0);
});

it.each(inProof(SIZES, 0))(
  'keeps a question in its place that somebody else answers, at %j',
  async (viewport) => {
    const { people, api } = await newGame(on.house.url, {
      rulebook: 'a-world-at-war',
      scenario: 'european-1940',
      people: [
        { name: 'Axel', seats: ['european-axis'] },
        { name: 'Others', seats: ['western-allies', 'russia'] },
      ],
    });
    const page = await on.page({ viewport });
    await page.goto(`${on.house.url}/${people[0]?.hash}`);
    const form = page.locator('form.questions');
    await form.waitFor();
    await form.locator('input[type=number]').nth(3).fill('2');
    const before = await places(form, 'screen');
    const { tableAsks } = await api.desk('');
    const asked = tableAsks.find(({ optional }) => !optional)?.form;
    const keys = asked?.kind === 'report' ? asked.facts : [];
    await api.answer('table', 'report', {
      ...Object.fromEntries(keys.map((key) => [key, { as: 'unknown' }])),
      [keys[0] ?? '']: { value: 77, as: 'change' },
    });
    await shows(page, 1);
    expect(moved(await places(form, 'screen'), before)).toEqual({});
    const told = form.locator('input[type=number]').first();
    expect(await told.inputValue()).toBe('77');
    expect(await told.isDisabled()).toBe(true);
  },
);

thorough.each(inProof(SIZES, 1))(
  'keeps a form of a panel still while the table goes on, at %j',
  async (viewport) => {
    const { anna, page } = await two(viewport);
    await openTool(page, 'back');
    await anna.answer('germany', 'choose', 'spain');
    const reason = page.getByLabel('Reason, if you like');
    await reason.fill('a die fell off the table');
    const form = page.locator('form', { has: reason });
    const top = (): Promise<number> => form.evaluate((each) => each.getBoundingClientRect().top);
    // not every browser does it of itself
    await page.evaluate(() => document.body.style.setProperty('overflow-anchor', 'none'));
    const before = await top();
    await anna.answer('dice', 'roll', [2, 6]);
    await shows(page, 2);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(1);
  },
);

thorough.each(inProof(SIZES, 0))(
  'keeps a form still when the connection is lost, at %j',
  async (viewport) => {
    const { page } = await two(viewport);
    const form = page.locator('form.choose');
    const before = await places(form, 'screen');
    await on.house.stop();
    await page.getByText('The connection is lost').waitFor();
    expect(moved(await places(form, 'screen'), before)).toEqual({});
    await on.house.start();
    await page.getByText('Connected').waitFor();
    expect(moved(await places(form, 'screen'), before)).toEqual({});
  },
);
