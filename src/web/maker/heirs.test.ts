import { expect, it } from 'vitest';
import { linkTexts } from './link-texts.ts';
import { emptySeats, heirsOf } from './heirs.ts';

const person = (index: number, name: string, seats: string[], revoked = false) => ({
  index,
  name,
  seats,
  titles: seats.map((seat) => seat.toUpperCase()),
  revoked,
  published: false,
});

const ANN = person(0, 'Ann', ['axis', 'japan']);
const PEOPLE = [ANN, person(1, 'Ben', ['japan']), person(2, 'Cleo', ['axis'], true), person(3, 'Zoe', [])];
const SEATS = ['axis', 'japan', 'ussr'].map((id) => ({ id, title: id.toUpperCase() }));

it('says who else holds the seats of somebody, and which seats nobody holds', () => {
  expect(heirsOf(PEOPLE, ANN)).toEqual([
    { title: 'AXIS', names: [] },
    { title: 'JAPAN', names: ['Ben'] },
  ]);
  expect(linkTexts.inherited(heirsOf(PEOPLE, ANN))).toBe('Nobody has AXIS then. JAPAN is left to Ben.');
  expect(linkTexts.inherited([])).toBe('');
  expect(emptySeats(PEOPLE, SEATS).map(({ title }) => title)).toEqual(['USSR']);
});
