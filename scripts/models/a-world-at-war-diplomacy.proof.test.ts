import { expect, it } from 'vitest';
import { search } from './model.ts';
import { aWorldAtWarDiplomacy } from './a-world-at-war-diplomacy.ts';

// About a minute of games, others than in the short test.
it('differs in nothing from a model of rule 49 in 60 games', { timeout: 1_200_000 }, () => {
  const found = Array.from({ length: 60 }, (_, i) => search(aWorldAtWarDiplomacy, 1000 + i).difference);
  expect(found.filter((each) => each !== null)).toEqual([]);
});
