import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { answerByHand, cellOf, chance, latest, openTab, openTool, send, shows, unfold } from './player.ts';
import { stage } from './stage.ts';
import { allot, ask, newGame } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

const on = stage();

const CAMPS = ['european-axis', 'western-allies', 'russia'];

it('puts a screen between two players at one machine, and shows the next nothing of the one before', async () => {
  const { people, api } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    people: [{ name: 'All', seats: CAMPS }],
  });
  await allot(api);
  const page = await on.sit(people[0]);
  // as a device goes round: it comes last to the one who goes on
  await page.getByRole('button', { name: 'Open the desk of Russia' }).click();
  await cellOf(page.locator('.ask'), 'Turkey', 2).click();
  await send(page.locator('.ask form.allocate'));
  // the next one's screen comes at once, and only a person's own press opens a desk
  await page.getByRole('heading', { name: 'The desk of Western Allies' }).waitFor();
  await expect.poll(() => page.locator('.ask, .board').count()).toBe(0);
  await page.getByRole('button', { name: 'Open the desk of Western Allies' }).click();
  await page.locator('.limits').getByText('Britain has').waitFor();
  await expect.poll(() => page.locator('.limits').getByText('Russia has').count()).toBe(0);
  // the way back leads past the screen again
  await page.getByLabel('Your seats').selectOption({ label: 'Russia' });
  await page.getByRole('heading', { name: 'The desk of Russia' }).waitFor();
});

thorough('puts no screen before a question to the table, and shows no desk of a seat with it', async () => {
  const { people, api } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    people: [{ name: 'All', seats: CAMPS }],
  });
  const page = await on.sit(people[0]);
  await page.getByTitle('A question to the table').waitFor();
  await page.locator('.ask form.questions').waitFor();
  expect(await page.getByLabel('Your seats').inputValue()).toBe('');
  await allot(api);
  // the first of the seats is asked: its screen comes before its desk
  await page.getByRole('heading', { name: 'The desk of Russia' }).waitFor();
  await expect.poll(() => page.locator('.ask, .board').count()).toBe(0);
});

thorough('hands one device round so that who goes on has it already', async () => {
  const { people, api } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    people: [{ name: 'All', seats: CAMPS }],
  });
  await allot(api);
  const page = await on.sit(people[0]);
  for (const camp of ['Russia', 'Western Allies', 'European Axis']) {
    await page.getByRole('button', { name: `Open the desk of ${camp}` }).click();
    await send(page.locator('.ask form.allocate'));
  }
  // all have sealed: the Axis names, and no screen has come between
  await page.getByTitle('European Axis: your turn').waitFor();
  await page.getByRole('heading', { name: 'European Axis: which targets do you name?' }).waitFor();
});

thorough('puts no screen between the desks of one who plays alone, and goes along', async () => {
  const { people, api } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    people: [{ name: 'All', seats: CAMPS }],
  });
  await allot(api);
  const page = await on.sit(people[0]);
  await page.getByRole('button', { name: 'Open them without this screen' }).click();
  await send(page.locator('.ask form.allocate').filter({ hasText: 'Germany has' }));
  await page.locator('.limits').getByText('Britain has').waitFor();
  // what is sealed can be looked at: the desk stays there
  await page.getByLabel('Your seats').selectOption({ label: 'European Axis' });
  await page.getByRole('heading', { name: 'Your answer is sealed' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Your answer is sealed' }).waitFor();
  await openTool(page, 'seats');
  await page.getByLabel('A screen between the desks of this device').check();
  await page.getByRole('button', { name: 'Go to the desk of Western Allies' }).click();
  await page.getByRole('heading', { name: 'The desk of Western Allies' }).waitFor();
  await expect.poll(() => page.locator('.ask, .board').count()).toBe(0);
});

