import { expect, it } from 'vitest';
import { startOf } from '../start.test-helper.ts';
import type { Books } from '../state.ts';
import { inForce } from './in-force.ts';

const PLANS = {
  global: { europe: true, european: false, surrenders: true },
  european: { europe: true, european: true, surrenders: true },
  pacific: { europe: false, european: false, surrenders: true },
};

/** The clauses in force in a scenario with so much told. */
function clausesIn(plan: keyof typeof PLANS, facts: Record<string, boolean | number>, chosen = {}): string[] {
  const books = { plan: PLANS[plan] } as unknown as Books;
  return inForce(books, startOf('campaign-1939', facts, chosen)).map(({ clauses }) => clauses.join());
}

const FALLEN = { 'surrendered.japan': true };

it('lists nothing before Japan has surrendered, nor by ruling of one that is reported', () => {
  expect(clausesIn('global', {})).toEqual([]);
  expect(clausesIn('global', { 'redeployments.us': 3 })).toEqual([]);
  const reported = { surrenders: 'reported' };
  expect(clausesIn('global', FALLEN, reported)).toEqual(clausesIn('global', FALLEN));
  expect(clausesIn('global', FALLEN, { ...reported, 'reported-falls': 'allotment' })).toEqual([]);
});

it('lists what stands on the map of the Pacific, and in elections where there is a Europe', () => {
  expect(clausesIn('global', FALLEN)).toEqual(['57.41,57.61', '57.71', '57.22']);
  expect(clausesIn('pacific', FALLEN)).toEqual(['57.41,57.61', '57.71']);
  expect(clausesIn('european', FALLEN)).toEqual(['57.22']);
});

it('lists the forces that can still come over, as long as there are such turns', () => {
  expect(clausesIn('european', { ...FALLEN, 'redeployments.us': 1 })).toEqual(['57.22', '57.82']);
  expect(clausesIn('european', { ...FALLEN, 'redeployments.us': 0 })).toEqual(['57.22']);
});
