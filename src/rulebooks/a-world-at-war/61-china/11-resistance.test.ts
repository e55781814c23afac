import { expect, it } from 'vitest';
import { render } from '../../../kernel/kit/front.test-helper.ts';
import { aWorldAtWar } from '../index.ts';
import { resistanceSheet } from './11-resistance.ts';

it('names in its labels who holds a place', () => {
  const labels = resistanceSheet().lines.map(({ label }) => render(aWorldAtWar.words, label));
  expect(labels).toContain('Japanese control of Chungking');
  expect(labels).toContain('Nationalist control of Peking');
  expect(labels).toContain('Japanese control of Yenan');
});

it('names with each outcome the clause of its result', () => {
  expect(resistanceSheet().outcomes?.map(({ id, clauses }) => [id, ...clauses])).toEqual([
    ['result-5', '61.11/result-5'],
    ['result-4', '61.11/result-4'],
    ['result-3', '61.11/result-3'],
    ['result-2', '61.11/result-2'],
    ['result-1', '61.11/result-1'],
    ['result0', '61.11/result0'],
    ['result+1', '61.11/result+1'],
    ['result+2', '61.11/result+2'],
  ]);
});
