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

async function opened(size: string): Promise<Page> {
  const page = await on.page(WAYS[size]?.options);
  if (size === READ[0]) await hearFromStart(page);
  return page;
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
    const pages = new Map<string, Page>();
    let screens = 0;
    for await (const screen of screensIn(round)) {
      const looks = RECORDS ? AS_READ : PROOF ? ALL : (EACH[screens % EACH.length] ?? ALL);
      screens++;
      for (const [size, media] of Object.entries(looks)) {
        const page = pages.get(size) ?? (await opened(size));
        pages.set(size, page);
        const colours = Object.entries(media);
        const isRead = size === READ[0] && colours[0]?.[0] === READ[1];
        const more = isRead ? [(read: Page) => reading(read, screen.name)] : [];
        const found = await look(page, on.house, screen, { more, colours });
        const way = `${size} ${Object.keys(media).join(', ')}`;
        faults.push(...found.map((fault) => `${screen.name} (${way}): ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    expect(screens).toBeGreaterThan(EACH.length);
  },
);
