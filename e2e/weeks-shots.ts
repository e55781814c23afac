import { type Prepare, type Shot, withTool } from './shot.ts';
import { Api, allot, ask, newGame, type Seated } from './table.ts';
import type { Site } from './tour.ts';

const SEATS = ['european-axis', 'western-allies', 'russia'];
const NAMES = ['Axel', 'Wanda', 'Rosa'];
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** A game of three that goes on for weeks: somebody waits, has talked, noted, begun, and is away at times. */
async function weeks({
  url,
}: Site): Promise<{ people: readonly Seated[]; game: string; creatorKey: string }> {
  const made = await newGame(url, {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    title: 'Club campaign',
    people: NAMES.map((name, i) => ({ name, seats: [SEATS[i] ?? ''] })),
  });
  const { game, people, creatorKey } = made;
  const [axel, wanda, rosa] = people.map(({ key }) => new Api(url, game, key));
  if (!axel || !wanda || !rosa) throw new Error('nobody');
  await allot(axel);
  const say = (who: Api, to: string, text: string) =>
    ask(url, `/games/${game}/talk`, who.key, { to, text, request: crypto.randomUUID() });
  await say(rosa, 'all', 'Bessarabia is mine then. Anybody for a quick spring?');
  await say(wanda, 'all', 'Dinner until two. Do not wait with the tea.');
  await say(axel, 'all', 'Sealed. Take your time.');
  await say(axel, 'maker', 'May we play on Sunday?');
  const rule = { hours: 48, days: [1, 2, 3, 4, 5], zone: 'Europe/Vienna', late: 'standing' };
  await ask(url, `/games/${game}/deadline`, creatorKey, { rule });
  await ask(url, `/games/${game}/deadline`, rosa.key, { rule: { ...rule, hours: 72, days: EVERY_DAY } });
  await ask(url, `/games/${game}/away`, wanda.key, { days: [{ from: '2030-12-24', until: '2031-01-02' }] });
  await ask(url, `/games/${game}/notes`, axel.key, {
    seat: SEATS[0],
    place: '',
    text: 'Rumania before Hungary.',
    had: null,
  });
  await ask(url, `/games/${game}/presence`, wanda.key, { shows: true });
  await axel.answer('european-axis', 'allocate', { 'germany/rumania': 1 });
  return { game, people, creatorKey };
}

/** The notices where the browser allows none: what it allows by itself is not the same everywhere. */
const unallowed: Prepare = async (page) => {
  await page.evaluate(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await withTool('notices')(page);
};

/** What stands beside a game, on the desk of somebody who waits and on the page of whoever made it. */
export async function weeksShots(site: Site): Promise<Shot[]> {
  const { game, people, creatorKey } = await weeks(site);
  const hash = people[0]?.hash ?? '';
  const proposing: Prepare = async (page) => {
    await withTool('deadlines')(page);
    await page.locator('.side summary').first().click();
  };
  const deadlines: Prepare = async (page) => {
    await page.locator('.links > li').nth(2).waitFor();
    await page.getByRole('heading', { name: 'Set deadlines' }).click();
    await page.getByRole('button', { name: 'End this link: Wanda' }).click();
  };
  const known: Prepare = async (page) => {
    for (const seated of people.slice(0, 2)) {
      await page.goto(page.url().replace(/#.*/, seated.hash));
      await page.locator('.me').waitFor();
    }
    await page.goto(page.url().replace(/#.*/, '#/'));
    await page.locator('.game-row, .turn-card').first().waitFor();
  };
  return [
    { name: 'waiting', hash },
    { name: 'talk', hash: people[1]?.hash ?? '', prepare: withTool('talk') },
    { name: 'notes', hash: people[1]?.hash ?? '', prepare: withTool('notes') },
    { name: 'presence', hash, prepare: withTool('seats') },
    { name: 'deadlines', hash, prepare: withTool('deadlines') },
    { name: 'deadlines-propose', hash, prepare: proposing },
    { name: 'notices', hash, prepare: unallowed },
    { name: 'more', hash, prepare: withTool('more') },
    { name: 'my-games', hash: '#/', prepare: known },
    { name: 'maker-weeks', hash: `#/people/${game}/${creatorKey}`, prepare: deadlines },
  ];
}

/** A game against bots, which all wait for Germany. */
export async function botsShot({ url }: Site): Promise<Shot> {
  const others = ['japan', 'italy', 'ussr', 'uk', 'usa'];
  const { people } = await newGame(url, {
    scenario: 'short-1942',
    title: 'An evening alone',
    people: [{ name: 'Ann', seats: ['germany'] }],
    bots: Object.fromEntries(others.map((seat, i) => [seat, i === 0 ? 'minister' : 'steady'])),
    history: true,
  });
  return { name: 'bots', hash: people[0]?.hash ?? '', prepare: withTool('seats') };
}

/** A game that is over and published, on its maker's page. */
export async function publishedShot({ url }: Site): Promise<Shot> {
  const seats = ['germany', 'japan', 'italy', 'ussr', 'uk', 'usa'];
  const { game, creatorKey, api } = await newGame(url, {
    scenario: 'short-1942',
    title: 'The long evening',
    dice: 'typed',
    people: [
      { name: 'Ann', seats },
      { name: 'Zoe', seats: [] },
    ],
  });
  for (let desk = await api.desk('germany'); !desk.over; desk = await api.desk('germany')) {
    const form = desk.tableAsks.find(({ id }) => id.endsWith('/skip'))?.form;
    await api.answer('table', 'skip', form?.kind === 'choose' ? form.options.at(-1)?.value : undefined);
  }
  const publish: Prepare = async (page) => {
    await page.getByRole('button', { name: /^(Publish the game|Make another link in its place)$/ }).click();
    await page.getByLabel('The link for everybody', { exact: true }).waitFor();
  };
  return { name: 'publish', hash: `#/people/${game}/${creatorKey}`, prepare: publish };
}
