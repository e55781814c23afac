// Every screen of the desk, with axe-core run on each and a look for what sticks out.
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { Form } from '../src/kernel/forms/form.ts';
import { PROOF } from '../scripts/tier.ts';
import type { RulebookInfo } from '../src/web/api.ts';
import { matrixOf } from '../src/web/forms/allocation.ts';
import { deskTexts } from '../src/web/texts.ts';
import { axe, contrast } from './axe.ts';
import { openPage } from './open-page.ts';
import { openTab, unfold } from './player.ts';
import { proposalShots } from './proposals.ts';
import { settled } from './settled.ts';
import { type Prepare, type Shot, withTool } from './shot.ts';
import { moves, tooSmall, unsaid } from './sights.ts';
import { type Asked, Play, rulebooksOf, type Site } from './tour.ts';
import { warGameShots } from './war-game.ts';
import { botsShot, publishedShot, weeksShots } from './weeks-shots.ts';

/** The colours of a system, and that nothing is to move there. */
interface Media {
  readonly colorScheme: 'light' | 'dark';
  readonly forcedColors?: 'active' | 'none';
  readonly reducedMotion: 'reduce';
}

const LIGHT: Media = { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' };
const DARK: Media = { ...LIGHT, colorScheme: 'dark' };

/** A way to look at the desk for what is wrong with it: how large it is, and in which colours one after the other. */
export interface Way {
  readonly options: BrowserContextOptions;
  readonly colours: Readonly<Record<string, Media>>;
}

/** The phone is narrower than most; or the system chooses the colours. */
export const WAYS: Readonly<Record<string, Way>> = {
  wide: {
    options: { viewport: { width: 1360, height: 900 } },
    colours: { light: LIGHT, dark: DARK, forced: { ...DARK, forcedColors: 'active' } },
  },
  phone: {
    options: { viewport: { width: 360, height: 760 }, hasTouch: true },
    colours: { light: LIGHT, dark: DARK },
  },
  // laid out as on a phone, whose colours are looked at there
  zoom200: {
    options: { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 },
    colours: { light: LIGHT },
  },
};

/** The ways to look at its pictures. */
export const PICTURES: Readonly<Record<string, BrowserContextOptions>> = Object.fromEntries(
  Object.entries({
    wide: { viewport: { width: 1400, height: 900 } },
    phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  }).flatMap(([size, options]) =>
    Object.entries({ light: LIGHT, dark: DARK }).map(([name, media]) => [
      `${size}-${name}`,
      { ...options, ...media },
    ]),
  ),
);

const openCurtain: Prepare = async (page) => {
  await page.locator('main.page.narrow button.main').click();
  await page.locator('.me').waitFor();
};

/** The scenario that is over soonest. */
function shortest(book: RulebookInfo): string {
  const short = book.scenarios.find(({ id }) => ['short-1942', 'opening-1939'].includes(id));
  return (short ?? book.scenarios.at(-1))?.id ?? '';
}

/** Screens without a game. */
function plainShots(): Shot[] {
  const rulings: Prepare = async (page) => {
    await unfold(page.locator('.wizard summary', { hasText: 'Rulings' }));
  };
  const many: Prepare = async (page) => {
    await page.getByRole('radio', { name: 'Each at home' }).check();
  };
  const bots: Prepare = async (page) => {
    await many(page);
    await page
      .getByLabel(/^Who plays/)
      .first()
      .selectOption('steady');
  };
  const links: Prepare = async (page) => {
    await many(page);
    const names = page.locator('.seat-rows input');
    for (const [i, input] of (await names.all()).entries())
      await input.fill(['Ann', 'Bob', 'Cleo'][i % 3] ?? '');
    await page.getByRole('button', { name: 'Open the game' }).click();
    await page.locator('.links').waitFor();
  };
  const maker: Prepare = async (page) => {
    await links(page);
    await page.goto(await page.locator('.link-line input').last().inputValue());
    await page.getByRole('heading', { name: 'A new link' }).waitFor();
  };
  const makerPicture: Prepare = async (page) => {
    await maker(page);
    await page.getByRole('button', { name: /^QR/ }).first().click();
    await page.locator('.qr').first().waitFor();
    await page
      .getByRole('button', { name: /^New link: / })
      .first()
      .click();
    await page.getByRole('button', { name: 'End the game' }).click();
  };
  const take: Prepare = async (page) => {
    await links(page);
    await page.goto(page.url().replace(/#.*/, '#/take'));
    await page.locator('.take-which').waitFor();
  };
  const rows = (...titles: readonly number[]): string =>
    titles
      .map((n) => ['Anna', 'Ben', 'Cora', 'Dan', 'Eva'].map((name) => `${name} ${n}`).join('\t'))
      .join('\n');
  const pasted: Prepare = async (page) => {
    await page.getByLabel('Game', { exact: true }).selectOption('gathering-storm');
    await page.getByLabel('Names', { exact: true }).fill(rows(1, 2, 3));
    await page.locator('.deal tbody tr').nth(2).waitFor();
  };
  const organised: Prepare = async (page) => {
    await pasted(page);
    await page.getByRole('button', { name: 'Make 3 games' }).click();
    await page.locator('.club-games tbody tr').nth(2).waitFor();
    await page.getByText('0 of').first().waitFor();
    await page.getByRole('button', { name: 'End this link' }).click();
  };
  const write =
    (kind: string, more: Prepare = async () => undefined, of = 'A World at War: diplomacy'): Prepare =>
    async (page) => {
      await page.getByText(of).click();
      await page.getByRole('button', { name: kind }).click();
      await page.locator('form.writer').waitFor();
      await more(page);
    };
  const table = write('Country table', async (page) => {
    await page.getByRole('button', { name: 'With the results' }).click();
    await page.getByRole('button', { name: 'Add: modifier' }).click();
    await page.getByLabel('What it is', { exact: true }).fill('Russia near, in strength');
    await page.getByLabel('How it counts').selectOption({ label: 'It counts while facts hold' });
    await page.getByLabel('It counts while: Condition').selectOption({ label: 'all of these hold' });
    await page.getByRole('button', { name: 'Add a condition' }).click();
    await page.getByRole('button', { name: 'Save the file' }).click();
    await page.locator('.mend').waitFor();
  });
  const middle = write('A mid-game start', async (page) => {
    await page.getByLabel('Find a question').fill('turkey');
    await page.locator('.fact-field select').first().selectOption({ index: 2 });
  });
  const files: Prepare = async (page) => {
    await page.getByText('A World at War: diplomacy').click();
    await page.getByRole('radio', { name: 'Type now, or choose files' }).check();
    await page.locator('input[type=file][multiple]').setInputFiles([
      {
        name: 'turkey.yaml',
        mimeType: 'text/yaml',
        buffer: Buffer.from('format: 1\nkind: country-table\ntarget: turky\n'),
      },
      {
        name: 'usat.yaml',
        mimeType: 'text/yaml',
        buffer: Buffer.from('format: 1\nkind: tension-list\n  lines: 3'),
      },
    ]);
    await page.locator('.files .trouble').first().waitFor();
  };
  const fromExample: Prepare = async (page) => {
    await page.getByRole('button', { name: 'From the example card' }).click();
    await page.getByText('Neutral 1:').click();
  };
  const unfolded: Prepare = async (page) => {
    await unfold(page.locator('.writer .fold summary').first());
  };
  const onCards = write('A card of your own', fromExample, 'Level of Cooperation');
  const cooperationStart = write('A start of your own', unfolded, 'Level of Cooperation');
  const club: Prepare = async (page) => {
    const begin = page.getByRole('button', { name: 'Begin a club file' });
    await begin.or(page.getByLabel('Scenario')).first().waitFor();
    if (await begin.isVisible()) await begin.click();
    await page.getByText('A World at War: diplomacy').click();
    await page.locator('.checklist summary').first().waitFor();
    await unfold(page.locator('.checklist summary').last());
  };
  const withClub: Prepare = async (page) => {
    await page.goto(page.url().replace('#/new', '#/club'));
    await club(page);
    await page.goto(page.url().replace('#/club', '#/new'));
    await page.getByText('A World at War: diplomacy').click();
    await page.locator('.evening dt').first().waitFor();
  };
  return [
    { name: 'write', hash: '#/write' },
    { name: 'write-table', hash: '#/write', prepare: table },
    { name: 'write-middle', hash: '#/write', prepare: middle },
    { name: 'write-tension', hash: '#/write', prepare: write('Tension list') },
    { name: 'write-card', hash: '#/write', prepare: onCards },
    { name: 'write-start', hash: '#/write', prepare: cooperationStart },
    { name: 'wizard-files', hash: '#/new', prepare: files },
    { name: 'import', hash: '#/import' },
    { name: 'start', hash: '#/' },
    { name: 'links', hash: '#/new', prepare: links },
    { name: 'maker', hash: '#/new', prepare: maker },
    { name: 'maker-picture', hash: '#/new', prepare: makerPicture },
    { name: 'take', hash: '#/new', prepare: take },
    { name: 'take-over', hash: '#/take/g~g1~k1~Friday/m~g2~k2~Evening' },
    { name: 'club-table', hash: '#/club-table', prepare: pasted },
    { name: 'club-table-games', hash: '#/club-table', prepare: organised },
    { name: 'wizard', hash: '#/new', prepare: many },
    { name: 'wizard-rulings', hash: '#/new', prepare: rulings },
    { name: 'wizard-bots', hash: '#/new', prepare: bots },
    { name: 'campaign', hash: '#/campaign?at=58', prepare: (page) => page.locator('.turn-list').waitFor() },
    {
      name: 'odds',
      hash: '#/odds/the-war-game',
      prepare: (page) => page.locator('.rolls a').first().waitFor(),
    },
    {
      name: 'odds-roll',
      hash: '#/odds/a-world-at-war/diplomatic-roll/turkey?dp.european-axis.turkey=3&beside=second',
      prepare: (page) => page.locator('.odds-answer .bars').first().waitFor(),
    },
    {
      name: 'odds-row',
      hash: '#/odds/the-war-game/influence/HUN.I1/germany?rest=nothing&then=2&then1.attempts.HUN.I1/germany=1',
      prepare: (page) => page.getByRole('heading', { name: 'Rolls in a row' }).waitFor(),
    },
    { name: 'bad-link', hash: '#/game/none/none' },
    { name: 'club-none', hash: '#/club' },
    { name: 'club', hash: '#/club', prepare: club },
    { name: 'wizard-club', hash: '#/new', prepare: withClub },
  ];
}

/** The kinds of forms of a table that rolls itself; an allocation in two directions looks like no other. */
function kindOf(form: Form): string {
  if (form.kind === 'roll') return 'roll-typed';
  return form.kind === 'allocate' && matrixOf(form) ? 'matrix' : form.kind;
}

/** At this answer a game is on its way. */
const MIDDLE = 12;
/** Of a rulebook whose shortest scenario takes longer, the end is looked at in proof alone. */
const MOST = PROOF ? 400 : 60;

/**
 * A rulebook's screens, each while the one game that is played stands there: every kind of form when it is first
 * asked, a sealed answer that is held, the log and panels on the way, the end.
 */
async function* bookShots(site: Site, book: RulebookInfo): AsyncGenerator<Shot> {
  // with dice from here it is the same game each time
  const play = await Play.start(site, book, shortest(book), 'typed');
  const seen = new Set<string>();
  for (let steps = 0; steps < MOST; steps++) {
    const next = await play.next();
    if (!next) {
      yield { name: `${book.id}-over`, hash: play.hash(null) };
      break;
    }
    const { desk, decision } = next;
    if (steps === MIDDLE) yield* middleShots(book, play, desk.seat);
    if (isFirst(seen, kindOf(decision.form))) yield* formShots(book, play, next);
    await play.answer(desk, decision);
    if (decision.sealed && isFirst(seen, 'sealed'))
      yield { name: `${book.id}-sealed`, hash: play.hash(desk.seat) };
  }
  if (seen.has('roll-typed')) yield programRoll(site, book);
}

/** Whether something was not there yet; now it is. */
function isFirst(seen: Set<string>, what: string): boolean {
  const { size } = seen;
  return seen.add(what).size > size;
}

function* formShots(book: RulebookInfo, play: Play, { desk, decision }: Asked): Generator<Shot> {
  const shot = { name: `${book.id}-${kindOf(decision.form)}`, hash: play.hash(desk.seat) };
  yield shot;
  if (decision.form.kind === 'allocate') yield { ...shot, name: `${shot.name}-curtain` };
}

/** The first roll of the program's dice. */
async function programRoll(site: Site, book: RulebookInfo): Promise<Shot> {
  const play = await Play.start(site, book, shortest(book), 'program');
  for (let steps = 0; steps < MOST; steps++) {
    const next = await play.next();
    if (next?.decision.form.kind === 'roll')
      return { name: `${book.id}-roll`, hash: play.hash(next.desk.seat) };
    if (next) await play.answer(next.desk, next.decision);
  }
  throw new Error(`${book.id}: no die is rolled`);
}

const openMap: Prepare = async (page) => {
  await openTab(page, /^Map/);
  await page.locator('.map .place').first().waitFor();
};

/** The card of the first place with this letter. */
const openCard: Prepare = async (page) => {
  await openMap(page);
  await page.locator('#find-place').fill('u');
  await page.locator('#find-place').press('Enter');
  await page.locator('.place-card').waitFor();
};

function* middleShots(book: RulebookInfo, play: Play, seat: string | null): Generator<Shot> {
  const change: Prepare = async (page) => {
    await withTool('facts')(page);
    await page.locator('.fact-group').first().waitFor();
    const change = page.locator('.facts button').first();
    for (const group of await page.locator('.fact-group summary').all())
      if (!(await change.isVisible())) await unfold(group);
    if ((await change.count()) > 0) await change.click();
  };
  const hash = play.hash(seat);
  yield { name: `${book.id}-middle`, hash };
  yield { name: `${book.id}-facts`, hash, prepare: change };
  yield { name: `${book.id}-map`, hash, prepare: openMap };
  for (const tool of ['todo', 'log', 'notes', 'more'] as const)
    yield { name: `${book.id}-${tool}`, hash, prepare: withTool(tool) };
  yield { name: `${book.id}-card`, hash, prepare: openCard };
  yield { name: `${book.id}-undo`, hash, prepare: withTool('back') };
  if (book.rulings.length > 0) yield { name: `${book.id}-rulings`, hash, prepare: withTool('rulings') };
  yield { name: `${book.id}-replay`, hash: play.hash(seat, 4) };
}

/** What looks for faults at a page. */
type Find = (page: Page) => Promise<readonly string[]>;
/** What can differ with the colours; all else is looked for in the first of them. */
const IN_COLOURS: readonly Find[] = [contrast, unsaid, sticksOut];
const FINDS: readonly Find[] = [sticksOut, axe, tooSmall, moves, unsaid];

interface Looking {
  /** Where a picture goes. */
  readonly picture?: string;
  /** What else to look for. */
  readonly more?: readonly Find[];
  /** The colours to look at it in, one after the other, each with its name; without any as the page is. */
  readonly colours?: readonly (readonly [name: string, media: Media])[];
}

/** Look at a screen; returns what is wrong. A page serves one after the other. */
export async function look(
  page: Page,
  site: Site,
  shot: Shot,
  { picture, more = [], colours = [] }: Looking = {},
): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => {
    const expected = shot.name === 'bad-link' && message.text().includes('Failed to load resource');
    if (message.type() === 'error' && !expected) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`page: ${error.message}`));
  const [first, ...others] = colours;
  if (first) await page.emulateMedia(first[1]);
  await show(page, site, shot);
  if (picture !== undefined) await page.screenshot({ path: picture, fullPage: true });
  for (const find of [...FINDS, ...more]) faults.push(...(await find(page)));
  for (const [name, media] of others) {
    await page.emulateMedia(media);
    for (const find of IN_COLOURS) faults.push(...(await find(page)).map((fault) => `in ${name}: ${fault}`));
  }
  // as new for the next
  for (const event of ['console', 'pageerror'] as const) page.removeAllListeners(event);
  await page.evaluate(keepNothing);
  await page.goto('about:blank');
  await forget(page, site);
  return faults;
}

/** Runs in the page: what it keeps as it is left may come only after all was forgotten. */
function keepNothing(): void {
  sessionStorage.clear();
  Storage.prototype.setItem = () => undefined;
}

/** Forget what a page has kept: no screen hangs on those before it. */
async function forget(page: Page, { url }: Site): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' });
  await cdp.detach();
}

