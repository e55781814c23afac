import { describe, expect, it } from 'vitest';
import type { RecordLine } from '../game/record.ts';
import { arrangeLog } from './arranged.ts';
import { standsAsPass } from './passes.ts';

const lines = (...all: readonly Partial<RecordLine>[]): RecordLine[] =>
  all.map((line, i): RecordLine => ({ n: i + 1, kind: 'answer', dispatches: [], ...line }));
const brief = (all: readonly RecordLine[], starts: Parameters<typeof arrangeLog>[1]) =>
  arrangeLog(all, starts).map(({ turn, from, lines: its }) => [
    turn,
    from,
    its.map(({ line, was }) => (was ? [line.n, was.n] : line.n)),
  ]);

describe('a record by turns', () => {
  it('has what came before any turn first, and the lines of each turn in their order', () => {
    const starts = [
      { turn: 7, line: 2 },
      { turn: 8, line: 4 },
    ];
    expect(brief(lines({}, {}, {}, {}), starts)).toEqual([
      [null, 1, [1]],
      [7, 2, [2, 3]],
      [8, 4, [4]],
    ]);
  });

  it('has a turn and a line once, whatever was put right: as it is now, in its first place', () => {
    const gone = { undone: true } as const;
    const all = lines(gone, gone, {}, { kind: 'undo', mended: [], gone: [1, 2] }, { again: 1 }, { again: 2 });
    const starts = [
      { turn: 1, line: 1 },
      { turn: 2, line: 3 },
      { turn: 1, line: 5 },
      { turn: 2, line: 7 },
    ];
    expect(brief(all, starts)).toEqual([
      [
        1,
        1,
        [
          [5, 1],
          [6, 2],
        ],
      ],
      [2, 3, [3, 4]],
    ]);
  });

  it('keeps what was put right and did not come again where it was', () => {
    const all = lines({ undone: true }, { kind: 'undo', mended: [], gone: [1] });
    expect(brief(all, [])).toEqual([[null, 1, [1, 2]]]);
  });
});

it('counts as passes what did nothing, but not what did something before it was put right', () => {
  const [pass, deed] = lines({ pass: true }, {}) as [RecordLine, RecordLine];
  expect([{ line: pass }, { line: deed }, { line: pass, was: pass }].map(standsAsPass)).toEqual([
    true,
    false,
    true,
  ]);
  expect(standsAsPass({ line: pass, was: deed })).toBe(false);
  expect(standsAsPass({ line: { ...pass, undone: true } })).toBe(false);
});
