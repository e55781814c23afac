import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { SUMMER_1943 } from '../src/cli/play/summer-1943.test-helper.ts';
import { openTab, openTool, send } from './player.ts';
import { axe } from './axe.ts';
import { stage } from './stage.ts';
import { Api, newGame, type Seated } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// Italy falls in 1943, by three people at three machines; and what Japan counts in 1945.

const on = stage();
const SEATS = ['european-axis', 'western-allies', 'russia'];

/** Summer 1943: Africa is lost. */
const START = { ...SUMMER_1943, facts: { ...SUMMER_1943.facts, 'axis-in-africa': false } };

const PLACED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'european-axis': { 'germany/italy': 2, 'italy/turkey': 1 },
  'western-allies': { 'britain/italy': 2, 'us/turkey': 2 },
};

const COVERT: Readonly<Record<string, number>> = { 'european-axis': 1, 'western-allies': 0, russia: 0 };

async function taken(said: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await said;
  expect(status, JSON.stringify(body)).toBe(200);
}

const report = (facts: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, { value, as: 'change' }]));

/** What a page asks that is not sealed. */
const asked = (page: Page) => page.locator('.ask .decision:not(.is-held)');

/** The form of a question: the panel's own has its prompt in the heading, each other one above its form. */
function formOf(page: Page, prompt: RegExp): Locator {
  const panel = page.locator('main', { has: page.locator('#ask-heading', { hasText: prompt }) });
  const main = panel.locator('.ask .decision.is-main:not(.is-held)');
  return main.or(asked(page).filter({ hasText: prompt })).locator('> form');
}

/** Fill in the facts of the form that the table is asked, and send it. */
async function tell(page: Page, prompt: RegExp, values: readonly (number | 'no')[]): Promise<void> {
  const form = formOf(page, prompt);
  await form.waitFor();
  const fields = form.locator('input[type="number"]');
  const numbers = values.filter((each) => each !== 'no');
  for (const [i, value] of numbers.entries()) await fields.nth(i).fill(String(value));
  if (values.includes('no')) await form.locator('input[value="false"]').check();
  await send(form);
  await expect.poll(() => formOf(page, prompt).count()).toBe(0);
}

const panel = async (page: Page, title: string): Promise<string> => {
  await openTab(page, title);
  return page.getByRole('region', { name: new RegExp(`^${title}`) }).innerText();
};

thorough('lets three people in three browsers play the surrender of Italy', async () => {
  const { game, people } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'campaign-1939',
    // nobody is asked of Britain, too
    rulings: { 'late-war': 'reported' },
    data: [START],
    people: SEATS.map((seat) => ({ name: seat, seats: [seat] })),
  });
  const keys = people.map(({ key }) => key);
  const apiOf = (seat: string): Api => new Api(on.house.url, game, keys[SEATS.indexOf(seat)] ?? '');
  for (const [seat, placed] of Object.entries(PLACED))
    await taken(apiOf(seat).answer(seat, 'allocate', placed));
  for (const seat of SEATS)
    await taken(apiOf(seat).answer(seat, 'report', report({ [`covert-operations.${seat}`]: COVERT[seat] })));
  // Summer: nobody names a target
  await taken(apiOf('european-axis').answer('european-axis', 'name', {}));
  for (const seat of ['western-allies', 'russia']) await taken(apiOf(seat).answer(seat, 'name', {}));
  const pages = await Promise.all(people.map((each) => on.sit(each)));
  const [axis, west, russia] = pages as [Page, Page, Page];

  // the end of the Allied player turn: whoever knows it tells it
  const near = report({ 'safe.germany': true, 'safe.italy': false });
  await taken(apiOf('western-allies').answer('table', 'report', near));
  await tell(west, /surely keep all this year/, [-9]);
  await tell(axis, /changed on the map since/, ['no']);
  await tell(russia, /BRP total of Italy/, [80, -3]);
  const confirm = formOf(west, /Italy surrenders/);
  await confirm.getByRole('button', { name: 'Open the DPs in Italy' }).click();

  // what lay in Italy is open to all, and each camp says what it adds
  for (const page of pages) {
    const opened = page.getByText('DPs in Italy: European Axis 2, Western Allies 2, Russia 0.').first();
    await opened.waitFor();
  }
  for (const page of [west, russia, axis]) {
    const form = formOf(page, /covert operations in Italy/);
    await form.waitFor();
    if (page === axis) await form.locator('input').first().check();
    await send(form);
    await form.waitFor({ state: 'detached' });
  }
  // -1 + 2 - 2 + 1 = 0: both sides receive the same, and named ships are not among it
  await tell(west, /factors of infantry has Italy/, [18, 5, 9]);

  for (const page of pages) {
    await openTool(page, 'todo');
    const due = page.getByRole('checkbox', { name: /Germany receives:|Remove all Italian air units/ });
    await expect.poll(() => due.count()).toBe(2);
    await expect.poll(() => panel(page, 'Surrender')).toMatch(/Italy[\s\S]*has surrendered/);
    // a fall is told as what it is, with its sum
    await openTool(page, 'log');
    await page.locator('.log .is-big', { hasText: 'Italy surrenders' }).first().waitFor();
    await expect.poll(() => panel(page, 'In force')).toMatch(/Folgore may overstack/);
  }
  // what one person has done on the map is done
  await openTool(axis, 'todo');
  const air = axis.getByRole('checkbox', { name: /Remove all Italian air units/ });
  await air.click();
  await expect.poll(() => air.count()).toBe(0);
});

