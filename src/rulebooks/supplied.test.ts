import { expect, it } from 'vitest';
import type { Json } from '../kernel/json.ts';
import { render } from '../kernel/words.ts';
import { findRulebook } from './index.ts';

/** The names of what some files hold, as the head of the record has them. */
function named(id: string, files: readonly Json[]): readonly string[] | undefined {
  const rulebook = findRulebook(id);
  const read = rulebook?.data(files);
  if (!rulebook || !read || 'faults' in read) throw new Error(JSON.stringify(read));
  return rulebook.supplied?.(read.data).map((each) => render(rulebook.words, each));
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
  expect(named('a-world-at-war', files)).toEqual([
    'tables of the players for Turkey, Spain',
    'page of DPs',
    'list of USAT',
    'a start in the middle (1941, Summer)',
  ]);
});

it('names the card, and where play began in the middle', () => {
  const start = { format: 1, kind: 'start', round: 3, nation: 'italy' };
  expect(named('level-of-cooperation', [start])).toEqual([
    'card \u201cExample card, 1942\u201d',
    'a start in the middle (round 3, Italy)',
  ]);
});

it('names nothing where the players have supplied nothing', () => {
  expect(named('a-world-at-war', [])).toEqual([]);
});
