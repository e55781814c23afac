import type { Page, Worker } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { openMailServer } from '../src/server/notices/receivers.test-helper.ts';
import { openTool, untilKept } from './player.ts';
import { axe } from './axe.ts';
import { tooSmall } from './sights.ts';
import { ownStage } from './stage.ts';
import { Api, newGame } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// How somebody is told that something waits, in the page.

const post = await openMailServer();
afterAll(() => post.close());
const on = ownStage('--smtp', post.url, '--from', 'table@desk.example');

/** A game of two, in which Ann is asked first. */
const two = () =>
  newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: [
      { name: 'Ann', seats: ['germany', 'italy', 'uk', 'ussr'] },
      { name: 'Rosa', seats: ['japan', 'usa'] },
    ],
  });

/** Whoever is awaited turns to the first that can be turned to, and the dice fall, until it is a seat's turn. */
async function untilTurnOf(seat: string, apiOf: (seat: string) => Api): Promise<void> {
  for (;;) {
    const { awaiting, diceAsks } = await apiOf(seat).desk('');
    const [dice] = diceAsks.flatMap(({ form }) => (form.kind === 'roll' ? [form.dice] : []));
    if (awaiting.includes(seat)) return;
    if (dice)
      await apiOf(seat).answer(
        'dice',
        'roll',
        dice.map(() => 3),
      );
    for (const each of dice ? [] : awaiting) {
      const [asked] = (await apiOf(each).desk(each)).asks;
      const options = asked?.form.kind === 'choose' ? asked.form.options : [];
      await apiOf(each).answer(each, asked?.id ?? '', options.find(({ barred }) => !barred)?.value);
    }
  }
}

/** Count tones and notes instead of sounding and showing them, in a page that nobody looks at. */
async function listened(page: Page): Promise<() => Promise<{ tones: number; notes: string[] }>> {
  await page.addInitScript(() => {
    const heard = { tones: 0, notes: [] as string[] };
    Object.assign(window, { heard });
    Object.defineProperty(document, 'hidden', { get: () => true });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...given) {
      heard.tones++;
      start.apply(this, given);
    };
    class Note extends EventTarget {
      static permission = 'granted';
      static requestPermission = async (): Promise<string> => 'granted';
      constructor(title: string) {
        super();
        heard.notes.push(title);
      }
    }
    Object.assign(window, { Notification: Note });
  });
  return () =>
    page.evaluate(() => (window as unknown as { heard: { tones: number; notes: string[] } }).heard);
}

it('sends mail to an address once its link was opened, tries it by a button, and is left by a link', async () => {
  const { people, game } = await two();
  const ann = await on.sit(people[0]);
  const panel = await openTool(ann, 'notices');
  await panel.getByLabel('Your address').fill('ann@post.example');
  await panel.getByRole('button', { name: 'Send the link to confirm it' }).click();
  await panel.getByText('waits until you open the link').waitFor();
  expect(await panel.getByRole('button', { name: 'Send me one now' }).count()).toBe(0);
  const link = (kind: string): string =>
    new RegExp(`http://\\S*#/\\?${kind}=\\S+`).exec(post.came.at(-1)?.text ?? '')?.[0] ?? '';
  // another program, where nobody is known
  const phone = await on.page();
  await expect.poll(() => link('confirm')).not.toBe('');
  await phone.goto(link('confirm'));
  await phone.getByRole('button', { name: 'Yes, tell me here' }).click();
  await phone.getByText('From now on ann@post.example is told').waitFor();
  await ann.reload();
  const again = await openTool(ann, 'notices');
  await again.getByRole('button', { name: 'Send me one now: ann@post.example' }).click();
  await again.getByText('Sent.', { exact: true }).waitFor();
  await expect.poll(() => post.came.at(-1)?.text).toContain('This is how you will be told');
  expect(post.came.at(-1)?.text).toContain(`${on.house.url}/#/?game=${game}`);
  await phone.goto(link('leave'));
  await phone.getByRole('button', { name: 'Send no more' }).click();
  await phone.getByText('Nothing more about').waitFor();
  await ann.reload();
  await (await openTool(ann, 'notices')).getByText('By e-mail').waitFor();
  await expect.poll(() => ann.locator('.channels li').count()).toBe(0);
});

thorough.each(['light', 'dark'] as const)(
  'is whole on a narrow phone, and for who hears or asks for %s',
  async (colorScheme) => {
    const { people } = await two();
    const page = await on.page({
      viewport: { width: 360, height: 760 },
      hasTouch: true,
      isMobile: true,
      colorScheme,
    });
    await page.goto(`${on.house.url}/${people[0]?.hash}`);
    await page.locator('main h1').waitFor();
    const panel = await openTool(page, 'notices');
    await panel
      .getByLabel('Your address')
      .fill(`a-rather-long-address-of-somebody-${colorScheme}@a-long-name.post.example`);
    await panel.getByRole('button', { name: 'Send the link to confirm it' }).click();
    await panel.locator('.channels li').waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect([...(await axe(page)), ...(await tooSmall(page))]).toEqual([]);
  },
);

