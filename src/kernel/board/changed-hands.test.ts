import { expect, it } from 'vitest';
import { words } from '../texts/words.ts';
import { atAGlance, changedHands } from './changed-hands.ts';
import type { MapPlace, Panel } from './panel.ts';

const place = (id: string, tone: MapPlace['tone'], shade?: number): MapPlace => ({
  id,
  label: id,
  tone,
  ...(shade === undefined ? {} : { shade }),
  words: [],
});
const map = (...places: readonly MapPlace[]): Panel => ({
  kind: 'map',
  title: words('t'),
  legend: [],
  places,
});

it('finds the places that are of another side than when it began', () => {
  const before = [map(place('norway', 'neutral'), place('sweden', 'first', 1), place('spain', 'second'))];
  const now = [map(place('norway', 'first'), place('sweden', 'first', 5), place('spain', 'neutral'))];
  expect(changedHands(before, now).map(({ before: was, now: is }) => [is.id, was.tone, is.tone])).toEqual([
    ['norway', 'neutral', 'first'],
    ['spain', 'second', 'neutral'],
  ]);
  expect(changedHands(before, before)).toEqual([]);
});

it('says of a place as much as is read at a glance', () => {
  expect(atAGlance([])).toBe('');
  expect(atAGlance(['permanent', 'conquered', 'attacked by Germany'])).toBe('permanent; conquered');
  expect(atAGlance(['Friendly to the U.K.', 'its army: 1 infantry (strength 6)'])).toBe(
    'Friendly to the U.K.',
  );
});
