import { expect, it } from 'vitest';
import type { Row } from '../../kernel/forms/form.ts';
import { words } from '../../kernel/texts/words.ts';
import { type Block, blocksOf } from './blocks.ts';

function blocksIn(...ids: readonly string[]): readonly Block[] {
  const rows = new Map(ids.map((id): [string, Row] => [id, { id, label: words(id) }]));
  const part = (at: number): string[] => [...new Set(ids.map((id) => id.split('/')[at] ?? ''))];
  return blocksOf({
    columns: part(0),
    lines: part(1),
    cell: (line, column) => rows.get(`${column}/${line}`),
  });
}

it('parts lines that share no column', () => {
  expect(blocksIn('built/army', 'unbuilt/army', 'whole/ship', 'sunk/ship', 'built/air')).toEqual([
    { lines: ['army', 'air'], columns: ['built', 'unbuilt'] },
    { lines: ['ship'], columns: ['whole', 'sunk'] },
  ]);
});

it('joins what a later line holds together', () => {
  expect(blocksIn('a/x', 'b/y', 'a/z', 'b/z')).toEqual([{ lines: ['x', 'y', 'z'], columns: ['a', 'b'] }]);
});
