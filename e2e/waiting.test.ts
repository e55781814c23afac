import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openTool } from './player.ts';
import { axe } from './axe.ts';
import { A_MOMENT_AGO } from './moments.ts';
import { stage } from './stage.ts';
import { Api, allot, ask, newGame } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

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
  await axel.getByRole('button', { name: 'Yes, none' }).click();
  await expect
    .poll(async () => (await seals(axel)).map((text) => text.replaceAll(/\s+/g, ' ')))
    .toEqual([
      expect.stringMatching(new RegExp(`^Western Allies Wanda is asked since ${A_MOMENT_AGO} Nudge Wanda$`)),
      expect.stringMatching(new RegExp(`^Russia Rosa is asked since ${A_MOMENT_AGO} Nudge Rosa$`)),
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
  // a page that is left may write down what it has shown only after the next one is there
  await rosa.goto(`${on.house.url}/icon.svg`);
  const looked = (): Promise<readonly string[]> =>
    rosa.evaluate(() => Object.keys(localStorage).filter((each) => each.startsWith('demarche-looked/')));
  await expect.poll(looked).toHaveLength(1);
  await api.answer('japan', 'choose', 'mongolia');
  await api.answer('dice', 'roll', [1]);
  await rosa.goto(`${on.house.url}/${people[1]?.hash}`);
  await rosa.getByRole('heading', { name: /^Since you last looked/ }).waitFor();
  const since = rosa.locator('.since li');
  await expect
    .poll(() => since.allInnerTexts())
    .toEqual([expect.stringMatching(new RegExp(`^3\\s+${A_MOMENT_AGO}\\s*Japan.*Mongolia`))]);
  await since.getByRole('link', { name: '3' }).click();
  await expect.poll(() => rosa.url()).toContain('at=3');
});

async function waiting() {
  const { game, people } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    people: [
      { name: 'Axel', seats: ['european-axis'] },
      { name: 'Wanda', seats: ['western-allies'] },
      { name: 'Rosa', seats: ['russia'] },
    ],
  });
  const [axel, wanda] = people.map(({ key }) => new Api(on.house.url, game, key));
  if (!axel || !wanda) throw new Error('nobody');
  await allot(axel);
  await axel.answer('european-axis', 'allocate', { 'germany/turkey': 1 });
  let requests = 0;
  const say = (text: string) =>
    ask(on.house.url, `/games/${game}/talk`, wanda.key, { to: 'all', text, request: `w${++requests}` });
  return { people, say };
}

thorough('has talk over the board and all else in the panel while one waits', async () => {
  const { people, say } = await waiting();
  await say('Dinner until two.');
  const page = await on.page({ viewport: { width: 1400, height: 860 }, reducedMotion: 'reduce' });
  await page.goto(`${on.house.url}/${people[0]?.hash}`);
  await expect
    .poll(() => page.locator('.seals .hint').allTextContents())
    .toEqual(expect.arrayContaining(['Wanda', 'Rosa']));
  const panel = await page.locator('.now').boundingBox();
  const side = await openTool(page, 'talk');
  await side.getByText('Dinner until two.').waitFor();
  const field = side.getByRole('textbox', { name: 'To the table: everybody reads it' });
  await field.fill('Sealed. Take your time.');
  await field.press('Enter');
  await side.locator('.is-mine').getByText('Sealed. Take your time.').waitFor();
  expect(await page.locator('.now').boundingBox()).toEqual(panel);
  for (const name of ['Prepare', 'Standing answers'])
    await page.locator('.now').getByRole('heading', { name }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.locator('.waiting').getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await page.locator('.side[data-tool="notices"]').waitFor();
  // the button of the panel nudges whom one waits for, once a day; then the next
  await page.locator('.actions.foot').getByRole('button', { name: 'Nudge Wanda' }).click();
  await page.locator('.actions.foot').getByRole('button', { name: 'Nudge Rosa' }).waitFor();
});

thorough('leads on to what is begun and not sent at another desk of the same person', async () => {
  const { game, people, api } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    people: [
      { name: 'Axel', seats: ['european-axis', 'russia'] },
      { name: 'Wanda', seats: ['western-allies'] },
    ],
  });
  await allot(api);
  await api.answer('european-axis', 'allocate', { 'germany/turkey': 1 });
  const decision = (await api.desk('russia')).asks[0]?.id;
  const draft = { seat: 'russia', decision, draft: { 'russia/turkey': 1 } };
  expect((await ask(on.house.url, `/games/${game}/drafts`, api.key, draft)).status).toBe(200);
  const page = await on.page({ reducedMotion: 'reduce' });
  await page.goto(`${on.house.url}/${people[0]?.hash}?seat=european-axis`);
  await page.getByRole('heading', { name: 'Your answer is sealed' }).waitFor();
  const card = page.locator('.prepare').getByRole('button', { name: /At the desk of Russia/ });
  await card.getByText('kept, not sent').waitFor();
  await card.click();
  await page.getByTitle('Russia: your turn').waitFor();
  await page.getByText(/^\u2713 Draft kept/).waitFor();
});
