import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import type { Desk } from '../src/web/api.ts';
import type { Tool } from '../src/web/tool.ts';
import { headline, openTool, shows } from './player.ts';
import { atServer, stage } from './stage.ts';
import { Api, ask, newGame } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// A table that knows better than the program: it allows what is barred, skips, and corrects.

const on = stage();
let axis: Api;
let pages: readonly Page[];
beforeEach(async () => {
  const { game, people } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: [
      { name: 'Anna', seats: ['germany', 'japan', 'italy'] },
      { name: 'Ben', seats: ['uk', 'usa', 'ussr'] },
    ],
  });
  axis = new Api(on.house.url, game, people[0]?.key ?? '');
  pages = await Promise.all(people.map(on.sit));
});

async function panel(page: Page, title: string): Promise<ReturnType<Page['locator']>> {
  await openTool(page, PANELS[title] ?? 'more');
  return page.getByRole('region', { name: title, exact: true });
}

const PANELS: Readonly<Record<string, Tool>> = {
  'Allow what is barred': 'allow',
  'Take back': 'back',
  'Everything the desk knows': 'facts',
  'Rulings in force': 'rulings',
  Skip: 'skip',
};

async function agree(page: Page): Promise<void> {
  await page.locator('.consent').getByRole('button', { name: 'Agree' }).click();
}

it('allows what is barred, with a reason that the others read, and takes it from then on', async () => {
  const [anna, ben] = pages as [Page, Page];
  const allow = await panel(anna, 'Allow what is barred');
  const button = allow.getByRole('button', { name: 'Propose to allow it' });
  await allow.getByLabel('What is barred').selectOption('r1/germany/choose=mongolia');
  await expect
    .poll(() => button.getAttribute('aria-disabled'), { message: 'it needs a reason' })
    .toBe('true');
  await allow.getByLabel('Why it is allowed').fill('a rule of our own');
  await button.click();
  await ben.locator('.consent', { hasText: 'a rule of our own' }).waitFor();
  await agree(ben);
  await Promise.all(pages.map((page) => shows(page, 1)));
  await expect
    .poll(() => anna.locator('.ask .allowed').textContent())
    .toMatch(/Mongolia.*a rule of our own.*T2/s);
  await expect
    .poll(() => ben.locator('.latest').textContent())
    .toMatch(
      /Germany sets a bar aside.*a rule of our own.*By Anna\. Agreed by Germany, Japan, Italy, Soviet Union, United Kingdom and United States\./s,
    );
  const option = anna.locator('.ask .option', { hasText: 'Mongolia' });
  await expect.poll(() => option.getAttribute('class')).not.toContain('is-barred');
  await option.locator('input').check();
  await anna.locator('.ask button.main').click();
  await shows(ben, 2);
  await expect.poll(() => ben.locator('.latest').textContent()).toMatch(/Germany turns to Mongolia/);
});

thorough('asks everybody before what all agreed to is taken back', async () => {
  const [anna, ben] = pages as [Page, Page];
  await axis.answer('germany', 'allow', { value: 'r1/germany/choose=mongolia', reason: 'ours' });
  await agree(ben);
  await shows(ben, 1);
  const back = await panel(ben, 'Take back');
  await back.getByText(/Nothing happens until Germany, Japan, and Italy agree/).waitFor();
  await back.getByRole('button', { name: 'Ask the others' }).click();
  await agree(anna);
  await shows(ben, 2);
  await expect.poll(() => anna.locator('.ask .allowed').count()).toBe(0);
});

