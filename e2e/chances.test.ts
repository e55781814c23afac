import { expect, it } from 'vitest';
import { unfold } from './player.ts';
import { stage } from './stage.ts';
import { newGame } from './table.ts';

// While one decides, the desk shows what each choice leads to.

const on = stage();

it('shows the chance of each neutral before one is named, with the hit number’s lines on demand and before the roll', async () => {
  const seats = ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'];
  const { people, api } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: [{ name: 'Anna', seats }],
  });
  const report = { 'control.gibraltar': { value: 'germany', as: 'change' } };
  const { status } = await api.answer('table', 'standing-0/report', report);
  expect(status).toBeLessThan(300);
  const page = await on.sit(people[0]);
  const ask = page.locator('.ask');
  const spain = ask.getByRole('radio', { name: /^Spain/ });
  // Gibraltar makes the hit number 2: of 36 falls of two dice 20 have a 1 or a 2
  await expect
    .poll(() =>
      ask
        .locator('.option')
        .filter({ hasText: /^Spain / })
        .first()
        .textContent(),
    )
    .toContain('56%');
  expect(await ask.getByRole('radio', { name: '56%' }).count()).toBe(0);
  const button = ask.locator('button.main');
  const before = await button.boundingBox();
  await spain.check();
  expect((await button.boundingBox())?.y).toBe(before?.y);
  await unfold(ask.getByText('Chances of your choice'));
  const row = ask.getByRole('row', { name: /controls Gibraltar/ });
  await expect.poll(() => row.textContent()).toContain('+1');
  await button.click();
  // the roll waits, and its hit number stands above the dice with its lines
  await expect.poll(() => ask.locator('.dist').count()).toBe(1);
  expect(await ask.getByRole('row', { name: /controls Gibraltar/ }).textContent()).toContain('+1');
});
