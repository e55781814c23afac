import { describe, expect, it } from 'vitest';
import { parseTables } from './parse.ts';

const SEATS = [
  { id: 'european-axis', title: 'European Axis' },
  { id: 'western-allies', title: 'Western Allies' },
  { id: 'ussr', title: 'U.S.S.R.' },
];

const read = (text: string, taken: readonly string[] = [], room = 60) =>
  parseTables(text, SEATS, taken, room);

describe('lines that ask for games', () => {
  it('say who has which seat, however it is written', () => {
    const { rows, faults } = read(
      'Table 1: Anna = axis; Ben = Western Allies, ussr\n\n Table 2 : Cleo=all; Zoe; Yan = spectator\n',
    );
    expect(faults).toEqual([]);
    expect(rows).toEqual([
      {
        line: 1,
        title: 'Table 1',
        people: [
          { name: 'Anna', seats: ['european-axis'] },
          { name: 'Ben', seats: ['western-allies', 'ussr'] },
        ],
      },
      {
        line: 3,
        title: 'Table 2',
        people: [
          { name: 'Cleo', seats: ['european-axis', 'western-allies', 'ussr'] },
          { name: 'Zoe', seats: [] },
          { name: 'Yan', seats: [] },
        ],
      },
    ]);
  });

  it.each([
    ['Anna = all', /^Line 1: a game is called/],
    ['T: Anna = moon', /no seat “moon”; the seats are European Axis, Western Allies, U\.S\.S\.R\.\./],
    ['T: Anna = e', /“e” can be European Axis, Western Allies/],
    ['T: Anna = axis', /nobody has Western Allies, U\.S\.S\.R\./],
    ['T: Anna = all; Anna', /Anna stands there twice/],
    ['Old: Anna = all', /called Old already/],
    ['A: Anna = all\nA: Ben = all', /^Line 2: there is a game called A already/],
    [`T: ${'x'.repeat(61)} = all`, /60 letters/],
  ])('say what is wrong with them: %s', (text, fault) =>
    expect(read(text, ['Old']).faults.join('\n')).toMatch(fault),
  );

  it('ask for no more than there is room for', () => {
    expect(read('A: Anna = all\nB: Anna = all', [], 1).faults).toEqual(['there is room for 1 more.']);
  });
});
