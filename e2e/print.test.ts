import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { RecordLine } from '../src/kernel/game/record.ts';
import { openTool } from './player.ts';
import { stage } from './stage.ts';
import { allot, Api, ask, newGame } from './table.ts';
import { Play, rulebooksOf } from './tour.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

const on = stage();

/** The words of the record as they are printed, in their order. */
async function printed(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  return page.locator('.printed').innerText();
}

/** Wait until what is printed is there: its script comes a moment after the desk. */
async function canPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.locator('.printed').waitFor();
  await page.emulateMedia({ media: 'screen' });
  await page.locator('.printed').waitFor({ state: 'detached' });
  await page.emulateMedia({ media: null });
}

/** What could be pressed, filled in or unfolded on the paper. */
async function controls(page: Page): Promise<number> {
  const all = page.locator('button:not(.cited), a, input, select, textarea, summary, details');
  return all.filter({ visible: true }).count();
}

/** Where each of some texts stands; -1 for what is not there. */
function places(text: string, parts: readonly string[]): number[] {
  return parts.map((part) => text.indexOf(part));
}

const sheetsIn = (lines: readonly RecordLine[]): NonNullable<RecordLine['dispatches'][0]['sheet']>[] =>
  lines.flatMap(({ dispatches }) => dispatches.flatMap(({ sheet }) => sheet ?? []));

/** What stands in the margin boxes of every page, and the size of the paper. */
async function pageRules(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map((rule) => rule.cssText)
      .join(' '),
  );
}

/** How many pages a PDF has, by its own count. */
function pagesOf(pdf: Buffer): number {
  return Math.max(
    ...[...pdf.toString('latin1').matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count)),
  );
}

const FACTIONS = [
  { name: 'Ann', seats: ['european-axis'] },
  { name: 'Bob', seats: ['western-allies'] },
  { name: 'Cleo', seats: ['russia'] },
  { name: 'Dora', seats: [] },
];

/** A year start of rule 49 and the fall of a die at Turkey, with typed dice. */
async function rolledGame(): Promise<{ hashes: readonly string[]; west: Api; axis: Api }> {
  const { game, people, api } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    title: 'An evening in "May"',
    rulings: { aggressor: 'power' },
    dice: 'typed',
    people: FACTIONS,
  });
  await allot(api);
  const [axis, west, russia] = people.map(({ key }) => new Api(on.house.url, game, key)) as [Api, Api, Api];
  const done = async (said: Promise<{ status: number; body: unknown }>): Promise<void> => {
    const { status, body } = await said;
    expect(status, JSON.stringify(body)).toBe(200);
  };
  await done(axis.answer('european-axis', 'allocate', { 'germany/turkey': 2, 'germany/spain': 3 }));
  await done(west.answer('western-allies', 'allocate', { 'britain/turkey': 1, 'britain/norway': 2 }));
  await done(russia.answer('russia', 'allocate', { 'russia/turkey': 2, 'russia/finland': 2 }));
  await done(axis.answer('european-axis', 'name', { turkey: 1 }));
  await done(russia.answer('russia', 'subversion', {}));
  await done(axis.answer('european-axis', 'covert', {}));
  await done(west.answer('western-allies', 'covert', {}));
  await done(russia.answer('russia', 'covert', {}));
  await done(west.answer('table', 'report', { 'table.other.turkey': { value: 2, as: 'change' } }));
  await done(west.answer('dice', 'roll', [3]));
  return { hashes: people.map(({ hash }) => hash), west, axis };
}

it('prints a game of rule 49 as a record: who, by what, what stands, every sum', async () => {
  const { hashes, west } = await rolledGame();
  const page = await on.sit({ hash: hashes[1] ?? '' });
  await page.locator('.map .place').first().waitFor();
  expect(await page.locator('.printed').count()).toBe(0);
  const text = await printed(page);
  const parts = [
    'An evening in "May"',
    'A World at War: diplomacy, European theatre, 1940',
    'As seen by Western Allies',
    'Germany has 6 DPs for 1940',
    'All have sealed their DPs',
    'The die shows 3',
    'How it stands',
  ];
  expect(text).not.toContain('One moment');
  const found = places(text, parts);
  expect(parts.filter((_, i) => found[i] === -1)).toEqual([]);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  // Bob's own points stand there, the others' only as far as they were opened
  expect(text).toContain('Britain\u2013Norway 2');
  expect(text).not.toContain('Spain 3');
  await everySumIsTold(page, (await west.desk('western-allies')).lines);
});

