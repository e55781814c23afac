import { describe, expect, it } from 'vitest';
import type { RecordLine } from '../../kernel/game/record.ts';
import { folded } from './folds.ts';

const lines = (...all: readonly Partial<RecordLine>[]): RecordLine[] =>
  all.map((line, i): RecordLine => ({ n: i + 1, kind: 'answer', dispatches: [], ...line }));
const mend = (gone: readonly number[]): Partial<RecordLine> => ({ kind: 'undo', mended: [], gone });
const brief = (all: readonly RecordLine[]) => {
  const { latest, past, under } = folded(all);
  return {
    latest: latest?.n,
    past: past.map(({ n }) => n),
    under: [...under].map(([n, old]) => [n, old.map((line) => line.n)]),
  };
};

describe('a record as it is read', () => {
  it('is its lines as they are while nothing was put right', () => {
    expect(brief(lines({}, { undone: true }, { kind: 'undo' }))).toEqual({
      latest: 3,
      past: [1, 2],
      under: [],
    });
    expect(brief([])).toEqual({ past: [], under: [] });
  });

  it('folds what was put right, and shows that first until something new is done', () => {
    const right = lines({}, { undone: true }, mend([2]), { again: 2 });
    expect(brief(right)).toEqual({ latest: 3, past: [1, 4], under: [[3, [2]]] });
    const next = [...right, ...lines({}).map((line) => ({ ...line, n: 5 }))];
    expect(brief(next)).toEqual({ latest: 5, past: [1, 3, 4], under: [[3, [2]]] });
  });

  it('folds each line where it went', () => {
    const twice = lines(
      { undone: true },
      mend([1]),
      { again: 1, undone: true },
      mend([3]),
      { again: 1 },
      { kind: 'passed' },
    );
    expect(brief(twice)).toEqual({
      latest: 4,
      past: [2, 5, 6],
      under: [
        [2, [1]],
        [4, [3]],
      ],
    });
  });
});
