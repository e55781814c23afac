import type { Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { openTab, openTool, unfold } from './player.ts';
import { stage } from './stage.ts';
import type { Api } from './table.ts';
import { rollAtTurkey } from './turkey.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// While a roll waits the players add to its table what the program lacks.

const on = stage();
let page: Page;
let api: Api;

/** A game of 1940 in which the roll for Turkey waits, 4 Axis DPs in it. */
beforeEach(async () => {
  const { people, axis } = await rollAtTurkey(on.house.url);
  api = axis;
  page = await on.sit(people[0]);
});

it('takes a starred result and a modifier of the players’ own right at the roll', async () => {
  const ask = page.locator('.ask');
  await unfold(ask.getByText('Add to this table'));
  const what = ask.getByLabel('What to add');
  await what.selectOption('star.turkey.8');
  await what.selectOption('effect.turkey.8');
  await what.selectOption('extra.turkey.2');
  const change = (text: string): ReturnType<Page['locator']> => ask.locator('.change', { hasText: text });
  await change('is it starred').getByText('yes', { exact: true }).click();
  await change('what does it give')
    .getByRole('combobox', { name: /what does it give/ })
    .selectOption('axis-brps');
  await change('Modifier 2')
    .getByRole('spinbutton', { name: /Modifier 2/ })
    .fill('-1');
  await change('Modifier 2').getByLabel('What it is').fill('an Allied convoy');
  for (const width of [360, 1360]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: 'fits the screen' })
      .toBe(width);
  }
  await ask.getByRole('button', { name: 'Report 3 changes' }).click();
  await expect.poll(() => ask.locator('.change').count()).toBe(0);
  await expect
    .poll(() => ask.locator('.outs li', { hasText: '8: BRPs for the Axis' }).textContent())
    .toMatch(/8: BRPs for the Axis, as the players report \(permanent\).*1 in 6/);
  const line = ask.locator('.sheet tr', { hasText: 'an Allied convoy (added by the players)' });
  await expect.poll(() => line.textContent()).toMatch(/49\.4265.*\u22121$/);
  await openTab(page, /^Added to the tables/);
  await expect
    .poll(() => page.locator('.board-shown').textContent())
    .toMatch(/Added to the tables by the players/);
});

thorough('still takes them while a result is being chosen', async () => {
  await api.answer('dice', 'roll', [4]);
  const ask = page.locator('.ask');
  await expect.poll(() => ask.textContent()).toContain('8: Axis hex control');
  await unfold(ask.getByText('Add to this table'));
  await ask.getByLabel('What to add').selectOption('star.turkey.8');
  await ask.locator('.change').getByText('yes', { exact: true }).click();
  await ask.getByRole('button', { name: 'Report 1 change' }).click();
  await expect.poll(() => ask.textContent()).toContain('8: Axis hex control (permanent)');
});

thorough('finds a fact by any words of its name', async () => {
  await openTool(page, 'facts');
  await page.getByLabel('Find what happened, or a fact').fill('turkey 8 star');
  await expect.poll(() => page.locator('.facts li').count()).toBe(1);
  await expect
    .poll(() => page.locator('.facts li').textContent())
    .toContain('Result 8 in the table for Turkey');
});
