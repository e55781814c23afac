import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { send } from './player.ts';
import { stage } from './stage.ts';
import { Api, newGame } from './table.ts';

// Italy falls in 1943, by three people at three machines.

const on = stage();
const SEATS = ['european-axis', 'western-allies', 'russia'];

/** Summer 1943: Africa is lost. The DPs are those that each power had at the start of the year. */
const START = {
  format: 1,
  kind: 'start',
  year: 1943,
  turn: 'summer',
  facts: {
    'usat.actual': 60,
    'rgt.50': true,
    'dp.allotment.germany': 4,
    'dp.allotment.italy': 2,
    'dp.allotment.britain': 3,
    'dp.allotment.france': 0,
    'dp.allotment.us': 3,
    'dp.allotment.russia': 0,
    'dp.undefended': 0,
    'france.conquered': true,
    'surrendered.france': true,
    'france.fell-this-year': false,
    'war.germany-us': true,
    'war.italy-britain': true,
    'war.italy-us': true,
    'war-since.italy-britain': '1940/summer',
    'war-declared.italy-britain': 'italy',
    'in-play.subversion': false,
    'in-play.covert-operations': true,
    'axis-in-africa': false,
  },
};

const PLACED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'european-axis': { 'germany/italy': 2, 'italy/turkey': 1 },
  'western-allies': { 'britain/italy': 2, 'us/turkey': 2 },
  russia: {},
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

/** Fill in the facts of the form that the table is asked, and send it. */
async function tell(page: Page, prompt: RegExp, values: readonly (number | 'no')[]): Promise<void> {
  const form = asked(page).filter({ hasText: prompt }).locator('> form');
  await form.waitFor();
  const fields = form.locator('input[type="number"]');
  const numbers = values.filter((each) => each !== 'no');
  for (const [i, value] of numbers.entries()) await fields.nth(i).fill(String(value));
  if (values.includes('no')) await form.getByText('no', { exact: true }).click();
  await send(form);
  await expect.poll(() => asked(page).filter({ hasText: prompt }).locator('> form').count()).toBe(0);
}

const panel = (page: Page, title: string) => page.getByRole('region', { name: title });

it('lets three people in three browsers play the surrender of Italy', async () => {
  const { game, people } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'campaign-1939',
    data: [START],
    people: SEATS.map((seat) => ({ name: seat, seats: [seat] })),
  });
  const keys = people.map(({ key }) => key);
  const apiOf = (seat: string): Api => new Api(on.house.url, game, keys[SEATS.indexOf(seat)] ?? '');
  for (const seat of SEATS) await taken(apiOf(seat).answer(seat, 'allocate', PLACED[seat]));
  for (const seat of SEATS)
    await taken(apiOf(seat).answer(seat, 'report', report({ [`covert-operations.${seat}`]: COVERT[seat] })));
  // Summer: nobody names a target, and nobody attacks where it would move the tension
  await taken(apiOf('european-axis').answer('european-axis', 'name', {}));
  await taken(
    apiOf('russia').answer('table', 'report', report({ 'offensives.european-axis': 0, 'usat.other': 0 })),
  );
  for (const seat of ['western-allies', 'russia']) await taken(apiOf(seat).answer(seat, 'name', {}));
  const pages = await Promise.all(people.map((each) => on.sit(each)));
  const [axis, west, russia] = pages as [Page, Page, Page];

  await russia.getByRole('button', { name: 'Roll the die' }).click();

  // the end of the Allied player turn: whoever knows it tells it
  await tell(west, /surely keep all this year/, [3, -9]);
  await tell(axis, /changed on the map since/, ['no']);
  await tell(russia, /BRP total of Italy/, [80, -3]);
  const confirm = asked(west)
    .filter({ hasText: /Italy surrenders\. If that is right/ })
    .locator('> form');
  await confirm.waitFor();
  await confirm.getByText('Open the DPs in Italy').click();
  await send(confirm);

  // what lay in Italy is open to all, and each camp says what it adds
  for (const page of pages) {
    const opened = page.getByText('DPs in Italy: European Axis 2, Western Allies 2, Russia 0.').first();
    await opened.waitFor();
  }
  for (const page of [west, russia, axis]) {
    const form = asked(page)
      .filter({ hasText: /covert operations in Italy/ })
      .locator('> form');
    await form.waitFor();
    if (page === axis) await form.locator('input').first().check();
    await send(form);
    await form.waitFor({ state: 'detached' });
  }
  // -1 + 2 - 2 + 1 = 0: both sides receive the same, and named ships are not among it
  await tell(west, /factors of infantry has Italy/, [18, 5, 9]);

  for (const page of pages) {
    const due = page.getByRole('checkbox', { name: /Germany receives:|Remove all Italian air units/ });
    await expect.poll(() => due.count()).toBe(2);
    await expect
      .poll(() => panel(page, 'Surrender watch: what is open').innerText())
      .toMatch(/Italy\s+has surrendered/);
    await expect.poll(() => panel(page, 'In force').innerText()).toMatch(/Folgore may overstack/);
  }
  // what one person has done on the map is done
  const air = axis.getByRole('checkbox', { name: /Remove all Italian air units/ });
  await air.click();
  await expect.poll(() => air.count()).toBe(0);
  await Promise.all(pages.map((page) => page.context().close()));
});