thorough('skips a turn when the one whose turn it is agrees, and says so to all, by voice too', async () => {
  const [anna, ben] = pages as [Page, Page];
  const skip = await panel(ben, 'Skip');
  await skip.getByText(/takes a decision away from Germany\. Nothing happens until Germany agrees/).waitFor();
  const propose = skip.getByRole('button', { name: 'Propose: Skip the turn of Germany' });
  // by keyboard alone
  await propose.focus();
  await ben.keyboard.press('Enter');
  await anna.locator('.consent .eyebrow', { hasText: 'Ben proposes' }).waitFor();
  await expect.poll(() => anna.title()).toMatch(/^Your turn: agree\?/);
  const spoken = anna.getByRole('status').filter({ hasText: 'Ben proposes: Skip the turn of Germany' });
  await expect.poll(() => spoken.textContent()).toContain('Still to agree: Germany.');
  await ben.locator('.consent .eyebrow', { hasText: 'You propose' }).waitFor();
  expect(await headline(anna)).toBe('Germany: your turn');
  await anna.locator('.consent').getByRole('button', { name: 'Refuse' }).focus();
  await anna.keyboard.press('Enter');
  await ben.getByRole('status').filter({ hasText: 'Anna refuses' }).waitFor();
  await propose.click();
  await agree(anna);
  await Promise.all(pages.map((page) => shows(page, 1)));
  await ben.getByRole('status').filter({ hasText: 'All have agreed: it is done.' }).waitFor();
  await expect
    .poll(() => anna.locator('.latest').textContent())
    .toMatch(/The table skips the turn of Germany.*By Ben\. Agreed by Germany\./s);
  await expect.poll(() => headline(anna)).toBe('Japan: your turn');
});

atServer('keeps what is proposed anew when the answer to a refusal comes late', async () => {
  const [anna, ben] = pages as [Page, Page];
  const late = Promise.withResolvers<Route>();
  await anna.route('**/refuse', (route) => late.resolve(route));
  const skip = await panel(ben, 'Skip');
  const propose = skip.getByRole('button', { name: 'Propose: Skip the turn of Germany' });
  await propose.click();
  await anna.locator('.consent').getByRole('button', { name: 'Refuse' }).click();
  const route = await late.promise;
  const answer = await route.fetch();
  await ben.getByRole('status').filter({ hasText: 'Anna refuses' }).waitFor();
  await anna.locator('.consent').waitFor({ state: 'detached' });
  // the desk is again what it was when the refusal was sent
  await propose.click();
  await anna.locator('.consent').waitFor();
  const answered = anna.waitForResponse('**/refuse');
  await route.fulfill({ response: answer });
  await (await answered).finished();
  await agree(anna);
  await Promise.all(pages.map((page) => shows(page, 1)));
  await expect.poll(() => headline(anna)).toBe('Japan: your turn');
});

thorough('withdraws a proposal, and lets it lapse when the table goes on', async () => {
  const [anna, ben] = pages as [Page, Page];
  const rulings = await panel(ben, 'Rulings in force');
  await rulings
    .getByRole('button', { name: /^Propose to play it this way/ })
    .first()
    .click();
  await anna.locator('.consent .eyebrow', { hasText: 'Ben proposes' }).waitFor();
  await ben.locator('.consent').getByRole('button', { name: 'Take it back' }).click();
  await anna.getByRole('status').filter({ hasText: 'What Ben proposed is off' }).waitFor();
  await rulings
    .getByRole('button', { name: /^Propose to play it this way/ })
    .first()
    .click();
  await anna.locator('.consent .eyebrow', { hasText: 'Ben proposes' }).waitFor();
  await axis.answer('germany', 'choose', 'turkey');
  await ben.getByRole('status').filter({ hasText: 'has lapsed' }).waitFor();
  await expect.poll(() => anna.locator('.consent').count()).toBe(0);
});

