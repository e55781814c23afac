import { describe, expect, it } from 'vitest';
import { search } from './model.ts';
import { aWorldAtWarDiplomacy } from './a-world-at-war-diplomacy.ts';

describe('rule 49 of A World at War, beside a model written from its text', () => {
  it.each([1, 2, 3, 4])('differs in nothing in the game of seed %i', (seed) => {
    expect(search(aWorldAtWarDiplomacy, seed).difference).toBeNull();
  });
});