/** Spring 1945 in the Pacific: what Japan counts is asked for next, as some of it has changed. */
async function japanIn1945(): Promise<Seated | undefined> {
  const { game, people } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'pacific-1941',
    data: [PACIFIC],
    people: [{ name: 'Both', seats: ['japan', 'western-allies'] }],
  });
  const api = new Api(on.house.url, game, people[0]?.key ?? '');
  const reported = (facts: Readonly<Record<string, unknown>>): Promise<void> =>
    taken(api.answer('table', 'report', report(facts)));
  await reported({ 'changed.china': false });
  const none = { 'eliminated.brps': 0, 'eliminated.named-damaged': 0, 'eliminated.named-in-port': 0 };
  await reported({ 'changed.japan': true, ...none });
  return people[0];
}

const PACIFIC = {
  format: 1,
  kind: 'start',
  year: 1945,
  facts: {
    'usjt.actual': 40,
    'war.japan-us': true,
    'war-since.japan-us': '1941/winter',
    'control.chungking': 'china',
    'control.yenan': 'communists',
    ...Object.fromEntries(
      ['peking', 'shanghai', 'nanking', 'canton'].map((at) => [`control.${at}`, 'japan']),
    ),
    'unbuilt-factors.china': 10,
    'foreign-factors.china': 7,
  },
};

it('asks under headings what has changed for Japan, and keeps what is left as it is', async () => {
  const page = await on.sit(await japanIn1945());
  const form = formOf(page, /What has changed/);
  await form.waitFor();
  const heads = form.locator('summary');
  await expect.poll(() => heads.count()).toBeGreaterThan(6);
  // folded, it is a page and not a scroll; by keys a heading opens, and its questions follow
  expect(await form.locator('select').filter({ visible: true }).count()).toBe(0);
  await heads.filter({ hasText: 'South-east Asia' }).press('Enter');
  const manila = form.getByRole('group', { name: 'Who controls Manila?' });
  await manila.getByRole('combobox').selectOption({ label: 'the Western Allies' });
  await expect.poll(() => heads.filter({ hasText: '1 changed' }).count()).toBe(1);
  await manila.getByRole('combobox').selectOption({ label: 'choose ...' });
  await expect.poll(() => heads.filter({ hasText: '1 changed' }).count()).toBe(0);
  await manila.getByRole('combobox').selectOption({ label: 'the Western Allies' });
  await heads.filter({ hasText: 'Japan and Manchuria' }).press('Enter');
  // what is known stands there as it is, and is told by nothing
  const tokyo = form.getByRole('group', { name: 'Who controls Tokyo?' }).getByRole('combobox');
  expect(await tokyo.locator('option:checked').textContent()).toBe('Japan');
  expect(await form.locator('button.main').innerText()).toMatch(/^Tell: Manila the Western Allies/);
  expect(await axe(page)).toEqual([]);
  await send(form);
  // what is told is no longer among what is not known
  await openTab(page, 'Surrender');
  await page
    .getByRole('button', { name: /^Japan/ })
    .first()
    .click();
  await expect.poll(() => page.locator('.watch dl').innerText()).toMatch(/not known/i);
  await expect.poll(() => page.locator('.watch dl').innerText()).not.toMatch(/of Manila/);
});
