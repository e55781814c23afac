import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openTool, unfold } from './player.ts';
import { stage } from './stage.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// What a club looks up once: written in a form, a game set up with it, an answer kept while playing, saved and opened.

const on = stage();
const THREATS = [
  'Are Soviet land units in Kola and Karelia stronger together than the army of Finland?',
  'Could land units of Germany and Italy attack Sweden that are stronger together than its army?',
  'Could land units of the Axis attack Turkey that are stronger together than its army?',
];

/** The page of the club file, at The War Game. */
async function club(page: Page): Promise<void> {
  await page.goto(`${on.house.url}/#/club`);
  const begin = page.getByRole('button', { name: 'Begin a club file' });
  await begin.or(page.getByRole('button', { name: 'Save the file' })).waitFor();
  if (await begin.isVisible()) await begin.click();
  await page.getByRole('radio', { name: /^The War Game/ }).check();
  await page.getByLabel('Scenario').selectOption({ label: 'One turn of 1939' });
  await page.getByRole('heading', { name: 'What a game of One turn of 1939 will ask' }).waitFor();
}

/** Say what holds as the scenario begins. */
async function sayThreats(page: Page): Promise<void> {
  const first = page.getByRole('group', { name: 'What holds as it begins' });
  await first.locator('summary').first().waitFor();
  for (const summary of await first.locator('summary').all()) await unfold(summary);
  for (const question of THREATS)
    await first.getByRole('group', { name: question }).getByText('no', { exact: true }).check();
}

/** How much of what is asked before anything else is answered. */
async function atFirst(page: Page, answered: string): Promise<void> {
  const part = page.locator('.checklist dl > div', { hasText: 'Before anything else' });
  await part.getByText(answered).waitFor();
}

/** Set up a game of The War Game in the wizard. */
async function wizard(page: Page): Promise<void> {
  await page.goto(`${on.house.url}/#/new`);
  await page.getByRole('radio', { name: /^The War Game/ }).check();
  await page.getByLabel('Scenario').selectOption({ label: 'One turn of 1939' });
  await page.getByRole('radio', { name: 'Alone' }).check();
}

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the game' }).click();
  await page.locator('.me').waitFor();
}

it('answers what a game asks as it begins, and what is told while one plays is kept for the next', async () => {
  const page = await on.page();
  await club(page);
  await atFirst(page, '0 of 3 answered');
  await sayThreats(page);
  await atFirst(page, '3 of 3 answered');

  await wizard(page);
  const use = page.getByRole('radio', { name: /^Our club file: Our club/ });
  await expect.poll(() => use.isChecked()).toBe(true);
  const first = page.locator('.evening > div', { hasText: 'Before anything else' });
  await first.getByText('3 answers by your club file').waitFor();
  await page.getByRole('radio', { name: 'None', exact: true }).check();
  await first.getByText('3 answers', { exact: true }).waitFor();
  await open(page);
  await page
    .locator('.ask')
    .getByRole('group', { name: THREATS[0] ?? '' })
    .waitFor();

  await wizard(page);
  await open(page);
  await page.locator('#ask-heading', { hasText: 'rolls for political unrest' }).waitFor();
  expect(
    await page
      .locator('.ask')
      .getByText(THREATS[0] ?? '')
      .count(),
  ).toBe(0);
  await page.getByText('Told by club file.').first().waitFor();

  await openTool(page, 'facts');
  await page.getByLabel('Find what happened, or a fact').fill('What is Syria worth?');
  await page
    .getByRole('button', { name: /Syria worth/ })
    .first()
    .click();
  await page.locator('.changes').getByRole('spinbutton').fill('2');
  await page.locator('.changes button.main').click();
  const bar = page.getByRole('region', { name: 'Remember for our other games' });
  await bar.getByText('1 thing that was told here is so in your other games too.').waitFor();
  await unfold(bar.getByText('What it is'));
  expect(await bar.getByRole('listitem').allInnerTexts()).toEqual(['What is Syria worth? 2']);
  await bar.getByRole('button', { name: 'Remember for our other games' }).click();
  await page.getByText('1 answer is kept in your club file.').waitFor();
  await expect.poll(() => bar.count()).toBe(0);
  await club(page);
  await page.getByText('Set so far').first().waitFor();
  await page
    .getByRole('group', { name: 'The same in every game' })
    .getByText('What is Syria worth?')
    .first()
    .waitFor();
});

thorough('is saved, forgotten and opened again, with its files', async () => {
  const page = await on.page();
  await club(page);
  await sayThreats(page);
  await page.getByRole('radio', { name: /^A World at War/ }).check();
  await page.getByRole('button', { name: 'DP page' }).click();
  await page.getByLabel('Where you have it from').fill('made up');
  await page.getByLabel('Nothing is left out').check();
  await page.getByRole('button', { name: 'Put it into the game' }).click();
  await page.getByRole('button', { name: 'Edit: dp-page.yaml' }).waitFor();
  await page
    .getByRole('region', { name: /^What a game of/ })
    .getByText('dp-page')
    .waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the file' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('threat.FIN: false');
  await page.getByRole('button', { name: 'Forget it in this browser' }).click();
  const input = page.getByLabel('Open a club file');
  const file = (name: string, content: string) => ({
    name,
    mimeType: 'text/yaml',
    buffer: Buffer.from(content),
  });
  await input.setInputFiles(file('bad.yaml', text.replace('kind: club', 'kind: pack')));
  await page.getByText('bad.yaml:2: kind must be "club"').waitFor();
  await input.setInputFiles(file('club.yaml', text));
  await page.getByRole('radio', { name: /^A World at War/ }).check();
  await page.getByRole('button', { name: 'Edit: dp-page.yaml' }).waitFor();
});

thorough('is kept on the server, and taken over by its link on another device', async () => {
  const page = await on.page();
  await club(page);
  await sayThreats(page);
  await page.getByRole('button', { name: 'Keep it on the server', exact: true }).click();
  const link = page.getByLabel('The link to the club file', { exact: true });
  await link.waitFor();
  const address = await link.inputValue();
  const other = await on.page();
  await other.goto(address);
  await other.getByRole('button', { name: 'Keep it in this browser' }).click();
  await other.getByText('The club file of the server is now kept in this browser.').waitFor();
  await other.getByRole('radio', { name: /^The War Game/ }).check();
  await other.getByLabel('Scenario').selectOption({ label: 'One turn of 1939' });
  await atFirst(other, '3 of 3 answered');
  expect(await other.getByLabel('The link to the club file', { exact: true }).inputValue()).toBe(address);
});
