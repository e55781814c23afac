import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { newOwnKey } from '../src/web/kept/own-key.ts';
import { cellOf } from './player.ts';
import { settled } from './settled.ts';
import { stage } from './stage.ts';
import { allot, ask, newGame } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// An answer that was begun is kept with the seat, and gone when it is given.

const on = stage();

async function begun() {
  const names = ['european-axis', 'western-allies', 'russia'];
  const { people, api, game, creatorKey } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    people: names.map((seat, i) => ({ name: ['Axel', 'Wanda', 'Rosa'][i] ?? '', seats: [seat] })),
  });
  await allot(api);
  return { rosa: people[2], axel: people[0], game, creatorKey };
}

const kept = (page: Page) => page.locator('.draft-kept');

const turkey = (page: Page, points = 1): Locator => cellOf(page.locator('form.allocate'), 'Turkey', points);

const given = (page: Page, points = 1): Promise<string | null> =>
  turkey(page, points).getAttribute('aria-pressed');

async function give(page: Page, points = 1): Promise<void> {
  await turkey(page, points).click();
}

it('survives a reload and another device, and is gone when the answer is given', async () => {
  const { rosa } = await begun();
  const page = await on.sit(rosa);
  await give(page);
  await expect.poll(() => kept(page).innerText()).toMatch(/Draft kept .*\d\d:\d\d/);
  await page.reload();
  await expect.poll(() => given(page)).toBe('true');
  const other = await on.sit(rosa);
  await expect.poll(() => given(other)).toBe('true');
  await expect.poll(() => kept(other).innerText()).toMatch(/Draft kept/);
  await page.locator('form.allocate button.main').click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.locator('.decision:not(.is-held) form.allocate').waitFor();
  // what is taken back is begun again, and kept as that after a moment
  await expect.poll(() => kept(page).innerText()).toMatch(/Draft kept/);
  await page.reload();
  await expect.poll(() => given(page)).toBe('true');
});

it('is not overwritten by another tab, which is told and takes either', async () => {
  const { rosa } = await begun();
  const [page, other] = [await on.sit(rosa), await on.sit(rosa)];
  for (const each of [page, other]) await each.locator('form.allocate').waitFor();
  await settled(other);
  await give(page, 1);
  await expect.poll(() => kept(page).innerText()).toMatch(/Draft kept/);
  await give(other, 2);
  await expect.poll(() => kept(other).innerText()).toMatch(/^Changed in another tab or on another device, /);
  await other.getByRole('button', { name: 'Take that' }).click();
  await expect.poll(() => given(other, 1)).toBe('true');
  await expect.poll(() => kept(other).innerText()).toMatch(/Draft kept/);
  await give(other, 2);
  await expect.poll(() => kept(other).innerText()).toMatch(/Draft kept/);
  await settled(other);
  await cellOf(page.locator('form.allocate'), 'Finland', 1).click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => kept(page).innerText()).toMatch(/Draft kept/);
  await other.reload();
  await expect.poll(() => given(other, 1)).toBe('true');
});

it('is not sent any more once its answer is', async () => {
  const { rosa } = await begun();
  const page = await on.sit(rosa);
  await give(page);
  await expect.poll(() => kept(page).innerText()).toMatch(/Draft kept/);
  await settled(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  // in less than the rest after which it would be kept
  await turkey(page, 2).evaluate(async (cell: HTMLElement) => {
    const press = async (button: HTMLElement | null | undefined): Promise<void> => {
      button?.click();
      await new Promise(requestAnimationFrame);
    };
    await press(cell);
    await press(document.querySelector<HTMLElement>('form.allocate .actions button.main'));
  });
  await page.locator('.decision.is-held').waitFor();
  await settled(page);
  expect(sent.map((path) => path.split('/').at(-1))).toEqual(['answers']);
});

thorough('is kept by the browser while the server is away, and by the server when it is back', async () => {
  const { rosa } = await begun();
  const page = await on.sit(rosa);
  await page.locator('form.allocate').waitFor();
  await page.context().setOffline(true);
  await give(page);
  await expect.poll(() => kept(page).innerText()).toBe('Not connected, your draft is kept');
  await page.context().setOffline(false);
  await expect.poll(() => kept(page).innerText()).toMatch(/Draft kept/);
  const other = await on.sit(rosa);
  await expect.poll(() => given(other)).toBe('true');
});

thorough('keeps a half-filled report of the table, for the seat that filled it in alone', async () => {
  const { people } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    people: [
      { name: 'Axel', seats: ['european-axis', 'western-allies'] },
      { name: 'Rosa', seats: ['russia'] },
    ],
  });
  const page = await on.sit(people[1]);
  const field = page.locator('form.questions input').first();
  await field.fill('7');
  await expect.poll(() => kept(page).innerText()).toMatch(/Draft kept/);
  await page.reload();
  await expect.poll(() => page.locator('form.questions input').first().inputValue()).toBe('7');
});

it('is offered to whoever has the seat next as what another had begun, and is theirs once they take it', async () => {
  const { rosa, game, creatorKey } = await begun();
  const page = await on.sit(rosa);
  await give(page);
  await expect.poll(() => kept(page).innerText()).toMatch(/Draft kept/);
  const path = `/games/${game}/people`;
  const added = await ask<{ key: string }>(on.house.url, path, creatorKey, {
    name: 'Rosalie',
    seats: ['russia'],
  });
  // whoever has the seat lets the other have it at once
  await ask(on.house.url, `${path}/3/agree`, rosa?.key ?? '', {});
  await ask(on.house.url, `${path}/2/revoke`, creatorKey, {});
  const key = newOwnKey();
  await ask(on.house.url, `/games/${game}/take`, added.body.key, { key });
  const next = await on.sit({ hash: `#/game/${game}/${key}` });
  await expect.poll(() => kept(next).innerText()).toContain('Rosa had begun this:');
  expect(await given(next)).not.toBe('true');
  await next.getByRole('button', { name: 'Take it' }).click();
  await expect.poll(() => given(next)).toBe('true');
  await expect.poll(() => kept(next).innerText()).toMatch(/Draft kept/);
});