thorough('takes back what all agree to, and nothing when somebody refuses', async () => {
  const { people } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: [
      { name: 'Axis', seats: ['germany', 'japan', 'italy'] },
      { name: 'Allies', seats: ['uk', 'usa', 'ussr'] },
    ],
  });
  const [axis, allies] = (await Promise.all([on.sit(people[0]), on.sit(people[1])])) as [Page, Page];
  const random = chance(9);
  for (let line = 1; line <= 2; line++) {
    await expect.poll(() => answerByHand(axis, random)).toBe(true);
    await Promise.all([shows(axis, line), shows(allies, line)]);
  }
  await openTool(axis, 'back');
  await axis.getByLabel('How far').selectOption({ label: 'all, to the very start' });
  await axis.getByLabel('Reason, if you like').fill('a die fell off the table');
  await axis.getByRole('button', { name: 'Ask the others' }).click();
  await allies.locator('.consent', { hasText: 'a die fell off the table' }).waitFor();
  await allies.getByRole('button', { name: 'Refuse' }).click();
  await axis.locator('.consent').waitFor({ state: 'detached' });
  await expect.poll(() => latest(axis)).toBe(2);
  await axis.getByRole('button', { name: 'Ask the others' }).click();
  await allies.getByRole('button', { name: 'Agree', exact: true }).click();
  await Promise.all([shows(axis, 3), shows(allies, 3)]);
  await axis.getByTitle('Germany: your turn').waitFor();
  await openTool(allies, 'log');
  await expect.poll(() => allies.locator('.log .is-undone').count()).toBe(2);
});

thorough('keeps an earlier moment in the address', async () => {
  const { people, api } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: [{ name: 'All', seats: ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'] }],
  });
  await api.answer('germany', 'choose', 'turkey');
  await api.answer('dice', 'roll', [1, 6]);
  const page = await on.sit(people[0]);
  // the result that fell is marked among the chances
  await page.locator('.latest .fallen').waitFor();
  await openTool(page, 'log');
  await page.locator('.latest .line-number').click();
  await page.locator('.replay-at', { hasText: /After line \d of 2/ }).waitFor();
  const at = await page.locator('.replay-at').textContent();
  const again = await page.context().newPage();
  await again.goto(page.url());
  await expect.poll(() => again.locator('.replay-at').textContent()).toBe(at);
  await again.getByRole('button', { name: 'Back to the game' }).click();
  await again.locator('.me').waitFor();
  await expect.poll(() => again.url()).not.toMatch(/at=/);
});

it('shows what one has ticked off to the other, and keeps it', async () => {
  const { people, api } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    // one step short of Germany's marker, which the players must place
    data: [{ format: 1, kind: 'start', levels: { turkey: -2 } }],
    people: [
      { name: 'Ann', seats: ['germany', 'japan', 'italy'] },
      { name: 'Bob', seats: ['uk', 'usa', 'ussr'] },
      { name: 'Zoe', seats: [] },
    ],
  });
  await api.answer('germany', 'choose', 'turkey');
  await api.answer('dice', 'roll', [1, 6]);
  const [ann, bob, zoe] = (await Promise.all(people.map((each) => on.sit(each)))) as [Page, Page, Page];
  const todo = (page: Page) => page.locator('.directives').getByRole('checkbox');
  await Promise.all([ann, bob, zoe].map((page) => openTool(page, 'todo')));
  await Promise.all([ann, bob, zoe].map((page) => todo(page).first().waitFor()));
  expect(await todo(zoe).first().isDisabled()).toBe(true);
  await todo(ann).first().click();
  await Promise.all([ann, bob, zoe].map((page) => page.getByText('Done (1)').waitFor()));
  await bob.locator('.latest', { hasText: 'done ticked off by Ann' }).waitFor();
  await bob.reload();
  await openTool(bob, 'todo');
  await unfold(bob.getByText('Done (1)'));
  const done = bob.locator('.directives details').getByRole('checkbox');
  await done.first().click();
  await Promise.all([ann, bob, zoe].map((page) => page.getByText('Done (1)').waitFor({ state: 'detached' })));
});

