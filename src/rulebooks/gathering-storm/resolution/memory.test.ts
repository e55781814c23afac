import { describe, expect, it } from 'vitest';
import { counter, lay, resolveTurn, type Sitting } from './table.test-helper.ts';

const removed = (sitting: Sitting) =>
  ['germany', 'italy'].map((power) => sitting.fact(`removed.${power}.turkey`));

describe('Russian flags that fall (24.83)', () => {
  it('are remembered in the next turn, and no longer', () => {
    const facts = { 'flags.russia.turkey': 3 };
    const sitting = resolveTurn({ placed: [counter('germany', 'turkey')], facts });
    sitting.answer({ 'germany-removes-russia/turkey': 2, 'italy-removes-russia/turkey': 1 });
    expect(removed(sitting)).toEqual([2, 1]);
    expect(sitting.fact('removed.germany.greece')).toBe(0);
    lay(sitting.open, { placed: [counter('britain', 'greece')] });
    sitting.answer('go').answer({});
    expect(removed(sitting)).toEqual([0, 0]);
  });

  it('are remembered when a rule fells them, of the power that benefits', () => {
    const facts = { 'flags.russia.turkey': 1 };
    const start = { placed: [counter('italy', 'turkey')], shown: { 'italy/turkey': 1 }, facts };
    expect(removed(resolveTurn({ ...start, rulings: { resolution: 'net-margin' } }))).toEqual([0, 1]);
  });

  it('are not those that the Allies fell, nor flags of others', () => {
    const facts = { 'flags.russia.turkey': 1, 'flags.france.turkey': 1 };
    const sitting = resolveTurn({ placed: [counter('germany', 'turkey')], facts });
    sitting.answer({ 'britain-removes-russia/turkey': 1, 'germany-removes-france/turkey': 1 });
    expect(removed(sitting)).toEqual([0, 0]);
  });
});
