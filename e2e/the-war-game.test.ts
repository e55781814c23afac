import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { headline, latest, openTab, openTool, send } from './player.ts';
import { axe } from './axe.ts';
import { stage } from './stage.ts';
import { Api, newGame } from './table.ts';
import { byHand, inProof } from './tier.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';
import { before, type Line, PEOPLE, sentOf, TURN, turnAt } from './war-game.ts';

// The worked first turn of The War Game, by three people at three machines.

const on = stage();

const SEATS: Readonly<Record<string, string>> = {
  'germany-italy': 'Germany and Italy',
  japan: 'Japan',
  ussr: 'U.S.S.R.',
  'uk-france': 'U.K. and France',
  'usa-china': 'U.S.A. and China',
};

/** The desks of Anna, Boris and Clara, each in a browser of its own. */
async function sitDown(): Promise<{
  pages: [anna: Page, boris: Page, clara: Page];
  apiOf(seat: string): Api;
}> {
  const setup = { rulebook: 'the-war-game', scenario: 'first-turn', dice: 'typed', people: PEOPLE } as const;
  const { people, game } = await newGame(on.house.url, setup);
  const pages = (await Promise.all(people.map((each) => on.sit(each)))) as [Page, Page, Page];
  const keyOf = (seat: string): string | undefined =>
    people[PEOPLE.findIndex(({ seats }) => seats.includes(seat))]?.key;
  // what is asked of dice and table anybody says
  const apiOf = (seat: string): Api => new Api(on.house.url, game, keyOf(seat) ?? people[0]?.key ?? '');
  return { pages, apiOf };
}

type Sat = Awaited<ReturnType<typeof sitDown>>;

const ASKED = '.ask .decision:not(.is-held)';

/** What is asked on a page, and not sealed there yet. */
const prompts = (page: Page): Promise<string[]> => page.locator(`${ASKED} .prompt`).allTextContents();

/** Wait until a page asks something else than it did. */
async function isTaken(page: Page, asked: readonly string[], what: string): Promise<void> {
  await expect.poll(() => prompts(page), { message: `${what} is answered` }).not.toEqual(asked);
}

/** Go to the desk of a seat: behind its curtain, or open. */
async function goTo(page: Page, title: string): Promise<void> {
  await page.getByLabel('Your seats').selectOption({ label: title });
  const heading = page.locator('#ask-heading, main.page.narrow h1', { hasText: title });
  await heading.waitFor();
}

/** Who has two seats of a game with secrets looks behind one curtain at a time. */
async function openCurtain(page: Page): Promise<void> {
  const curtain = page.locator('main.page.narrow button.main');
  await page.locator('.band').or(curtain).first().waitFor();
  if ((await curtain.count()) > 0) await curtain.click();
  await page.locator('.band').waitFor();
}

/** Give an answer of the worked turn on a page, at the desk of its seat. */
async function give(page: Page, { seat, decision, answer }: Line): Promise<void> {
  await openCurtain(page);
  const title = SEATS[seat];
  if (title && !(await headline(page)).startsWith(title)) await goTo(page, title);
  await openCurtain(page);
  const form = page.locator(`${ASKED} > form`).first();
  // a page behind others may be given no frames, and then nothing in it ever stands still
  await page.bringToFront();
  await form.waitFor();
  const asked = await prompts(page);
  if (typeof answer === 'string') await form.locator(`input[value="${answer}"]`).check();
  else if (Array.isArray(answer)) await typeFaces(page, answer as readonly number[]);
  else if (decision === 'report')
    for (const [i, value] of Object.values(answer).entries()) {
      const field = form.locator('.fact-field').nth(i);
      if (typeof value === 'boolean')
        await field.getByRole('radio', { name: value ? /^yes$/i : /^no$/i }).check();
      else await field.locator('input[type="number"]').fill(String(value));
    }
  // who takes a territory waits for what is left there, and is told last
  else
    for (const [row, points] of Object.entries(answer).toSorted(([a], [b]) => last(a) - last(b))) {
      const field = form.locator(`input[value="${row}"], input[id$="-${row}"]`);
      if ((await field.getAttribute('type')) === 'checkbox') await field.check();
      else await field.fill(String(points));
    }
  await send(form);
  await isTaken(page, asked, decision);
}

/** Answers lines of the worked turn, each at the machine of whose seat it is, and knows what the others did before. */
function playerOf({ pages, apiOf }: Sat): (lines: readonly Line[]) => Promise<void> {
  let known = 0;
  const isByHand = byHand();
  return async (lines) => {
    for (const line of lines) {
      if (!isByHand(line.decision)) {
        const { status, body } = await apiOf(line.seat).answer(line.seat, line.decision, sentOf(line));
        expect(status, JSON.stringify(body)).toBe(200);
        known = body.lines.at(-1)?.n ?? 0;
        continue;
      }
      const holder = pages[PEOPLE.findIndex(({ seats }) => seats.includes(line.seat))];
      const page = holder ?? (line.seat === 'dice' ? await roller(pages, known) : pages[0]);
      await reaches(page, known);
      await give(page, line);
      known = await latest(page);
    }
    for (const page of pages) await reaches(page, known);
  };
}

/** Wait until a page shows a line, at whichever desk it has come to by then. */
async function reaches(page: Page, line: number): Promise<void> {
  const shown = async (): Promise<number> => {
    await openCurtain(page);
    return latest(page);
  };
  await expect.poll(shown).toBeGreaterThanOrEqual(line);
}

/** The machine of whose roll it is, once all have seen what the others did before. */
async function roller(pages: readonly [Page, Page, Page], known: number): Promise<Page> {
  for (const page of pages) {
    await reaches(page, known);
    if ((await headline(page)).endsWith('your roll')) return page;
  }
  return pages[0];
}

