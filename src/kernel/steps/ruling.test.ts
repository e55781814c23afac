import { describe, expect, expectTypeOf, it } from 'vitest';
import { rulingsOf } from './ruling.ts';

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'order',
    clauses: ['1'],
    question: 'Who begins?',
    choices: [
      { id: 'axis', text: 'The Axis.' },
      { id: 'chart', text: 'As the chart has it.' },
    ],
    default: 'axis',
  },
  { id: 'cap', clauses: ['2'], question: 'A cap?', choices: [{ id: 'no', text: 'No.' }], default: 'no' },
]);

describe('reading rulings', () => {
  it('knows their ids and choices by type, so that a misspelt one does not compile', () => {
    expectTypeOf(ruled).parameter(1).toEqualTypeOf<'order' | 'cap'>();
    expectTypeOf(ruled({ order: 'axis' }, 'order')).toEqualTypeOf<'axis' | 'chart'>();
    expect(RULINGS.map(({ id }) => id)).toEqual(['order', 'cap']);
  });
  it('reads the choice in force', () => {
    expect(ruled({ order: 'chart', cap: 'no' }, 'order')).toBe('chart');
  });
  it('throws where the game has no such ruling: never a default in silence', () => {
    expect(() => ruled({ order: 'chart' }, 'cap')).toThrow('no ruling cap');
  });
});
