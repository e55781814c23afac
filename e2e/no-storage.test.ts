import { expect, it } from 'vitest';
import { openTool, shows } from './player.ts';
import { stage } from './stage.ts';
import { newGame } from './table.ts';

// A browser in which site data is blocked plays from the link alone.

const on = stage();

/** Runs in the page before all else: to look for site data is refused, as browsers do. */
function block(): void {
  const refuse = (): never => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const place of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, place, { configurable: true, get: refuse });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => refuse(), register: async () => refuse() },
  });
}

it('is played in, and says once what is not kept', async () => {
  const { people } = await newGame(on.house.url, {
    title: 'Sunday',
    scenario: 'short-1942',
    dice: 'typed',
    people: [{ name: 'Anna', seats: ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'] }],
  });
  const page = await on.page();
  await page.addInitScript(block);
  await page.goto(`${on.house.url}/${people[0]?.hash}`);
  const said = page.getByText('Site data is blocked in this browser.');
  await said.waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => said.count()).toBe(0);

  await page.locator('.option:not(.is-barred) input').first().check();
  await page.locator('.ask form .actions button.main').first().click();
  await shows(page, 1);
  for (const tool of ['notices', 'notes', 'todo', 'log'] as const) await openTool(page, tool);
  await page.goto(`${on.house.url}/#/`);
  // it knows of the game for as long as the page is open, and says nothing again
  await page.getByRole('link', { name: 'Sunday', exact: true }).waitFor();
  expect(await said.count()).toBe(0);
  await page.reload();
  await said.waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
});
