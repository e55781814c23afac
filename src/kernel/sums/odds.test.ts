import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facts, FactSchema, Possible } from './facts.ts';
import { percentText, rollOdds } from './odds.ts';
import type { Sheet } from './sheet.ts';
import { words } from '../texts/words.ts';

const t = words('t');
const spec = { question: t, lasts: 'ever', clauses: [] } as const;
const schema: FactSchema = {
  first: { ...spec, type: { kind: 'number', min: 1, max: 6 } },
  second: { ...spec, type: { kind: 'number', min: 1, max: 6 } },
  help: { ...spec, type: { kind: 'number', min: 0, max: 10 } },
};
const needs = ['first', 'second', 'help'];
const sheet: Sheet = {
  title: t,
  lines: needs.map((key) => ({
    id: key,
    clause: 'c',
    label: t,
    needs: [key],
    value: (known) => known.number(key),
  })),
  outcomes: [
    { id: 'miss', to: 6, label: t, clauses: [] },
    { id: 'hit', from: 7, to: 11, label: t, clauses: [] },
    { id: 'rout', from: 12, label: t, clauses: [] },
  ],
};

function odds(help: Possible) {
  const facts: Facts = (key) => (key === 'help' ? help : undefined);
  return rollOdds('s', sheet, facts, schema, ['first', 'second'], [6, 6]);
}

describe('the odds of a roll', () => {
  it('are exact when all else is known', () => {
    expect(odds(0)).toEqual({
      of: 36,
      outcomes: [
        { outcome: 'miss', sure: 15, possible: 15 },
        { outcome: 'hit', sure: 20, possible: 20 },
        { outcome: 'rout', sure: 1, possible: 1 },
      ],
    });
  });

  it('tell what is sure from what is possible when it is not', () => {
    // rolls of 2 to 4 miss and 7 to 9 hit either way; 5, 6, 10 and 11 depend on the help
    expect(odds({ values: [0, 2] }).outcomes).toEqual([
      { outcome: 'miss', sure: 6, possible: 15 },
      { outcome: 'hit', sure: 15, possible: 29 },
      { outcome: 'rout', sure: 1, possible: 6 },
    ]);
  });

  it('count every roll: sure never exceeds possible, and all add up', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.nat(10), (a, b) => {
        const { of, outcomes } = odds({ min: Math.min(a, b), max: Math.max(a, b) });
        const sure = outcomes.reduce((sum, each) => sum + each.sure, 0);
        const possible = outcomes.reduce((sum, each) => sum + each.possible, 0);
        for (const each of outcomes) expect(each.sure).toBeLessThanOrEqual(each.possible);
        expect(sure).toBeLessThanOrEqual(Number(of));
        expect(possible).toBeGreaterThanOrEqual(Number(of));
        expect(a !== b || (sure === of && possible === of)).toBe(true);
      }),
    );
  });

  it('leave out what is in no band', () => {
    const [hit] = (sheet.outcomes ?? []).slice(1);
    const only: Sheet = { ...sheet, outcomes: hit ? [hit] : [] };
    const { of, outcomes } = rollOdds('s', only, () => 0, schema, ['first', 'second'], [6, 6]);
    expect([of, outcomes]).toEqual([36, [{ outcome: 'hit', sure: 20, possible: 20 }]]);
  });
});

describe('a chance in percent', () => {
  it('is rounded to the nearest', () => {
    expect(percentText(5, 12, 1)).toBe('41.7');
    expect(percentText(1, 12, 0)).toBe('8');
    expect(percentText(1, 200, 0)).toBe('1');
    expect(percentText(3, 1000, 1)).toBe('0.3');
    expect(percentText(1n, 8n, 2)).toBe('12.50');
  });

  it('is 0 or 100 only where it is impossible or sure', () => {
    expect(percentText(0, 12, 1)).toBe('0.0');
    expect(percentText(12, 12, 1)).toBe('100.0');
    expect(percentText(1, 201, 0)).toBe('<1');
    expect(percentText(200, 201, 0)).toBe('>99');
    expect(percentText(1n, 10n ** 20n, 1)).toBe('<0.1');
    expect(percentText(10n ** 20n - 1n, 10n ** 20n, 1)).toBe('>99.9');
    expect(percentText(0, 1, 0)).toBe('0');
    expect(percentText(1, 1, 0)).toBe('100');
  });
});