thorough(
  'leads from a notice to the desk that the browser knows, and says so where it knows none',
  async () => {
    const { people, game } = await two();
    const ann = await on.sit(people[0]);
    await untilKept(ann);
    await ann.goto(`${on.house.url}/#/?game=${game}`);
    await expect.poll(() => ann.url()).toContain(`#/game/${game}/`);
    const other = await on.page();
    await other.goto(`${on.house.url}/#/?game=${game}`);
    await other.getByText('This browser does not know your desk').waitFor();
  },
);

thorough(
  'sounds and shows a note when a turn comes, not before it is asked to, and not for what stood there',
  async () => {
    const { people, api, game } = await two();
    const page = await on.page();
    const heard = await listened(page);
    await page.goto(`${on.house.url}/${people[1]?.hash}`);
    await page.locator('main h1').waitFor();
    await api.answer('germany', 'choose', 'turkey');
    await api.answer('dice', 'roll', [1, 6]);
    await expect.poll(() => page.title()).toMatch(/^Your turn/);
    expect(await heard()).toEqual({ tones: 0, notes: [] });
    const panel = await openTool(page, 'notices');
    await panel.getByLabel('A short sound').check();
    await panel.getByLabel(/A note on the screen/).check();
    await page.reload();
    await page.locator('main h1').waitFor();
    const kept = await openTool(page, 'notices');
    await expect.poll(() => kept.getByLabel('A short sound').isChecked()).toBe(true);
    expect(await heard()).toEqual({ tones: 0, notes: [] });
    const rosa = new Api(on.house.url, game, people[1]?.key ?? '');
    await rosa.answer('japan', 'choose', 'mongolia');
    await untilTurnOf('usa', (seat) => (['japan', 'usa'].includes(seat) ? rosa : api));
    await expect.poll(async () => (await heard()).notes).toEqual([expect.stringMatching(/^Your turn/)]);
    await expect.poll(async () => (await heard()).tones).toBe(2);
  },
);

thorough('has a web hook for the whole table on the page of its maker', async () => {
  const { game, creatorKey } = await two();
  const page = await on.page();
  await page.goto(`${on.house.url}/#/people/${game}/${creatorKey}`);
  const hook = page.locator('.notices');
  await hook.getByLabel('Address of the web hook').fill('http://127.0.0.1:9/hook');
  await hook.getByRole('button', { name: 'Add' }).click();
  await hook.getByText('127.0.0.1:9').waitFor();
  await hook.getByRole('button', { name: /^Send me one now/ }).click();
  await hook.getByText('Not sent: It could not be reached.').waitFor();
  await hook.getByRole('button', { name: /^Leave/ }).click();
  await expect.poll(() => hook.locator('.channels li').count()).toBe(0);
});

/** What a worker shows of what is pushed, and where it leads: where no page of the game is open, and by its own button. */
function shownBy(worker: Worker, data: object): Promise<unknown> {
  return worker.evaluate(async (text) => {
    const all = globalThis as unknown as {
      registration: { showNotification(title: string, options: object): Promise<void> };
      clients: { matchAll(): Promise<object[]>; openWindow(url: string): Promise<void> };
      PushEvent: new (name: string, init: object) => Event;
      ExtendableEvent: new (name: string) => Event;
    };
    const opened: string[] = [];
    let shown = { title: '', body: '', tag: '', data: {} };
    all.registration.showNotification = async (title, options) => {
      shown = { ...shown, title, ...options };
    };
    all.clients.matchAll = async () => [];
    all.clients.openWindow = async (url) => void opened.push(url);
    dispatchEvent(new all.PushEvent('push', { data: text }));
    for (const action of ['', 'leave']) {
      const notification = { data: shown.data, close: (): void => undefined };
      const click = new all.ExtendableEvent('notificationclick');
      dispatchEvent(Object.assign(click, { notification, action }));
    }
    await new Promise((resolve) => setTimeout(resolve));
    const { title, body, tag } = shown;
    return { title, body, tag, opened: opened.toSorted() };
  }, JSON.stringify(data));
}

thorough('can be installed, with a worker that shows what is pushed and keeps no page', async () => {
  const { people, game } = await two();
  const page = await on.sit(people[0]);
  const manifest = (await (await fetch(`${on.house.url}/demarche.webmanifest`)).json()) as {
    icons: { src: string }[];
  };
  for (const { src } of manifest.icons) expect((await fetch(`${on.house.url}/${src}`)).status).toBe(200);
  const begun = page.context().waitForEvent('serviceworker');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
  });
  const data = { game, title: 'Friday', body: 'Germany: your turn', leave: `${on.house.url}/#/?leave=a.b` };
  expect(await shownBy(await begun, data)).toEqual({
    title: 'Friday',
    body: 'Germany: your turn',
    tag: game,
    opened: [`/#/?game=${game}`, '/#/?leave=a.b'],
  });
  // what the page is made of comes from the server, as without a worker
  await page.reload();
  await page.locator('main h1').waitFor();
  const kept = await page.evaluate(async () => ({
    controlled: navigator.serviceWorker.controller !== null,
    caches: await caches.keys(),
  }));
  expect(kept).toEqual({ controlled: true, caches: [] });
  const script = await (await fetch(`${on.house.url}/worker.js`)).text();
  expect(script).not.toMatch(/'fetch'|caches/);
});
