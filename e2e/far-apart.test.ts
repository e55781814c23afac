import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bareBlock, nginxBlock, startProxy } from '../src/server/gate/proxy.test-helper.ts';
import { House } from './house.ts';
import { answerByHand, chance, shows } from './player.ts';
import { stage } from './stage.ts';
import { newGame } from './table.ts';
import { inProof } from './tier.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

const on = stage();
let open: House;
let behind: House;
beforeAll(async () => {
  open = await House.open('--host', '0.0.0.0');
  behind = await House.open('--trust-proxy');
});
afterAll(async () => {
  for (const house of [open, behind]) await house.close();
});
const routed: Page[] = [];
afterEach(async () => {
  // an answer that is under way is waited for
  await Promise.all(routed.splice(0).map((page) => page.unrouteAll({ behavior: 'wait' })));
});

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** The address of a proxy in front of a server. */
async function through(block: string, url: string): Promise<string> {
  const proxy = await startProxy(block, url);
  closers.push(() => proxy.close());
  return proxy.address;
}

const TWO = [
  { name: 'Axis', seats: ['germany', 'japan', 'italy'] },
  { name: 'Allies', seats: ['uk', 'usa', 'ussr'] },
];
const WISH = { scenario: 'short-1942', dice: 'typed', people: TWO } as const;

/** Fill in the wizard for two, and send it. */
async function forTwo(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Each at home' }).check();
  for (const [i, input] of (await page.locator('.seat-rows input').all()).entries())
    if (i < 6) await input.fill(i % 2 ? 'Bob' : 'Ann');
  await page.getByRole('button', { name: 'Open the game' }).click();
}

const links = (page: Page): Promise<string[]> =>
  page.locator('.link-line input').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
const HERE = 'These links work on this machine only.';

