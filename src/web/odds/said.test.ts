import { expect, it } from 'vitest';
import { words } from '../../kernel/texts/words.ts';
import { factsSaid, readSaid, type Said, writeSaid } from './said.ts';

const t = words('t');
const spec = { question: t, lasts: 'ever', clauses: [] } as const;

it('reads from the address what it writes into it', () => {
  const said: Said = {
    scenario: 'global-1939',
    first: { 'dp.axis.turkey': '3', 'spy.turkey': 'true', 'spy.iran': '?' },
    second: { 'dp.axis.turkey': '0..2' },
    later: [{ 'dp.axis.turkey': '4' }, {}],
  };
  expect(readSaid(writeSaid(said))).toEqual(said);
  const nothing: Said = { scenario: null, first: {}, second: null, later: [] };
  expect(writeSaid(nothing)).toBe('');
  expect(readSaid('')).toEqual(nothing);
  // what addresses of before say of the rest is what is usual now
  expect(readSaid('rest=nothing')).toEqual(nothing);
  expect(readSaid('beside=second').second).toEqual({});
  expect(readSaid('then=900000').later.length).toBeLessThan(100);
  expect(readSaid('then=-1&then1.dp=3').later).toEqual([]);
});

it('takes no value that a fact cannot have', () => {
  const schema = {
    some: { ...spec, type: { kind: 'number', min: 0, max: 9 } },
    held: { ...spec, type: { kind: 'boolean' } },
    by: { ...spec, type: { kind: 'choice', values: ['axis', 'none'] } },
  } as const;
  const given = { some: '2..5', held: 'true', by: 'axis', other: '1' };
  expect(factsSaid(schema, given)).toEqual({ some: { min: 2, max: 5 }, held: true, by: 'axis' });
  expect(factsSaid(schema, { some: '5..2', held: 'maybe', by: 'mars' })).toEqual({});
  expect(factsSaid(schema, { some: '12' })).toEqual({});
});
