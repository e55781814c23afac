import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { headline, latest, lower, openTab, openTool, send, toQuestion } from './player.ts';
import { axe } from './axe.ts';
import { atOneHouse, stage } from './stage.ts';
import { Api, newGame } from './table.ts';
import { byHand, inProof } from './tier.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';
import { before, type Line, PEOPLE, saidBy, sentOf, TURN, turnAt } from './war-game.ts';

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
const prompts = (page: Page): Promise<string[]> =>
  page.locator(`#ask-heading, ${ASKED} > .prompt`).allTextContents();

/** Wait until a page asks something else than it did. */
async function isTaken(page: Page, asked: readonly string[], what: string): Promise<void> {
  await expect.poll(() => prompts(page), { message: `${what} is answered` }).not.toEqual(asked);
}

/** Go to the desk of a seat: behind its curtain, or open. */
async function goTo(page: Page, title: string): Promise<void> {
  await page.getByLabel('Your seats').selectOption({ label: title });
  await page
    .locator(`.state[title^="${title}"]`)
    .or(page.locator('main.page.narrow h1', { hasText: title }))
    .waitFor();
}

/** Who has two seats of a game with secrets looks behind one curtain at a time. */
async function openCurtain(page: Page): Promise<void> {
  const curtain = page.locator('main.page.narrow button.main');
  await page.locator('.me').or(curtain).first().waitFor();
  if ((await curtain.count()) > 0) await curtain.click();
  await page.locator('.me').waitFor();
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
      if (typeof value === 'boolean') await field.locator(`input[value="${value}"]`).check();
      else await field.locator('input[type="number"]').fill(String(value));
    }
  else if (decision === 'news') await tellActs(form, answer);
  else if (decision === 'attempts')
    for (const row of await form.locator('.sum-row input[type="checkbox"]').all()) {
      const id = (await row.getAttribute('id')) ?? '';
      await row.setChecked(Object.keys(answer).some((each) => id.endsWith(`-${each}`)));
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

/** Whether on a page the sum is said with it: in the worked turn that is a line of its own. */
function saysSum({ decision, answer }: Line): boolean {
  if (decision === 'counter') return answer === 'counter';
  return decision === 'attempts' && Object.keys(answer).some((row) => row.startsWith('spend/'));
}

/** Answers lines of the worked turn, each at the machine of whose seat it is, and knows what the others did before. */
function playerOf({ pages, apiOf }: Sat): (lines: readonly Line[]) => Promise<void> {
  let known = 0;
  const isByHand = byHand();
  return async (lines) => {
    for (const line of lines) {
      if (saysSum(line) || !isByHand(line.decision)) {
        const { status, body } = await apiOf(saidBy(line)).answer(line.seat, line.decision, sentOf(line));
        expect(status, JSON.stringify(body)).toBe(200);
        known = body.lines.at(-1)?.n ?? 0;
        continue;
      }
      const holder = pages[PEOPLE.findIndex(({ seats }) => seats.includes(saidBy(line)))];
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

/** What happened on the map is told place by place, on the card of each. */
async function tellActs(form: Locator, answer: Line['answer']): Promise<void> {
  for (const [row, points] of Object.entries(answer)) {
    const [head = '', place = ''] = row.split('/');
    const all = form.locator('details.acts-all');
    if ((await all.count()) > 0 && (await all.getAttribute('open')) === null)
      await all.locator('summary').click();
    if ((await all.count()) > 0) {
      await all.getByRole('searchbox').fill(place.replaceAll('-', ' ').split(' ')[0] ?? '');
      await all.locator(`button[data-place="${place}"]`).click();
    }
    const nation = form.locator(`.segments button[data-by="${head.split('-')[0]}"]`);
    if ((await nation.count()) > 0) await nation.click();
    const field = form.locator(`input[id$="-${row}"]`);
    if ((await field.getAttribute('type')) === 'checkbox') await field.check();
    else await field.fill(String(points));
    await form.locator('.act-back').click();
  }
}

const last = (row: string): number => Number(row.startsWith('won/'));

/** One die by its faces; several at once, as they are read off the table. */
async function typeFaces(page: Page, faces: readonly number[]): Promise<void> {
  const fields = page.locator('.ask .die-field input');
  const face = page.locator('.ask .die').getByRole('radio', { name: String(faces[0]), exact: true });
  // the form comes after the head that says whose roll it is
  await fields.or(face).first().waitFor();
  if ((await fields.count()) > 0) await fields.first().fill(faces.join(' '));
  else await face.check();
}

/** The item of the docket that cites a rule, as it reads. */
async function due(page: Page, rule: string): Promise<string | null> {
  await openTool(page, 'todo');
  return page.locator('.docket li', { hasText: rule }).first().textContent();
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
    await toQuestion(page);
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

  // what happened is asked of Germany and Italy alone, and told place by place
  const asked = await prompts(anna);
  expect(asked).toEqual([expect.stringContaining('Germany and Italy: anything on the map?')]);
  expect(await axe(anna)).toEqual([]);
  for (const page of [boris, clara]) {
    await expect.poll(() => headline(page)).toBe('Waiting for Germany and Italy');
    expect(await page.locator(`${ASKED} > form`).count()).toBe(0);
    // whose turns come, in their order
    await expect.poll(() => page.locator('.stations li').count()).toBe(5);
    expect(await page.locator('.stations [aria-current]').textContent()).toContain('Germany and Italy');
  }
  await expect
    .poll(() => anna.locator('.ask .says').allTextContents())
    .toContainEqual(expect.stringMatching(/^Ends the turn of Germany and Italy alone\. Next: U\.S\.S\.R\./));
  const form = anna.locator(`${ASKED} > form`).first();
  await tellActs(form, TURN[news]?.answer ?? {});
  await expect.poll(() => anna.locator('.act-list li', { hasText: '×' }).count()).toBe(2);
  await send(form);
  await isTaken(anna, asked, 'the news');

  // the box of Poland turns at once, and everybody sees the battle asked
  for (const page of pages) {
    await expect
      .poll(() => prompts(page))
      .toEqual([expect.stringContaining('The battle for Western Poland')]);
    await expect
      .poll(() => page.locator('.latest').first().textContent())
      .toContain('Western Poland: units of U.K. from now on: 3 infantry, 1 armor, 1 fighter.');
  }
  await play(lines(news + 1));
  for (const page of [anna, boris, clara]) await expect.poll(() => headline(page)).toBe('The game is over');
});

it('tells by touching the map what happened there, and shows at once what comes of it', async () => {
  const [seated] = await turnAt(on.house.url, before('news'));
  const anna = await on.sit(seated);
  await openCurtain(anna);
  const main = anna.locator('.ask form button.main');
  await expect.poll(() => main.textContent()).toBe('Nothing this turn');
  await openTab(anna, 'Map');
  // what lies beside one's land is outlined, and nothing else
  const beside = anna.locator('section[aria-labelledby="acts-beside"] > .act-chips > button');
  const edges = (of: string): Promise<number> => anna.locator(`.map .edge.${of}`).count();
  expect(await beside.count()).toBeGreaterThan(3);
  await expect.poll(() => edges('is-asked')).toBe(await beside.count());
  await anna
    .locator('.map')
    .getByRole('button', { name: /^Western Poland/ })
    .click();
  const card = anna.locator('.act-card');
  await expect.poll(() => card.locator('h2').textContent()).toBe('Western Poland');
  await expect.poll(() => edges('is-opened')).toBe(1);
  await card.getByRole('checkbox', { name: 'Attacks' }).check();
  await card.getByLabel('Infantry in', { exact: true }).fill('3');
  // the box of Poland for an Axis attack (POL.AX)
  await card
    .locator('.at-once')
    .getByText(/Western Poland/)
    .first()
    .waitFor();
  await expect.poll(() => main.textContent()).toBe('Report: Germany attacks Western Poland');
  expect(await axe(anna)).toEqual([]);
  // what would change has a dashed edge, and beyond the edge of the map a chip that leads there
  await expect.poll(() => edges('is-changing')).toBeGreaterThan(0);
  const larger = anna.getByRole('button', { name: 'Draw it larger' });
  for (let press = 0; press < 4; press++) await larger.click();
  const chip = anna.locator('.map-beyond').first();
  const there = (await chip.textContent()) ?? '';
  await chip.click();
  await expect.poll(() => anna.locator('.map-beyond', { hasText: there }).count()).toBe(0);
  await card.getByRole('button', { name: 'Anything on the map?' }).click();
  await anna.getByRole('button', { name: 'Take out: Germany attacks Western Poland' }).click();
  await expect.poll(() => main.textContent()).toBe('Nothing this turn');
  // on a phone a touch of the map raises the sheet in which the card stands
  await anna.setViewportSize({ width: 390, height: 844 });
  await lower(anna);
  await anna
    .locator('.map')
    .getByRole('button', { name: /^Denmark/ })
    .dispatchEvent('click');
  await card.getByRole('heading', { name: 'Denmark' }).waitFor();
});

atOneHouse('says with a try what is spent on it, and against it in one press', async () => {
  const [seated, other] = await turnAt(on.house.url, before('attempts'));
  const anna = await on.sit(seated);
  await openCurtain(anna);
  const main = (page: Page): Locator => page.locator('.ask form button.main');
  // what costs nothing is tried unless somebody says otherwise
  await expect.poll(() => main(anna).textContent()).toBe('Try all 4');
  // the card of a country tries it with the most there is money for
  await openTab(anna, 'Map');
  await anna
    .locator('.map')
    .getByRole('button', { name: /^Romania/ })
    .click();
  await anna.getByRole('button', { name: 'Try Romania with $3' }).click();
  await expect.poll(() => main(anna).textContent()).toBe('Try 4: Romania $3');
  const romania = anna.getByRole('group', { name: 'Romania' });
  await romania.getByRole('button', { name: /^Romania, \$2/ }).click();
  await expect.poll(() => main(anna).textContent()).toBe('Try 4: Romania $2');
  expect(await axe(anna)).toEqual([]);
  await main(anna).click();
  // what land is worth is asked before the first money is spent; then the rolls without money
  const value = anna.locator(`${ASKED} input[type="number"]`).first();
  await value.fill('40');
  await send(anna.locator(`${ASKED} > form`).first());
  await expect.poll(() => headline(anna)).toMatch(/your roll$/);
  await typeFaces(anna, [12, 12, 12]);
  await send(anna.locator(`${ASKED} > form`).first());
  const boris = await on.sit(other);
  await openCurtain(boris);
  await boris.getByRole('radio', { name: '$1 against Germany' }).check();
  await expect.poll(() => main(boris).textContent()).toBe('Seal $1 against Germany');
  expect(await axe(boris)).toEqual([]);
  await main(boris).click();
  await boris.locator(`${ASKED} input[type="number"]`).first().fill('60');
  await send(boris.locator(`${ASKED} > form`).first());
  // who is outbid looks again, with its sum filled in; what was sealed with the counter waits
  await expect.poll(() => main(anna).textContent()).toMatch(/^Seal \$2/);
  expect(await boris.textContent('body')).not.toContain('Germany spends $2');
  await main(anna).click();
  const shown = 'Germany spends $2 on Romania, U.S.S.R. $1 against it.';
  for (const page of [anna, boris]) await expect.poll(() => page.textContent('main')).toContain(shown);
});
