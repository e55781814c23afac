import { expect, it } from 'vitest';
import type { FactSchema, FactSpec } from '../sums/facts.ts';
import { headFacts, headingOf } from './headings.ts';
import { words } from '../texts/words.ts';

const spec = (more: Partial<FactSpec> = {}): FactSpec => ({
  type: { kind: 'boolean' },
  question: words('q'),
  lasts: 'ever',
  clauses: ['1'],
  ...more,
});
const book = { 'facts.place': 'Places', 'area.east': 'The East' };
const keys = Array.from({ length: 13 }, (_, i) => (i % 3 === 0 ? `place.${i}` : `fleet.${i}`));
const schema: FactSchema = {
  ...Object.fromEntries(keys.map((key) => [key, spec()])),
  'place.3': spec({ under: words('area.east') }),
};

it('calls a fact by what its rulebook files it under, by the name of its kind, or by its kind', () => {
  expect(['place.3', 'place.0', 'fleet.1'].map((key) => headingOf(key, schema, book))).toEqual([
    'The East',
    'Places',
    'fleet',
  ]);
});

it('puts many questions of which any may be left under headings, each once and in the order of the first', () => {
  const form = { kind: 'report', facts: keys, some: true } as const;
  const all = headFacts(form, schema, book);
  expect(all.map(({ head }) => head)).toEqual(['Places', 'fleet', 'The East']);
  expect(all.flatMap(({ facts }) => facts).toSorted()).toEqual(keys.toSorted());
  expect(all[0]?.facts).toEqual(['place.0', 'place.6', 'place.9', 'place.12']);
});

it('leaves few questions, and those of which each is needed, as they stand', () => {
  const few = keys.slice(0, 12);
  expect(headFacts({ kind: 'report', facts: few, some: true }, schema, book)).toEqual([
    { head: '', facts: few },
  ]);
  expect(headFacts({ kind: 'report', facts: keys }, schema, book)).toEqual([{ head: '', facts: keys }]);
});