thorough('shows which earlier sums a correction would have changed', async () => {
  const [, ben] = pages as [Page, Page];
  await axis.answer('germany', 'choose', 'spain');
  await axis.answer('dice', 'roll', [2, 6]);
  const facts = await panel(ben, 'Everything the desk knows');
  await ben.locator('.side').getByRole('searchbox').first().fill('Gibraltar');
  await facts.getByRole('button', { name: 'Change: Who controls Gibraltar?' }).click();
  await facts.getByRole('combobox', { name: /^Who controls Gibraltar\?/ }).selectOption('germany');
  await facts.getByLabel('What happened?').selectOption('correction');
  await facts.getByRole('button', { name: 'Report 1 change' }).click();
  await shows(ben, 3);
  const affects = ben.locator('.latest .affects');
  await expect
    .poll(() => affects.textContent())
    .toMatch(/line 2, Hits: Germany at Spain: 1, a hit.* instead of 0, no hit/);
  // what stands is left, or taken back from there: both from the line itself
  await ben.locator('.latest').getByRole('button', { name: 'Take back all from line 2 on' }).click();
  const back = ben.getByRole('region', { name: 'Take back' });
  const chosen = back.getByLabel('How far');
  await expect.poll(() => chosen.inputValue()).toBe('1');
  await expect.poll(() => chosen.evaluate((select) => select === document.activeElement)).toBe(true);
  await ben.locator('.latest').getByRole('button', { name: 'Leave it as it was' }).click();
  await ben.locator('.latest').getByText('Left as it was.').waitFor();
  await back.getByRole('button', { name: 'Ask the others' }).click();
  const [anna] = pages as [Page, Page];
  await anna
    .getByText(/Take back all from line 2 on: /)
    .first()
    .waitFor();
  await agree(anna);
  await shows(ben, 4);
  await expect.poll(() => headline(anna)).toBe('Germany: your roll');
  await expect.poll(() => anna.title()).toMatch(/^Your turn/);
  await expect.poll(() => headline(ben)).toBe('Waiting for Germany to roll');
});

thorough('brings the sums that a line does not name when they are asked for', async () => {
  const { people, api } = await newGame(on.house.url, {
    scenario: 'world-1942',
    dice: 'typed',
    people: [{ name: 'Anna', seats: ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'] }],
  });
  const rolls = 6;
  for (let roll = 0; roll < rolls; roll++) {
    for (let desk = await api.desk('germany'); desk.awaiting[0] !== 'germany'; ) {
      const decision = desk.tableAsks.find(({ id }) => id.endsWith('/skip'))?.id ?? '';
      const sent = { seat: 'table', decision, desk: 'germany', mark: desk.marks[decision], answer: 'turn' };
      const path = `/games/${api.game}/answers`;
      desk = (await ask<Desk>(on.house.url, path, api.key, { ...sent, request: randomUUID() })).body;
    }
    await api.answer('germany', 'choose', 'spain');
    await api.answer('dice', 'roll', [2, 6]);
  }
  // each of the two makes a hit of every 2 there
  const found = { value: 'germany', as: 'correction' };
  const report = { 'control.gibraltar': found, 'controller.portugal': found };
  expect((await api.answer('table', 'report', report)).status).toBe(200);
  const page = await on.sit(people[0]);
  const latest = page.locator('.latest');
  const sums = latest.locator('.affects li', { hasText: /^line \d+, Hits/ });
  await expect.poll(() => sums.count()).toBe(10);
  await latest.getByRole('button', { name: 'and 2 more' }).click();
  await expect.poll(() => sums.count()).toBe(2 * rolls);
  const lines = (await sums.allTextContents()).map((text) => /^line \d+/.exec(text)?.[0]);
  expect(new Set(lines).size).toBe(rolls);
  await expect.poll(() => latest.getByRole('button', { name: /^and \d+ more$/ }).count()).toBe(0);
});

thorough('says of a correction that touches nothing that it does', async () => {
  const [, ben] = pages as [Page, Page];
  await axis.answer('table', 'standing-0/report', {
    'control.gibraltar': { value: 'germany', as: 'correction' },
  });
  await shows(ben, 1);
  await expect.poll(() => ben.locator('.latest').textContent()).toContain('No past sum is affected.');
});
