import { expect, it } from 'vitest';
import { openTool } from './player.ts';
import { stage } from './stage.ts';
import { newGame } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// Before one answers or tells something, the desk says what would come of it, and nothing is done.

const on = stage();

it('says whom an attack brings in, by keyboard, and tells nobody', async () => {
  const { people, api } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'campaign-1939',
    dice: 'typed',
    people: ['european-axis', 'western-allies', 'russia'].map((seat) => ({
      name: `player of ${seat}`,
      seats: [seat],
    })),
  });
  const page = await on.sit(people[1]);
  await openTool(page, 'facts');
  await page.getByLabel('Find what happened, or a fact').fill('western allies declare portugal');
  await page.getByRole('button', { name: 'Add: The Western Allies declare war on Portugal.' }).click();
  const telling = page.getByRole('region', { name: 'You tell' });
  await telling.getByRole('button', { name: 'What if?' }).focus();
  await page.keyboard.press('Enter');
  const list = telling.getByRole('status').getByRole('region', { name: 'If so:' });
  await list.getByText('Spain: 9: associated with the Axis (Germany)').waitFor();
  expect(
    await list
      .getByRole('listitem')
      .filter({ hasText: /^On the map: / })
      .count(),
  ).toBeGreaterThan(0);
  expect((await api.desk('european-axis')).lines).toEqual([]);
  await telling.getByRole('button', { name: 'Leave out' }).click();
  await expect.poll(() => page.getByText('If so:').count()).toBe(0);
});

thorough('says what an answer leads to, until another is picked', async () => {
  const seats = ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'];
  const { people } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: [{ name: 'Anna', seats }],
  });
  const page = await on.sit(people[0]);
  const ask = page.locator('.ask');
  const button = ask.getByRole('button', { name: 'What if?' });
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  await ask.getByRole('radio', { name: /^Spain/ }).check();
  await button.click();
  const list = ask.getByRole('region', { name: 'If so:' });
  await list.getByText('Then dice fall: ').waitFor();
  await ask.getByRole('radio', { name: /^Turkey/ }).check();
  await expect.poll(() => list.count()).toBe(0);
});
