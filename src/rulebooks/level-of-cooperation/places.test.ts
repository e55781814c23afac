import { expect, it } from 'vitest';
import { EXAMPLE_CARD } from './card.example.ts';
import { mapPlace, WORLD } from './places.ts';

it('every neutral of the example card has its place on the map', () => {
  const lost = EXAMPLE_CARD.neutrals.filter(({ id }) => !Object.hasOwn(WORLD.places, mapPlace(id)));
  expect(lost).toEqual([]);
});

it.each([
  ['persia', 'iran'],
  ['spanish-sahara', 'w-sahara'],
  ['siam', 'thailand'],
  ['turkey', 'turkey'],
  ['constructor', 'constructor'],
])('a card may say %s: it is %s on the map', (neutral, place) => {
  expect(mapPlace(neutral)).toBe(place);
});
