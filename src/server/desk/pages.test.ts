import { describe, expect, it } from 'vitest';
import { linesOfLong, seatedAtLong } from '../games/long.test-helper.ts';
import type { LinesPage, ThenDesk } from '../api/api.ts';
import { desk, house, listen, onward, refusalText, sitter } from '../house.test-helper.ts';
import { MOST_LINES } from './desk.ts';

// A long record comes a page at a time.

const MANY = 2 * MOST_LINES + 30;

async function open() {
  const server = await house();
  const { game, people } = await seatedAtLong(server, linesOfLong(MANY));
  const [ada, zoe] = people.map(({ key }) => sitter(server, game, key));
  if (!ada || !zoe) throw new Error('two people');
  const page = async (query: string, who = ada) => await who.look(`lines?${query}`);
  return { server, game, ada, zoe, page };
}

const numbers = (lines: readonly { readonly n: number }[]): number[] => lines.map(({ n }) => n);
const upTo = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i + 1);

describe('a long record', () => {
  it('is on the desk with its last page, and before that comes a page at a time, to its start', async () => {
    const { ada, page } = await open();
    const first = await ada.desk('one');
    expect([first.from, first.earlier]).toEqual([MANY - MOST_LINES, MANY - MOST_LINES]);
    expect(numbers(first.lines)).toEqual(upTo(MANY - MOST_LINES, MANY));
    const found: number[] = [];
    let { earlier } = first;
    for (let pages = 0; earlier > 0; pages++) {
      const next = (await page(`seat=one&before=${earlier}`)).body as LinesPage;
      found.unshift(...numbers(next.lines));
      expect(next.earlier).toBe(Math.max(0, earlier - MOST_LINES));
      earlier = next.earlier;
      expect(pages).toBeLessThan(3);
    }
    expect(found).toEqual(upTo(0, MANY - MOST_LINES));
  });

  it('brings who is behind what is missing where that is less than a page, else a page', async () => {
    const { ada, server, game } = await open();
    const near = await ada.desk('one', MANY - 3);
    expect([near.from, near.earlier, near.lines.length]).toEqual([MANY - 3, 0, 3]);
    const far = await ada.desk('one', 3);
    expect([far.from, far.earlier, far.lines.length]).toEqual([
      MANY - MOST_LINES,
      MANY - MOST_LINES,
      MOST_LINES,
    ]);
    const ear = await listen(server, { game, key: ada.key, seat: 'one', have: 0, changes: true });
    expect((await ear.heard())[0]?.desk).toMatchObject({
      earlier: MANY - MOST_LINES,
      lines: { length: MOST_LINES },
    });
  });

  it('comes anew with its last page where much was taken back, as a change and as a desk', async () => {
    const { ada, server, game } = await open();
    const ear = await listen(server, { game, key: ada.key, seat: 'one', have: 0, changes: true });
    const before = (await ear.heard())[0]?.desk ?? null;
    const undone = await ada.post('undo', { seat: 'one', to: 1, reason: '', desk: 'one', have: MANY });
    const now = desk(undone);
    expect([now.from, now.earlier, now.lines.at(-1)]).toMatchObject([
      MANY + 1 - MOST_LINES,
      MANY + 1 - MOST_LINES,
      { kind: 'undo', n: MANY + 1 },
    ]);
    const change = (await ear.heard()).at(-1)?.change;
    expect(change?.earlier).toBe(MANY + 1 - MOST_LINES);
    const there = onward(before, change as never);
    expect(there.lines.at(-1)).toMatchObject({ kind: 'undo' });
  });

  it('of an earlier moment is as it was then: the last page with it, those before for the asking', async () => {
    const { ada, page } = await open();
    const at = MOST_LINES + 20;
    await ada.post('undo', { seat: 'one', to: 5, reason: '' });
    const then = (await ada.back(at, 'one', 'one')).body as ThenDesk;
    expect([then.n, then.earlier, numbers(then.lines)]).toEqual([at, 20, upTo(20, at)]);
    const [wasThen, isNow] = await Promise.all(
      [`&at=${at}`, ''].map(async (more) => (await page(`seat=one&before=20${more}`)).body as LinesPage),
    );
    expect(numbers(wasThen?.lines ?? [])).toEqual(upTo(0, 20));
    expect(wasThen?.lines.some(({ undone }) => undone)).toBe(false);
    expect(isNow?.lines.filter(({ undone }) => undone)).toHaveLength(15);
  });

  it('is that of a seat for whoever has it, and has no lines that there are not', async () => {
    const { page, zoe } = await open();
    expect((await page('seat=one&before=5', zoe)).status).toBe(403);
    expect((await page('seat=&before=5', zoe)).status).toBe(200);
    for (const query of [`before=${MANY + 1}`, 'before=9&at=8', `before=1&at=${MANY + 1}`]) {
      const no = await page(`seat=one&${query}`);
      expect([no.status, refusalText(no)]).toEqual([404, 'There is no such line.']);
    }
    expect((await page('seat=one')).status).toBe(400);
    expect((await page('seat=one&before=-1')).status).toBe(400);
  });
});
