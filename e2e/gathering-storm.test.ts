import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { axe } from './axe.ts';
import { writtenOut } from './frames.ts';
import { listen } from './hearing.ts';
import { headline, openTab, send, toGrid } from './player.ts';
import { atOneHouse, atServer, stage } from './stage.ts';
import { Api, newGame, type Seated } from './table.ts';
import { byHand } from './tier.ts';
import { PROOF } from '../scripts/tier.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';
import { tapped } from './wire.ts';

// The worked first turn of Gathering Storm, by three people at three machines.

const on = stage();
const SEATS = ['axis', 'allies', 'russia'];

type Answer = string | Readonly<Record<string, number>>;

/** A line of the case: what a seat or the table reports or answers; what it expects is for the case itself. */
interface Line {
  readonly seat?: string;
  readonly report?: Readonly<Record<string, number>>;
  readonly decision?: string;
  readonly answer?: Answer;
}

const FILE = join(import.meta.dirname, '..', 'conformance', 'gathering-storm', 'first-turn.yaml');
const [first] = (parse(readFileSync(FILE, 'utf8')) as { cases: { play: Line[] }[] }).cases;
const LINES = first?.play ?? [];
const REPORTS = LINES.filter(({ report }) => report);
const ANSWERS = LINES.filter(({ decision }) => decision);

interface Table {
  readonly people: readonly Seated[];
  apiOf(seat: string): Api;
}

/** A game of the first turn, with what the charts say at its start. */
async function begin(secrecy: string, oneForm = 'in-order'): Promise<Table> {
  const { game, people } = await newGame(on.house.url, {
    rulebook: 'gathering-storm',
    scenario: 'first-turn',
    rulings: { pack: 'house', secrecy, 'one-form': oneForm },
    people: SEATS.map((seat) => ({ name: seat, seats: [seat] })),
  });
  const apiOf = (seat: string): Api =>
    new Api(on.house.url, game, people[Math.max(0, SEATS.indexOf(seat))]?.key ?? '');
  for (const { seat = '', report = {} } of REPORTS) {
    const facts = Object.entries(report).map(([key, value]) => [key, { value, as: 'change' }]);
    await taken(apiOf(seat).answer(seat, 'report', Object.fromEntries(facts)));
  }
  return { people, apiOf };
}

async function taken(said: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await said;
  expect(status, JSON.stringify(body)).toBe(200);
}

/** A seat's page, with every byte that the server sends to it. */
async function tap(seated: Seated): Promise<{ page: Page; heard(): Promise<string> }> {
  const page = await on.page();
  const wire = await tapped(page);
  await page.goto(`${on.house.url}/${seated.hash}`);
  await page.locator('.me').waitFor();
  return { page, heard: async () => writtenOut(wire.frames, await wire.bodies()) };
}

/** Fill in the form that a page asks, send it, and wait until it is gone. */
async function give(page: Page, decision: string, answer: Answer, sealed: Answer = {}): Promise<void> {
  const asked = page.locator('.ask .decision:not(.is-held)');
  const prompt = (): Promise<string[]> => page.locator('#ask-heading, .ask .prompt').allTextContents();
  const form = asked.locator('> form');
  await form.waitFor();
  if (decision === 'place') await form.locator('.kinds, .grid-frame').first().waitFor();
  await toGrid(form);
  const before = await prompt();
  if (typeof answer === 'string') await form.locator(`input[value="${answer}"]`).check();
  else
    for (const [row, points] of Object.entries(answer)) {
      // rows come a moment after their form
      const own = form.locator(`[id$="/${decision}-${row}"], input[value="${row}"]`);
      await own.first().waitFor({ state: 'attached' });
      const cells = form.locator('.cell-line', { has: page.locator(`[id$="/${decision}-${row}"]`) });
      if ((await cells.count()) > 0) {
        await cells.locator('.cell').nth(points).click();
        continue;
      }
      const field = form.locator(`input[value="${row}"], input[id$="/${decision}-${row}"]`);
      // what a lead does not suggest is folded
      await form.locator('details.others').evaluateAll((folds) => {
        for (const fold of folds) (fold as HTMLDetailsElement).open = true;
      });
      if ((await field.getAttribute('type')) === 'checkbox') await field.check();
      else await field.fill(String(points));
    }
  // strengths stand in the form of their counters
  for (const row of Object.keys(sealed)) {
    const [power, strength = '', target] = row.split(/[-/]/);
    await form.locator(`[id$="/strengths-${power}-1/${target}"]`).fill(strength);
  }
  await send(form);
  await expect.poll(prompt, { message: `${decision} is answered` }).not.toEqual(before);
}

