import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { DICE, TABLE } from '../../src/kernel/forms/decision.ts';
import type { Form } from '../../src/kernel/forms/form.ts';
import type { Random } from '../../src/kernel/forms/sample.ts';
import { think } from './crowd-table.ts';
import {
  anyAnswer,
  type Asked,
  begin,
  give,
  type Kind,
  linkOf,
  LOOKERS,
  type Match,
  nextAsked,
} from './hand.ts';
import { arm, clicked, seen, watchLines } from './witness.ts';

/** One answer: from the click to the new line in each page, in milliseconds. */
export interface Answered {
  /** In the document of the page that was clicked, and of the other. */
  readonly own: number;
  readonly other: number;
  /** Both, with the frame painted. */
  readonly painted: number;
}

const PATIENCE = 30_000;

const FORMS: Readonly<Record<Form['kind'], string>> = {
  choose: 'choose',
  allocate: 'allocate',
  roll: 'roll',
  report: 'questions',
};

/** Two people at two machines: two pages that share nothing. */
export function openPages(browser: Browser): Promise<Page[]> {
  return Promise.all(
    Array.from({ length: LOOKERS }, async () => {
      const context = await browser.newContext();
      await context.addInitScript(watchLines);
      return context.newPage();
    }),
  );
}

/** Play game after game of a kind in two pages until there is enough. */
export async function playShown(
  url: string,
  kind: Kind,
  pages: readonly Page[],
  random: Random,
  tell: (answered: Answered) => void,
  enough: () => boolean,
): Promise<void> {
  while (!enough()) {
    const match = await begin(url, kind);
    await Promise.all(pages.map((page, at) => show(page, match, at)));
    await playOut(match, pages, random, tell, enough);
  }
}

async function show(page: Page, match: Match, at: number): Promise<void> {
  const holder = match.people[at];
  if (!holder) throw new Error('more pages than people');
  await page.goto(linkOf(match, holder));
  await page.locator('.me').waitFor();
}

async function playOut(
  match: Match,
  pages: readonly Page[],
  random: Random,
  tell: (answered: Answered) => void,
  enough: () => boolean,
): Promise<void> {
  while (!enough()) {
    await think(random);
    const asked = await nextAsked(match);
    if (!asked) return;
    const anyones = asked.decision.seat === DICE || asked.decision.seat === TABLE;
    const acting = anyones ? random(pages.length) : match.people.indexOf(asked.holder);
    const [page, other] = [pages[acting], pages[1 - acting]];
    if (page && other && (await fill(page, asked, random))) tell(await click(page, other, asked));
    else await give(match, asked, anyAnswer(asked, random));
  }
}

function buttonOf(page: Page, { decision }: Asked): ReturnType<Page['locator']> {
  return page.locator(`.ask form.${FORMS[decision.form.kind]} button.main[aria-disabled=false]`);
}

/** Fill in the form. Whether it can be sent with one click now, and both pages will then show a new line. */
async function fill(page: Page, asked: Asked, random: Random): Promise<boolean> {
  const { form, sealed } = asked.decision;
  if (sealed) return false;
  if (form.kind === 'choose') {
    const value = JSON.stringify(anyAnswer(asked, random));
    await page.locator(`.ask form.choose input[value=${value}]`).dispatchEvent('click');
  }
  return (await buttonOf(page, asked).count()) === 1;
}

async function click(page: Page, other: Page, asked: Asked): Promise<Answered> {
  await Promise.all([page.evaluate(arm), other.evaluate(arm)]);
  await buttonOf(page, asked).click();
  const shown = Promise.all([page.evaluate(seen), other.evaluate(seen)]);
  const found = await Promise.race([shown, pause(PATIENCE, null, { ref: false })]);
  if (!found) throw new Error(`An answer was not shown within ${PATIENCE} ms.`);
  const [mine, theirs] = found;
  const from = await page.evaluate(clicked);
  return {
    own: mine.shown - from,
    other: theirs.shown - from,
    painted: Math.max(mine.painted, theirs.painted) - from,
  };
}
