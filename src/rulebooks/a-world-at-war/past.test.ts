import { expect, it } from 'vitest';
import { PROOF } from '../../../scripts/tier.ts';
import { bindTable, isRefusal } from '../../kernel/kit/front.test-helper.ts';
import { expectGrowing, expectQuietUndo, expectSamePast } from '../../kernel/kit/past.test-helper.ts';
import { seededRandom } from '../../kernel/kit/random.ts';
import { wander } from '../../kernel/kit/wander.test-helper.ts';
import { aWorldAtWar } from './index.ts';

const WAYS = [
  ['program', 'open'],
  ['program', 'secret'],
  ['paper', 'secret'],
] as const;

/** One way shows it; the others, and more games, are for the proof. */
const SHOWN = PROOF ? WAYS : WAYS.slice(1, 2);
const SEEDS = PROOF ? 2 : 1;

it.each(SHOWN)(
  'whatever people do, its past stays as it was: allocations by %s, spy rings %s',
  (secrecy, rings) => {
    const rulings = { secrecy, 'spy-rings': rings };
    const table = bindTable(aWorldAtWar, { scenario: 'european-1940', rulings, data: null });
    if (isRefusal(table)) throw new Error(JSON.stringify(table));
    let undos = 0;
    for (let seed = 1; seed <= SEEDS; seed++) {
      const wandered = wander(table, seededRandom(seed), 40, 7);
      undos += wandered.game.moments.filter(({ entry }) => 'undone' in entry).length;
      expectGrowing(wandered.seen);
      expectQuietUndo(wandered.game);
      expectSamePast(wandered);
    }
    expect(undos).toBeGreaterThan(0);
  },
);
