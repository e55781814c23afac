import { expect, it } from 'vitest';
import { inForce as ofChina } from '../61-china/in-force.ts';
import { startOf } from '../start.test-helper.ts';
import type { Books } from '../state.ts';
import { inForce } from './in-force.ts';

const BOOKS = {} as Books;

it('lists the state of surrender and frozen ICs, each while it stands', () => {
  const clausesWith = (facts: Record<string, boolean>) =>
    inForce(BOOKS, startOf('campaign-1939', facts)).map(({ clauses }) => clauses.join());
  expect(clausesWith({})).toEqual([]);
  expect(clausesWith({ 'russia.weakened': true })).toEqual(['60.12,60.22']);
  expect(clausesWith({ 'frozen.russia': true })).toEqual(['60.21A']);
});

it('lists each result of Chinese resistance that applies', () => {
  const open = startOf('global-1939', { 'china.in-force': -2 });
  expect(ofChina(BOOKS, open).map(({ clauses }) => clauses.join())).toEqual([
    '61.11/result-1',
    '61.11/result-2',
  ]);
  expect(ofChina(BOOKS, startOf('campaign-1939'))).toEqual([]);
});