thorough('lets go of a tick that is refused, and says why', async () => {
  const { people, api, game } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    data: [{ format: 1, kind: 'start', levels: { turkey: -2 } }],
    people: [{ name: 'All', seats: ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'] }],
  });
  await api.answer('germany', 'choose', 'turkey');
  await api.answer('dice', 'roll', [1, 6]);
  const page = await on.sit(people[0]);
  await page.route(`**/games/${game}/ticks`, (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/json',
      body: JSON.stringify({ error: { message: 'Not now.', clauses: [] } }),
    }),
  );
  await openTool(page, 'todo');
  await page.locator('.directives').getByRole('checkbox').first().click();
  await page.locator('.directives').getByText('Not now.').waitFor();
  await expect.poll(() => page.locator('.directives input:checked').count()).toBe(0);
});

thorough('makes a game for two by hand, ends a link, and makes another', async () => {
  const page = await on.page();
  await page.goto(on.house.url);
  await page.getByRole('link', { name: 'Set up a game' }).click();
  await page.getByRole('radio', { name: 'Each at home' }).check();
  const names = page.locator('.seat-rows input');
  for (const [i, input] of (await names.all()).entries()) if (i < 6) await input.fill(i % 2 ? 'Bob' : 'Ann');
  await page.getByRole('button', { name: 'Open the game' }).click();
  const links = page.locator('.link-line input');
  await expect.poll(() => links.count()).toBe(3);
  const [ann, bob, maker] = await links.evaluateAll((list) =>
    list.map((input) => (input as HTMLInputElement).value),
  );
  await page.goto(maker ?? '');
  await page.getByRole('button', { name: 'End this link: Bob' }).click();
  await page.getByRole('group', { name: 'End this link: Bob' }).getByRole('button').first().click();
  await page.getByText('ended', { exact: true }).waitFor();
  const [game = '', key = ''] = (bob ?? '').split('/').slice(-2);
  expect((await ask(on.house.url, `/games/${game}/desk?seat=`, key)).status).toBe(401);
  await unfold(page.locator('summary', { hasText: 'A new link' }));
  await page.getByLabel('Name of the player').fill('Cleo');
  await page.getByRole('checkbox', { name: 'Soviet Union' }).check();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const made = page.getByRole('listitem').filter({ hasText: 'Cleo' }).locator('.link-line input');
  const cleo = await made.inputValue();
  for (const link of [ann, cleo]) {
    await page.goto(link ?? '');
    await page.getByRole('button', { name: 'Take this seat' }).click();
    await page.locator('.me').waitFor();
  }
  await expect.poll(() => page.locator('.me').textContent()).toContain('Soviet Union');
});

thorough('names file, line and field of a fault in a user\u2019s file, and takes a good one', async () => {
  const page = await on.page();
  await page.goto(`${on.house.url}/#/new`);
  const upload = (text: string): Promise<void> =>
    page
      .locator('#own-data input[type=file]')
      .setInputFiles({ name: 'start.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) });
  await page.getByRole('radio', { name: 'Type now, or choose files' }).check();
  await upload('format: 1\nkind: start\nlevels:\n  turkey: 9\n');
  await page.getByRole('alert').filter({ hasText: 'start.yaml:4: levels.turkey must be' }).waitFor();
  await page.getByRole('button', { name: 'Open the game' }).click({ force: true });
  await upload('format: 1\nkind: start\nlevels: { turkey: 1 }\n');
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Open the game' }).click();
  await page.locator('.me').waitFor();
  await openTab(page, 'Levels of cooperation');
  await expect.poll(() => page.locator('.board tr', { hasText: 'Turkey' }).innerText()).toContain('+1');
});

thorough('takes a choice on the map as it does from the list', async () => {
  const { people } = await newGame(on.house.url, {
    scenario: 'short-1942',
    people: [{ name: 'All', seats: ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'] }],
  });
  const page = await on.sit(people[0]);
  await page.locator('.map [aria-label^="Turkey"]').click();
  await page.getByRole('button', { name: 'Answer: Turkey' }).click();
  await shows(page, 1);
  await expect.poll(() => page.locator('.latest').textContent()).toContain('Germany turns to Turkey');
});
