import { expect, it } from 'vitest';
import { holding } from './held.ts';
import { dialog, lineOf } from './mending.ts';
import { openTool, shows } from './player.ts';
import { stage } from './stage.ts';
import { newGame } from './table.ts';

// What was sent is in sight before the answer to it comes: what is begun until then stays, and keys go where they led.

const on = stage();
const hold = holding();

const game = () =>
  newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: [{ name: 'Anna', seats: ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'] }],
  });

const GIBRALTAR = { 'control.gibraltar': { value: 'germany', as: 'change' } };

it('leaves open what is put right while a report of the same line is on its way', async () => {
  const { people, api } = await game();
  await api.answer('table', 'standing-0/report', GIBRALTAR);
  await api.answer('germany', 'choose', 'spain');
  await api.answer('dice', 'roll', [2, 6]);
  const page = await on.sit(people[0]);
  await (await lineOf(page, 1)).click();
  await dialog(page).getByText('It has changed, or holds from now on').click();
  await dialog(page).getByLabel('What happened?').selectOption('correction');
  await dialog(page)
    .getByRole('combobox', { name: /^Who controls Gibraltar/ })
    .selectOption('uk');
  const answers = await hold(page, '**/answers');
  await dialog(page).getByRole('button', { name: 'Report 1 change' }).click();
  await answers.come(1);
  await page
    .locator('.latest')
    .getByRole('button', { name: 'Put right what was reported before it' })
    .first()
    .click();
  const heading = dialog(page).getByRole('heading', { name: 'Put right: line 1' });
  await heading.waitFor();
  const answered = page.waitForResponse('**/answers');
  answers.release();
  await (await answered).finished();
  // what comes of the answer is done before another one is there
  await page.evaluate(async () => void (await fetch('/icon.svg')));
  await expect.poll(() => heading.count()).toBe(1);
});

it('keeps a fact that is chosen while the report of another is on its way', async () => {
  const { people } = await game();
  const page = await on.sit(people[0]);
  await openTool(page, 'facts');
  const find = page.getByLabel('Find what happened, or a fact');
  const change = page.locator('.changes .change');
  await find.fill('Gibraltar');
  await page.getByRole('button', { name: 'Change: Who controls Gibraltar?' }).click();
  await change.getByRole('combobox').first().selectOption('italy');
  const answers = await hold(page, '**/answers');
  await page.getByRole('button', { name: 'Report 1 change' }).click();
  await answers.come(1);
  await shows(page, 1);
  await find.fill('Caucasus');
  await page
    .getByRole('button', { name: /^Change: .*Caucasus/ })
    .first()
    .click();
  answers.release();
  await expect.poll(() => change.filter({ hasText: 'Gibraltar' }).count()).toBe(0);
  expect(await change.filter({ hasText: 'Caucasus' }).count()).toBe(1);
});

it('takes what is typed right after the key that finds a place', async () => {
  const { people } = await game();
  const page = await on.sit(people[0]);
  await page.locator('#find-place').waitFor();
  // a page that is busy gets all keys at once
  const focused = await page.evaluate(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
    return document.activeElement?.id;
  });
  expect(focused).toBe('find-place');
});

it('keeps what was copied, and the focus, when the server says who sits there', async () => {
  const page = await on.page();
  const said = await hold(page, '**/maker');
  await page.goto(`${on.house.url}/#/new`);
  await page.getByRole('radio', { name: 'Each at home' }).check();
  for (const [i, input] of (await page.locator('.seat-rows input').all()).entries())
    await input.fill(i % 2 ? 'Bob' : 'Ann');
  await page.getByRole('button', { name: 'Open the game' }).click();
  const copy = page.getByRole('button', { name: 'Copy: Ann', exact: true });
  await copy.click();
  await copy.getByText('Copied').waitFor();
  // the button, or where the browser has no other way to copy, the field
  const focused = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
  const before = await focused();
  expect(before).toMatch(/Ann$/);
  said.release();
  await said.come(1);
  said.release();
  await page.locator('.link-acts').first().waitFor();
  expect(await copy.textContent()).toBe('Copied');
  expect(await focused()).toBe(before);
});