/** Each sum of the lines with what counts in it. */
async function everySumIsTold(page: Page, lines: readonly RecordLine[]): Promise<void> {
  const sheets = sheetsIn(lines);
  const counting = sheets.filter(
    (each) => each.lines.filter(({ min, max }) => min !== 0 || max !== 0).length > 1,
  );
  expect(counting.length).toBeGreaterThan(0);
  const sums = await page.locator('.printed-log .small', { hasText: ' = ' }).count();
  expect(sums).toBeGreaterThanOrEqual(counting.length);
  expect(await controls(page)).toBe(0);
}

thorough('prints what each seat may see, and an earlier moment as what it is', async () => {
  const { hashes, axis } = await rolledGame();
  const of = (await axis.desk('european-axis')).lines.length;
  const page = await on.sit({ hash: `${hashes[0]}?at=2` });
  await page.locator('.replay-at', { hasText: `After line 2 of ${of}` }).waitFor();
  await page.locator('.looking-back .latest .line-number', { hasText: '2' }).waitFor();
  const text = await printed(page);
  expect(text).toContain(`An earlier moment: the table after line 2 of ${of}`);
  expect(text).toContain('As seen by European Axis');
  expect(text).toContain('Germany\u2013Spain 3');
  expect(text).not.toContain('The die shows');
  expect(await page.locator('.printed-log li.line').count()).toBe(2);
  expect(await controls(page)).toBe(0);
});

thorough('prints a long game of Level of Cooperation whole, oldest first, its pages numbered', async () => {
  const book = (await rulebooksOf(on.house)).find((each) => each.id === 'level-of-cooperation');
  if (!book) throw new Error('no rulebook');
  const play = await Play.start(on.house, book, 'world-1942', 'typed');
  const lines = await play.go(54);
  expect(lines).toBeGreaterThan(50);
  const page = await on.page({ colorScheme: 'dark' });
  await page.goto(`${on.house.url}/${play.hash(null)}`);
  await page.locator('.map .place').first().waitFor();
  await canPrint(page);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pagesOf(pdf)).toBeLessThanOrEqual(3);
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBeLessThanOrEqual(3);
  // when the paper is gone, so is the record
  await expect.poll(() => page.locator('.printed').count()).toBe(0);
  const text = await printed(page);
  expect(text).toContain('Nothing in this game is secret.');
  const numbers = await page
    .locator('.printed-log li.line')
    .evaluateAll((all) => all.map((each) => (each as HTMLLIElement).value));
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  await everySumIsTold(page, (await play.desk('')).lines);
  expect(await page.title()).toBe(book.title);
  const rules = await pageRules(page);
  expect(rules).toMatch(/@bottom-right[^}]*"Page " counter\(page\) " of " counter\(pages\)/);
  expect(rules).toMatch(/@bottom-left[^}]*var\(--game-name/);
  const [ink, name] = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return [style.color, style.getPropertyValue('--game-name')];
  });
  expect([ink, name]).toEqual(['rgb(31, 29, 24)', `"${book.title}"`]);
});

