import { expect, inject, it } from 'vitest';
import { look, MODES, screensOf } from './screens.ts';
import { stage } from './stage.ts';
import { inProof } from './tier.ts';
import { rulebooksOf } from './tour.ts';

const on = stage();
const modes = Object.keys(MODES);
const books = await rulebooksOf({ url: inject('house') });

it.each([{ id: 'no rulebook', book: undefined }, ...books.map((book) => ({ id: book.id, book }))])(
  'has no screen of $id that axe or the console faults, or that sticks out of a phone',
  async ({ book }) => {
    const faults: string[] = [];
    let screens = 0;
    // all widths and colours by turns; in proof, each screen in all of them
    for await (const screen of screensOf(on.house, book))
      for (const mode of inProof(modes, screens++ % modes.length)) {
        const found = await look(on.browser, on.house, screen, mode);
        faults.push(...found.map((fault) => `${screen.name} (${mode}): ${fault}`));
      }
    expect(faults).toEqual([]);
    expect(screens).toBeGreaterThan(modes.length);
  },
);
