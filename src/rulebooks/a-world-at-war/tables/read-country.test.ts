import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kernel/index.ts';
import { readData } from '../files/data.ts';

const faults = (document: Readonly<Record<string, unknown>>): string[] => {
  const whole = { format: 1, kind: 'country-table', target: 'turkey', source: 'made up', ...document };
  const found = readData([whole as Json]);
  return 'faults' in found ? found.faults.map(({ path, fault }) => `${path.join('.')} ${fault}`) : [];
};

describe('faults of facts and modifiers', () => {
  const fact = (more: object) => ({ facts: [{ id: 'x', question: 'How?', ...more }] });
  const line = (more: object) => ({ modifiers: [{ id: 'a', label: 'b', value: 1, ...more }] });
  it.each([
    [fact({ question: '' }), 'facts.0.question must be text'],
    [fact({ lasts: 'long' }), 'facts.0.lasts must be one of'],
    [fact({ values: ['a', 'a'] }), 'facts.0.values must name at least two'],
    [fact({ least: 3, most: 2 }), 'facts.0.most must be a whole number from 3'],
    [fact({ least: 3 }), 'facts.0.most must be a whole number from 3'],
    [
      { ...fact({}), modifiers: [{ id: 'x', label: 'b', value: 1 }] },
      'modifiers.0.id "table.turkey.x" is a fact',
    ],
    [line({ id: 'extra' }), 'modifiers.0.id "extra" is a line of what the players add'],
    [line({ id: 'extra-3' }), 'modifiers.0.id "extra-3" is a line of what the players add'],
    [line({ clause: '99' }), 'modifiers.0.clause is no clause'],
    [line({ each: 'war.germany-us' }), 'modifiers.0.each must be a number'],
    [line({ each: 'brp.germany', most: 2 }), 'modifiers.0.most belongs to the fact'],
    [line({ each: 'brp.germany', lasts: 'ever' }), 'modifiers.0.lasts belongs to the fact'],
  ])('%j: %s', (document, fault) => {
    expect(faults(document)).toContainEqual(expect.stringContaining(fault));
  });
});

it('takes up to 200 BRPs in a row of results, or all that a country has', () => {
  const rows = (brps: unknown) => ({ results: [{ result: '6', from: 1, brps }] });
  expect(faults(rows(201))).toContainEqual(
    expect.stringContaining('brps must be a whole number from 0 to 200'),
  );
  for (const brps of [0, 200, 'all']) expect(faults(rows(brps)).join()).not.toContain('brps');
});

describe('faults of a condition', () => {
  const is = { fact: 'war.germany-us', is: true };
  const nested = [1, 2, 3, 4, 5, 6].reduce<object>((inner) => ({ any: [inner] }), is);
  it.each([
    [{ fact: 'control.atlantis', is: true }, 'modifiers.0.when.fact "control.atlantis" is not a fact'],
    [{ fact: 3 }, 'modifiers.0.when.fact must be text'],
    [{ fact: 'subversion.russia', is: 1 }, 'modifiers.0.when.fact "subversion.russia" is not the table’s'],
    [{ fact: 'dp.russia.turkey', least: 1 }, 'is not the table’s to report'],
    [{ fact: 'dp.allotment.russia', least: 1 }, 'is not the table’s to report'],
    [{ fact: 'war.germany-us', is: 'yes' }, 'modifiers.0.when.is is not a value of war.germany-us'],
    [{ fact: 'war.germany-us', least: 1 }, 'modifiers.0.when must say what war.germany-us "is"'],
    [{ fact: 'brp.germany', is: 3, most: 5 }, 'modifiers.0.when has "is", or "least" and "most"'],
    [{ fact: 'brp.germany', least: -1 }, 'modifiers.0.when.least must be a whole number from 0 to 999'],
    [{ fact: 'brp.germany' }, 'modifiers.0.when must have "is", "least" or "most"'],
    [{ all: [] }, 'modifiers.0.when.all must hold at least one condition'],
    [{ all: [is], any: [is] }, 'modifiers.0.when.any is not a field here'],
    ['war.germany-us', 'modifiers.0.when must be an object'],
    [nested, 'is nested too deep in other conditions'],
  ])('%j: %s', (when, fault) => {
    const found = faults({ modifiers: [{ id: 'a', label: 'b', value: 1, when }] });
    expect(found).toContainEqual(expect.stringContaining(fault));
  });
});

it('takes conditions on its own facts and on those of the rulebook', () => {
  const when = { any: [{ fact: 'x', most: 2 }, { all: [{ fact: 'war.germany-us', is: false }] }] };
  const facts = [{ id: 'x', question: 'How many?', least: -3, most: 3 }];
  expect(faults({ facts, modifiers: [{ id: 'a', label: 'b', value: 1, when, each: 'x' }] })).toEqual([]);
});
