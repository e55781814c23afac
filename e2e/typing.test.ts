import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openTool, shows } from './player.ts';
import { stage } from './stage.ts';
import { newGame } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// What is typed into a form is kept while others go on, and one tells no more than one knows.

const on = stage();
const CAMPS = [
  { name: 'Axel', seats: ['european-axis'] },
  { name: 'Wanda', seats: ['western-allies'] },
  { name: 'Rosa', seats: ['russia'] },
];

it('keeps what is typed into a question while somebody else reports, and takes what one knows', async () => {
  const made = { rulebook: 'a-world-at-war', scenario: 'european-1940', people: CAMPS };
  const { people, api } = await newGame(on.house.url, made);
  const axel = await on.sit(people[0]);
  await expect.poll(() => axel.title()).toMatch(/^Your turn/);
  const fields = axel.locator('form.questions .fact-field:enabled');
  await expect.poll(() => fields.count()).toBeGreaterThan(3);
  const asked = await fields.count();
  const typed = axel.locator('form.questions input[type=number]').first();
  await typed.fill('12');
  // it can be emptied and typed anew
  await typed.fill('');
  await expect.poll(() => typed.inputValue()).toBe('');
  await typed.fill('99');
  const { tableAsks } = await api.desk('');
  const form = tableAsks.find(({ optional }) => !optional)?.form;
  const told = form?.kind === 'report' ? (form.facts[1] ?? '') : '';
  const { status } = await api.answer('table', 'report', {
    ...Object.fromEntries((form?.kind === 'report' ? form.facts : []).map((key) => [key, { as: 'unknown' }])),
    [told]: { value: 7, as: 'change' },
  });
  expect(status).toBe(200);
  await shows(axel, 1);
  await expect.poll(() => fields.count()).toBe(asked - 1);
  expect(await typed.inputValue()).toBe('99');
  await axel.getByRole('button', { name: /^Tell: .* 99/ }).click();
  await shows(axel, 2);
  await expect.poll(() => fields.count()).toBe(asked - 2);
});

/** Two at a table without secrets, and the way of a third hand to it. */
async function two(): Promise<{ anna: Page; api: Awaited<ReturnType<typeof newGame>>['api'] }> {
  const { people, api } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: [
      { name: 'Anna', seats: ['germany', 'japan', 'italy'] },
      { name: 'Ben', seats: ['uk', 'usa', 'ussr'] },
    ],
  });
  return { anna: await on.sit(people[0]), api };
}

thorough('keeps what is typed in the panels while somebody else reports', async () => {
  const { anna, api } = await two();
  await openTool(anna, 'facts');
  await anna.getByLabel('Find what happened, or a fact').fill('Gibraltar');
  await anna.getByRole('button', { name: 'Change: Who controls Gibraltar?' }).click();
  const change = anna.locator('.change');
  await change.getByRole('combobox').first().selectOption('italy');
  await openTool(anna, 'allow');
  await anna.getByLabel('Why it is allowed').fill('our own rule');
  await api.answer('table', 'standing-0/report', { 'control.caucasus': { value: 'germany', as: 'change' } });
  await shows(anna, 1);
  await openTool(anna, 'facts');
  expect(await change.getByRole('combobox').first().inputValue()).toBe('italy');
  expect(await anna.getByLabel('Why it is allowed').inputValue()).toBe('our own rule');
  await anna.getByRole('button', { name: 'Report 1 change' }).click();
  await shows(anna, 2);
});

thorough('shows what is picked, whatever barred choice is pressed', async () => {
  const { anna } = await two();
  const turkey = anna.locator('.ask .options .option:not(.is-barred) input[value=turkey]');
  const barred = anna.locator('.ask .barred-list input').first();
  await turkey.check();
  // pressed again, nothing else on the page changes
  for (const _ of ['once', 'again']) {
    await barred.click({ force: true });
    await expect.poll(() => barred.isChecked()).toBe(false);
    expect(await turkey.isChecked()).toBe(true);
  }
});
