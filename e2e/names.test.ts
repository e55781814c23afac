import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { RULEBOOKS } from '../src/rulebooks/index.ts';
import { listen } from './hearing.ts';
import { cellOf, latest, openTool, unfold } from './player.ts';
import { stage } from './stage.ts';
import { allot, newGame, tellTables } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// What controls are called, what they say when they are pressed, and how one looks that cannot be pressed now.

const on = stage();

const ALL = ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'];
const CAMPS = ['european-axis', 'western-allies', 'russia'].map((seat) => ({ name: seat, seats: [seat] }));
const WAR = { rulebook: 'a-world-at-war', scenario: 'european-1940', dice: 'typed', people: CAMPS } as const;

const ROLES = new Set([
  'spinbutton',
  'radio',
  'checkbox',
  'combobox',
  'textbox',
  'searchbox',
  'group',
  'slider',
]);
const CLAUSES = new Set(RULEBOOKS.flatMap(({ clauses }) => clauses.map(({ clause }) => clause)));

/** The names of all fields and groups of a page, as the accessibility tree has them. */
async function fields(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ role, name }) =>
    ROLES.has(String(role?.value)) ? [String(name?.value ?? '')] : [],
  );
}

function withClause(names: readonly string[]): string[] {
  return names.filter((name) => name.split(/[\s()[\],]+/).some((word) => CLAUSES.has(word)));
}

it('names fields by their question or row, never by a clause', async () => {
  const { people, api } = await newGame(on.house.url, WAR);
  const page = await on.sit(people[0]);
  await page.locator('form.questions').waitFor();
  for (const tool of ['back', 'skip', 'rulings', 'seats'] as const) {
    await openTool(page, tool);
    expect(withClause(await fields(page)), tool).toEqual([]);
  }
  await openTool(page, 'facts');
  await page.getByLabel('Find what happened, or a fact').fill('brp.germany');
  await page.locator('.facts').getByRole('button').first().click();
  await expect.poll(() => fields(page)).toContain('What is the YSS BRP total of Germany?');
  const asked = await fields(page);
  expect(withClause(asked)).toEqual([]);
  // the clause is said after it, where one asks why
  const row = page
    .locator('.fact-row', {
      has: page.getByRole('spinbutton', { name: 'What is the YSS BRP total of Germany?' }),
    })
    .first();
  await row.getByRole('button', { name: /^Why: / }).click();
  await expect
    .poll(() => row.locator('.row-why').innerText())
    .toMatch(/^What is the YSS BRP total of Germany\? 49\.14/);
  expect(withClause(await fields(page))).toEqual([]);
  await allot(api);
  await page.locator('form.allocate').waitFor();
  expect(withClause(await fields(page))).toEqual([]);
});

thorough('names rulings and what is to be done on the map without clauses too', async () => {
  const set = await on.page();
  await set.goto(`${on.house.url}/#/new`);
  await set.getByRole('radio', { name: /^Level of Cooperation/ }).check();
  await set.locator('summary', { hasText: 'Rulings' }).first().waitFor();
  for (const fold of await set.locator('summary').all()) await unfold(fold);
  await expect.poll(() => fields(set)).toContain('Are benefits cumulative?');
  expect(withClause(await fields(set))).toEqual([]);
  const { people, api } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    // one step short of Germany's marker, which the players must place
    data: [{ format: 1, kind: 'start', levels: { turkey: -2 } }],
    people: [{ name: 'Everyone', seats: ALL }],
  });
  await api.answer('germany', 'choose', 'turkey');
  await api.answer('dice', 'roll', [1, 6]);
  const page = await on.sit(people[0]);
  await openTool(page, 'todo');
  await page.locator('.directives').getByRole('checkbox').first().waitFor();
  expect(withClause(await fields(page))).toEqual([]);
});

thorough('says what is left once when a cell is pressed, and why a barred one takes nothing', async () => {
  const { people, api } = await newGame(on.house.url, WAR);
  await allot(api);
  await tellTables(api);
  const page = await on.sit(people[2]);
  const form = page.locator('form.allocate');
  await cellOf(form, 'Turkey', 1).waitFor();
  const { heard, forget } = await listen(page);
  await cellOf(form, 'Turkey', 1).press('Space');
  await expect.poll(heard).toEqual(['5 of 6 left: Russia has 6 DPs.']);
  await forget();
  await cellOf(form, 'Turkey', 1).press('2');
  await expect.poll(heard).toEqual(['4 of 6 left: Russia has 6 DPs.']);
  await forget();
  // no more than that may lie there: nothing changes, and it is said why
  await cellOf(form, 'Turkey', 2).press('3');
  await expect.poll(heard).toEqual([expect.stringMatching(/^At most 2 DPs.* 49\.31/)]);
  await forget();
  expect(await cellOf(form, 'Turkey', 2).getAttribute('aria-checked')).toBe('true');
  await cellOf(form, 'Turkey', 2).press('0');
  await expect.poll(heard).toEqual(['6 of 6 left: Russia has 6 DPs.']);
});

