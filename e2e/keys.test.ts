import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { holding } from './held.ts';
import { chance, headline, latest, shows } from './player.ts';
import { stage } from './stage.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

const on = stage();
const hold = holding();

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (active instanceof HTMLInputElement) return `${active.type} ${active.labels?.[0]?.textContent ?? ''}`;
    return `${active?.tagName.toLowerCase()} ${active?.getAttribute('aria-label') ?? active?.textContent}`;
  });

/** Press Tab until something of this kind and name has the focus. */
async function tabTo(page: Page, what: RegExp): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    if (what.test(await focused(page))) return;
  }
  expect.unreachable(`no way by keys to ${what}`);
}

async function chooseByKeys(page: Page, random: (below: number) => number): Promise<void> {
  await tabTo(page, /^radio/);
  const options = await page.locator('.ask .option:not(.is-barred)').count();
  for (let i = random(options); i > 0; i--) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
}

async function rollByKeys(page: Page): Promise<void> {
  await tabTo(page, /^button Roll/);
  await page.keyboard.press('Enter');
}

thorough('can be played from the first page to the end of a game without a mouse', async () => {
  const page = await on.page();
  const random = chance(3);
  await page.goto(on.house.url);
  await page.getByRole('button', { name: 'Open an example game' }).waitFor();
  await tabTo(page, /^button Open an example game/);
  await page.keyboard.press('Enter');
  await page.locator('.me').waitFor();
  for (let line = 1; line < 200 && !/over/.test(await headline(page)); line++) {
    await page.locator('.ask form').first().waitFor();
    await expect.poll(() => focused(page), { message: 'focus is on what is asked next' }).toMatch(/^h1/);
    if ((await page.locator('.ask form.roll').count()) > 0) await rollByKeys(page);
    else await chooseByKeys(page, random);
    await shows(page, line);
  }
  await expect.poll(() => headline(page)).toMatch(/over/);
  await expect.poll(() => latest(page)).toBeGreaterThan(10);
  // the end says what the dice brought beside what was to be expected
  await page.getByRole('table', { name: 'Rolls that went as hoped' }).waitFor();
  expect(await page.locator('#luck ~ ol a').count()).toBeGreaterThan(0);
  await page.getByRole('table', { name: 'How often each face fell' }).waitFor();
});

it('takes an answer to what has come while the answer before is still being sent', async () => {
  const page = await on.page();
  const answers = await hold(page, '**/answers');
  await page.goto(on.house.url);
  await page.getByRole('button', { name: 'Open an example game' }).click();
  for (const line of [1, 2, 3]) {
    const roll = page.locator('.ask form.roll .main');
    await page.locator('.ask form').first().waitFor();
    if ((await roll.count()) > 0) await roll.press('Enter');
    else {
      await page.locator('.ask .option:not(.is-barred) input').first().check();
      await page.locator('.ask form .main').press('Enter');
    }
    // what is sent next waits for the answer before
    answers.release();
    await answers.come(line);
    await shows(page, line);
  }
  answers.release();
  await expect.poll(() => page.locator('p.trouble').count()).toBe(0);
});

it('says in sight why a choice is barred, and does not take it', async () => {
  const page = await on.page();
  await page.goto(on.house.url);
  await page.getByRole('button', { name: 'Open an example game' }).click();
  await page.locator('.ask form.choose').waitFor();
  const persia = page.locator('.barred-group', { hasText: 'Persia' });
  await expect.poll(() => persia.locator('p.why').textContent()).toMatch(/sphere of influence.*T2/);
  expect(await persia.locator('p.why').isVisible()).toBe(true);
  await page.locator('.barred input').first().focus();
  for (let i = 0; i < 10; i++) await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.locator('.is-barred input:checked').count()).toBe(0);
});
