import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { stage } from './stage.ts';
import { allot, Api } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// What players own of their game, written in forms: no file by hand.

const on = stage();

/** The wizard, with rule 49 and a scenario chosen. */
async function wizard(scenario: string): Promise<Page> {
  const page = await on.page();
  await page.goto(`${on.house.url}/#/new`);
  await page.getByRole('radio', { name: /^A World at War/ }).check();
  await page.getByLabel('Scenario', { exact: true }).selectOption({ label: scenario });
  await page.getByRole('button', { name: 'You roll, and type in what you rolled' }).click();
  await page.getByRole('radio', { name: 'Type now, or choose files' }).check();
  return page;
}

/** Open the game that the wizard sets up; gives everybody's way to it. */
async function open(page: Page): Promise<Api> {
  await page.getByRole('button', { name: 'Open the game' }).click();
  await page.waitForURL(/#\/game\//);
  const [, game = '', key = ''] = /#\/game\/([^/]+)\/([^/?]+)/.exec(page.url()) ?? [];
  return new Api(on.house.url, game, key);
}

/** The desk behind the screen that stands before the secrets of a seat. */
async function lift(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Open the desk of/ }).click();
  await page.locator('.me').waitFor();
}

/** Up to the roll for Turkey, with the screen before the desks on the page. */
async function toTheRoll(page: Page, api: Api): Promise<void> {
  await allot(api);
  // once only the table is asked none comes up
  await page.getByRole('button', { name: /^Open the desk of/ }).waitFor();
  const answers: readonly (readonly [string, string, object])[] = [
    ['european-axis', 'allocate', { 'germany/turkey': 1 }],
    ['western-allies', 'allocate', {}],
    ['russia', 'allocate', {}],
    ['european-axis', 'name', { turkey: 1 }],
    ['russia', 'subversion', {}],
    ['european-axis', 'covert', {}],
    ['western-allies', 'covert', {}],
    ['russia', 'covert', {}],
    ['table', 'report', { 'table.turkey.the-straits-are-closed': { value: true, as: 'change' } }],
  ];
  for (const [seat, decision, answer] of answers) {
    const { status, body } = await api.answer(seat, decision, answer);
    expect(status, JSON.stringify(body)).toBe(200);
  }
}

it('writes a country\u2019s table, names what is wrong with it, and plays with it once it is mended', async () => {
  const page = await wizard('European theatre, 1940');
  await page.getByRole('button', { name: 'Country table' }).click();
  await page.getByRole('button', { name: 'With the results of the general scale' }).click();
  await page.getByLabel('Country').selectOption('Turkey');
  await page.getByLabel('Nothing is left out').check();
  await page.getByRole('button', { name: 'Add: modifier' }).click();
  const modifier = page.getByRole('group', { name: 'Modifier 1' });
  await expect
    .poll(() => modifier.getByLabel('What it is').evaluate((input) => input === document.activeElement))
    .toBe(true);
  await modifier.getByLabel('What it is').fill('The straits are closed');

  const value = modifier.getByLabel('Counts', { exact: true });
  await value.fill('-22');
  await modifier.getByText('Counts must be a whole number from -20 to 20.').waitFor();
  await expect.poll(() => value.getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('button', { name: 'Put it into the game' }).click();
  const missing = page.locator('.mend');
  await missing.getByRole('heading', { name: 'Still missing or wrong' }).waitFor();
  await missing.getByRole('button', { name: 'Modifiers, Modifier 1, Counts must be' }).click();
  await expect.poll(() => value.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('-2');
  await modifier.getByText('Counts must be').waitFor({ state: 'detached' });
  await expect
    .poll(() => missing.getByRole('button').allTextContents())
    .toEqual(['Where you have it from is still needed.']);
  await page.getByLabel('Where you have it from').fill('made up');
  await page.getByRole('button', { name: 'Put it into the game' }).click();

  await page.getByRole('button', { name: 'Edit: turkey.yaml' }).waitFor();
  await expect
    .poll(() => page.getByLabel('Scenario', { exact: true }).locator('option:checked').textContent())
    .toBe('European theatre, 1940');
  const api = await open(page);
  await toTheRoll(page, api);
  await lift(page);
  const line = page.locator('.ask tr', { hasText: 'The straits are closed' });
  await line.first().waitFor();
  await expect.poll(() => line.first().innerText()).toMatch(/49\.4265.*\u22122/s);
});

thorough('saves a file that it opens again, with everything in it', async () => {
  const page = await on.page();
  await page.goto(`${on.house.url}/#/write`);
  await page.getByRole('radio', { name: /^A World at War/ }).check();
  await page.getByRole('button', { name: 'Country table' }).click();
  await page.getByRole('button', { name: 'Finland as it comes along' }).click();
  await page.getByText('Nothing is missing.').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('finland.yaml');
  const text = readFileSync(await download.path(), 'utf8');
  await page.getByRole('button', { name: 'Empty' }).click();
  await expect.poll(() => page.getByLabel('Country').inputValue()).toBe('');
  const file = { name: 'mine.yaml', mimeType: 'text/yaml', buffer: Buffer.from(`${text}colour: red\n`) };
  await page.getByLabel('Open a file of yours').setInputFiles(file);
  await page.locator('.mend').getByText('colour is not a field here').waitFor();
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await page.getByText('Nothing is missing.').waitFor();
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the file' }).click(),
  ]);
  expect(readFileSync(await again.path(), 'utf8')).toBe(text);
});

