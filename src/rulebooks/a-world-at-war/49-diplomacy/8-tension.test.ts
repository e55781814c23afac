import { describe, expect, it } from 'vitest';
import { boundTo } from '../books.test-helper.ts';
import { startOf } from '../start.test-helper.ts';
import type { Books } from '../state.ts';
import { lists } from './84-lists.ts';
import { offensiveEffect } from './87-offensives.ts';

describe('the BRPs spent on offensives (49.87)', () => {
  it.each([
    [0, 0],
    [7, 0],
    [8, 1],
    [15, 1],
    [22, 1],
    [23, 2],
    [37, 2],
    [38, 3],
  ])('%i BRPs raise the level by %i', (brps, levels) => {
    expect(offensiveEffect(brps)).toBe(levels);
  });

  it('never counts less for more BRPs, and never more than one for eight', () => {
    for (let brps = 1; brps <= 300; brps++) {
      expect(offensiveEffect(brps) - offensiveEffect(brps - 1)).toBeGreaterThanOrEqual(0);
      expect(offensiveEffect(brps)).toBe(Math.floor((brps + 7) / 15));
    }
  });
});

describe('a state of things that raises a tension (49.841B)', () => {
  const line = { id: 'embargo', label: 'embargo', kind: 'status', value: 2, tension: 'usat' } as const;
  const news = (as: 'change' | 'correction', before: object | null): number => {
    const open = startOf('european-1940', { 'usat.actual': 20 });
    Object.assign(open, { statusCounted: [] });
    const told = { value: true, as };
    Object.assign(open.facts, { 'usat.list.embargo': before ?? told });
    for (const key of Object.keys(open.facts).filter((each) => each.endsWith('embargo')))
      lists.brings(
        { list: [line], given: () => [], plan: boundTo('european-1940').books.plan } as unknown as Books,
        { open, sealed: {} },
        { each: [], report: { [key]: told }, was: new Map(), asked: false },
        { reveal: () => undefined },
      );
    return Number(open.facts['usat.actual']?.value);
  };

  it('counts when it arises, and not when one that has lapsed is corrected', () => {
    expect(news('change', null)).toBe(22);
    expect(news('correction', { value: null, as: 'lapsed', was: true })).toBe(20);
  });
});
