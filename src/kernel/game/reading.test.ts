import { describe, expect, it } from 'vitest';
import { type Game, gameAt, stateOf } from './game.ts';
import { lineThen, linesSince, lookBack, lookBackInSlices, pageOf, turnsOf } from './reading.ts';
import { runToEnd } from './slices.ts';
import { give, mustAccept, sealedGame } from '../kit/duel.test-helper.ts';
import { begin, weather } from '../kit/storm.test-helper.ts';
import { undo } from './undo.ts';
import { viewOf } from './position.ts';
import { readOn, record } from './record.ts';

const counted = (...when: readonly (number | undefined)[]): Game =>
  ({ moments: when.map((each) => (each === undefined ? {} : { when: each })) }) as unknown as Game;

describe('the turns of a record', () => {
  it('begin at the first line of each, in the lines that the reader has', () => {
    const played = counted(1, 1, 2, 2, 3);
    expect(turnsOf(played, { entries: [1, 2, 3, 4, 5] })).toEqual([
      { turn: 1, line: 1 },
      { turn: 2, line: 3 },
      { turn: 3, line: 5 },
    ]);
    // who has no line of an entry has none of its turn
    expect(turnsOf(played, { entries: [1, 4] })).toEqual([
      { turn: 1, line: 1 },
      { turn: 2, line: 2 },
    ]);
  });

  it('begin again after what was taken back, and are none where nothing counts them', () => {
    expect(turnsOf(counted(1, 2, undefined, 1), { entries: [1, 2, 3, 4] }).map(({ turn }) => turn)).toEqual([
      1, 2, 1,
    ]);
    expect(turnsOf(counted(undefined, undefined), { entries: [1, 2] })).toEqual([]);
  });
});

const game = give(sealedGame(), 'ann', '1/target', 'east', { by: 'Ann' });

it.each(['ann', 'ben', null])('shows %s what that reader saw after each line, and its lines', (seat) => {
  const reading = readOn(game, seat);
  expect(reading.entries.length).toBeGreaterThan(0);
  for (const [i, entry] of reading.entries.entries()) {
    const then = gameAt(game, entry);
    expect(lookBack(game, seat, reading, i + 1)).toEqual({
      view: viewOf(stateOf(then).position, seat),
      earlier: 0,
      lines: record(then, seat),
    });
  }
});

it('shows the start after no line, and nothing after a line that there is not', () => {
  const reading = readOn(game, 'ann');
  expect(lookBack(game, 'ann', reading, 0)).toMatchObject({ lines: [] });
  expect(lookBack(game, 'ann', reading, reading.entries.length + 1)).toBeNull();
  expect(lookBack(game, 'ann', reading, -1)).toBeNull();
});

const told = [1, 2, 3].reduce(weather, begin());

it.each(['ann', 'ben', null])(
  'has the record of %s a page at a time, as it is, and as it was then',
  (seat) => {
    const back = mustAccept(undo(told, { seat: 'ann', consent: ['ben'], to: 1 }));
    const reading = readOn(back, seat);
    const all = record(back, seat);
    expect(all.length).toBeGreaterThan(2);
    for (let before = 0; before <= all.length; before++) {
      const earlier = Math.max(0, before - 2);
      const lines = all.slice(earlier, before);
      expect(pageOf(back, seat, reading, { before, most: 2 })).toEqual({ earlier, lines });
      const at = all.length - 1;
      const then = lookBack(back, seat, reading, at)?.lines.slice(earlier, before);
      if (before <= at)
        expect(pageOf(back, seat, reading, { before, at, most: 2 })).toEqual({ earlier, lines: then });
      expect(runToEnd(lookBackInSlices(back, seat, reading, before, 2))).toMatchObject({
        earlier,
        lines: lookBack(back, seat, reading, before)?.lines.slice(earlier),
      });
    }
    for (const wrong of [{ before: all.length + 1 }, { before: 2, at: 1 }, { before: 0, at: all.length + 1 }])
      expect(pageOf(back, seat, reading, { most: 2, ...wrong })).toBeNull();
  },
);

it('brings of what is new no more than the last page, and says how many lines stand before it', () => {
  const reading = readOn(told, 'ann');
  const all = record(told, 'ann');
  const n = all.length;
  const since = (have: number, of = told) => linesSince(of, 'ann', readOn(of, 'ann'), have, 1);
  expect(since(0)).toEqual({ from: n - 1, earlier: n - 1, lines: all.slice(-1) });
  expect(since(n - 1)).toEqual({ from: n - 1, earlier: 0, lines: all.slice(-1) });
  expect(linesSince(told, 'ann', reading, 0, n)).toEqual({ from: 0, earlier: 0, lines: all });
  const back = mustAccept(undo(told, { seat: 'ann', consent: ['ben'], to: 0 }));
  expect(since(n, back)).toEqual({ from: n, earlier: n, lines: record(back, 'ann').slice(-1) });
});

it('finds the line of another reader at the same moment: the last that this one had by then', () => {
  const [ann, ben] = [readOn(game, 'ann'), readOn(game, null)];
  for (const [i, entry] of ann.entries.entries()) {
    const line = lineThen(ann, i + 1, ben);
    expect(line).toBe(ben.entries.filter((each) => each <= entry).length);
    expect(lineThen(ann, i + 1, ann)).toBe(i + 1);
  }
  expect([lineThen(ann, 0, ben), lineThen(ann, ann.entries.length + 1, ben)]).toEqual([0, null]);
});