/** The rows of a table of the board, each on a line. */
async function rowsOf(page: Page, title: string, tab = title): Promise<string[]> {
  await openTab(page, tab);
  const rows = page.getByRole('region', { name: title }).locator('tbody tr');
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent).join(' | ')),
  );
}

const COUNTER = 'Rumania | Germany | diplomatic counter | 1 | ';
/** A strength as it stands in a whole desk, or in what changes on one. */
const OWN = /"germany\/rumania"\]?[:,]3/;

atServer(
  'lets three people in three browsers play the worked first turn, and shows strengths in step 8',
  async () => {
    const { people, apiOf } = await begin('program');
    const seated = await Promise.all(people.map(tap));
    const pages = seated.map(({ page }) => page);
    const [axis, allies, russia] = pages as [Page, Page, Page];
    const pageOf = (seat = ''): Page => pages[SEATS.indexOf(seat)] ?? allies;
    const shown = async (page: Page, row: string): Promise<void> => {
      await expect.poll(() => rowsOf(page, 'Counters of this turn')).toContain(row);
    };

    const isByHand = byHand();
    const play = async (lines: readonly Line[]): Promise<void> => {
      let wasPlaced = false;
      for (const [i, { seat = '', decision = '', answer = {} }] of lines.entries()) {
        const next = lines[i + 1];
        // sealed with the counters by then
        if (decision === 'strengths' && wasPlaced) continue;
        const isHand = isByHand(decision);
        wasPlaced = isHand && decision === 'place';
        if (!isHand) {
          await taken(apiOf(seat).answer(seat, decision, answer));
          continue;
        }
        const page = pageOf(seat);
        const asked = seat === 'table' ? /question to the table/ : /your turn/;
        await expect.poll(() => headline(page), { message: `${seat} is asked ${decision}` }).toMatch(asked);
        await give(page, decision, answer, next?.decision === 'strengths' ? next.answer : {});
      }
    };
    const hidden = ANSWERS.findLastIndex(({ decision }) => decision === 'flexible');
    const placing = ANSWERS.findIndex(({ seat, decision }) => seat === 'russia' && decision === 'place');
    await play(ANSWERS.slice(0, placing));

    // where is open to all, and who may place where and why not; how strong is not
    for (const page of pages) {
      await shown(page, `${COUNTER}${page === axis ? 3 : '?'}`);
      const mayPlace = async (): Promise<string> =>
        (await rowsOf(page, 'Who may place a diplomatic counter where', 'Who may place')).join('\n');
      await expect
        .poll(mayPlace)
        .toMatch(
          /Germany, Italy \| no \| Rumania, Hungary, Albania \| The Axis has a diplomatic counter there already/,
        );
      expect(await mayPlace()).toMatch(/Russia \| no \| Norway, Belgium.* \| Not on Russia.*24\.61B/);
    }
    await play(ANSWERS.slice(placing, hidden));
    await expect.poll(() => headline(russia)).toBe('Waiting for Axis');
    const [own, ...others] = await Promise.all(seated.map(({ heard }) => heard()));
    expect(own).toMatch(OWN);
    for (const other of others) {
      expect(other).toContain('germany/rumania');
      expect(other).not.toMatch(OWN);
      expect(other).not.toContain('germany-3/rumania');
    }
    for (const page of [allies, russia]) await shown(page, `${COUNTER}?`);

    await play(ANSWERS.slice(hidden, hidden + 1));
    for (const page of pages) await shown(page, `${COUNTER}3`);
    await play(ANSWERS.slice(hidden + 1, -1));
    for (const page of pages) {
      await expect
        .poll(() => rowsOf(page, 'What each side comes to'))
        .toContain('Rumania | G dipl.G covert4 | F dipl.3 | dipl.mil.subversion5 | Russia by 1');
      await expect.poll(() => page.locator('.latest').first().textContent()).toContain('Rumania, Russia: 5.');
    }
    await play(ANSWERS.slice(-1));
    for (const page of pages) {
      await expect.poll(() => headline(page)).toBe('The game is over');
      await expect
        .poll(() => rowsOf(page, 'Flags and spy rings'))
        .toContain('Hungary | 2 flags |  |  |  |  | ');
    }
  },
  PROOF,
);

