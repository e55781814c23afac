import type { Browser } from 'playwright';
import { seededRandom } from '../../src/kernel/kit/random.ts';
import { findRulebook } from '../../src/rulebooks/index.ts';
import type { Tell } from '../bench.ts';
import { median } from '../percentile.ts';
import { anyAnswer, begin, give, type Kind, KINDS, linkOf, nextAsked } from './hand.ts';
import { playServed } from './served.ts';
import { storyOf } from './story.ts';
import { ms } from './text.ts';
import { armSlide, scriptBytes, slid, usable, watchUse } from './witness.ts';

const SLOWDOWN = 4;
const RUNS = 15;
const STEPS = 60;
const TARGET = 1000;
/** How many answers a game has behind it when its page is loaded, how many a long one, and one looked back on. */
const UNDER_WAY = 20;
const LONG = { rulebook: 'a-world-at-war', scenario: 'campaign-1939', answers: 530 } as const;
const SLID = 1500;

/** One page from an empty cache: in milliseconds until it is of use, and the bytes of its script. */
interface Loaded {
  readonly page: string;
  readonly median: number;
  readonly worst: number;
  readonly script: number;
}

/** The slowest of the pages, and each of them. */
interface Loads extends Omit<Loaded, 'page'> {
  readonly slowdown: number;
  readonly runs: number;
  readonly target: number;
  readonly pages: readonly Loaded[];
  /** From a key on the slider of a long game until the line that it stands at is painted, without slowdown. */
  readonly slider: {
    readonly answers: number;
    readonly steps: number;
    readonly median: number;
    readonly worst: number;
  };
}

/** Load the start page and a game of each kind, each time in a fresh browser context on a slowed processor. */
export async function measureLoads(browser: Browser, url: string, { doing, found }: Tell): Promise<Loads> {
  found(
    `From an empty cache until of use, processor slowed ${SLOWDOWN} times, ${RUNS} runs each (to reach < ${TARGET} ms):`,
  );
  const pages: Loaded[] = [];
  const measure = async (page: string, link: string, ready: readonly string[]): Promise<void> => {
    doing(`the page ${page}, ${RUNS} times`);
    const loaded = await loads(browser, page, link, ready);
    found(loadedText(loaded));
    pages.push(loaded);
  };
  await measure('start', `${url}/`, ['main h1', 'main button[aria-disabled=false]']);
  for (const kind of KINDS) await measure(kind.rulebook, await linkUnderWay(url, kind), ['.ask']);
  doing(`${LONG.answers} answers are played`);
  const long = await longLink(url, LONG.answers);
  await measure(`${LONG.rulebook} after ${LONG.answers} answers`, long, ['.ask']);
  doing(`${SLID} answers are played, and looked back on`);
  const slider = await slides(browser, await longLink(url, SLID));
  found(sliderText(slider));
  const most = (key: 'median' | 'worst' | 'script'): number => Math.max(...pages.map((page) => page[key]));
  return {
    slowdown: SLOWDOWN,
    median: most('median'),
    worst: most('worst'),
    runs: RUNS,
    target: TARGET,
    script: most('script'),
    pages,
    slider,
  };
}

async function loads(
  browser: Browser,
  page: string,
  link: string,
  ready: readonly string[],
): Promise<Loaded> {
  const times: number[] = [];
  let script = 0;
  for (let run = 0; run < RUNS; run++) {
    const loaded = await load(browser, link, ready);
    times.push(loaded.time);
    script = loaded.script;
  }
  return { page, median: median(times), worst: Math.max(...times), script };
}

async function load(
  browser: Browser,
  link: string,
  ready: readonly string[],
): Promise<{ time: number; script: number }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watchUse, ready);
  await page.goto(link);
  const found = { time: await page.evaluate(usable), script: await page.evaluate(scriptBytes) };
  await context.close();
  return found;
}

async function slides(browser: Browser, link: string): Promise<Loads['slider']> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${link}&at=${SLID >> 1}`);
  const slider = page.locator('.slider input');
  await slider.focus();
  const times: number[] = [];
  for (let step = 0; step < STEPS; step++) {
    await page.evaluate(armSlide);
    await slider.press('ArrowLeft');
    times.push(await page.evaluate(slid));
  }
  await context.close();
  return { answers: SLID, steps: STEPS, median: median(times), worst: Math.max(...times) };
}

/** The link to a campaign of so many answers: the first that lasts so long. */
async function longLink(url: string, answers: number): Promise<string> {
  const rulebook = findRulebook(LONG.rulebook);
  if (!rulebook) throw new Error(`no rulebook ${LONG.rulebook}`);
  for (let seed = 1; ; seed++) {
    const story = storyOf(rulebook, LONG.scenario, seed, answers);
    if (story.answers.length < answers) continue;
    const { game, people } = await playServed(url, story);
    const [first] = people;
    return `${url}/#/game/${game}/${first?.key}?seat=${encodeURIComponent(first?.seats[0] ?? '')}`;
  }
}

async function linkUnderWay(url: string, kind: Kind): Promise<string> {
  const match = await begin(url, kind);
  const random = seededRandom(1);
  for (let answers = 0; answers < UNDER_WAY; answers++) {
    const asked = await nextAsked(match);
    if (!asked) break;
    await give(match, asked, anyAnswer(asked, random));
  }
  const [first] = match.people;
  if (!first) throw new Error('a game without people');
  return linkOf(match, first);
}

function loadedText({ page, median, worst, script }: Loaded): string {
  return `  ${page}: median ${ms(median)}, worst ${ms(worst)}, ${Math.round(script / 1024)} KiB of script`;
}

function sliderText({ answers, steps, median, worst }: Loads['slider']): string {
  return `From a key on the slider of a game of ${answers} answers until its line is painted, ${steps} steps: median ${ms(median)}, worst ${ms(worst)} (to reach < 50 ms)`;
}
