import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { PROOF } from '../scripts/tier.ts';
import type { RulebookInfo } from '../src/web/api.ts';
import { aloud, unplaced } from './aloud.ts';
import { differing, RECORDS } from './golden.ts';
import { hearFromStart, heardBy } from './hearing.ts';
import { look, screensOf, type Way, WAYS } from './screens.ts';
import type { Shot } from './shot.ts';
import { stage } from './stage.ts';
import { rulebooksOf } from './tour.ts';

const on = stage();
const books = [undefined, ...(await rulebooksOf({ url: inject('house') }))];
const rounds = PROOF
  ? books.map((book) => ({ of: book?.id ?? 'no rulebook', round: [book] }))
  : [{ of: 'any rulebook', round: books }];

/** All screens of some rulebooks, or what is looked at of them outside proof. */
async function* screensIn(round: typeof books): AsyncGenerator<Shot> {
  for (const book of round)
    for await (const screen of screensOf(on.house, book))
      if (PROOF || isChosen(screen.name, book)) yield screen;
}

/** Some of the ways in all their colours: of proof all of them for each screen, else one after the other. */
type Looks = Readonly<Record<string, Way['colours']>>;
const ALL: Looks = Object.fromEntries(Object.entries(WAYS).map(([size, { colours }]) => [size, colours]));
const EACH: readonly Looks[] = Object.entries(ALL).flatMap(([size, colours]) =>
  Object.entries(colours).map(([name, media]) => ({ [size]: { [name]: media } })),
);

/** Of the pages without a game, those that are looked at outside proof: what most people see. */
const PLAIN = /^(?:write-table|links|start|wizard|odds-roll|proposal)$/;
/** Of the screens of a game, those that are not: tests of what they show look at them too. */
const SHOWN_ELSEWHERE = /^(?:todo|log|notes|more|undo|rulings|replay)$/;
const kinds = new Set<string>();

/** Whether a screen is looked at outside proof: each kind once, of whichever rulebook has it first. */
function isChosen(name: string, book: RulebookInfo | undefined): boolean {
  if (!book) return PLAIN.test(name);
  const kind = name.slice(book.id.length + 1);
  const { size } = kinds;
  return !SHOWN_ELSEWHERE.test(kind) && kinds.add(kind).size > size;
}

/**
 * The way in which each screen is read aloud: what is read is recorded, to be read by whoever reviews it. All of it is recorded
 * anew with DEMARCHE_GOLDEN=1 and DEMARCHE_PROOF=1.
 */
const READ = ['wide', 'light'] as const;
/** To record it, no other way need be looked at. */
const AS_READ: Looks = { [READ[0]]: Object.fromEntries(Object.entries(ALL[READ[0]] ?? {}).slice(0, 1)) };

type Looking = NonNullable<Parameters<typeof look>[3]>;
/** The pages by their size, each for one screen after the other. */
type Pages = Map<string, Page>;
const died = new WeakSet<Page>();

async function opened(pages: Pages, size: string): Promise<Page> {
  const page = pages.get(size) ?? (await on.page(WAYS[size]?.options));
  if (!pages.has(size)) {
    pages.set(size, page);
    page.once('crash', () => died.add(page));
    if (size === READ[0]) await hearFromStart(page);
  }
  return page;
}

/**
 * Look at a screen in one size. Where the browser's own process for the page dies of a fault of the browser, which is told, the
 * screen is looked at once more on another page; a screen that it dies of twice is at fault.
 */
async function lookIn(pages: Pages, size: string, screen: Shot, looking: Looking): Promise<string[]> {
  const page = await opened(pages, size);
  try {
    return await look(page, on.house, screen, looking);
  } catch (error) {
    if (!died.has(page)) throw error;
    console.error(`the browser's process for the page died at ${screen.name} (${size}): ${String(error)}`);
    pages.delete(size);
    return look(await opened(pages, size), on.house, screen, looking);
  }
}

async function reading(page: Page, name: string): Promise<string[]> {
  const heard = await heardBy(page).heard();
  const lines = [...(await aloud(page)), ...heard.map((said) => `hears: ${said}`)];
  return [...unplaced(lines), ...differing(`screens/${name}.txt`, lines)];
}

it.each(rounds)(
  'has no screen of $of that axe or the console faults, or that sticks out',
  async ({ round }) => {
    const faults: string[] = [];
    const pages: Pages = new Map();
    let screens = 0;
    for await (const screen of screensIn(round)) {
      const looks = RECORDS ? AS_READ : PROOF ? ALL : (EACH[screens % EACH.length] ?? ALL);
      screens++;
      for (const [size, media] of Object.entries(looks)) {
        const colours = Object.entries(media);
        const isRead = size === READ[0] && colours[0]?.[0] === READ[1];
        const more = isRead ? [(read: Page) => reading(read, screen.name)] : [];
        const found = await lookIn(pages, size, screen, { more, colours });
        const way = `${size} ${Object.keys(media).join(', ')}`;
        faults.push(...found.map((fault) => `${screen.name} (${way}): ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    expect(screens).toBeGreaterThan(EACH.length);
  },
);