const PICK = {
  kind: 'allocate',
  rows: ['First', 'Second'].map((id) => ({ id, label: { key: id }, max: 1 })),
  limits: [],
  after: [
    {
      row: 'Second',
      until: [{ rows: ['First'], min: 1 }],
      clauses: ['S2'],
      reason: { key: 'First must be taken before.' },
    },
  ],
};

it('refuses Enter on a barred tick, says why, and does not send the rest', async () => {
  const { people } = await newGame(on.house.url, {
    scenario: 'short-1942',
    people: [{ name: 'Everyone', seats: ALL }],
  });
  const page = await on.page();
  // no rulebook has rows of ticks that open one another: the form is put in place of a choice
  await page.routeWebSocket(/api\/live/, (socket) => {
    const server = socket.connectToServer();
    // whole desks, as they are without packing
    socket.onMessage((text) => {
      const { changes: _, ...hello } = JSON.parse(String(text)) as Record<string, unknown>;
      server.send(JSON.stringify(hello));
    });
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { desk?: { asks: { form: object }[] } };
      for (const ask of message.desk?.asks ?? []) ask.form = PICK;
      socket.send(JSON.stringify(message));
    });
  });
  await page.goto(`${on.house.url}/${people[0]?.hash}`);
  const form = page.locator('form.allocate');
  await form.waitFor();
  const { heard, forget } = await listen(page);
  const sent: string[] = [];
  // a draft that is kept is no answer
  page.on('request', (request) => request.url().endsWith('/answers') && sent.push(request.url()));
  await form.getByRole('checkbox', { name: 'Second' }).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(heard)
    .toEqual([
      expect.stringMatching(/^Second is barred, so nothing was sent\. First must be taken before\. S2/),
    ]);
  await forget();
  await form.getByRole('checkbox', { name: 'First' }).check();
  await expect.poll(() => form.getByRole('alert').count()).toBe(0);
  expect(sent).toEqual([]);
  expect(await latest(page)).toBe(0);
  await form.getByRole('checkbox', { name: 'First' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => sent.length).toBe(1);
});

interface Look {
  readonly background: string;
  readonly contrast: number;
}

/** The background of a button, and the contrast of its text with what is behind it. */
function lookOf(page: Page): Promise<Look> {
  return page.locator('form.choose button.main').evaluate((button) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    const rgba = (color: string): number[] => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const light = (color: string): number => {
      const [r = 0, g = 0, b = 0] = rgba(color)
        .slice(0, 3)
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    let behind: Element | null = button;
    while (behind && rgba(getComputedStyle(behind).backgroundColor)[3] === 0) behind = behind.parentElement;
    const { color, backgroundColor: background } = getComputedStyle(button);
    const [one, other] = [light(color), light(behind ? getComputedStyle(behind).backgroundColor : 'white')];
    return { background, contrast: (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) };
  });
}

const COLOURS = [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { forcedColors: 'active', colorScheme: 'light' },
  { forcedColors: 'active', colorScheme: 'dark' },
] as const;

thorough.each(COLOURS)(
  'shows a main button that cannot be pressed now as such, also under the pointer, in %j',
  async (colours) => {
    const { people } = await newGame(on.house.url, {
      scenario: 'short-1942',
      people: [{ name: 'Everyone', seats: ALL }],
    });
    const page = await on.page({ ...colours, reducedMotion: 'reduce' });
    await page.goto(`${on.house.url}/${people[0]?.hash}`);
    const button = page.locator('form.choose button.main');
    await button.waitFor();
    const dull = await lookOf(page);
    await button.hover();
    expect(await lookOf(page)).toEqual(dull);
    expect(dull.contrast).toBeGreaterThan(4.5);
    const shown = await button.evaluate((each) => getComputedStyle(each).color);
    await page.locator('.option:not(.is-barred) input').first().check();
    await expect.poll(() => button.getAttribute('aria-disabled')).not.toBe('true');
    const ready = await lookOf(page);
    expect(ready.contrast).toBeGreaterThan(4.5);
    expect(await button.evaluate((each) => getComputedStyle(each).color)).not.toBe(shown);
  },
);
