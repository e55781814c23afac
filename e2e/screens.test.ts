import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { look, MODES, screensOf } from './screens.ts';
import { stage } from './stage.ts';
import { PROOF } from './tier.ts';
import { rulebooksOf } from './tour.ts';

const on = stage();
const modes = Object.keys(MODES);
const books = [undefined, ...(await rulebooksOf({ url: inject('house') }))];

// each screen once, by turns in all widths and colours; in proof each in all of them
const ways = [...modes.map((mode) => [mode]), modes];
const rounds = (PROOF ? ways.slice(0, -1) : ways.slice(-1)).flatMap((way) =>
  books.map((book) => ({ of: book?.id ?? 'no rulebook', in: way.join(', '), way, book })),
);

it.each(rounds)(
  'has no screen of $of that axe or the console faults, or that sticks out of a phone, in $in',
  async ({ book, way }) => {
    const faults: string[] = [];
    const pages = new Map<string, Page>();
    let screens = 0;
    for await (const screen of screensOf(on.house, book)) {
      const mode = way[screens++ % way.length] ?? '';
      const page = pages.get(mode) ?? (await on.page(MODES[mode]));
      pages.set(mode, page);
      const found = await look(page, on.house, screen);
      faults.push(...found.map((fault) => `${screen.name} (${mode}): ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(screens).toBeGreaterThan(modes.length);
  },
);