thorough('prints ticks, what was taken back and why; and the desk is as it was afterwards', async () => {
  const { game, people, api } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    // one step short of Germany's marker, which the players must place
    data: [{ format: 1, kind: 'start', levels: { turkey: -2 } }],
    people: [{ name: 'All', seats: ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'] }],
  });
  await api.answer('germany', 'choose', 'turkey');
  await api.answer('dice', 'roll', [1, 6]);
  await api.answer('japan', 'choose', 'mongolia');
  const undo = { seat: 'japan', to: 2, reason: 'the wrong country', request: crypto.randomUUID() };
  const undone = await ask(on.house.url, `/games/${game}/undo`, people[0]?.key ?? '', undo);
  expect(undone.status, JSON.stringify(undone.body)).toBe(200);
  const page = await on.sit(people[0]);
  await openTool(page, 'todo');
  await page.locator('.directives').getByRole('checkbox').first().click();
  // the box is crossed at once; the record says so when the server has it
  await openTool(page, 'log');
  await page.locator('.log .tag', { hasText: 'done' }).waitFor();
  const choice = page.locator('.ask .option:not(.is-barred) input').first();
  await choice.check();
  // what came with the game goes to paper when it is asked for
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-asked', '');
  });
  await page.getByRole('button', { name: 'Print, save' }).click();
  await page.getByLabel('Tables and facts').check();
  await page.locator('.print-save').getByRole('button', { name: 'Print', exact: true }).click();
  await page.locator('body[data-asked]').waitFor();
  const text = await printed(page);
  expect(text).toMatch(/\u2612 .*Done\./);
  expect(text).toContain('Card \u201cExample card, 1942\u201d');
  const gone = page.locator('.printed-log li.line').nth(2);
  expect(await gone.innerText()).toContain('taken back');
  expect(await gone.evaluate((line) => line.classList.contains('is-undone'))).toBe(true);
  expect(await page.locator('.printed-log li.line').nth(3).innerText()).toContain(
    '\u201cthe wrong country\u201d',
  );
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => page.locator('.printed').count()).toBe(0);
  expect(await choice.isChecked()).toBe(true);
  await expect.poll(() => page.title()).toMatch(/^Your turn/);
});

it('is asked for beside the log, and prints nothing of a desk that is behind a screen', async () => {
  const book = (await rulebooksOf(on.house)).find((each) => each.id === 'a-world-at-war');
  if (!book) throw new Error('no rulebook');
  const play = await Play.start(on.house, book, 'european-1940', 'program');
  await play.go(2);
  const page = await on.page();
  await page.addInitScript(() => {
    // as browsers do: what is not there at once is not on the paper
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.body.setAttribute('data-printed', document.querySelector('.printed h1')?.textContent ?? '');
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await page.goto(`${on.house.url}/${play.hash('russia')}`);
  const open = page.getByRole('button', { name: 'Open the desk of Russia' });
  await open.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.printed').count()).toBe(0);
  expect(await page.locator('main button').filter({ visible: true }).count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await open.click();
  await canPrint(page);
  await openTool(page, 'log');
  await page.getByRole('button', { name: 'Print, save' }).click();
  await page.locator('.log').getByRole('button', { name: 'Print', exact: true }).click();
  await page.locator(`body[data-printed="${book.title}"]`).waitFor();
  await expect.poll(() => page.locator('.printed').count()).toBe(0);
});

thorough(
  'prints what was chosen: a turn on two pages at most, a year by its turns, or the whole game',
  async () => {
    const { hashes } = await rolledGame();
    const page = await on.page();
    await page.addInitScript(() => {
      // the paper of the test is made after what was chosen
      window.print = () => document.body.setAttribute('data-asked', '');
    });
    await page.goto(`${on.house.url}/${hashes[1]}`);
    await openTool(page, 'log');
    await page.getByRole('button', { name: 'Print, save' }).click();
    const choice = page.getByLabel('Turns');
    const paperOf = async (what: string): Promise<{ text: string; pages: number }> => {
      await choice.selectOption(what);
      await page.locator('.print-save').getByRole('button', { name: 'Print', exact: true }).click();
      await page.locator('body[data-asked]').waitFor();
      const text = await printed(page);
      const pages = pagesOf(await page.pdf({ format: 'A4' }));
      await page.evaluate(() => {
        window.dispatchEvent(new Event('afterprint'));
        document.body.removeAttribute('data-asked');
      });
      await page.emulateMedia({ media: 'screen' });
      return { text, pages };
    };
    const turn = await paperOf('Spring 1940');
    expect(turn.text).toMatch(/Spring 1940/);
    expect(turn.text).toContain('The die shows 3');
    expect(turn.text).not.toContain('How it stands');
    expect(turn.pages).toBeLessThanOrEqual(2);
    const year = await paperOf('1940');
    expect(year.text).toContain('All have sealed their DPs');
    expect(year.text).toContain('The die shows 3');
    const whole = await paperOf('The whole game');
    expect(whole.text).toContain('How it stands');
  },
);
