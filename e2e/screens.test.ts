import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { PROOF } from '../scripts/tier.ts';
import { aloud, unplaced } from './aloud.ts';
import { differing } from './golden.ts';
import { hearFromStart, heardBy } from './hearing.ts';
import { look, MODES, screensOf } from './screens.ts';
import { stage } from './stage.ts';
import { rulebooksOf } from './tour.ts';

const on = stage();
const modes = Object.keys(MODES);
const books = [undefined, ...(await rulebooksOf({ url: inject('house') }))];

// each screen once, by turns in all widths and colours; in proof each in all of them
const ways = PROOF ? modes.map((mode) => ({ title: mode, way: [mode] })) : [{ title: 'any way', way: modes }];
const rounds = ways.flatMap((way) => books.map((book) => ({ ...way, of: book?.id ?? 'no rulebook', book })));

/**
 * The way in which each screen is read aloud: what is read is recorded, to be read by whoever reviews it. All of it is recorded
 * anew with DEMARCHE_GOLDEN=1 and DEMARCHE_PROOF=1, of the tests whose name has `wide-light`.
 */
const READ = 'wide-light';

async function opened(mode: string): Promise<Page> {
  const page = await on.page(MODES[mode]);
  if (mode === READ) await hearFromStart(page);
  return page;
}

async function reading(page: Page, name: string): Promise<string[]> {
  const heard = await heardBy(page).heard();
  const lines = [...(await aloud(page)), ...heard.map((said) => `hears: ${said}`)];
  return [...unplaced(lines), ...differing(`screens/${name}.txt`, lines)];
}

it.each(rounds)(
  'has no screen of $of that axe or the console faults, or that sticks out of a phone, in $title',
  async ({ book, way }) => {
    const faults: string[] = [];
    const pages = new Map<string, Page>();
    let screens = 0;
    for await (const screen of screensOf(on.house, book)) {
      const mode = way[screens++ % way.length] ?? '';
      const page = pages.get(mode) ?? (await opened(mode));
      pages.set(mode, page);
      const more = mode === READ ? [(read: Page) => reading(read, screen.name)] : [];
      const found = await look(page, on.house, screen, { more });
      faults.push(...found.map((fault) => `${screen.name} (${mode}): ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(screens).toBeGreaterThan(modes.length);
  },
);
