import { expect, it } from 'vitest';
import { type frame, reportedValue, setFact } from '../../../kernel/index.ts';
import { startOf } from '../start.test-helper.ts';
import { apply, inForceNow, lastLevel, resultOf, resultsAt } from './3-results.ts';

const clausesOf = (result: number) => resultsAt(result).map(({ clause }) => clause);

it('adds every lesser result on its side of zero, the least first', () => {
  expect(clausesOf(-3)).toEqual(['61.11/result-1', '61.11/result-2', '61.11/result-3']);
  expect(clausesOf(2)).toEqual(['61.11/result+1', '61.11/result+2']);
  expect(clausesOf(0)).toEqual([]);
});

it('ends at the outermost results', () => {
  expect([-60, -5, -4, 2, 3, 69].map(resultOf)).toEqual([-5, -5, -4, 2, 2, 2]);
});

/** What is told as a level found before takes effect. */
function applied(before: number, level: number | null, isFought = true) {
  const open = startOf('global-1939');
  setFact(open.facts, inForceNow.key(), before);
  if (level !== null) setFact(open.facts, lastLevel.key(), level);
  const told: frame.Dispatch[] = [];
  apply(open, isFought, { reveal: () => undefined, tell: (each) => told.push(each) });
  return {
    now: reportedValue(open.facts, inForceNow.key()),
    level: reportedValue(open.facts, lastLevel.key()),
    told: told.map(({ kind, clauses }) => `${kind} ${clauses.join()}`),
  };
}

it('tells only what begins and what ends', () => {
  expect(applied(-2, -3).told).toEqual(['directive 61.11/result-3']);
  expect(applied(-2, -2).told).toEqual([]);
  expect(applied(-1, 1).told).toEqual(['note 61.11/result-1', 'directive 61.11/result+1']);
});

it('keeps what applies where the level was not found anew, and nothing at peace', () => {
  expect(applied(-4, null)).toMatchObject({ now: -4, told: [] });
  const atPeace = applied(-1, -2, false);
  expect(atPeace).toMatchObject({ now: 0, told: ['note 61.11/result-1'] });
  expect(atPeace.level).toBeUndefined();
});
