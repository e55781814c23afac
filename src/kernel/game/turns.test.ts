import { describe, expect, it } from 'vitest';
import type { Game } from './game.ts';
import { turnsOf } from './turns.ts';

const game = (...when: readonly (number | undefined)[]): Game =>
  ({ moments: when.map((each) => (each === undefined ? {} : { when: each })) }) as unknown as Game;

describe('the turns of a record', () => {
  it('begin at the first line of each, in the lines that the reader has', () => {
    const played = game(1, 1, 2, 2, 3);
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
    expect(turnsOf(game(1, 2, undefined, 1), { entries: [1, 2, 3, 4] }).map(({ turn }) => turn)).toEqual([
      1, 2, 1,
    ]);
    expect(turnsOf(game(undefined, undefined), { entries: [1, 2] })).toEqual([]);
  });
});