thorough('asks on paper for no strength before step 8, and then everybody at once', async () => {
  const { people, apiOf } = await begin('paper');
  const russia = await on.sit(people[SEATS.indexOf('russia')]);
  const placed = ANSWERS.filter(({ decision }) => decision !== 'strengths');
  const flexible = placed.findLastIndex(({ decision }) => decision === 'flexible');
  for (const { seat = '', decision = '', answer } of placed.slice(0, flexible + 1))
    await taken(apiOf(seat).answer(seat, decision, answer));
  await expect.poll(() => russia.locator('.prompt').textContent()).toMatch(/turn up your counters/);
  await give(russia, 'strengths', { 'russia-3/rumania': 1, 'russia-1/czechoslovakia': 1 });
  await russia.getByRole('heading', { name: 'Your answer is sealed' }).waitFor();
  const strengths = (seat: string): Answer =>
    Object.assign(
      {},
      ...ANSWERS.filter((each) => each.seat === seat && each.decision === 'strengths').map(
        ({ answer }) => answer,
      ),
    ) as Answer;
  for (const seat of ['axis', 'allies']) await taken(apiOf(seat).answer(seat, 'strengths', strengths(seat)));
  await expect.poll(() => rowsOf(russia, 'Counters of this turn')).toContain(`${COUNTER}3`);
});

/** The windows in which the placing form is read: a desk, a phone, and a desk at 200 %. */
const WINDOWS = [
  { name: 'at 1400', viewport: { width: 1400, height: 900 } },
  { name: 'at 390', viewport: { width: 390, height: 844 }, hasTouch: true },
  { name: 'at 200 %', viewport: { width: 700, height: 450 }, deviceScaleFactor: 2 },
];

/** What of a form is covered by something else, and which boxes have no name of their own. */
async function coveredIn(page: Page): Promise<string[]> {
  return page.locator('.ask .grid-frame').evaluate((frame) => {
    const isOnTop = (each: Element): boolean => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return at !== null && (each.contains(at) || at.contains(each));
    };
    const box = frame.getBoundingClientRect();
    const head = frame.querySelector('thead th')?.getBoundingClientRect();
    const names = frame.querySelector('tbody tr:not(.group) th')?.getBoundingClientRect();
    // the body scrolls between the head and the button at its foot
    const foot = document.querySelector('.ask .main')?.closest('.actions')?.getBoundingClientRect() ?? box;
    const band = document.querySelector('.q')?.getBoundingClientRect() ?? box;
    const isInSight = (each: Element): boolean => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const highest = each.closest('thead') ? box.top : (head?.bottom ?? 0);
      const isWide = left >= (names?.right ?? 0) && right <= box.right;
      return isWide && top >= Math.max(band.bottom, highest) && bottom <= Math.min(box.bottom, foot.top);
    };
    const heads = [...frame.querySelectorAll('thead tr:last-child th')];
    const boxes = [...frame.querySelectorAll('tbody input')];
    const seen = [...heads, ...boxes].filter(isInSight);
    const labels = boxes.map((each) => each.getAttribute('aria-label') ?? '');
    return [
      ...(heads.some(isInSight) ? [] : ['no head is in sight']),
      ...(boxes.some(isInSight) ? [] : ['no box is in sight']),
      ...seen.filter((each) => !isOnTop(each)).map((each) => `covered: ${each.outerHTML}`),
      // the button is always there, and what is left of the limits beside a grid that has the room
      ...[...document.querySelectorAll('.ask .main, .ask .grid-limits li:first-child strong')]
        .filter((each) => each.checkVisibility() && !isOnTop(each))
        .map((each) => `covered: ${each.textContent}`),
      ...labels.filter((label, at) => !/ in /.test(label) || labels.indexOf(label) !== at),
    ];
  });
}

