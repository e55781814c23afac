import { expect, it } from 'vitest';
import { FRANCE } from './index.ts';

it('knows the decisions of the fall of France, who takes them, and by which clause', () => {
  expect(
    FRANCE.flatMap(({ decisions = [] }) =>
      decisions.map(({ name, seats, clauses }) => [name, seats, clauses]),
    ),
  ).toEqual([
    ['surrender', 'the seat that plays France', ['58.11B']],
    ['vichy', 'european-axis', ['58.31']],
    ['colony-die', 'dice', ['58.531']],
  ]);
});
