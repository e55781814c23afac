import { describe, expect, it } from 'vitest';
import {
  checkReported,
  copyFacts,
  expire,
  type FactSchema,
  type FactStore,
  fits,
  forget,
  type FactType,
  reportedValue,
  setFact,
  startFacts,
  typeWords,
  writeNews,
  writeReports,
} from './facts.ts';
import { render, words } from '../texts/words.ts';

const t = words('t');
const number: FactType = { kind: 'number', min: -1, max: 5 };
const boolean: FactType = { kind: 'boolean' };
const choice: FactType = { kind: 'choice', values: ['axis', 'allies'] };
const schema: FactSchema = {
  level: { type: number, question: t, lasts: 'turn', clauses: ['f'], from: 'levels' },
  malta: { type: choice, question: t, lasts: 'ever', clauses: ['f'] },
  raid: { type: { kind: 'boolean' }, question: t, lasts: 'phase', clauses: ['f'] },
  army: { type: { kind: 'number', min: 0, max: 9 }, question: t, lasts: 'year', clauses: ['f'] },
};

function verdict(key: string, report: unknown): string {
  const refusal = checkReported(schema, key, report);
  return refusal === null ? 'legal' : [refusal.refused.key, ...refusal.clauses].join(' ');
}

describe('values of a fact', () => {
  it.each([
    [number, -1, true],
    [number, 5, true],
    [number, 6, false],
    [number, -2, false],
    [number, 1.5, false],
    [number, -0, false],
    [number, '1', false],
    [choice, 'axis', true],
    [choice, 'neutral', false],
    [choice, 0, false],
    [boolean, false, true],
    [boolean, 'true', false],
    [number, null, false],
  ])('%j: %j fits: %s', (type, value, expected) => expect(fits(type, value)).toBe(expected));

  it('are described in words', () => {
    expect(render({}, typeWords(number))).toBe('a whole number from -1 to 5');
    expect(render({}, typeWords(choice))).toBe('one of axis, allies');
  });
});

describe('a report of a fact', () => {
  it.each([
    ['malta', { value: 'axis', as: 'change' }, 'legal'],
    ['malta', { value: 'axis', as: 'correction', reason: 'we forgot' }, 'legal'],
    ['malta', { as: 'unknown' }, 'legal'],
    ['level', { value: 2, as: 'override', reason: 'the card says so' }, 'legal'],
    ['level', { value: 2, as: 'override' }, 'answer.noReason f'],
    ['level', { value: 2, as: 'override', reason: '  ' }, 'answer.noReason f'],
    ['malta', { value: 'axis', as: 'override', reason: 'why' }, 'answer.noSheet f'],
    ['malta', { value: 'axis' }, 'answer.notAs f'],
    ['malta', { value: 'axis', as: 'start' }, 'answer.notAs f'],
    ['malta', { value: 'neutral', as: 'change' }, 'answer.notValue f'],
    ['malta', { as: 'change' }, 'answer.notValue f'],
    ['malta', { value: 'axis', as: 'change', reason: { any: 'thing' } }, 'answer.notReport f'],
    ['malta', { as: 'unknown', reason: 5 }, 'answer.notReport f'],
    ['malta', 'axis', 'answer.notReport f'],
    ['crete', { value: 'axis', as: 'change' }, 'answer.noFact'],
    ['toString', { value: 'axis', as: 'change' }, 'answer.noFact'],
  ])('%s %j: %s', (key, report, expected) => expect(verdict(key, report)).toBe(expected));
});

describe('a store of facts', () => {
  it('keeps what was reported, how and why', () => {
    const store: FactStore = startFacts({ malta: 'allies' });
    expect(store).toEqual({ malta: { value: 'allies', as: 'start' } });
    writeReports(store, {
      malta: { value: 'axis', as: 'correction', reason: 'seen late' },
      raid: { value: false, as: 'change' },
    });
    expect(store).toEqual({
      malta: { value: 'axis', as: 'correction', reason: 'seen late' },
      raid: { value: false, as: 'change' },
    });
    expect([
      reportedValue(store, 'raid'),
      reportedValue(store, 'army'),
      reportedValue(store, 'constructor'),
    ]).toEqual([false, undefined, undefined]);
  });

  it('offers the last value of what became unknown, also when told so twice', () => {
    const store: FactStore = startFacts({ army: 0 });
    for (let times = 0; times < 2; times++) {
      writeReports(store, { army: { as: 'unknown' } });
      expect(store).toEqual({ army: { value: null, as: 'unknown', was: 0 } });
      expect(reportedValue(store, 'army')).toBeUndefined();
    }
    writeReports(store, { army: { value: 4, as: 'change' } });
    expect(store).toEqual({ army: { value: 4, as: 'change' } });
  });

  it('takes what follows from the play as a change, and forgets without a prefill', () => {
    const store: FactStore = startFacts({ army: 0 });
    setFact(store, 'army', 3);
    expect(store).toEqual({ army: { value: 3, as: 'change' } });
    forget(store, 'army');
    forget(store, 'raid');
    expect(store).toEqual({ army: { value: null, as: 'unknown' } });
  });

  it('is copied whole however often, and apart from its copies', () => {
    const store: FactStore = startFacts({ army: 0 });
    const first = copyFacts(store);
    setFact(store, 'raid', true);
    const second = copyFacts(store);
    setFact(store, 'army', 1);
    writeReports(second, { malta: { value: 'axis', as: 'change' } });
    const values = (of: FactStore) => Object.keys(of).map((key) => [key, reportedValue(of, key)]);
    expect(values(first)).toEqual([['army', 0]]);
    expect(values(store)).toEqual([
      ['army', 1],
      ['raid', true],
    ]);
    expect(values(second)).toEqual([
      ['army', 0],
      ['raid', true],
      ['malta', 'axis'],
    ]);
    expect(values(copyFacts(second))).toEqual(values(second));
  });

  it('forgets what lasts no longer, and nothing else', () => {
    const all = { level: 1, malta: 'axis', raid: true, army: 3 };
    const left = (ended: 'phase' | 'turn' | 'year'): string[] => {
      const store = startFacts(all);
      expire(store, schema, ended);
      return Object.keys(all).filter((key) => reportedValue(store, key) !== undefined);
    };
    expect(left('phase')).toEqual(['level', 'malta', 'army']);
    expect(left('turn')).toEqual(['malta', 'army']);
    expect(left('year')).toEqual(['malta']);
    const store = startFacts({ raid: true });
    for (let times = 0; times < 2; times++) expire(store, schema, 'phase');
    expect(store).toEqual({ raid: { value: null, as: 'lapsed', was: true } });
  });

  it('takes a correction of what has lapsed for what was right then, unless it was asked for', () => {
    const store = startFacts({ raid: true });
    expire(store, schema, 'phase');
    writeNews(store, { raid: { value: false, as: 'correction' } });
    expect(store).toEqual({ raid: { value: null, as: 'lapsed', was: false } });
    writeReports(store, { raid: { value: false, as: 'correction' } });
    expect(reportedValue(store, 'raid')).toBe(false);
    writeNews(store, { raid: { value: true, as: 'correction' } });
    expect(reportedValue(store, 'raid')).toBe(true);
  });
});