atServer(
  'keeps heads and limits of the placing form in sight and uncovered, however it is scrolled',
  async () => {
    const { people, apiOf } = await begin('program');
    await taken(
      apiOf('table').answer('table', 'report', { 'civil-war.spain': { value: true, as: 'change' } }),
    );
    const placing = ANSWERS.findIndex(({ decision }) => decision === 'place');
    for (const { seat = '', decision = '', answer } of ANSWERS.slice(0, placing))
      await taken(apiOf(seat).answer(seat, decision, answer));
    const [axis] = people;
    for (const { name, ...window } of WINDOWS) {
      const page = await on.page(window);
      await page.goto(`${on.house.url}/${axis?.hash}`);
      const frame = page.locator('.ask .grid-frame');
      await page.locator('.ask .kinds').waitFor();
      await toGrid(page.locator('.ask'));
      await frame.waitFor();
      const lines = frame.locator('tbody tr:not(.group)');
      await lines.nth(11).waitFor();
      for (const at of [0, 5, 11, (await lines.count()) - 1, 3]) {
        await lines.nth(at).evaluate((line) => line.scrollIntoView({ block: 'nearest' }));
        await frame.evaluate((each, by) => each.scrollBy(by, 0), at);
        await expect.poll(() => coveredIn(page), { message: `${name}, line ${at}` }).toEqual([]);
      }
      await page.context().close();
    }
  },
  PROOF,
);

/** Keys pressed one after the other, counted. */
function typist(page: Page): { press(...keys: readonly string[]): Promise<void>; count(): number } {
  let pressed = 0;
  return {
    count: () => pressed,
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
      pressed += keys.length;
    },
  };
}

const times = (count: number, key: string): string[] => Array.from({ length: count }, () => key);

/** A game that waits for the first placement of the Axis. */
async function placing(): Promise<Page> {
  const { people, apiOf } = await begin('program');
  const at = ANSWERS.findIndex(({ decision }) => decision === 'place');
  for (const { seat = '', decision = '', answer } of ANSWERS.slice(0, at))
    await taken(apiOf(seat).answer(seat, decision, answer));
  const page = await on.page();
  await page.goto(`${on.house.url}/${people[0]?.hash}`);
  await page.locator('.ask .kinds').waitFor();
  await toGrid(page.locator('.ask'));
  await page.locator('.matrix').waitFor();
  // the way to the words of the game is one stop of the Tab key, and comes a moment later
  await page.locator('.ask .words-here dt').first().waitFor({ state: 'attached' });
  return page;
}

/** What the button says once the strengths of what is placed stand below it: they go with it. */
const SEALED = 'Place 5, seal their strength';

const cursor = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);

atOneHouse('takes fewer than 40 keys for a placement with its strengths', async () => {
  const page = await placing();
  const { press, count } = typist(page);
  await page.locator('main h1').focus();
  // past the words of the game, and the way back to one place
  await press('Tab', 'Tab', 'Tab');
  expect(await cursor(page)).toBe('Germany in Finland');
  // region by region: the anti-Comintern counter, two of Germany with its card, a military one, one of Italy
  await press('PageDown', 'End', 'Space');
  expect(await cursor(page)).toBe('the anti-Comintern counter in Poland');
  await press('ArrowDown', 'Home', 'Space');
  expect(await cursor(page)).toBe('Germany in Rumania');
  await press('PageDown', 'PageDown', 'PageDown', 'ArrowUp', 'ArrowRight', 'Space');
  expect(await cursor(page)).toBe('Germany in Hungary (Diplomatic initiative)');
  await press('ArrowRight', '1');
  await press('ArrowDown', 'ArrowRight', 'Space');
  expect(await cursor(page)).toBe('Italy in Albania');
  await expect.poll(() => page.locator('.ask .main').textContent()).toBe(SEALED);
  await press('Enter');
  await expect.poll(() => headline(page)).toBe('Waiting for Russia');
  expect(count()).toBeLessThan(40);
});

