import { describe, expect, it } from 'vitest';
import { acceptRulebook } from './accept.ts';
import type { KitReport } from './report.ts';
import { type Planted, toy } from './toy.test-helper.ts';

function accept(planted: Planted | null): KitReport {
  return acceptRulebook(toy(planted), {
    setups: [{ scenario: 'only', rulings: {}, data: null }],
    seeds: 15,
    pairs: 4,
  });
}

describe('the acceptance kit', () => {
  it('finds nothing wrong with an honest rulebook, and pairs of its games live on', () => {
    const report = accept(null);
    expect(report.faults).toEqual([]);
    expect(report.games).toBe(15);
    expect(report.pairs.run).toBeGreaterThan(40);
    expect(report.pairs.passed / report.pairs.run).toBeGreaterThan(0.5);
    expect([...report.doors]).toEqual(['points']);
  });

  it.each([
    'leak through state',
    'leak through roll count',
    'leak through being asked',
    'leak through refusal',
    'leak through log',
    'lost update',
    'bar without clause',
    'order dependence',
    'unrepeatable replay',
  ] as const)('catches a planted fault and names it: %s', (planted) => {
    const found = accept(planted).faults.map((fault) => fault.check);
    expect(found).toContain(planted);
  });
});
