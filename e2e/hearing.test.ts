import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { listen } from './hearing.ts';
import { latest, openTab, openTool } from './player.ts';
import { stage } from './stage.ts';
import { Api, newGame, type Seated } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// What somebody hears who plays by keys and does not see the desk.

const on = stage();

const ALL = ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'];

async function alone(): Promise<{ page: Page; api: Api; seated: Seated | undefined }> {
  const { people, api } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: [{ name: 'Everyone', seats: ALL }],
  });
  const page = await on.sit(people[0]);
  await page.locator('.ask form').first().waitFor();
  return { page, api, seated: people[0] };
}

it('refuses Enter on a barred choice, says why, and does not send what was picked before', async () => {
  const { page } = await alone();
  await page.getByRole('radio', { name: 'Turkey' }).check();
  const { heard } = await listen(page);
  await page.getByRole('radio', { name: 'Persia' }).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(heard)
    .toEqual([expect.stringMatching(/^Persia .*is barred, so nothing was sent\. .*sphere of influence.*T2/)]);
  // by arrows from what is picked
  const barred = page.locator('.is-barred input');
  await page.locator('.option:not(.is-barred) input').last().check();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => barred.first().evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  expect(await latest(page)).toBe(0);
  // elsewhere the same key answers
  await page.getByRole('radio', { name: 'Turkey' }).focus();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect.poll(() => latest(page)).toBe(1);
});

it('says a die in one piece: what fell, what came of it, and what is to be done; never that it waits for itself', async () => {
  const { page, api } = await alone();
  const { heard, forget } = await listen(page);
  await api.answer('germany', 'choose', 'turkey');
  await expect.poll(heard).toEqual([expect.stringMatching(/^Germany turns to Turkey.* Germany: your roll$/)]);
  await forget();
  const titles = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const heading = document.querySelector('#ask-heading') as HTMLElement;
    const look = (): number => seen.push(heading.innerText);
    new MutationObserver(look).observe(heading, { childList: true, characterData: true, subtree: true });
    return seen;
  });
  for (const face of [2, 6])
    await page
      .locator('.die')
      .nth(face === 2 ? 0 : 1)
      .getByLabel(String(face))
      .check();
  await page.getByRole('button', { name: 'Enter 2 and 6' }).click();
  await page.getByTitle('Japan: your turn').waitFor();
  await page.locator('form.choose').waitFor();
  await expect
    .poll(heard)
    .toEqual(['Turkey, hits of Germany: 0. The dice: 2, 6. Turkey stays where it is. Japan: your turn']);
  for (const title of await titles.jsonValue()) expect(title).toMatch(/^Japan: /);
});

thorough('says a request to take back to both, each in their words, and how it ended', async () => {
  const { people, game } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: [
      { name: 'Anna', seats: ['germany', 'japan', 'italy'] },
      { name: 'Ben', seats: ['uk', 'usa', 'ussr'] },
    ],
  });
  const axis = new Api(on.house.url, game, people[0]?.key ?? '');
  await axis.answer('germany', 'choose', 'turkey');
  await axis.answer('dice', 'roll', [2, 6]);
  const [anna, ben] = (await Promise.all(people.map(on.sit))) as [Page, Page];
  for (const page of [anna, ben]) await page.locator('.latest').waitFor();
  const [annas, bens] = [await listen(anna), await listen(ben)];
  await openTool(ben, 'back');
  await ben.getByLabel('How far').selectOption('0');
  await ben.getByLabel('Reason, if you like').fill('a die fell off the table');
  await ben.getByRole('button', { name: 'Ask the others' }).click();
  const asked =
    /: Take back all, to the very start\. Reason: a die fell off the table\. Still to agree: Germany/;
  await expect.poll(annas.heard).toEqual([expect.stringMatching(`^Ben proposes${asked.source}`)]);
  await expect.poll(bens.heard).toEqual([expect.stringMatching(`^You propose${asked.source}`)]);
  await bens.forget();
  await anna.locator('.consent').getByRole('button', { name: 'Agree' }).click();
  await expect
    .poll(bens.heard)
    .toEqual([
      'Taken back to the very start. \u201ca die fell off the table\u201d. Agreed by United Kingdom, United States, Soviet Union, Germany, Japan and Italy. Dice had been seen. Waiting for Germany',
      'All have agreed: it is done.',
    ]);
});

const FACTIONS = [
  { name: 'Axel', seats: ['european-axis'] },
  { name: 'Wanda', seats: ['western-allies'] },
  { name: 'Rosa', seats: ['russia'] },
];
const WAR = {
  rulebook: 'a-world-at-war',
  scenario: 'european-1940',
  dice: 'typed',
  people: FACTIONS,
} as const;

