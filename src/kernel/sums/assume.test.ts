import { describe, expect, it } from 'vitest';
import type { View } from '../game/position.ts';
import { words } from '../texts/words.ts';
import { type Assumptions, isAssumed, readAssumptions, suppose } from './assume.ts';
import { assumedText, readAssumed } from './assume-text.ts';
import type { FactSchema, Possible, FactReport } from './facts.ts';

const spec = { question: words('q'), lasts: 'ever', clauses: [] } as const;
const number = { ...spec, type: { kind: 'number', min: 0, max: 9 } } as const;
const facts: FactSchema = {
  told: number,
  bounded: number,
  before: number,
  never: number,
  die: { ...number, by: 'dice' },
  yes: { ...spec, type: { kind: 'boolean' } },
};
const store: Record<string, FactReport> = {
  told: { value: 4, as: 'change' },
  before: { value: null, as: 'lapsed', was: 7 },
};
const view: View = { seat: 'a', open: { facts: store, rulings: {}, revealed: {}, reports: 0 } };
const belief = {
  weights: [
    [0, 3n],
    [1, 1n],
  ] as const,
  said: words('by the rules'),
  clauses: ['1'],
};
const rules = {
  facts,
  sheets: {},
  known: () => (key: string) => store[key]?.value ?? undefined,
  possible: () => (key: string) => (key === 'bounded' ? belief : undefined),
};

const of = (set: Assumptions, key: string) => suppose(rules, view, set).of(key);
const direct = (set: Assumptions, key: string): Possible => suppose(rules, view, set).direct(key);

describe('what is assumed of a fact', () => {
  it('is nothing where it is known, or falls by dice', () => {
    expect([of({}, 'told'), of({}, 'die')]).toEqual([undefined, undefined]);
    expect(direct({ told: { value: 1 } }, 'told')).toBe(4);
  });

  it('is what the rules leave, else what was told last, else everything', () => {
    expect(of({}, 'bounded')).toMatchObject({ by: 'rules', weights: belief.weights, belief });
    expect(of({}, 'before')).toMatchObject({ by: 'last', weights: [[7, 1n]] });
    expect(of({}, 'never')).toMatchObject({ by: 'full', weights: null });
    expect([direct({}, 'bounded'), direct({}, 'before'), direct({}, 'never')]).toEqual([
      { values: [0, 1] },
      7,
      undefined,
    ]);
  });

  it('is what its seat has set before all of that: a value, a range, weights, or everything', () => {
    const set: Assumptions = {
      bounded: 'full',
      before: { value: 2 },
      never: { min: 1, max: 3 },
      yes: {
        weights: [
          [true, 2],
          [false, 1],
        ],
      },
    };
    expect(of(set, 'bounded')).toMatchObject({ by: 'set', weights: null });
    expect(of(set, 'yes')?.weights).toEqual([
      [true, 2n],
      [false, 1n],
    ]);
    expect(['bounded', 'before', 'never'].map((key) => direct(set, key))).toEqual([
      undefined,
      2,
      { min: 1, max: 3 },
    ]);
  });

  it('is what the club file has where nothing was told, and the rules say nothing', () => {
    const club = { before: 1, bounded: 1, never: 3, yes: 3 };
    const by = (key: string) => suppose(rules, view, {}, new Set(), club).of(key);
    expect(by('never')).toMatchObject({ by: 'club', weights: [[3, 1n]], possible: 3 });
    expect([by('before')?.by, by('bounded')?.by, by('yes')?.by]).toEqual(['last', 'rules', 'full']);
    const set = suppose(rules, view, { never: { value: 5 } }, new Set(), club).of('never');
    expect(set).toMatchObject({ by: 'set', possible: 5 });
  });

  it('can be of what is known by now, where a choice leaves it open', () => {
    expect(suppose(rules, view, {}, new Set(['told'])).of('told')).toMatchObject({ by: 'full' });
  });
});

describe('an assumption as it is typed and kept', () => {
  it.each(['full', '3', '0..2', '0:3 1:1'])('reads %s, and writes it again', (text) => {
    const set = readAssumed(number, text);
    expect(set && assumedText(set)).toBe(text);
  });

  it('reads yes and no, and weights between commas', () => {
    expect(readAssumed(facts['yes'] ?? number, 'yes')).toEqual({ value: true });
    expect(readAssumed(number, '0:3, 2:1')).toEqual({
      weights: [
        [0, 3],
        [2, 1],
      ],
    });
  });

  it.each(['10', '-1', '2..1', '0..10', 'yes', '', '1:0', '1:1000', 'x:1'])('is not "%s"', (text) => {
    expect(readAssumed(number, text)).toBeUndefined();
  });

  it('keeps only what fits its facts', () => {
    const kept = {
      told: { value: 3 },
      never: { value: 99 },
      stranger: 'full',
      yes: 'full',
      bounded: { weights: [] },
    };
    expect(readAssumptions(kept, facts)).toEqual({ told: { value: 3 }, yes: 'full' });
    expect([null, 3, 'x', []].map((each) => readAssumptions(each, facts))).toEqual([{}, {}, {}, {}]);
    expect(isAssumed(number, { min: 'a', max: 2 })).toBe(false);
  });
});
