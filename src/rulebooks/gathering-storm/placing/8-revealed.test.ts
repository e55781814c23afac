import { describe, expect, it } from 'vitest';
import { mayOpen } from '../../../kernel/kit/front.test-helper.ts';
import { gatheringStorm } from '../index.ts';
import { STRENGTH } from './8-revealed.ts';

const COUNTER = { kind: 'diplomatic', power: 'germany', target: 'turkey', basis: 'set', step: 1, count: 1 };

function may(
  step: string,
  to: 'all' | readonly string[],
  partners = 'shared',
  placed: object = COUNTER,
  value: unknown = 3,
) {
  const open = { agenda: [{ step }], placed: [placed], rulings: { partners } };
  const position = { open, sealed: { germany: { strengths: { 'germany/turkey': 3 } } } };
  const door = { to, from: 'germany', key: 'strength/germany/turkey', value };
  return STRENGTH.may(position as never, door as never, {});
}

describe('the door of strengths', () => {
  it('opens to all in step 8, and in no step before', () => {
    expect(may('counters-shown', 'all')).toBe(true);
    expect(may('strengths', 'all')).toBe(false);
  });

  it('opens to a partner when strengths are said, by ruling alone', () => {
    expect(may('strengths', ['italy'])).toBe(true);
    expect(may('strengths', ['italy'], 'hidden')).toBe(false);
    expect(may('counters-shown', ['italy'])).toBe(false);
  });

  it('stays shut for a counter that is set aside, open, or not there', () => {
    for (const other of [{ void: true }, { value: 3 }, { target: 'greece' }])
      expect(may('counters-shown', 'all', 'shared', { ...COUNTER, ...other })).toBe(false);
  });

  it('opens to nobody but the partner, and shows the strength as it is', () => {
    for (const to of [['russia'], ['italy', 'russia'], ['germany'], []])
      expect(may('strengths', to)).toBe(false);
    for (const value of [2, 0, null, '3'])
      expect(may('counters-shown', 'all', 'shared', COUNTER, value)).toBe(false);
  });

  it('opens on a report in games alone in which one may leave the threat nothing (ruling threat-emptied)', () => {
    const opens = (ruling: string): boolean => {
      const rulings = { needless: 'passed-by', 'one-form': 'in-order', 'threat-emptied': ruling };
      const table = { rulebook: gatheringStorm, setup: { rulings } };
      return mayOpen(table as never, 'standing-3/report');
    };
    expect(['answers', 'passes'].map(opens)).toEqual([false, true]);
  });
});
