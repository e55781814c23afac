// Walks through the desk in a real browser: by keyboard alone, by an eager double click, with two people at one game.
// Use: node e2e/walk.ts [--url http://127.0.0.1:4000]
import { strict as assert } from 'node:assert';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { openBrowser } from './browser.ts';
import { startSite } from './site.ts';
import { Play, rulebooksOf, type Site } from './tour.ts';

const EXAMPLE = { rulebook: 'level-of-cooperation', scenario: 'short-1942' };

/** Press Tab until something with this text in its name has the focus. */
async function tabTo(page: Page, text: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const active = document.activeElement;
      const label = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : active?.textContent;
      return active?.getAttribute('aria-label') ?? label ?? '';
    });
    if (name.includes(text)) return;
  }
  throw new Error(`no way by keys to "${text}"`);
}

/** From the first page to a fallen roll without a mouse; a barred choice says why on the way. */
async function byKeys(browser: Browser, site: Site): Promise<void> {
  const page = await browser.newPage();
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Open an example game' }).waitFor();
  await tabTo(page, 'Open an example game');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'your turn' }).waitFor();
  await tabTo(page, 'Turkey');
  for (let i = 0; i < 40 && (await page.locator('p.why.hint').count()) > 0; i++) await page.keyboard.press('ArrowDown');
  const why = await page.locator('p.why').textContent();
  assert.match(why ?? '', /T2/, 'a barred choice reached by the arrow keys says why, with its clause');
  assert.equal(await page.locator('.is-barred input:checked').count(), 0, 'a barred choice is not taken');
  await page.getByRole('radio', { name: 'Turkey' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Roll 2 dice' }).waitFor();
  const heading = await page.evaluate(() => document.activeElement?.tagName);
  assert.equal(heading, 'H1', 'after an answer the focus is on what is asked next');
  await tabTo(page, 'Roll 2 dice');
  await page.keyboard.press('Enter');
  await page.locator('.latest .fallen').waitFor();
  await page.close();
}

/** A roll pressed twice falls once. */
async function twice(browser: Browser, site: Site, play: Play): Promise<void> {
  let next = await play.next();
  while (next && next.decision.form.kind !== 'roll') {
    await play.answer(next.desk, next.decision);
    next = await play.next();
  }
  assert.ok(next);
  const page = await browser.newPage();
  await page.goto(`${site.url}/${play.hash(next.desk.seat)}`);
  const before = (await play.desk('')).lines.length;
  await page.getByRole('button', { name: /^Roll/ }).dblclick();
  await page.locator('.latest .fallen').waitFor();
  await page.waitForTimeout(300);
  assert.equal((await play.desk('')).lines.length, before + 1, 'one line for one roll');
  await page.close();
}

/** What one person does, another sees at once. */
async function together(browser: Browser, site: Site, play: Play): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${site.url}/${play.hash(null)}`);
  await page.locator('.ask').waitFor();
  const next = await play.next();
  assert.ok(next);
  const before = (await play.desk('')).lines.length;
  await play.answer(next.desk, next.decision);
  await page.locator('.latest .line-number', { hasText: String(before + 1) }).waitFor({ timeout: 3000 });
  await page.close();
}

/** Looking back is an address: opened anew it shows the same moment. */
async function lookBack(browser: Browser, site: Site, play: Play): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${site.url}/${play.hash(null)}`);
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.getByRole('button', { name: 'One line earlier' }).click();
  const said = await page.locator('.replay-at').textContent();
  const again = await browser.newPage();
  await again.goto(page.url());
  await again.locator('.replay-at', { hasText: said?.slice(0, 14) ?? '' }).waitFor();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.locator('.ask').waitFor();
  await page.close();
  await again.close();
}

const { values } = parseArgs({ options: { url: { type: 'string' } } });
const site = await startSite(values.url);
const browser = await openBrowser();
try {
  const book = (await rulebooksOf(site)).find((each) => each.id === EXAMPLE.rulebook);
  assert.ok(book);
  const play = await Play.start(site, book, EXAMPLE.scenario, 'program');
  await byKeys(browser, site);
  await twice(browser, site, play);
  await together(browser, site, play);
  await lookBack(browser, site, play);
  console.log('by keys, twice, together, looking back: all well');
} finally {
  await browser.close();
  await site.stop();
}