/** Bring a page to a screen. */
async function show(page: Page, site: Site, shot: Shot): Promise<void> {
  await page.goto(`${site.url}/${shot.hash}`);
  await page.locator('main h1').first().waitFor();
  // a desk opens behind its curtain or at once, but not before the server has been heard
  const curtain = page.locator('main.page.narrow');
  const isDesk = shot.hash.startsWith('#/game/') && shot.name !== 'bad-link';
  if (isDesk) await curtain.or(page.locator('.desk')).waitFor();
  await isThere(page);
  if ((await curtain.count()) > 0 && !shot.name.endsWith('-curtain')) await openCurtain(page);
  if (shot.prepare) await shot.prepare(page);
  await isThere(page);
}

/** Wait until nothing is on its way any more: map, rulebook, the server's word. */
async function isThere(page: Page): Promise<void> {
  await settled(page);
  await page.waitForFunction(
    (loading) => !document.body.innerText.includes(loading) && document.getAnimations().length === 0,
    deskTexts.loading,
  );
}

async function sticksOut(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return wide > 0 ? [`sticks out by ${wide} px`] : [];
}

/** Every screen of a rulebook; without one, every screen that needs no long game. Each is there until the next is asked for. */
export async function* screensOf(site: Site, book?: RulebookInfo): AsyncGenerator<Shot> {
  if (book) yield* bookShots(site, book);
  else {
    yield* [...plainShots(), ...(await proposalShots(site)), ...(await weeksShots(site))];
    yield publishedShot(site);
    yield botsShot(site);
    yield* warGameShots(site);
  }
}

/** The picture for the README: a game on its way, Germany to move. */
export async function picture(browser: Browser, site: Site, path: string): Promise<number> {
  const book = (await rulebooksOf(site)).find((each) => each.id === 'level-of-cooperation');
  if (!book) throw new Error('the rulebook of the picture is not there');
  const play = await Play.start(site, book, 'world-1942', 'program');
  await play.go(45);
  while (!(await play.next())?.desk.awaiting.includes('germany')) await play.go(1);
  const page = await openPage(browser, { viewport: { width: 1360, height: 860 }, reducedMotion: 'reduce' });
  await page.goto(`${site.url}/${play.hash('germany')}`);
  await page.locator('.map .place').first().waitFor();
  await page.locator('.ask form').first().waitFor();
  await isThere(page);
  await page.screenshot({ path });
  await page.context().close();
  return 0;
}
