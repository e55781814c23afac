import { describe, expect, it } from 'vitest';
import { forget, setFact } from '../../../kernel/index.ts';
import { boundTo } from '../books.test-helper.ts';
import { check, checks, checksAt } from './12-checks.ts';
import { checksIn } from './all-checks.ts';

const { books, start } = boundTo('campaign-1939');
const at = 'allied-end' as const;
const named = (told: Parameters<typeof start>[0]): readonly string[] =>
  checks.needs?.facts(books, start(told).open, { at }) ?? [];

describe('the checks of a moment', () => {
  it('come where something is to be checked, and nowhere else', () => {
    expect(checksAt(books, start().open, at)).toEqual([{ step: 'checks', at }]);
    expect(checksAt(books, start().open, 'chinese-end')).toEqual([]);
    const peace = { 'war.germany-britain': false, 'war.germany-france': false };
    expect(checksAt(books, start(peace).open, at)).toEqual([]);
    expect(checksAt(books, start({ 'surrendered.germany': true }).open, at)).toEqual([]);
  });

  it('never come where the table says who has surrendered, nor in a scenario of one year', () => {
    for (const bound of [boundTo('campaign-1939', { surrenders: 'reported' }), boundTo('european-1942')])
      expect(checksAt(bound.books, bound.start().open, at)).toEqual([]);
  });

  it('never come of a power of Europe in a scenario of the Pacific, whatever is told of it', () => {
    const bound = boundTo('pacific-1941');
    for (const war of ['war.germany-us', 'war.italy-us', 'war.germany-russia'])
      expect(checksAt(bound.books, bound.start({ [war]: true }).open, at)).toEqual([]);
  });

  it('come in the order of the ruling', () => {
    const orderBy = (order: string): string[] => {
      const bound = boundTo('campaign-1939', { 'check-order': order });
      return checksIn(bound.books, bound.start().open).map(({ of }) => of);
    };
    expect(orderBy('germany')[0]).toBe('germany');
    expect(orderBy('italy').filter((of) => of !== 'italy')[0]).toBe('germany');
    expect(new Set(orderBy('italy'))).toEqual(new Set(orderBy('germany')));
  });

  it('are asked whether a power is safe, all of the turn at once, before anything is worked out', () => {
    expect(named({})).toEqual(['safe.germany', 'safe.britain']);
    expect(named({ 'safe.germany': true })).toEqual(['safe.britain']);
    expect(named({ 'safe.germany': true, 'safe.britain': true })).toEqual([]);
    expect(named({ 'changed.germany': false, 'safe.britain': false })).toEqual([]);
  });

  it('are asked for how low DP levels surely are not before what has changed', () => {
    const near = { 'safe.germany': false, 'safe.italy': false, 'safe.britain': false };
    expect(named(near)).toEqual(expect.arrayContaining(['dp.least.germany']));
    expect(named(near).filter((key) => !key.startsWith('dp.least.'))).toEqual([]);
    expect(named({ ...near, 'dp.least.germany': -20 })).toContain('changed.germany');
    expect(named({ ...near, 'dp.least.germany': -20, 'war.italy-britain': true })).toEqual([
      'dp.least.italy',
    ]);
  });

  it('say which of these they ask', () => {
    const promptOf = (told: Parameters<typeof start>[0]) => {
      const { open } = start(told);
      return checks.needs?.asks(books, open, { at }, checks.needs.facts(books, open, { at })).prompt.key;
    };
    const near = { 'safe.germany': false, 'safe.britain': false };
    expect(promptOf({})).toBe('ask.safe');
    expect(promptOf(near)).toBe('ask.least');
    expect(promptOf({ ...near, 'dp.least.germany': -20 })).toBe('ask.changed');
  });

  it('are judged in a turn that is skipped only where nothing is missing, no record either: what is sure is left to the table by name', () => {
    const whole = {
      'ics.russia': 7,
      'oil-effects.russia': 0,
      'axis-in-britain': false,
      'french-hexes.western': 0,
    };
    const told = { ...whole, 'unbuilt-factors.russia': 0, 'dp.level.russia': -99 };
    const position = start({ 'war.germany-russia': true, ...told });
    const dropped = () => {
      const said: string[] = [];
      const tell = ({ data }: { readonly data: { readonly key: string } }) => void said.push(data.key);
      check.drop?.(books, position, { of: 'russia' }, { reveal: () => undefined, tell });
      return said;
    };
    forget(position.open.facts, 'russia.lowest');
    expect(dropped()).toEqual(['told.checkLeft']);
    setFact(position.open.facts, 'russia.lowest', 0);
    expect(dropped()).not.toContain('told.checkLeft');
  });

  it('bring what has changed only where something has', () => {
    const brought = (told: Parameters<typeof start>[0]) =>
      checks.next?.(books, start(told), { at }, { reveal: () => undefined });
    expect(brought({ 'changed.germany': false })).toEqual([{ step: 'check', of: 'germany' }]);
    expect(brought({ 'changed.germany': true })).toEqual([
      { step: 'changes', of: 'germany' },
      { step: 'check', of: 'germany' },
    ]);
  });
});
