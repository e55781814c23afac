import type { Locator, Page } from 'playwright';
import { frameTexts } from '../src/web/texts/frame.ts';
import { paneOf, type Tool } from '../src/web/tool.ts';

/** Chance of a test: whole numbers from 0 to `below - 1`, the same each time. */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
type Chance = ReturnType<typeof chance>;

/** Whose turn it is, as the state in the head says in full. */
export async function headline(page: Page): Promise<string> {
  return (await page.locator('.me .state').getAttribute('title')) ?? '';
}

/** The number of the latest line that a page shows; 0 before the first. */
export function latest(page: Page): Promise<number> {
  // in one piece: a desk may make room for another at any time
  return page.evaluate(() => Number(document.querySelector('.latest .line-number')?.textContent ?? 0));
}

/** Wait until a page shows a line as its latest, or a later one. */
export async function shows(page: Page, line: number): Promise<void> {
  await page.waitForFunction(
    (n) => Number(document.querySelector('.latest .line-number')?.textContent ?? 0) >= n,
    line,
  );
}

/** Give what is asked first its first answer: a choice, or the roll that it needs. */
export async function answerFirst(page: Page): Promise<void> {
  const line = (await latest(page)) + 1;
  const roll = page.locator('.ask form.roll .main');
  await page.locator('.ask form').first().waitFor();
  if ((await roll.count()) > 0) await roll.press('Enter');
  else {
    await page.locator('.ask .option:not(.is-barred) input').first().check();
    await page.locator('.ask form .main').press('Enter');
  }
  await shows(page, line);
}

/** Fill in the form that a page asks first, at random and legally, and send it; false when it asks nothing. */
export async function answerByHand(page: Page, random: Chance): Promise<boolean> {
  const forms = page.locator('.ask .decision:not(.is-held) > form');
  for (const form of await forms.all()) {
    const optional = await form.locator('xpath=..').locator('.tag').count();
    // a roll is somebody else's first
    const isTheirs = (await form.locator('.actions button.main').count()) === 0;
    if (optional > 0 || isTheirs) continue;
    await fill(form, random);
    await send(form);
    return true;
  }
  return false;
}

/** Press keys that belong together at once: how far apart they come is no matter of how busy the machine is. */
export async function inTurn(page: Page, ...keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => page.keyboard.press(key)));
}

/** Wait until the browser will know the game of a desk again: it keeps that a moment after the desk stands there. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [, , game = ''] = window.location.hash.split('/');
    return Object.keys(localStorage).some((each) => each.includes(`.desk.${game}/`));
  });
}

/** Open a fold by its head, which is its summary or stands in it, unless it is open. */
export async function unfold(head: Locator): Promise<void> {
  const fold = head.locator('xpath=ancestor-or-self::summary/parent::details');
  if (!(await fold.evaluate((details: HTMLDetailsElement) => details.open))) await head.click();
  await head.locator('xpath=ancestor-or-self::summary/parent::details[@open]').waitFor();
}

/** Take up a tool of the desk, at the left or behind "more", unless it is up; gives what it shows. */
export async function openTool(page: Page, tool: Tool): Promise<Locator> {
  const button = page.locator(`.tool[data-tool="${tool}"]`);
  await page.locator('.tools').waitFor();
  if (await button.isVisible()) {
    const isUp = (await button.getAttribute('aria-pressed')) === 'true';
    // what is behind "more" stands in its place
    if (!isUp || (tool === 'more' && !(await page.locator('.side .more').isVisible()))) await button.click();
  } else {
    await openTool(page, 'more');
    await page.locator('.side .more').getByRole('button', { name: frameTexts.tools[tool] }).click();
  }
  if (paneOf(tool) === 'side') await page.locator('.side > :not(h1, .close, [hidden])').first().waitFor();
  return page.locator(PANES[paneOf(tool)]);
}

const PANES = { board: '.board', side: '.side' } as const;

