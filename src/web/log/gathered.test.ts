import { expect, it } from 'vitest';
import type { ShownDispatch } from '../../kernel/game/directive.ts';
import { words } from '../../kernel/texts/words.ts';
import { gathered } from './gathered.ts';

const SHEET = { sheet: 'a', lines: [] } as unknown as NonNullable<ShownDispatch['sheet']>;

function told(kind: ShownDispatch['kind'], key: string, isSum = false): ShownDispatch {
  return { to: 'all', kind, data: words(key), clauses: [], ...(isSum ? { sheet: SHEET } : {}) };
}

const keysOf = (all: readonly ShownDispatch[]): string =>
  gathered(all)
    .map(({ dispatch, under }) => [dispatch, ...under].map(({ data }) => data.key).join('<'))
    .join(' ');

it('folds several sums that lead to a result under it', () => {
  const sums = [told('note', 'a', true), told('note', 'b', true)];
  expect(keysOf([told('note', 'first'), ...sums, told('result', 'lead')])).toBe('first lead<a<b');
});

it('leaves one sum, sums before something else and sums at the end where they stand', () => {
  const [a, b] = [told('note', 'a', true), told('note', 'b', true)];
  expect(keysOf([a, told('result', 'lead')])).toBe('a lead');
  expect(keysOf([a, b, told('note', 'other'), told('result', 'lead')])).toBe('a b other lead');
  expect(keysOf([told('result', 'lead'), a, b])).toBe('lead a b');
});
