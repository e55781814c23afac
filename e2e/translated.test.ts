import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { dialog, lineOf } from './mending.ts';
import { cellOf, headline, openTool, shows } from './player.ts';
import { settled } from './settled.ts';
import { stage } from './stage.ts';
import { allot, Api, newGame } from './table.ts';

// Whoever has the page translated plays on: what changes is seen.

const on = stage();

/** What translated text ends with: it is not seen, nor part of a name; before a text it would stand for its first letter. */
const MARK = '\u200b';

/** Runs in the page: puts an element in the place of every text, as translators do, and goes on with what comes. */
function translate(mark: string): void {
  const wrap = (text: Node): void => {
    const parent = text.parentElement;
    if (!text.nodeValue?.trim() || !parent || parent.closest('font, svg, script, style, textarea, title'))
      return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = `${text.nodeValue}${mark}`;
    parent.replaceChild(outer, text);
  };
  const wrapAll = (within: Node): void => {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const texts = [within];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const each of texts) if (each.nodeType === Node.TEXT_NODE && each.isConnected) wrap(each);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const each of addedNodes) wrapAll(each);
  }).observe(document, { childList: true, subtree: true });
  wrapAll(document);
}

/** What a page says of play, translated back. */
async function words(page: Page): Promise<readonly string[]> {
  await settled(page);
  const all = await page
    .locator('header .state, .now > :not(.visually-hidden), .side:visible')
    .allInnerTexts();
  return all.map(plain);
}

const plain = (text: string): string => text.replaceAll(MARK, '');

it('shows what changes: what is picked, whose turn it is, what is opened', async () => {
  const { game, people, api } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    people: ['european-axis', 'western-allies', 'russia'].map((seat) => ({ name: seat, seats: [seat] })),
  });
  await allot(api);
  const allies = new Api(on.house.url, game, people[1]?.key ?? '');
  const page = await on.sit(people[2]);
  await settled(page);
  await page.evaluate(translate, MARK);
  const form = page.locator('form.allocate');
  const seal = form.locator('button.main');
  const sealed = async (): Promise<string> => plain(await seal.innerText());

  // what is begun is counted, and the words stand in their order
  expect(await sealed()).toBe('Seal: none, 6 DPs are not placed');
  await cellOf(form, 'Turkey', 1).click();
  await expect.poll(sealed).toBe('Seal 1 DP, 5 not placed');
  await cellOf(form, 'Turkey', 2).click();
  await expect.poll(sealed).toBe('Seal 2 DPs, 4 not placed');
  await expect.poll(() => page.locator('.draft-kept').innerText()).toContain('Draft kept');
  expect(await seal.innerText()).toContain(MARK);

  // whose turn it is, at this desk and at one that is not translated
  const other = await on.sit(people[2]);
  const same = async (): Promise<void> => {
    await expect.poll(async () => (await words(page)).join('\n')).toBe((await words(other)).join('\n'));
    expect((await page.locator('.now').innerText()).includes(MARK)).toBe(true);
  };
  await seal.click();
  for (const each of [page, other]) await each.locator('.decision.is-held').waitFor();
  await same();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(sealed).toBe('Seal 2 DPs, 4 not placed');
  await seal.click();
  for (const each of [page, other]) await each.locator('.decision.is-held').waitFor();
  await api.answer('european-axis', 'allocate', { 'germany/turkey': 2 });
  await same();
  const before = await headline(page);
  await allies.answer('western-allies', 'allocate', {});
  await shows(other, 2);
  await same();
  expect(await headline(page)).not.toBe(before);

  // what is opened, and put away again
  for (const tool of ['log', 'facts', 'more', 'map'] as const) {
    for (const each of [page, other]) await openTool(each, tool);
    await same();
  }
  for (const each of [page, other]) {
    await (await lineOf(each, 1)).click();
    await dialog(each).getByText('It has changed, or holds from now on').click();
    await dialog(each).getByLabel('What happened?').first().selectOption('correction');
  }
  await settled(page);
  expect(plain(await dialog(page).innerText())).toBe(await dialog(other).innerText());
});
