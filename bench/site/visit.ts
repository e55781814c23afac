import type { Browser, Locator, Page } from 'playwright';
import { usable, watchUse } from '../desk/witness.ts';
import { press, type Pressed, scriptsTaken } from './press.ts';

/** How many times slower the page's own thread computes. Its workers and the server are as fast as they are. */
export const SLOWDOWN = 4;

const START = ['main h1', 'main button[aria-disabled=false]'];
const ASKED = '.ask .decision.is-main';
const LATEST = '.latest .line-number';

/** From an empty profile: in milliseconds until the first page is of use, and until the example that was opened at once asks. */
export interface Visit {
  readonly start: number;
  readonly desk: number;
  /** From the press of each answer until it is on the page. */
  readonly answers: readonly number[];
  /** The files of script that were fetched for the desk. */
  readonly scripts: readonly string[];
}

/** Visit a page for the first time, open the example, and give so many answers; `serviceWorkers`: whether it may keep its files. */
export async function visit(
  browser: Browser,
  url: string,
  answers: number,
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<Visit> {
  const context = await browser.newContext({ serviceWorkers });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watchUse, START);
    await page.goto(url);
    const start = await page.evaluate(usable);
    const example = page.getByRole('button', { name: 'Open an example game' });
    const { painted: desk } = await pressed(example, '.ask');
    const scripts = await page.evaluate(scriptsTaken);
    const times: number[] = [];
    while (times.length < answers) times.push(await answer(page));
    return { start, desk, answers: times, scripts };
  } finally {
    await context.close();
  }
}

/** The files of script of a first page alone: no worker ever comes, and it is of use without. */
export async function scriptsOfFirst(browser: Browser, url: string): Promise<readonly string[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await context.route(/-worker-[^/]*\.js$/, (route) => route.abort());
    await page.addInitScript(watchUse, START);
    await page.goto(url);
    await page.evaluate(usable);
    return await page.evaluate(scriptsTaken);
  } finally {
    await context.close();
  }
}

function pressed(button: Locator, selector: string): Promise<Pressed> {
  return button.first().evaluate(press, selector);
}

/** Answer with whatever stands first, and wait until something else is asked. */
async function answer(page: Page): Promise<number> {
  const id = await page.locator(ASKED).getAttribute('data-decision');
  const choices = page.locator(`${ASKED} form.choose input`);
  if ((await choices.count()) > 0) await choices.first().dispatchEvent('click');
  const button = page.locator(`${ASKED} button.main:not([aria-disabled=true])`);
  const { from, painted } = await pressed(button, LATEST);
  await page.locator(`${ASKED}:not([data-decision="${id}"])`).waitFor();
  return painted - from;
}