describe('links', () => {
  it('of a server for this machine alone say so, and what to do', async () => {
    const page = await on.page();
    await page.goto(`${on.house.url}/#/new`);
    await forTwo(page);
    await page.getByText(HERE).waitFor();
    await page.getByText('start the server with --host 0.0.0.0').waitFor();
    const [first = '', , maker = ''] = await links(page);
    expect(first).toContain(on.house.url);
    await page.goto(maker);
    await page.getByRole('heading', { name: 'A new link' }).click();
    await page.getByLabel('Name of the player').fill('Cleo');
    await page.getByRole('button', { name: 'Make the link' }).click();
    await page.locator('.links').getByLabel('Cleo', { exact: true }).waitFor();
    await page.getByText(HERE).waitFor();
  });

  thorough('begin with an address that others can use, where the server knows one', async () => {
    const page = await on.page();
    // as on a machine that is on two networks, whatever this one is on
    const addresses = ['http://192.0.2.7:1939/', 'http://[2001:db8::7]:1939/'];
    routed.push(page);
    await page.route(/\/api\/games(\/\w+\/(people|maker))?$/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as object;
      return route.fulfill({ response: answer, json: 'addresses' in body ? { ...body, addresses } : body });
    });
    await page.goto(`${open.url}/#/new`);
    await forTwo(page);
    await page.getByLabel('Key for making games').fill(open.creationKey);
    await page.getByRole('button', { name: 'Open the game' }).click();
    await page.getByRole('heading', { name: 'The game is ready' }).waitFor();
    for (const link of await links(page)) expect(link).toMatch(/^http:\/\/192\.0\.2\.7:1939\/#\//);
    expect(await page.getByText(HERE).count()).toBe(0);
    const choice = page.getByLabel('What the links begin with');
    await choice.selectOption('[2001:db8::7]:1939');
    await expect
      .poll(async () => (await links(page)).every((link) => link.includes('[2001:db8::7]')))
      .toBe(true);
    await choice.selectOption({ label: `${new URL(open.url).host} (this machine only)` });
    await page.getByText(HERE).waitFor();
    const [, , maker = ''] = await links(page);
    await page.goto(maker);
    await page.getByRole('heading', { name: 'A new link' }).click();
    await page.getByLabel('Name of the player').fill('Cleo');
    await page.getByRole('button', { name: 'Make the link' }).click();
    await expect.poll(async () => (await links(page)).length).toBe(4);
    for (const link of await links(page)) expect(link).toMatch(/^http:\/\/192\.0\.2\.7:1939\/#\//);
  });

  it('take games to another device without HTTPS by a link alone, and the page says why', async () => {
    const page = await on.page();
    const home = open.url.replace('127.0.0.1', 'table.example');
    await page.goto(`${home}/#/take`);
    await page.getByText(/only where the page came by HTTPS/).waitFor();
    expect(await page.getByLabel('Passphrase').count()).toBe(0);
  });

  it('are copied, and a seat plays, on a home network without HTTPS', async () => {
    const page = await on.page();
    const home = open.url.replace('127.0.0.1', 'table.example');
    await page.goto(`${home}/#/new`);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await forTwo(page);
    await page.getByLabel('Key for making games').fill(open.creationKey);
    await page.getByRole('button', { name: 'Open the game' }).click();
    await page.getByRole('button', { name: 'Copy: Ann' }).click();
    await page.getByRole('button', { name: 'Copy: Ann', exact: true }).getByText('Copied').waitFor();
    const [ann = ''] = await links(page);
    expect(ann).toContain('table.example');
    expect(await page.getByLabel('What the links begin with').count()).toBe(0);
    expect(await page.getByText(HERE).count()).toBe(0);
    // a reload would show the links again
    await page.goto(`${home}/#/new`);
    await page.getByLabel('Name of the game, if you like').click();
    await page.keyboard.press('ControlOrMeta+v');
    await expect.poll(() => page.getByLabel('Name of the game, if you like').inputValue()).toBe(ann);
    const { people } = await newGame(open.url, WISH, open.creationKey);
    await page.goto(`${home}/${people[0]?.hash}`);
    await expect.poll(() => answerByHand(page, chance(3))).toBe(true);
    await shows(page, 1);
  });
});

describe('the key for making games', () => {
  const ways = [
    ['the example', '', 'Open an example game'],
    ['the wizard', '#/new', 'Open the game'],
  ] as const;
  it.each(inProof(ways, 1))(
    'is asked for by %s, and what is wrong with it is said at its field',
    async (_, hash, button) => {
      const page = await on.page();
      await page.goto(`${open.url}/${hash}`);
      const press = page.getByRole('button', { name: button });
      const key = page.getByLabel('Key for making games');
      await press.click();
      await expect.poll(() => key.evaluate((field) => field === document.activeElement)).toBe(true);
      const trouble = async (): Promise<string | null> => {
        const id = await key.getAttribute('aria-describedby');
        return id === null ? null : page.locator(`[role=alert]#${id}`).textContent();
      };
      await expect.poll(trouble).toMatch(/needs its creation key/);
      for (const wrong of ['x'.repeat(32), 'kl\u00fc\u010d']) {
        await key.fill(wrong);
        // what is said of the one before stands there until then
        const refused = page.waitForResponse((answer) => answer.request().method() === 'POST');
        await page.keyboard.press('Enter');
        await refused;
        await expect.poll(trouble).toMatch(/This is not the creation key of this server/);
      }
      await expect.poll(() => page.getByRole('alert').count()).toBe(1);
      await key.fill(` ${open.creationKey} `);
      await press.click();
      await page.locator('.me').waitFor();
    },
  );
});

describe('behind a proxy', () => {
  it('as docs/hosting.md shows it two seats play, live', async () => {
    const house = behind;
    const url = await through(nginxBlock(), house.url);
    const { people } = await newGame(house.url, WISH, house.creationKey);
    const [axis, allies] = await Promise.all(people.map(async () => on.page()));
    if (!axis || !allies) throw new Error('two people');
    await axis.goto(`${url}${people[0]?.hash}`);
    await allies.goto(`${url}${people[1]?.hash}`);
    await Promise.all([axis, allies].map((page) => page.getByText('Connected', { exact: true }).waitFor()));
    await expect.poll(() => answerByHand(axis, chance(5))).toBe(true);
    await Promise.all([shows(axis, 1), shows(allies, 1)]);
  });

  thorough(
    'that passes no WebSockets the page says so, goes on by asking, and keeps what is typed',
    async () => {
      const house = behind;
      const url = await through(nginxBlock('Upgrade', 'Connection'), house.url);
      const { people } = await newGame(house.url, WISH, house.creationKey);
      const [axis, allies] = await Promise.all(people.map(async () => on.page()));
      if (!axis || !allies) throw new Error('two people');
      await axis.goto(`${url}${people[0]?.hash}`);
      await allies.goto(`${url}${people[1]?.hash}`);
      await axis.getByText('No live updates; asking every few seconds').waitFor();
      await axis.getByText('let the proxy pass on Upgrade and Connection').waitFor();
      await axis.locator('.ask .option:not(.is-barred) input').nth(1).check();
      for (let i = 0; i < 2; i++) await axis.waitForResponse((answer) => answer.url().includes('/desk?'));
      expect(await axis.locator('.ask .option:not(.is-barred) input').nth(1).isChecked()).toBe(true);
      await expect.poll(() => answerByHand(axis, chance(5))).toBe(true);
      await Promise.all([shows(axis, 1), shows(allies, 1)]);
      // a link that is ended says so here, too
      const odd = await on.page();
      await odd.goto(`${url}${people[0]?.hash}x`);
      await odd.getByRole('alert').filter({ hasText: 'This key opens nothing here' }).waitFor();
    },
  );

  thorough('that changes Host the page says what to set when a game is made', async () => {
    const page = await on.page();
    await page.goto(await through(bareBlock(), on.house.url));
    await page.getByRole('button', { name: 'Open an example game' }).click();
    await page.getByRole('alert').filter({ hasText: 'start it with --trust-proxy' }).waitFor();
    expect(await page.getByLabel('Key for making games').count()).toBe(0);
    await page.goto(await through(nginxBlock('Host'), behind.url));
    await page.getByRole('button', { name: 'Open an example game' }).click();
    await page.getByRole('alert').filter({ hasText: 'let the proxy pass on Host as it came' }).waitFor();
  });

  it('that the server was not told of there is a sentence in place of the page', async () => {
    const page = await on.page();
    await page.goto(await through(nginxBlock(), on.house.url));
    await expect
      .poll(() => page.locator('body').textContent())
      .toMatch(/^This came through a proxy that the server was not told of\..*--trust-proxy/);
  });
});
