import { describe, expect, it } from 'vitest';
import type { AllocateForm, Limit, Row } from '../../kernel/forms/form.ts';
import { words } from '../../kernel/texts/words.ts';
import { matrixOf, shownLimits } from './allocation.ts';

const row = (id: string, max?: number): Row => ({
  id,
  label: words(id),
  ...(max === undefined ? {} : { max }),
});
const limit = (rows: string[], max: number, weights?: number[]): Limit => ({
  rows,
  max,
  clauses: ['1'],
  reason: words('limit'),
  ...(weights ? { weights } : {}),
});

describe('the shape of an allocation', () => {
  const two = (rows: Row[]): AllocateForm => ({ kind: 'allocate', rows, limits: [] });
  const ids = [
    'germany/spain',
    'germany/turkey',
    'germany/sweden',
    'italy/spain',
    'italy/turkey',
    'italy/sweden',
  ];

  it('lays rows of two parts out in two directions', () => {
    const matrix = matrixOf(two(ids.map((id) => row(id))));
    expect(matrix?.columns).toEqual(['germany', 'italy']);
    expect(matrix?.lines).toEqual(['spain', 'turkey', 'sweden']);
    expect(matrix?.cell('turkey', 'italy')?.id).toBe('italy/turkey');
    expect(matrix?.cell('turkey', 'usa')).toBeUndefined();
  });

  it('leaves a list what is short, of one part, or too wide', () => {
    expect(matrixOf(two(ids.slice(0, 5).map((id) => row(id))))).toBeNull();
    expect(matrixOf(two([...ids, 'usat'].map((id) => row(id))))).toBeNull();
    const many = Array.from({ length: 15 }, (_, i) => [`c${i}/x`, `c${i}/y`]).flat();
    expect(matrixOf(two(many.map((id) => row(id))))).toBeNull();
  });

  it('sets the headings of many columns upright, and counts none that is barred everywhere', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].flatMap((id) => [row(`${id}/x`), row(`${id}/y`)]);
    expect(matrixOf(two(five))?.isWide).toBe(true);
    const barred = { clauses: ['1'], reason: words('late') };
    const three = five.map((each) => (/^[de]/.test(each.id) ? { ...each, barred } : each));
    expect(matrixOf(two(three))?.isWide).toBe(false);
  });

  it('shows few limits whole, and of many those that matter', () => {
    const each = ids.map((id) => limit([id], 2));
    const all = limit([...ids, 'usat'], 5);
    expect(shownLimits(each, {})).toEqual(each);
    expect(shownLimits([all, ...each], {})).toEqual([all]);
    expect(shownLimits([all, ...each], { 'italy/spain': 1 })).toEqual([all]);
    expect(shownLimits([...each, all], { 'italy/spain': 2 })).toEqual([all, each[3]]);
    expect(shownLimits([{ ...all, max: 0 }, ...each], {})).toEqual([]);
    expect(shownLimits([{ ...all, quiet: true }, limit(['usat'], 1)], {})).toEqual([limit(['usat'], 1)]);
  });
});
