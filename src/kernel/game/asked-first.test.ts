import { expect, it } from 'vitest';
import { askedFirst, askedOfOthers } from './asked-first.ts';
import type { Table } from '../rulebook.ts';
import type { FactSpec } from '../sums/facts.ts';
import { words } from '../texts/words.ts';

const spec: FactSpec = { type: { kind: 'boolean' }, question: words('q'), lasts: 'ever', clauses: ['1'] };
const seats = [
  { id: 'west', title: 'West', powers: ['britain', 'france'] },
  { id: 'east', title: 'East', powers: ['russia'] },
];
const table = {
  setup: { scenario: { seats } },
  rules: {
    facts: {
      'brp.france': { ...spec, askedOf: 'france' },
      'front.east': { ...spec, askedOf: 'east' },
      'brp.japan': { ...spec, askedOf: 'japan' },
      ring: { ...spec, owner: 'west' },
      weather: spec,
    },
  },
} as unknown as Table;

it('a fact is asked first of the camp of its power, of a camp by name, or of whose it is', () => {
  const first = ['brp.france', 'front.east', 'ring'].map((key) => askedFirst(table, key));
  expect(first).toEqual(['west', 'east', 'west']);
});

it('a fact is asked of anybody where no camp here has its power, or it says nothing', () => {
  expect(['brp.japan', 'weather', 'none'].map((key) => askedFirst(table, key))).toEqual([null, null, null]);
});

it('what others are asked first stands by their seats', () => {
  const facts = ['weather', 'front.east', 'brp.france'];
  expect(askedOfOthers(table, facts, ['west'])).toEqual([{ seat: 'east', facts: ['front.east'] }]);
  expect(askedOfOthers(table, facts, ['west', 'east'])).toEqual([]);
});