thorough('plays that placement with arrows alone in fewer than 40 keys, too', async () => {
  const page = await placing();
  const { press, count } = typist(page);
  await page.locator('main h1').focus();
  await press('Tab', 'Tab', 'Tab', ...times(3, 'ArrowDown'), 'End', 'Space', 'ArrowDown', 'Home', 'Space');
  await press(...times(7, 'ArrowDown'), 'ArrowRight', 'Space', 'ArrowRight', 'Space');
  await press('ArrowDown', 'ArrowRight', 'Space');
  await expect.poll(() => page.locator('.ask .main').textContent()).toBe(SEALED);
  await press('Enter');
  await expect.poll(() => headline(page)).toBe('Waiting for Russia');
  expect(count()).toBeLessThan(40);
});

thorough(
  'says beside the grid and by ear what a field is, why it is closed, and once what its limits leave',
  async () => {
    const page = await placing();
    const { heard, forget } = await listen(page);
    const info = page.locator('.field-info');
    await page.locator('main h1').focus();
    for (const key of times(3, 'Tab')) await page.keyboard.press(key);
    await expect.poll(() => info.textContent()).toMatch(/Germany in Finland.*Open/);
    await page.keyboard.press('Space');
    await expect.poll(heard).toEqual([expect.stringMatching(/0 of 1 left: Germany places one counter/)]);
    await forget();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => info.textContent()).toMatch(/Germany in Norway.*No room left.*24\.54E/);
    await page.keyboard.press('?');
    await expect.poll(heard).toEqual([expect.stringMatching(/^Germany in Norway: No room left\. .*24\.54E/)]);
    // one stop of the Tab key
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.matrix'))).toBeNull();
    await page.keyboard.press('Tab');
    expect(await cursor(page)).toBe('Germany in Norway');
  },
);

atOneHouse('takes what the leads suggest, and shows of what each side is made', async () => {
  const { people, apiOf } = await begin('program');
  for (const { seat = '', decision = '', answer = {} } of ANSWERS.slice(0, -1))
    await taken(apiOf(seat).answer(seat, decision, answer));
  const page = await on.page();
  await page.goto(`${on.house.url}/${people[0]?.hash}`);
  const rumania = page.locator('.ask .contest tbody tr', { hasText: 'Rumania' }).first();
  await expect.poll(() => rumania.textContent()).toMatch(/G dipl\.G covert4.*3.*subversion5Russia by 1/);
  await page.locator('.ask .contest-name', { hasText: 'Rumania' }).click();
  const sums = page.locator('.ask .contest .sums');
  await expect.poll(() => sums.textContent()).toMatch(/Russian subversion.*16\.16H.*1 line of 0/);
  const boxes = page.locator('.ask .suggestions li label');
  await expect
    .poll(async () => (await boxes.allTextContents()).map((text) => text.trim()))
    .toEqual([
      'Rumania Russia places 1',
      'Hungary Germany places 1',
      'Albania Italy places 1',
      'Turkey Britain places 1',
    ]);
  const main = page.locator('.ask .main');
  await expect.poll(() => main.textContent()).toBe('Place 4 flags as suggested');
  await boxes.last().locator('input').uncheck();
  await expect.poll(() => main.textContent()).toBe('Place 3 flags as suggested');
  for (const n of [0, 1, 2]) await boxes.nth(n).locator('input').uncheck();
  await expect.poll(() => main.textContent()).toBe('No flag changes');
  // nothing is asked once more
  await main.click();
  await page.getByRole('alertdialog').getByRole('button').first().click();
  for (const n of [0, 1, 2, 3]) await boxes.nth(n).locator('input').check();
  await page.getByRole('button', { name: 'One more for Flags of Germany placed in Hungary' }).click();
  await page.locator('.ask .main').click();
  await expect.poll(() => headline(page)).toBe('The game is over');
  await expect.poll(() => rowsOf(page, 'Flags and spy rings')).toContain('Hungary | 2 flags |  |  |  |  | ');
});