thorough('begins a game in Fall 1941 with a result in effect, and shows it on the board', async () => {
  const page = await wizard('European theatre campaign, 1939 to 1946');
  await page.getByRole('button', { name: 'A mid-game start' }).click();
  await page.getByRole('spinbutton', { name: 'Year' }).fill('1941');
  await page.getByRole('combobox', { name: 'Turn', exact: true }).selectOption('Fall');
  await page.getByLabel('Find a question').fill('result in effect for hungary');
  const question = page.getByRole('group', { name: 'The diplomatic result in effect for Hungary' });
  await question.getByText('otherwise: none').waitFor();
  await question.getByRole('combobox').selectOption('Germany, 9: associated with the Axis');
  await page.getByRole('button', { name: 'Put it into the game' }).click();

  // what was written can be opened again, and holds what was set
  await page.getByRole('button', { name: 'Edit: start-fall-1941.yaml' }).click();
  await expect
    .poll(() => page.locator('.facts li').allInnerTexts())
    .toEqual([expect.stringMatching(/Hungary.*Germany, 9/s)]);
  await page.getByRole('button', { name: 'Back' }).click();
  const api = await open(page);
  expect((await api.desk('')).view.open).toMatchObject({ year: 1941, turn: 'fall' });
  await page.locator('.me').waitFor();
  await expect
    .poll(() => page.locator('.map [aria-label^="Hungary"]').getAttribute('aria-label'))
    .toContain('associated with the Axis');
});

thorough(
  'says of a file for another rulebook which one it is for, and takes one that is dropped',
  async () => {
    const page = await on.page();
    await page.goto(`${on.house.url}/#/new`);
    const files = page.getByRole('radio', { name: 'Type now, or choose files' });
    await files.check();
    const drop = async (text: string): Promise<void> => {
      const dropped = await page.evaluateHandle((content) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([content], 'turkey.yaml'));
        return transfer;
      }, text);
      await page.locator('#own-data').dispatchEvent('drop', { dataTransfer: dropped });
    };
    await drop('format: 1\nkind: country-table\ntarget: turkey\nsource: ours\n');
    await page
      .getByRole('alert')
      .filter({ hasText: 'turkey.yaml is a file for A World at War: diplomacy' })
      .waitFor();
    await page.getByRole('radio', { name: /^A World at War/ }).check();
    await files.check();
    await drop('format: 1\nkind: country-table\ntarget: turkey\nsource: ours\n');
    await page.getByRole('button', { name: 'Edit: turkey.yaml' }).waitFor();
    await page.getByRole('button', { name: 'Remove: turkey.yaml' }).click();
    await page.getByText('turkey.yaml').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('own-data');
  },
);

thorough('mends a file that was chosen, in its form', async () => {
  const page = await wizard('European theatre, 1940');
  const text =
    'format: 1\nkind: dp-page\nsource: ours\nlines:\n  - { id: a, power: germany, label: north, value: x }\n';
  await page
    .locator('#own-data input[type=file]')
    .setInputFiles({ name: 'page.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) });
  await page.getByRole('alert').filter({ hasText: 'page.yaml:5: lines.0.value must be a whole' }).waitFor();
  await page.getByRole('button', { name: 'Fix it in the form: page.yaml' }).click();
  await page.getByText('DPs must be a whole number from -20 to 20.').first().waitFor();
  await page.getByLabel('DPs', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Put it into the game' }).click();
  await page.getByRole('button', { name: 'Edit: page.yaml' }).waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  await open(page);
});
