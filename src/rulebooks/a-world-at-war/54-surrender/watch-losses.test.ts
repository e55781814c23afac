import { describe, expect, it } from 'vitest';
import { type board, evaluateNamed } from '../../../kernel/index.ts';
import { viewOf } from '../../../kernel/kit/front.test-helper.ts';
import { boundTo } from '../books.test-helper.ts';
import { toldFor } from './22-needed.ts';
import { checkOf } from './all-checks.ts';
import { CHECKED_POWERS } from './check.ts';
import { lossesOf } from './watch-losses.ts';
import { surrenderWatch } from './watch.ts';

const { books, start } = boundTo('global-1939');
const { open } = start();

describe('what a level loses by one change (54.22)', () => {
  it.each(CHECKED_POWERS)('is what its sum is lower by, of %s', (of) => {
    const check = checkOf(books, open, of);
    const told = toldFor(books, open, check);
    const levelWith = (fact: string, value: unknown): number => {
      const { sum } = evaluateNamed(books, check.sheet, (key) =>
        key === fact ? (value as string) : told(key),
      );
      return sum.max;
    };
    const losses = lossesOf(books, check, told);
    for (const { key, to, points } of losses) {
      expect(points).toBeGreaterThan(0);
      for (const value of to)
        expect(levelWith(key, told(key)) - levelWith(key, value), `${key} ${String(value)}`).toBe(points);
    }
    expect(losses.map(({ points }) => points)).toEqual(
      losses.map(({ points }) => points).toSorted((one, other) => other - one),
    );
  });

  it('stands on the watch, each with its clauses, and not of who has surrendered', () => {
    const panelOf = (told = {}): board.WatchPanel => {
      const position = start(told);
      return surrenderWatch(books, viewOf(position, null)).find(
        ({ kind }) => kind === 'watch',
      ) as board.WatchPanel;
    };
    const germany = panelOf().rows.find(({ id }) => id === 'germany');
    expect(germany?.losses.length).toBeGreaterThan(0);
    for (const { clauses } of germany?.losses ?? []) expect(clauses.length).toBeGreaterThan(0);
    const fallen = panelOf({ 'surrendered.germany': true }).rows.find(({ id }) => id === 'germany');
    expect(fallen?.losses ?? []).toEqual([]);
  });
});
