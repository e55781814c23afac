import { expect, it } from 'vitest';
import { viewOf } from '../../kernel/game/position.ts';
import { rulebookOf } from '../rulebook.test-helper.ts';
import { bindBook } from '../book.tsx';
import { factRows } from './fact-rows.ts';

const setup = { scenario: 'pacific-1941', rulings: {}, data: null };
const book = bindBook(rulebookOf('a-world-at-war'), setup, true);
if (!book) throw new Error('no book');
const { rules } = book.table;
const view = viewOf(rules.setup(), null);
const left = Object.keys(rules.facts).filter((key) => rules.elsewhere?.(key) === true);

it('lists what a scenario cannot have where it is called by its key, and nothing else of it', () => {
  expect(left.length).toBeGreaterThan(1);
  const listed = factRows(view, book).map(({ key }) => key);
  expect(listed.filter((key) => left.includes(key))).toEqual([]);
  const [called = ''] = left;
  const more = factRows(view, book, called).map(({ key }) => key);
  expect(more.filter((key) => !listed.includes(key))).toEqual([called]);
});
