import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { reportedValue } from '../../../kernel/index.ts';
import { electionTension, resultIn } from '../war/elections.ts';
import { startOf } from '../start.test-helper.ts';
import { regain } from './52-regained.ts';

const QUIET = { reveal: () => undefined };
const levels = fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 12 });
const START = 40;
const open = startOf('campaign-1939');

function after(result: number, moves: readonly number[]) {
  const now = { ...open, facts: { ...open.facts } };
  const told = { 'election-result.europe': result, 'election-tension.usat': START };
  for (const [key, value] of Object.entries(told))
    Object.assign(now.facts, { [key]: { value, as: 'start' } });
  for (const level of moves) regain(now, 'usat', level, 'actual', QUIET);
  return now;
}

it('gives back one level for each four points above the highest counted from (62.52)', () => {
  fc.assert(
    fc.property(fc.integer({ min: -12, max: 0 }), levels, (result, moves) => {
      const now = after(result, moves);
      const highest = Math.max(START, ...moves);
      const expected = Math.min(1, result + Math.floor((highest - START) / 4));
      expect(resultIn(now, 'europe')).toBe(expected);
      if (expected < 1)
        expect(reportedValue(now.facts, electionTension.key('usat'))).toBe(START + 4 * (expected - result));
    }),
  );
});

it('gives nothing back without an election, nor to a defeated U.S. (62.82)', () => {
  expect(resultIn(after(1, [80]), 'europe')).toBe(1);
  const now = after(-3, []);
  Object.assign(now.facts, { 'us.defeated': { value: true, as: 'start' } });
  regain(now, 'usat', 90, 'actual', QUIET);
  expect(resultIn(now, 'europe')).toBe(-3);
});
