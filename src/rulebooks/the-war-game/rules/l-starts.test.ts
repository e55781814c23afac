import { expect, it } from 'vitest';
import { OUR_MAP } from '../files/map.ts';
import { START_RULINGS } from './l-starts.rulings.ts';
import { startOf } from './l-starts.ts';

const rulings = Object.fromEntries(START_RULINGS.map(({ id, choices }) => [id, choices[0]?.id ?? '']));

it('marks nothing that is neutral to all, and counts nothing that is not there (G.L1)', () => {
  const { marks, natives, forces } = startOf(1939, rulings, OUR_MAP);
  expect(Object.keys(marks)).not.toContain('sweden');
  expect(natives['sweden']).toEqual({ infantry: 3, artillery: 1 });
  expect(Object.keys(natives)).not.toContain('balearic-islands');
  expect(forces).toEqual({});
});

it('makes the army of who is under Total Control that of its nation (G.A4, G.L1)', () => {
  const { natives, forces } = startOf(1942, rulings, OUR_MAP);
  expect(natives['thailand']).toBeUndefined();
  expect(forces['japan/thailand']).toEqual({ infantry: 2 });
});
