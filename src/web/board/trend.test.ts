import { expect, it } from 'vitest';
import type { SheetResult } from '../../kernel/sums/sheet.ts';
import { eventsOn } from './chart-events.tsx';
import { endsOf, movedBetween } from './trend.ts';

const sheet = (...lines: readonly (readonly [string, number, number])[]): SheetResult =>
  ({
    lines: lines.map(([id, min, max]) => ({ id, min, max, label: { key: id }, clause: '1' })),
    total: { min: 0, max: 0 },
  }) as unknown as SheetResult;

it('is as large as its levels need, however little is known of the last one', () => {
  expect(endsOf([{ min: -10, max: 39 }], [0])).toEqual({ min: -10, max: 39 });
  // a range of before that says nothing makes it no larger
  expect(
    endsOf(
      [
        { min: -60, max: 90 },
        { min: 3, max: 4 },
      ],
      [0],
    ),
  ).toEqual({ min: 0, max: 4 });
});

it('finds what moved a level: the greatest first, without a figure where it is not known', () => {
  const before = sheet(['fleet', 2, 2], ['oil', -1, -1], ['dp', 3, 5]);
  const after = sheet(['fleet', 0, 0], ['oil', 0, 0], ['dp', 4, 4]);
  expect(movedBetween(before, after).map(({ line, by }) => [line.id, by])).toEqual([
    ['fleet', -2],
    ['oil', 1],
    ['dp', null],
  ]);
  expect(movedBetween(undefined, after)).toEqual([]);
  const point = { level: { min: 0, max: 0 }, turn: 'Fall 1940', told: [] };
  const events = eventsOn(
    [
      { ...point, moves: [] },
      { ...point, moves: movedBetween(before, after) },
    ],
    ({ key }) => key,
  );
  expect(events).toEqual([{ at: 1, row: 0, text: 'Fleet', by: '\u22122' }]);
});
