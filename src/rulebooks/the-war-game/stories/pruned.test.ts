import { describe, expect, it } from 'vitest';
import { about, prune, prunedEffects } from './pruned.ts';
import { all, any, become, fromTurn, holds, not, isOccupiedBy, ruling, state, when } from './say.ts';

const rulings = { wide: 'yes' };
const is = (choice: string) => ruling('wide', choice);
const A = state('a');
const B = state('b');

describe('a story as a game plays it', () => {
  it('leaves out what its rulings have decided', () => {
    expect(prune(all(is('yes'), A), rulings)).toBe(A);
    expect(prune(all(is('no'), A), rulings)).toBe(false);
    expect(prune(any(is('yes'), A), rulings)).toBe(true);
    expect(prune(any(A, all(is('no'), B)), rulings)).toBe(A);
    expect(prune(not(is('no')), rulings)).toBe(true);
    expect(prune(any(is('no')), rulings)).toBe(false);
    expect(prune(all(fromTurn(1), A), rulings)).toBe(A);
    expect(prune(all(fromTurn(2), A), rulings)).toEqual(all(fromTurn(2), A));
  });

  it('says in one what is in one another', () => {
    expect(prune(all(A, all(B, is('yes'), isOccupiedBy('usa'))), rulings)).toEqual(
      all(A, B, isOccupiedBy('usa')),
    );
    expect(prune(any(A, all(B, isOccupiedBy('usa'))), rulings)).toEqual(any(A, all(B, isOccupiedBy('usa'))));
  });

  it('leaves out effects that never come', () => {
    const [a, b] = [become('a'), become('b')];
    expect(prunedEffects([when(is('yes'), [a], [b])], rulings)).toEqual([a]);
    expect(prunedEffects([when(is('no'), [a], [b])], rulings)).toEqual([b]);
    expect(prunedEffects([when(is('no'), [a])], rulings)).toEqual([]);
    expect(prunedEffects([when(A, [a], [when(is('no'), [b])])], rulings)).toEqual([when(A, [a])]);
  });

  it('names the nation that it is about', () => {
    expect(about(all(holds('it', 'sworn'), not(isOccupiedBy('it'))), 'japan')).toEqual(
      all(holds('japan', 'sworn'), not(isOccupiedBy('japan'))),
    );
    expect(about(isOccupiedBy('it'), undefined)).toEqual(isOccupiedBy('it'));
  });
});