it('asks all in one sealed form, names nobody who is still to seal, and asks again when strengths are open', async () => {
  const { people, apiOf } = await begin('program', 'sealed');
  const flexible = ANSWERS.findIndex(({ decision }) => decision === 'flexible');
  for (const { seat = '', decision = '', answer = {} } of ANSWERS.slice(0, flexible))
    await taken(apiOf(seat).answer(seat, decision, answer));
  const [axis, allies] = [await on.sit(people[0]), await on.sit(people[1])];
  const main = (page: Page): Promise<string | null> => page.locator('.ask .main').textContent();
  await expect.poll(() => main(allies)).toBe('Seal: nothing');
  // each thing has its chips, and says what is left of it
  await axis.getByRole('button', { name: 'Covert operations of Germany in Rumania', exact: true }).click();
  await expect.poll(() => main(axis)).toBe('Seal: Rumania 1');
  expect(await axe(axis)).toEqual([]);
  await allies.locator('.ask .main').click();
  await allies.locator('.state', { hasText: 'Waiting for sealed answers' }).waitFor();
  await taken(apiOf('russia').answer('russia', 'seal', {}));
  expect(await allies.locator('.seals li').allTextContents()).toEqual([
    expect.stringMatching(/^Sealed answers/),
    expect.stringMatching(/^Allies/),
  ]);
  await allies.getByRole('button', { name: 'Nudge who is still to seal' }).click();
  await expect.poll(() => allies.locator('.seals').textContent()).toContain('was nudged');
  await taken(
    apiOf('axis').answer('axis', 'seal', {
      'italian-influence-in-the-balkans/turkey': 1,
      'covert-germany/rumania': 1,
    }),
  );
  // strengths are open: what was planned stands in the form
  await expect.poll(() => axis.locator('.prompt').textContent()).toMatch(/^ ?Strengths are open/);
  await expect.poll(() => main(axis)).toBe('Keep: Rumania 1');
});

/** Begins where the Axis places. */
async function atPlacing(): Promise<Page> {
  const { people, apiOf } = await begin('program');
  const placing = ANSWERS.findIndex(({ decision }) => decision === 'place');
  for (const { seat = '', decision = '', answer = {} } of ANSWERS.slice(0, placing))
    await taken(apiOf(seat).answer(seat, decision, answer));
  const page = await on.sit(people[0]);
  await page.locator('.ask .kinds').waitFor();
  return page;
}

atOneHouse(
  'shows the kinds of a touched target as chips, and what is placed with its strength, from 1',
  async () => {
    const page = await atPlacing();
    const kinds = page.locator('.ask .kinds');
    await page.locator('.map .places [aria-label^="Rumania"]').first().press('Enter');
    // whoever touched it is led there
    await expect.poll(() => kinds.locator('select:focus').inputValue()).toBe('rumania');
    await kinds.getByRole('button', { name: 'Germany, diplomatic' }).click();
    expect(await axe(page)).toEqual([]);
    // one of an alliance bars the other's, with the reason on it
    const italy = kinds.getByRole('button', { name: 'Italy, diplomatic' });
    expect(await italy.getAttribute('aria-disabled')).toBe('true');
    await italy.focus();
    await expect.poll(() => kinds.locator('.why').textContent()).toContain('at most one diplomatic counter');
    const strength = page.getByLabel('Strength of Germany in Rumania', { exact: true });
    await expect.poll(() => strength.inputValue()).toBe('1');
    await page.getByRole('button', { name: 'One more for Strength of Germany in Rumania' }).click();
    await expect.poll(() => strength.inputValue()).toBe('2');
    const drawn = page.locator('.map .names .piece');
    await expect.poll(() => drawn.allTextContents()).toEqual(['G 2']);
    await strength.fill('3');
    // a military counter has no strength
    await kinds.getByRole('button', { name: 'Germany, military' }).click();
    expect(await page.getByLabel(/^Strength of .* in Rumania$/).count()).toBe(1);
    await kinds.getByRole('button', { name: 'Germany, military' }).click();
    // without the map
    await kinds.locator('select').selectOption('albania');
    await kinds.getByRole('button', { name: 'Italy, diplomatic' }).press('Space');
    await expect.poll(() => drawn.allTextContents().then((all) => all.toSorted())).toEqual(['G 3', 'I 1']);
    await expect.poll(() => page.locator('.ask .main').textContent()).toBe('Place 2, seal their strength');
    await page.locator('.ask .main').click();
    await expect.poll(() => headline(page)).toBe('Waiting for Russia');
    await expect.poll(() => rowsOf(page, 'Counters of this turn')).toContain(`${COUNTER}3`);
  },
);
