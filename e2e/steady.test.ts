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
  'keeps a form still while somebody proposes, and when that ends, at %j',
  async (viewport) => {
    const { ben, page } = await two(viewport);
    const form = page.locator('form.choose');
    await form.getByRole('radio', { name: 'Turkey' }).check();
    const before = await places(form, 'screen');
    await ben.answer('table', 'skip', 'turn');
    await page.getByRole('heading', { name: 'Ben proposes' }).waitFor();
    expect(moved(await places(form, 'screen'), before)).toEqual({});
    // it is in sight, or calls from the edge of the screen and leads there
    const call = page.getByRole('button', { name: 'Ben asks you: Skip the turn of Germany' });
    await expect
      .poll(async () => (await call.isVisible()) || (await inSight(page, '#proposal-heading')))
      .toBe(true);
    await page
      .locator('.proposal')
      .getByRole('button', { name: 'Refuse' })
      .evaluate((each) => {
        (each as HTMLElement).click();
      });
    await page.locator('.proposal-ended').waitFor();
    expect(moved(await places(form, 'screen'), before)).toEqual({});
  },
);

function inSight(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

thorough('calls from the edge of the screen while a proposal is out of sight, and leads there', async () => {
  const { ben, page } = await two({ width: 390, height: 500 });
  await ben.answer('table', 'skip', 'turn');
  const call = page.getByRole('button', { name: 'Ben asks you: Skip the turn of Germany' });
  await call.click();
  await expect.poll(() => inSight(page, '#proposal-heading')).toBe(true);
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Ben proposes');
  await expect.poll(() => call.count()).toBe(0);
});

thorough.each(inProof(SIZES, 1))(
  'keeps the place of what just fell while the form beneath it is open, at %j',
  async (viewport) => {
    const { anna, ben, page } = await two(viewport);
    await anna.answer('germany', 'choose', 'spain');
    await anna.answer('dice', 'roll', [2, 6]);
    await page.locator('.just-fell').waitFor();
    const form = page.locator('form.choose');
    await form.waitFor();
    const before = await places(form, 'screen');
    const { tableAsks } = await ben.desk('');
    const rulings = tableAsks.find(({ id }) => id.endsWith('/ruling'))?.form;
    const options = rulings?.kind === 'choose' ? rulings.options.filter(({ barred }) => !barred) : [];
    await ben.answer('table', 'ruling', options[0]?.value);
    await page.getByRole('heading', { name: 'Ben proposes' }).waitFor();
    await page
      .locator('.proposal')
      .getByRole('button', { name: 'Agree' })
      .evaluate((each) => {
        (each as HTMLElement).click();
      });
    await shows(page, 3);
    await expect.poll(() => page.locator('.just-fell').isVisible()).toBe(false);
    expect(moved(await places(form, 'screen'), before)).toEqual({});
    // the next form begins anew
    await anna.answer('japan', 'choose', 'pass');
    await page.locator('.just-fell').waitFor({ state: 'detached' });
  },
);

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
