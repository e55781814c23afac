import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { newcomersHouse, type NewcomersHouse } from '../docs/tutorial/newcomer.test-helper.ts';
import { House } from './house.ts';
import { stageAt } from './stage.ts';
import { newGame } from './table.ts';

// The tutorial's rulebook, which the desk has never seen: one folder, one line, and it is played with its map.

let copy: NewcomersHouse | undefined;
const on = stageAt(async () => {
  copy = newcomersHouse();
  for (const ran of [copy.node('scripts/map.ts', []), copy.tool('vite', 'build')])
    if (ran.status !== 0) throw new Error(ran.err);
  return House.of(join(copy.root, 'src/cli/main.ts'));
});
afterAll(() => copy?.close());

/** A place of the map by the beginning of what it is called. */
function place(page: Page, name: string): ReturnType<Page['locator']> {
  return page.locator(`.map [aria-label^="${name}" i]`);
}

/** Where a place is a mere point, what lies over its neighbours takes the touch for it. */
const touch = (page: Page, name: string): Promise<void> => place(page, name).click({ force: true });

it('is played in the browser, with its map, its secrets and its die', async () => {
  const { people } = await newGame(on.house.url, {
    rulebook: 'border-incident',
    scenario: 'summer',
    dice: 'typed',
    people: [
      { name: 'Nora', seats: ['north'] },
      { name: 'Sven', seats: ['south'] },
    ],
  });
  const nora = await on.sit(people[0]);
  const sven = await on.sit(people[1]);
  // North, South and the border between them are drawn; each touch of the border places a point
  await expect.poll(() => nora.locator('.map [aria-label]').count()).toBe(3);
  for (const points of [1, 2, 3]) {
    await touch(nora, 'The border');
    await expect.poll(() => nora.locator('.map .count').allTextContents()).toEqual([String(points)]);
  }
  await nora.getByRole('button', { name: /^Seal/ }).first().click();
  await nora.getByRole('heading', { name: 'Your answer is sealed' }).waitFor();
  await expect.poll(() => sven.locator('body').textContent()).not.toContain('North committed');
  await sven.locator('form.allocate').waitFor();
  await touch(sven, 'The border');
  await sven.getByRole('button', { name: /^Seal/ }).first().click();
  await expect.poll(() => sven.locator('main').textContent()).toContain('North committed 3.');
  // the sum with its lines, then the die as it fell at the table, and who holds the border now
  await expect.poll(() => sven.locator('.sheet').textContent()).toMatch(/points of North\s*\+3/);
  await sven.locator('.die').getByRole('radio', { name: '2', exact: true }).check();
  await sven.getByRole('button', { name: /^Enter / }).click();
  await expect
    .poll(() => nora.locator('main').textContent())
    .toContain('Put a marker of North on the border.');
  await expect.poll(() => place(nora, 'the border').getAttribute('aria-label')).toMatch(/held by North/);
});
