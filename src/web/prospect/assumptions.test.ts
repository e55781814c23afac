import { expect, it } from 'vitest';
import type { Assumption } from '../../kernel/sums/assume.ts';
import type { Prospect } from '../../kernel/sums/prospect.ts';
import { bindBook } from '../book.tsx';
import { rulebookOf } from '../rulebook.test-helper.ts';
import { assumptionLine } from './assumptions.tsx';

const choice = { scenario: 'short-1942', rulings: {}, data: null };
const book = bindBook(rulebookOf('level-of-cooperation'), choice, true);
if (!book) throw new Error('no book');

const FACT = 'hit-number.germany.turkey';
const prospect = { lead: { name: 'hits/germany/turkey', dice: [] } } as unknown as Prospect;
const line = (by: Assumption['by'], when: string | null): string =>
  assumptionLine(prospect, [{ fact: FACT, by, weights: [[3, 1n]], possible: 3 }], book, () => when);

it('says of what was told last in which turn that was, where the record has it', () => {
  expect(line('last', 'Winter 1940')).toMatch(/ 3 \(as told in Winter 1940\)$/);
  expect(line('last', null)).toMatch(/ 3 \(as last told\)$/);
});

it('says what the club file has, and what its seat has set, of no turn', () => {
  expect(line('club', 'Winter 1940')).toMatch(/ 3 \(as in your club file\)$/);
  expect(line('set', 'Winter 1940')).toMatch(/ 3 \(as you set it\)$/);
});
