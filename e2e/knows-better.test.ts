import type { Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { headline, shows } from './player.ts';
import { stage } from './stage.ts';
import { Api, newGame } from './table.ts';

// A table that knows better than the program: it allows what is barred, skips, and corrects.

const on = stage();
let axis: Api;
let pages: readonly Page[];
beforeEach(async () => {
  const { game, people } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: [
      { name: 'Anna', seats: ['germany', 'japan', 'italy'] },
      { name: 'Ben', seats: ['uk', 'usa', 'ussr'] },
    ],
  });
  axis = new Api(on.house.url, game, people[0]?.key ?? '');
  pages = await Promise.all(people.map(on.sit));
});

async function panel(page: Page, title: string): Promise<ReturnType<Page['locator']>> {
  const found = page.locator('details.panel', {
    has: page.getByRole('heading', { name: title, exact: true }),
  });
  await found.locator('summary').first().click();
  return found;
}

it('allows what is barred, with a reason that the others read, and takes it from then on', async () => {
  const [anna, ben] = pages as [Page, Page];
  const allow = await panel(anna, 'Allow what is barred');
  const button = allow.getByRole('button', { name: 'Allow it' });
  await allow.getByLabel('What is barred').selectOption('r1/germany/choose=mongolia');
  await expect
    .poll(() => button.getAttribute('aria-disabled'), { message: 'it needs a reason' })
    .toBe('true');
  await allow.getByLabel('Why it is allowed').fill('a rule of our own');
  await button.click();
  await Promise.all(pages.map((page) => shows(page, 1)));
  await expect
    .poll(() => anna.locator('.ask .allowed').textContent())
    .toMatch(/Mongolia.*a rule of our own.*T2/s);
  await expect
    .poll(() => ben.locator('.latest').textContent())
    .toMatch(/by Anna.*Germany sets a bar aside.*a rule of our own/s);
  const option = anna.locator('.ask .option', { hasText: 'Mongolia' });
  await expect.poll(() => option.getAttribute('class')).not.toContain('is-barred');
  await option.locator('input').check();
  await anna.locator('.ask button.main').click();
  await shows(ben, 2);
  await expect.poll(() => ben.locator('.latest').textContent()).toMatch(/Germany turns to Mongolia/);
});

it('lets anybody at the table take an allowance back while nothing has followed', async () => {
  const [anna, ben] = pages as [Page, Page];
  await axis.answer('germany', 'allow', { value: 'r1/germany/choose=mongolia', reason: 'ours' });
  await shows(ben, 1);
  await (await panel(ben, 'Take back')).getByRole('button', { name: 'Take it back' }).click();
  await shows(anna, 2);
  await expect.poll(() => anna.locator('.ask .allowed').count()).toBe(0);
});

it('skips a turn in one answer', async () => {
  const [anna, ben] = pages as [Page, Page];
  await (await panel(ben, 'Skip')).getByRole('button', { name: 'Skip the turn of Germany' }).click();
  await shows(anna, 1);
  await expect
    .poll(() => anna.locator('.latest').textContent())
    .toMatch(/by Ben.*The table skips the turn of Germany/s);
  await expect.poll(() => headline(anna)).toBe('Japan: your turn');
});

it('shows which earlier sums a correction would have changed', async () => {
  const [, ben] = pages as [Page, Page];
  await axis.answer('germany', 'choose', 'spain');
  await axis.answer('dice', 'roll', [2, 6]);
  const facts = await panel(ben, 'Facts, and what changed on the map');
  await facts.getByLabel('Find a fact').fill('Gibraltar');
  await facts.getByRole('button', { name: 'Change: Who controls Gibraltar?' }).click();
  await facts.getByLabel('choose ...').selectOption('germany');
  await facts.getByLabel('How so?').selectOption('correction');
  await facts.getByRole('button', { name: 'Report 1 change' }).click();
  await shows(ben, 3);
  const affects = (await ben.locator('.latest .affects').textContent()) ?? '';
  expect(affects).toMatch(/line 2, Hits: Germany at Spain: 1, a hit.* instead of 0, no hit/);
});
