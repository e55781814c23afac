import { describe, expect, it } from 'vitest';
import type { RecordLine } from '../../kernel/game/record.ts';
import { isLastBack, recordOf, reporting, targetsIn, valueIn } from './targets.ts';

const line = (more: Partial<RecordLine>): RecordLine => ({ n: 1, kind: 'answer', dispatches: [], ...more });
const given = (seat: string) => line({ seat, decision: `1/${seat}`, answer: 'x' });
const ann: Parameters<typeof targetsIn>[1] = { seat: 'ann', seats: ['ann', 'ben'], dice: 'typed' };
const seatsIn = (of: RecordLine, at: Parameters<typeof targetsIn>[1] = ann, secrets = true) =>
  targetsIn(of, at, secrets).map(({ seat, named }) => [seat, named]);

describe('what a desk may put right of a line', () => {
  it('is its own, the table\u2019s and typed dice; with no secrets that of all seats of the person', () => {
    expect(['ann', 'ben', 'cat', 'table', 'dice'].map((seat) => seatsIn(given(seat)).length)).toEqual([
      1, 0, 0, 1, 1,
    ]);
    expect(seatsIn(given('ben'), ann, false)).toEqual([['ben', false]]);
    expect(seatsIn(given('dice'), { ...ann, dice: 'program' })).toEqual([]);
    expect(seatsIn(given('table'), { ...ann, seat: null })).toEqual([]);
  });

  it('is each of its own answers in a closed step, and nothing of what is gone or was no answer', () => {
    const step = line({ kind: 'step', seats: ['ann', 'ben'], own: { bid: 1, strength: 2 } });
    expect(targetsIn(step, ann, true)).toEqual([
      { seat: 'ann', decision: 'bid', answer: 1, named: true },
      { seat: 'ann', decision: 'strength', answer: 2, named: true },
    ]);
    expect(seatsIn({ ...given('ann'), undone: true })).toEqual([]);
    expect(seatsIn(line({ kind: 'told' }))).toEqual([]);
  });

  it('is the last line alone that took back or put right', () => {
    const lines = [line({}), line({ n: 2, kind: 'undo' }), line({ n: 3 }), line({ n: 4, kind: 'undo' })];
    expect(lines.map((each) => isLastBack(each, lines))).toEqual([false, false, false, true]);
  });
});

it('is read in the record of the desk where there are secrets, else of whose own it is', () => {
  const ben = { ...ann, seat: 'ben' };
  const records = (secrets: boolean) =>
    [ann, ben].map((at) => ['ann', 'ben', 'table'].map((of) => recordOf(of, at, secrets)));
  expect(records(true)).toEqual([
    ['ann', 'ann', 'ann'],
    ['ben', 'ben', 'ben'],
  ]);
  expect(records(false)).toEqual([
    ['ann', 'ben', 'ann'],
    ['ann', 'ben', 'ann'],
  ]);
});

it('the line that reported a fact is the latest that stands, before a line where one is given', () => {
  const told = (n: number, value: number, undone = false) =>
    line({ n, answer: { weather: { value, as: 'change' } }, ...(undone ? { undone: true as const } : {}) });
  const lines = [told(1, 3), told(2, 4), told(3, 5, true), line({ n: 4, answer: { weather: 3 } })];
  expect([
    reporting(lines, 'weather')?.n,
    reporting(lines, 'weather', 2)?.n,
    reporting(lines, 'spies'),
  ]).toEqual([2, 1, undefined]);
  expect([valueIn(told(1, 3), 'weather'), valueIn(line({}), 'weather')]).toEqual([3, undefined]);
});
