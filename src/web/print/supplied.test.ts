import { expect, it } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { bindBook } from '../book.tsx';
import { suppliedIn } from './supplied.ts';

/** The names of what some files hold, as the head of the record has them. */
function named(id: string, scenario: string, files: readonly Json[]): readonly string[] {
  const rulebook = findRulebook(id);
  const read = rulebook?.data(files);
  if (!rulebook || !read || 'faults' in read) throw new Error(JSON.stringify(read));
  const book = bindBook(rulebook, { scenario, rulings: {}, data: read.data }, true);
  if (!book) throw new Error('no such scenario');
  return suppliedIn(read.data, book);
}

it('names the tables, the lists and the start of the players', () => {
  const table = (target: string): Json => ({ format: 1, kind: 'country-table', target, source: 'ours' });
  const line = { id: 'blockade', label: 'a blockade', kind: 'status', value: 1 };
  const files: readonly Json[] = [
    table('turkey'),
    table('spain'),
    { format: 1, kind: 'tension-list', tension: 'usat', source: 'ours', start: 3, lines: [line] },
    {
      format: 1,
      kind: 'dp-page',
      source: 'ours',
      lines: [{ id: 'rome', power: 'italy', label: 'Rome', value: 1 }],
    },
    { format: 1, kind: 'start', year: 1941, turn: 'summer', facts: {} },
  ];
  expect(named('a-world-at-war', 'campaign-1939', files)).toEqual([
    'tables of the players for Turkey, Spain',
    'DP page',
    'USAT list',
    'a mid-game start (1941, Summer)',
  ]);
});

it('names the card, and where play began in the middle', () => {
  const start = { format: 1, kind: 'start', round: 3, nation: 'italy' };
  expect(named('level-of-cooperation', 'world-1942', [start])).toEqual([
    'card \u201cExample card, 1942\u201d',
    'a mid-game start (Round 3, Italy)',
  ]);
});

it('names nothing where the players have supplied nothing', () => {
  expect(named('a-world-at-war', 'campaign-1939', [])).toEqual([]);
});
