import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { stage } from './stage.ts';
import { Api, allot, newGame } from './table.ts';

// What there is for whoever waits.

const on = stage();

const seals = (page: Page): Promise<string[]> => page.locator('.seals li').allInnerTexts();

it('says who is asked and whose answer is sealed, and nothing of what it is', async () => {
  const names = ['european-axis', 'western-allies', 'russia'];
  const { game, people, api } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    people: names.map((seat, i) => ({ name: ['Axel', 'Wanda', 'Rosa'][i] ?? '', seats: [seat] })),
  });
  await allot(api);
  const axel = await on.sit(people[0]);
  await axel.locator('form.allocate button.main').click();
  await expect.poll(() => seals(axel)).toHaveLength(3);
  expect((await seals(axel)).map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^Western Allies Wanda is asked since today \d\d:\d\d Nudge Wanda$/),
    expect.stringMatching(/^Russia Rosa is asked since today \d\d:\d\d Nudge Rosa$/),
    'European Axis you has answered; it stays sealed until all have',
  ]);
  const rosa = new Api(on.house.url, game, people[2]?.key ?? '');
  await rosa.answer('russia', 'allocate', { 'russia/turkey': 1 });
  await expect.poll(() => seals(axel)).toContainEqual(expect.stringMatching(/Russia.*Rosa[\s\S]*sealed/));
  await axel.getByText('No covert operations, unless I say so').waitFor();
});

it('tells what happened since the desk was last looked at, and leads to each moment', async () => {
  const { people, api } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: [
      { name: 'Ann', seats: ['germany', 'japan', 'italy', 'uk', 'ussr'] },
      { name: 'Rosa', seats: ['usa'] },
    ],
  });
  await api.answer('germany', 'choose', 'turkey');
  await api.answer('dice', 'roll', [1, 6]);
  const rosa = await on.sit(people[1]);
  await rosa.getByRole('heading', { name: 'What happened last' }).waitFor();
  await rosa.goto('about:blank');
  await api.answer('japan', 'choose', 'mongolia');
  await api.answer('dice', 'roll', [1]);
  await rosa.goto(`${on.house.url}/${people[1]?.hash}`);
  await rosa.getByRole('heading', { name: /^Since you last looked/ }).waitFor();
  const since = rosa.locator('.since li');
  await expect
    .poll(() => since.allInnerTexts())
    .toEqual([expect.stringMatching(/^3\s+today \d\d:\d\d\s*Japan.*Mongolia/)]);
  await since.getByRole('link', { name: '3' }).click();
  await expect.poll(() => rosa.url()).toContain('at=3');
});
