import { expect, it } from 'vitest';
import { give, sealedGame } from '../kit/duel.test-helper.ts';
import { gameAt, stateOf } from './game.ts';
import { lookBack } from './look-back.ts';
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