const last = (row: string): number => Number(row.startsWith('won/'));

/** One die by its faces; several at once, as they are read off the table. */
async function typeFaces(page: Page, faces: readonly number[]): Promise<void> {
  const fields = page.locator('.ask .die-field input');
  if ((await fields.count()) > 0) await fields.first().fill(faces.join(' '));
  else
    await page
      .locator('.ask .die')
      .getByRole('radio', { name: String(faces[0]), exact: true })
      .check();
}

/** The item of the docket that cites a rule, as it reads. */
async function due(page: Page, rule: string): Promise<string | null> {
  await openTool(page, 'todo');
  return page.locator('.docket li', { hasText: rule }).first().textContent();
}

/** By keys alone: find a line of the news, go to its first field and fill in one after the other. */
async function fillByKeys(page: Page, find: string, values: readonly string[]): Promise<void> {
  const field = page.locator('.ask input[type="search"]');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(find);
  for (const [i, value] of values.entries()) {
    await page.keyboard.press(i === 0 ? 'Tab' : 'ArrowRight');
    await page.keyboard.type(value);
  }
}

thorough('lets three people in three browsers play the worked first turn of 1939', async () => {
  const sat = await sitDown();
  const { pages } = sat;
  const [anna, boris, clara] = pages;
  const news = before('news');
  const lines = (from: number, to?: number): readonly Line[] => TURN.slice(from, to);
  const play = playerOf(sat);

  // before a die falls everybody sees what is due, what it needs, what follows either way, and what is not due
  for (const page of pages) await openCurtain(page);
  await play(lines(0, 1));
  for (const page of pages) {
    await expect.poll(() => headline(page)).toMatch(/(: your roll|^Waiting for .* to roll)$/);
    expect(await due(page, 'BOL.U1')).toMatch(
      /Bolivia.*U\.S\.A\..*needs 7 or less \(58 %\).*if it works.*Quintanilla.*if not: nothing changes/,
    );
    expect(await due(page, 'IRQ.U1')).toMatch(/Germany rolls.*needs 5 or less \(42 %\)/);
    await openTool(page, 'question');
    await openTab(page, /^Not rolled$/);
    const why = page.getByRole('region', { name: /Not rolled in part I/ });
    await expect.poll(() => why.textContent()).toMatch(/ARG\.U3.*President Castillo/);
    if (inProof(pages, 1).includes(page)) expect(await axe(page)).toEqual([]);
  }
  // who rolls types what fell; one number too great sends nothing
  const rolls = await roller(pages, 1);
  await rolls.locator('.die-field input').first().fill('4 13');
  await rolls.keyboard.press('Enter');
  expect(await rolls.locator('.die-field input[aria-invalid]').inputValue()).toBe('13');
  const bid = before('bid');
  await play(lines(1, bid));

  // both sides bid unseen: who bids first tells nobody how much, and both bids come into sight together
  const shown = 'Germany spends $3 on Romania, U.S.S.R. $1 against it.';
  await play(lines(bid, bid + 1));
  await expect.poll(() => headline(anna)).toBe('Your answer is sealed');
  for (const page of [boris, clara])
    expect(await page.textContent('body')).not.toContain('Germany spends $3');
  await expect.poll(() => prompts(boris)).toEqual([expect.stringContaining('spent against the roll')]);
  expect(await axe(boris)).toEqual([]);
  await play(lines(bid + 1, bid + 2));
  for (const page of pages) await expect.poll(() => page.textContent('main')).toContain(shown);
  await play(lines(bid + 2, news));

  // the form of the news holds hundreds of rows: words find a line, and keys alone fill it in
  await expect
    .poll(() => prompts(anna))
    .toEqual([expect.stringContaining('Germany and Italy: what happened')]);
  expect(await axe(anna)).toEqual([]);
  await fillByKeys(anna, 'germany western poland', [' ', '8', '', '2']);
  await expect.poll(() => anna.locator('.matrix tbody tr').count()).toBe(1);
  await fillByKeys(anna, 'germany romania', ['', '', '1']);
  // what has a value stays in sight, whatever is looked for
  await expect
    .poll(() => anna.locator('.matrix tbody tr th').allInnerTexts())
    .toEqual(['Western Poland', 'Romania']);
  await expect.poll(() => anna.locator('.so-far li').count()).toBe(4);
  const asked = await prompts(anna);
  await anna.keyboard.press('Enter');
  await isTaken(anna, asked, 'the news');

  // the box of Poland turns at once, and everybody sees the battle asked
  for (const page of pages) {
    await expect
      .poll(() => prompts(page))
      .toEqual([expect.stringContaining('The battle for Western Poland')]);
    await expect
      .poll(() => page.locator('.told').first().textContent())
      .toContain('Western Poland: units of U.K. from now on: 3 infantry, 1 armor, 1 fighter.');
  }
  await play(lines(news + 1));
  for (const page of [anna, boris, clara]) await expect.poll(() => headline(page)).toBe('The game is over');
});

it('leads from the map to a line that the form does not show', async () => {
  const [seated] = await turnAt(on.house.url, before('news'));
  const anna = await on.sit(seated);
  await openCurtain(anna);
  await anna.locator('.ask form').waitFor();
  await anna.locator('.ask input[type="search"]').fill('romania');
  await openTab(anna, 'Map');
  await anna.getByRole('button', { name: /^Western Poland/ }).click();
  await anna.getByRole('button', { name: 'To its line in the question' }).click();
  await expect
    .poll(() => anna.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Germany attacks Western Poland');
});
