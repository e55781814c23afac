import { expect, it } from 'vitest';
import { directivesIn, isPast, kindShown, NEVER } from './directive.ts';
import type { Dispatch } from '../steps/dispatch.ts';
import type { OpenCommon } from './position.ts';
import { words } from '../texts/words.ts';

const told = (until?: number): Dispatch => ({
  to: 'all',
  kind: 'directive',
  data: words('do'),
  clauses: ['1'],
  ...(until === undefined ? {} : { until }),
});
const at = (moment: number) => ({ now: () => moment });
const open = {} as OpenCommon;

it('is past once the last moment in which it can be done is over', () => {
  expect([6, 7, 8].map((moment) => isPast(at(moment), open, told(7)))).toEqual([false, false, true]);
});

it('is never past where it says no moment, or the rulebook counts none', () => {
  expect(isPast(at(9), open, told())).toBe(false);
  expect(isPast({}, open, told(7))).toBe(false);
});

it('is a note where nothing is left to be done, and the others of its line keep their numbers', () => {
  expect([told(), told(7), told(NEVER)].map(kindShown)).toEqual(['directive', 'directive', 'note']);
  const note: Dispatch = { to: 'all', kind: 'note', data: words('n'), clauses: [] };
  const line = { n: 4, dispatches: [told(NEVER), note, told(7)] };
  expect(directivesIn(line).map(({ line: n, item }) => [n, item])).toEqual([[4, 2]]);
});
