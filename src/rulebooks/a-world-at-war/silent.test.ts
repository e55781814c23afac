import { expect, it } from 'vitest';
import { knownAtStart, silentFaults } from '../../kernel/kit/silent.ts';
import { bindTable } from '../../kernel/standing.ts';
import { aWorldAtWar } from './index.ts';
import type { Games } from '../../kernel/kit/reach.ts';

it('x', () => {
  for (const { id } of aWorldAtWar.scenarios) {
    const games: Games[] = [{ setup: { scenario: id, rulings: {}, data: null }, seeds: 3 }];
    const faults = silentFaults(aWorldAtWar, games, []);
    console.log(id, knownAtStart(bindTable(aWorldAtWar, games[0]!.setup) as never).length, faults.length, faults.map((f) => f.split(' ')[0]).join(' '));
  }
}, 600_000);
