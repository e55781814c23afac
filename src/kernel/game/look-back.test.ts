import { expect, it } from 'vitest';
import { give, sealedGame } from '../kit/duel.test-helper.ts';
import { gameAt, stateOf } from './game.ts';
import { lineThen, lookBack } from './look-back.ts';
import { viewOf } from './position.ts';
import { readOn, record } from './record.ts';

const game = give(sealedGame(), 'ann', '1/target', 'east', { by: 'Ann' });

it.each(['ann', 'ben', null])('shows %s what that reader saw after each line, and its lines', (seat) => {
  const reading = readOn(game, seat);
  expect(reading.entries.length).toBeGreaterThan(0);
  for (const [i, entry] of reading.entries.entries()) {
    const then = gameAt(game, entry);
    expect(lookBack(game, seat, reading, i + 1)).toEqual({
      view: viewOf(stateOf(then).position, seat),
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

it('finds the line of another reader at the same moment: the last that this one had by then', () => {
  const [ann, ben] = [readOn(game, 'ann'), readOn(game, null)];
  for (const [i, entry] of ann.entries.entries()) {
    const line = lineThen(ann, i + 1, ben);
    expect(line).toBe(ben.entries.filter((each) => each <= entry).length);
    expect(lineThen(ann, i + 1, ann)).toBe(i + 1);
  }
  expect([lineThen(ann, 0, ben), lineThen(ann, ann.entries.length + 1, ben)]).toEqual([0, null]);
});