thorough('names a field for a number by its question', async () => {
  const { people } = await newGame(on.house.url, WAR);
  const page = await on.sit(people[0]);
  const fields = page.locator('.ask').getByRole('spinbutton');
  await fields.first().waitFor();
  for (const field of await fields.all()) expect(await field.ariaSnapshot()).toMatch(/spinbutton ".+\?/);
});

thorough(
  'keeps the focus on what is looked at when looking back and coming home, and says each line once',
  async () => {
    const { page, api } = await alone();
    await api.answer('germany', 'choose', 'turkey');
    await api.answer('dice', 'roll', [2, 6]);
    await page.getByTitle('Japan: your turn').waitFor();
    const { heard, forget } = await listen(page);
    const focused = (): Promise<string> => page.locator(':focus').ariaSnapshot();
    await openTool(page, 'log');
    await page.locator('.latest .line-number').press('Enter');
    await expect.poll(focused).toContain('heading "Look back"');
    const step = (way: string): Promise<void> => page.getByRole('button', { name: way }).press('Enter');
    await step('One line earlier');
    await expect.poll(heard).toEqual([expect.stringMatching(/^After line 1 of 2\. Germany turns to Turkey/)]);
    await forget();
    await step('One line later');
    await expect.poll(heard).toEqual([expect.stringMatching(/^After line 2 of 2/)]);
    await forget();
    await step('One line earlier');
    await expect.poll(heard).toEqual([expect.stringMatching(/^After line 1 of 2/)]);
    await expect.poll(focused).toContain('One line earlier');
    await forget();
    await page.getByRole('slider').press('ArrowLeft');
    await expect.poll(focused).toContain('slider');
    await expect.poll(() => page.locator('.latest').count()).toBe(0);
    expect(await heard(), 'the slider says its own value').toEqual([]);
    await page.getByRole('slider').press('End');
    // in the log one goes on from line to line
    await page.locator('.log .line-number').last().press('Enter');
    await expect.poll(() => page.locator('.replay-at').textContent()).toMatch(/^After line 1 of 2/);
    await expect.poll(focused).toContain('Look at the table after line 1');
    await page.getByRole('button', { name: 'Back to the game' }).press('Enter');
    await expect.poll(focused).toContain('heading "Japan: at which neutral');
  },
);

thorough('names the seat that nobody has when a game is set up, and puts the focus there', async () => {
  const page = await on.page();
  await page.goto(`${on.house.url}/#/new`);
  await page.getByRole('radio', { name: /^Level of Cooperation/ }).check();
  await page.getByRole('radio', { name: 'Each at home' }).check();
  await page.getByRole('textbox', { name: 'Germany' }).fill('Anna');
  const { heard } = await listen(page);
  await page.getByRole('button', { name: 'Open the game' }).press('Enter');
  await expect.poll(heard).toEqual(['Every seat needs a player: nobody has Japan.']);
  const japan = page.getByRole('textbox', { name: 'Japan' });
  await expect.poll(() => japan.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => japan.getAttribute('aria-invalid')).toBe('true');
  await japan.fill('Anna');
  await expect.poll(() => japan.getAttribute('aria-invalid')).toBe(null);
});

thorough(
  'shows rings and what fell only where they are true when the system chooses the colours',
  async () => {
    const { people, api } = await newGame(on.house.url, {
      scenario: 'short-1942',
      dice: 'typed',
      people: [{ name: 'Everyone', seats: ALL }],
    });
    await api.answer('germany', 'choose', 'turkey');
    await api.answer('dice', 'roll', [2, 6]);
    const page = await on.page({ forcedColors: 'active' });
    await page.goto(`${on.house.url}/${people[0]?.hash}`);
    await page.locator('.latest .fallen').first().waitFor();
    const barred = page.locator('.latest .bars li');
    const edges = await barred.evaluateAll((rows) =>
      rows.map((row) => Number.parseFloat(getComputedStyle(row).borderInlineStartWidth) > 0),
    );
    const fell = await barred.evaluateAll((rows) => rows.map((row) => row.classList.contains('fallen')));
    expect(edges).toEqual(fell);
    expect(fell).toContain(false);
    await openTab(page, 'Levels of cooperation');
    await page.locator('.scale tbody tr').first().waitFor();
    const rings = await page
      .locator('.scale tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.classList.contains('is-noted'),
          row.querySelector('.ring')?.checkVisibility({ visibilityProperty: true }),
        ]),
      );
    expect(rings.length).toBeGreaterThan(5);
    expect(rings.filter(([inSphere, ring]) => inSphere !== ring)).toEqual([]);
    expect(rings.some(([, ring]) => ring)).toBe(true);
  },
);
