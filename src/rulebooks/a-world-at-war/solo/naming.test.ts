import { expect, test } from 'vitest';
import { startOf } from '../start.test-helper.ts';
import type { Open } from '../state.ts';
import { callersOf, placingsOf } from './naming.ts';

const start = startOf('european-1940', { 'rgt.50': false, 'france.conquered': false, 'subversion.uses': 0 });
const open: Open = { ...start, allotment: { germany: 6, italy: 3, britain: 4, france: 3, russia: 5 } };

test('a side has a roll for a target where it has DPs, and the Axis for the five without any', () => {
  expect(callersOf(open, 'turkey', {})).toEqual([]);
  expect(callersOf(open, 'turkey', { russia: 1 })).toEqual(['russia']);
  expect(callersOf(open, 'spain', { 'european-axis': 1, 'western-allies': 2 })).toEqual([
    'european-axis',
    'western-allies',
  ]);
  expect(callersOf(open, 'hungary', {})).toEqual(['european-axis']);
});

test('a target is named once a year, and a roll that is about to be made comes', () => {
  const named: Open = { ...open, named: [{ target: 'spain', by: 'western-allies', atWar: false }] };
  expect(callersOf(named, 'spain', { 'european-axis': 3 })).toEqual([]);
  const rolls: Open['rolls'] = [
    { target: 'spain', by: ['western-allies'], kind: 'named', rolled: null, settled: null, faction: null },
  ];
  expect(callersOf({ ...named, rolls }, 'spain', {})).toHaveLength(3);
});

test('what sides could choose from as they placed their DPs is as it was, whatever was named since', () => {
  const later: Open = {
    ...open,
    named: [{ target: 'spain', by: 'western-allies', atWar: false }],
    spent: { 'european-axis': 1 },
  };
  expect(placingsOf(later)).toEqual(placingsOf(open));
  expect(placingsOf(open).map(({ seat }) => seat)).toEqual(['european-axis', 'western-allies', 'russia']);
  expect(placingsOf({ ...open, allotment: {} })).toEqual([]);
});