/** Go to what is asked, from wherever: what lies over it goes. */
export async function toQuestion(page: Page): Promise<void> {
  await page.locator('.me .state').click();
}

/** Look at a panel of the board. */
export async function openTab(page: Page, name: string | RegExp): Promise<void> {
  await openTool(page, 'map');
  // on a phone the tabs stand there while the question lies low
  const tab = page.getByRole('tab', { name });
  if ((await page.locator('.grip').isVisible()) && !(await tab.isVisible())) await lower(page);
  await tab.click();
}

/** Lay the question of a phone low, so that the board is seen. */
export async function lower(page: Page): Promise<void> {
  const desk = page.locator('.desk');
  while ((await desk.getAttribute('data-sheet')) !== 'low') await page.locator('.grip').click();
}

/** Whether the button of a form asks once more before it gives nothing: where one has all its points for a year. */
export async function asksOnce(main: Locator): Promise<boolean> {
  return /: none, \d+ (?!point)\w+ (?:is|are) not placed/.test((await main.textContent()) ?? '');
}

/** Send a form as it is; asked whether nothing is meant, say so. */
export async function send(form: Locator): Promise<void> {
  const main = form.locator('.actions button.main');
  const asks = await asksOnce(main);
  await main.click();
  if (asks) await form.getByRole('button', { name: 'Yes, none' }).click();
}

async function fill(form: Locator, random: Chance): Promise<void> {
  const kind = await form.getAttribute('class');
  if (kind?.includes('choose')) await chooseOne(form, random);
  else if (kind?.includes('roll')) await typeDice(form, random);
  else if (kind?.includes('allocate')) await allocate(form, random);
}

async function chooseOne(form: Locator, random: Chance): Promise<void> {
  // what can only be confirmed is picked already
  const open = await form.locator('.option:not(.is-barred) input:visible').all();
  await open[random(open.length)]?.check();
}

async function typeDice(form: Locator, random: Chance): Promise<void> {
  for (const die of await form.locator('fieldset.die').all()) {
    const faces = await die.locator('input').all();
    await faces[random(faces.length)]?.check();
  }
}

/** From one place after the other to the grid of all, where a form has both. */
export async function toGrid(form: Locator): Promise<void> {
  const grid = form.locator('.kinds button.link');
  if ((await grid.count()) > 0) await grid.click();
}

async function allocate(form: Locator, random: Chance): Promise<void> {
  await toGrid(form);
  const fields = await form.locator('.grid-cell:not([aria-disabled="true"])').all();
  for (let point = 0; fields.length > 0 && point < 3; point++) {
    const field = fields[random(fields.length)];
    await field?.click();
    // nothing over a limit is sent
    if ((await form.locator('button.main').getAttribute('aria-disabled')) === 'true') await field?.press('0');
  }
  const cells = await form.locator(':is(.cell, .pip):not([aria-disabled="true"])').all();
  const more = await form.getByRole('button', { name: /^One more for/ }).all();
  for (let point = 0; cells.length > 0 && point < 3; point++) {
    await cells[random(cells.length)]?.click();
    // nothing over a limit is sent
    if ((await form.locator('button.main').getAttribute('aria-disabled')) === 'true')
      await form.locator('.is-current :is(.cell, .pip)').first().click();
  }
  for (let point = 0; cells.length === 0 && point < 3; point++) {
    const button = more[random(more.length)];
    if ((await button?.getAttribute('aria-disabled')) === 'false') await button?.click();
  }
}

/** The cell of a place with a number of points. */
export function cellOf(form: Locator, place: string, points: number): Locator {
  const name = new RegExp(`^${points} (?:points?|DPs?)\\b`);
  const radio = form.getByRole('radiogroup', { name: place, exact: true }).getByRole('radio', { name });
  // where no table is known, a pip of the first who gives
  const pip = form.getByRole('group', { name: place, exact: true }).getByRole('button', { name });
  return radio.or(pip).first();
}
