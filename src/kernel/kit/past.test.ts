import { describe, expect, it } from 'vitest';
import { darts } from './darts.test-helper.ts';
import { mustAccept, duel } from './duel.test-helper.ts';
import type { Rulebook } from '../rulebook.ts';
import { bindTable } from '../game/table.ts';
import { expectGrowing, expectQuietUndo, expectSamePast } from './past.test-helper.ts';
import { seededRandom } from './random.ts';
import { toy } from './toy.test-helper.ts';
import { wander } from './wander.test-helper.ts';

const plain: Rulebook = { ...duel, doors: duel.doors.map((door) => ({ ...door, on: ['bid', 'strength'] })) };
const books: readonly [string, Rulebook][] = [
  ['the toy', toy()],
  ['the duel', duel],
  ['the darts', darts],
  ['the duel, without doors on its open answers', plain],
];

describe.each(books)('whatever people do at %s', (_, rulebook) => {
  it('its past stays as it was', () => {
    const table = mustAccept(bindTable(rulebook, { scenario: 'only', rulings: {}, data: null }));
    let [undos, ticks] = [0, 0];
    for (let seed = 1; seed <= 20; seed++) {
      const wandered = wander(table, seededRandom(seed), 40, 3);
      undos += wandered.game.moments.filter(({ entry }) => 'undone' in entry).length;
      ticks += wandered.game.moments.filter(({ entry }) => 'tick' in entry).length;
      expectGrowing(wandered.seen);
      expectQuietUndo(wandered.game);
      expectSamePast(wandered);
    }
    expect(undos).toBeGreaterThan(20);
    // nobody else directs
    expect(ticks > 20).toBe(rulebook.id === 'toy');
  });
});
