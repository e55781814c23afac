import { describe, expect, it } from 'vitest';
import type { AllocateForm } from '../../kernel/forms/form.ts';
import { words } from '../../kernel/texts/words.ts';
import { giveTogether, totalGiven } from './given.ts';

const row = (id: string, max = 3) => ({ id, label: words(id), max });
const limit = (rows: readonly string[], max: number) => ({
  rows,
  max,
  clauses: ['1'],
  reason: words('most'),
});
const ROWS = ['germany/turkey', 'italy/turkey'];
const form: AllocateForm = {
  kind: 'allocate',
  rows: [...ROWS, 'germany/spain', 'italy/spain'].map((id) => row(id)),
  limits: [limit(['germany/turkey', 'germany/spain'], 3), limit(['italy/turkey', 'italy/spain'], 1)],
};

describe('points given together', () => {
  it('come from the first that has room, and then from the next', () => {
    expect(giveTogether(form, {}, ROWS, 2)).toEqual({ 'germany/turkey': 2 });
    expect(giveTogether(form, { 'germany/spain': 2 }, ROWS, 2)).toEqual({
      'germany/spain': 2,
      'germany/turkey': 1,
      'italy/turkey': 1,
    });
  });

  it('go over a limit where no row has room, never over what a row can hold', () => {
    const given = { 'germany/spain': 3, 'italy/spain': 1 };
    expect(totalGiven(giveTogether(form, given, ROWS, 2), ROWS)).toBe(2);
    expect(giveTogether(form, given, ROWS, 9)).toEqual({ ...given, 'germany/turkey': 3, 'italy/turkey': 3 });
  });

  it('are taken first from what is over a limit, then from the last', () => {
    const over = { 'germany/spain': 2, 'germany/turkey': 2, 'italy/turkey': 1 };
    expect(giveTogether(form, over, ROWS, 2)).toEqual({ ...over, 'germany/turkey': 1 });
    expect(giveTogether(form, over, ROWS, 1)).toEqual({ ...over, 'germany/turkey': 1, 'italy/turkey': 0 });
    expect(giveTogether(form, over, ROWS, 0)).toEqual({ ...over, 'germany/turkey': 0, 'italy/turkey': 0 });
  });
});
