// Pictures of every screen of the desk in ./screenshots, with axe-core run on each and a look for what sticks out.
// Use: node e2e/shots.ts [--url http://127.0.0.1:4000] [--only NAME]
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { openBrowser } from './browser.ts';
import { startSite } from './site.ts';
import { Play, rulebooksOf, type Site, type Stop } from './tour.ts';

const folder = join(import.meta.dirname, '..', 'screenshots');
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const MODES: Readonly<Record<string, BrowserContextOptions>> = {
  light: { viewport: { width: 1360, height: 900 }, colorScheme: 'light' },
  dark: { viewport: { width: 1360, height: 900 }, colorScheme: 'dark' },
  phone: { viewport: { width: 360, height: 760 }, colorScheme: 'light', hasTouch: true },
  'phone-dark': { viewport: { width: 360, height: 760 }, colorScheme: 'dark', hasTouch: true },
  zoom200: { viewport: { width: 640, height: 450 }, colorScheme: 'light', deviceScaleFactor: 2 },
};

/** What to do at a stop before the picture is taken. */
type Prepare = (page: Page) => Promise<void>;
interface Shot extends Stop {
  readonly prepare?: Prepare;
}

const openPanel =
  (title: string): Prepare =>
  async (page) => {
    await page.getByRole('heading', { name: title }).click();
    await page.locator('details.panel[open]').waitFor();
  };

const openCurtain: Prepare = async (page) => {
  await page.locator('main.page.narrow button.main').click();
  await page.locator('.ask, .replay').waitFor();
};

/** Screens without a game. */
function plainShots(): Shot[] {
  const rulings: Prepare = async (page) => {
    await page.locator('.wizard summary').first().click();
  };
  const many: Prepare = async (page) => {
    await page.locator('input[name="who"]').nth(1).check();
  };
  const links: Prepare = async (page) => {
    await many(page);
    const names = page.locator('.seat-names input');
    for (const [i, input] of (await names.all()).entries()) await input.fill(['Ann', 'Bob', 'Cleo'][i % 3] ?? '');
    await page.getByRole('button', { name: 'Open the game' }).click();
    await page.locator('.links').waitFor();
  };
  const maker: Prepare = async (page) => {
    await links(page);
    await page.goto(await page.locator('.link-line input').last().inputValue());
    await page.getByRole('heading', { name: 'A new link' }).waitFor();
  };
  return [
    { name: 'start', hash: '#/' },
    { name: 'links', hash: '#/new', prepare: links },
    { name: 'maker', hash: '#/new', prepare: maker },
    { name: 'wizard', hash: '#/new', prepare: many },
    { name: 'wizard-rulings', hash: '#/new', prepare: rulings },
    { name: 'bad-link', hash: '#/game/none/none' },
  ];
}

/** Plays a rulebook by its forms and stops the first time that each kind of form is asked. */
async function formShots(site: Site, book: Awaited<ReturnType<typeof rulebooksOf>>[number]): Promise<Shot[]> {
  const shots: Shot[] = [];
  const scenario = book.scenarios.at(-1)?.id ?? '';
  for (const dice of ['program', 'typed'] as const) {
    const seen = new Set<string>();
    for (;;) {
      const play = await Play.start(site, book, scenario, dice);
      const found = await playTo(play, seen, dice === 'typed');
      if (!found) break;
      shots.push({ name: `${book.id}-${found.kind}${dice === 'typed' ? '-typed' : ''}`, hash: play.hash(found.seat) });
    }
  }
  return shots;
}

/** Answers until a kind of form is asked that was not seen before; null when the game ends first. */
async function playTo(
  play: Play,
  seen: Set<string>,
  onlyRolls: boolean,
): Promise<{ kind: string; seat: string | null } | null> {
  for (let steps = 0; steps < 60; steps++) {
    const next = await play.next();
    if (!next) return null;
    const { kind } = next.decision.form;
    if (!seen.has(kind) && (!onlyRolls || kind === 'roll')) {
      seen.add(kind);
      return { kind, seat: next.desk.seat };
    }
    await play.answer(next.desk, next.decision);
  }
  return null;
}

