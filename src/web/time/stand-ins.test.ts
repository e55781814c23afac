import { expect, it } from 'vitest';
import { lettable } from './stand-ins.ts';

const standIn = (absent: string, by: string, seats: readonly string[]) => ({
  for: absent,
  by,
  seats,
  accepted: true,
  since: null,
});
const people = [
  { name: 'Ann', seats: ['italy'] },
  { name: 'Ben', seats: ['italy'] },
  { name: 'Cleo', seats: ['uk'] },
];

it('lets those read who stand in for oneself, or for another with the same seat, once each', () => {
  const standIns = [standIn('Ben', 'Cleo', ['italy']), standIn('Ann', 'Cleo', ['italy'])];
  const known = { standIns, may: [] };
  expect(lettable(known, { person: 'Ann', people })).toEqual(['Cleo']);
  expect(lettable({ ...known, standIns: standIns.slice(0, 1) }, { person: 'Ann', people })).toEqual(['Cleo']);
  expect(lettable(known, { person: 'Cleo', people })).toEqual([]);
  expect(
    lettable({ ...known, standIns: [standIn('Cleo', 'Ben', ['uk'])] }, { person: 'Ann', people }),
  ).toEqual([]);
});