/** The desk of a seat whose sealed answer is held, where the rulebook has such. */
async function sealedShots(site: Site, book: Awaited<ReturnType<typeof rulebooksOf>>[number]): Promise<Shot[]> {
  const play = await Play.start(site, book, book.scenarios.at(-1)?.id ?? '', 'program');
  for (let steps = 0; steps < 30; steps++) {
    const next = await play.next();
    if (!next) break;
    await play.answer(next.desk, next.decision);
    if (next.decision.sealed) return [{ name: `${book.id}-sealed`, hash: play.hash(next.desk.seat) }];
  }
  return [];
}

/** One game played on: the log, the panels, looking back, the end. */
async function storyShots(site: Site, book: Awaited<ReturnType<typeof rulebooksOf>>[number]): Promise<Shot[]> {
  const scenario = book.scenarios.at(-1)?.id ?? '';
  const end = await Play.start(site, book, scenario, 'program');
  const length = await end.go(400);
  const middle = await Play.start(site, book, scenario, 'program');
  await middle.go(Math.min(12, Math.floor(length / 2)));
  const seat = (await middle.next())?.desk.seat ?? null;
  const change: Prepare = async (page) => {
    await openPanel('Facts, and what changed')(page);
    await page.locator('.fact-group').first().waitFor();
    const change = page.locator('.facts button').first();
    for (const group of await page.locator('.fact-group summary').all())
      if (!(await change.isVisible())) await group.click();
    if ((await change.count()) > 0) await change.click();
  };
  return [
    { name: `${book.id}-middle`, hash: middle.hash(seat) },
    { name: `${book.id}-facts`, hash: middle.hash(seat), prepare: change },
    { name: `${book.id}-undo`, hash: middle.hash(seat), prepare: openPanel('Take back') },
    ...(book.rulings.length > 0
      ? [{ name: `${book.id}-rulings`, hash: middle.hash(seat), prepare: openPanel('Rulings in force') }]
      : []),
    { name: `${book.id}-replay`, hash: middle.hash(seat, 4) },
    { name: `${book.id}-over`, hash: end.hash(null) },
  ];
}

/** Take one picture in one mode; returns what is wrong with it. */
async function shoot(browser: Browser, site: Site, shot: Shot, mode: string): Promise<string[]> {
  const context = await browser.newContext({ ...MODES[mode], reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    const expected = shot.name === 'bad-link' && message.text().includes('Failed to load resource');
    if (message.type() === 'error' && !expected) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`page: ${error.message}`));
  await page.goto(`${site.url}/${shot.hash}`);
  await page.locator('main h1').first().waitFor();
  await page.waitForTimeout(400);
  if ((await page.locator('main.page.narrow').count()) > 0 && !shot.name.endsWith('-curtain')) await openCurtain(page);
  if (shot.prepare) await shot.prepare(page);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(folder, `${shot.name}.${mode}.png`), fullPage: true });
  faults.push(...(await sticksOut(page)), ...(await axe(page)));
  await context.close();
  return faults;
}

async function sticksOut(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return wide > 0 ? [`sticks out by ${wide} px`] : [];
}

async function axe(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() => {
    const tool = (window as unknown as { axe: { run(): Promise<AxeResult> } }).axe;
    return tool.run();
  });
  return violations.map((each) => `axe ${each.id}: ${each.help} (${each.nodes.map((node) => node.target).join('; ')})`);
}

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly target: readonly string[] }[];
  }[];
}

const { values } = parseArgs({ options: { url: { type: 'string' }, only: { type: 'string' }, mode: { type: 'string' } } });
const site = await startSite(values.url);
mkdirSync(folder, { recursive: true });
const shots = plainShots();
for (const book of await rulebooksOf(site)) shots.push(...(await formShots(site, book)), ...(await sealedShots(site, book)), ...(await storyShots(site, book)));
const curtain = shots.find((shot) => shot.name.endsWith('-allocate'));
if (curtain) shots.push({ name: `${curtain.name}-curtain`, hash: curtain.hash });
const browser = await openBrowser();
let wrong = 0;
for (const shot of shots.filter((each) => values.only === undefined || each.name.includes(values.only)))
  for (const mode of Object.keys(MODES).filter((each) => values.mode === undefined || each === values.mode))
    for (const fault of await shoot(browser, site, shot, mode)) {
      wrong++;
      console.log(`${shot.name} (${mode}): ${fault}`);
    }
await browser.close();
await site.stop();
console.log(`${shots.length} screens in ${folder}; ${wrong} faults`);
process.exit(wrong === 0 ? 0 : 1);
