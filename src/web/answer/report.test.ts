import { describe, expect, it } from 'vitest';
import type { FactSchema, FactSpec } from '../../kernel/sums/facts.ts';
import { check, type Form } from '../../kernel/forms/form.ts';
import type { Last, LastTold } from '../../kernel/game/last-told.ts';
import { words } from '../../kernel/texts/words.ts';
import { asItWas, changedIn, isReady, nothingIn, reportOf, startOf, unanswered } from './report.ts';

const spec = (lasts: FactSpec['lasts'], more: Partial<FactSpec> = {}): FactSpec => ({
  type: { kind: 'number', min: 0, max: 9 },
  question: words('q'),
  lasts,
  clauses: ['1'],
  ...more,
});
const facts: FactSchema = {
  yearly: spec('year'),
  spent: spec('turn', { nothing: 0 }),
  counted: spec('turn'),
};
const form: Form = { kind: 'report', facts: ['yearly', 'spent'], parts: true };
const counted: Form = { kind: 'report', facts: ['yearly', 'counted'], parts: true };
const single: Form = { kind: 'report', facts: ['counted'] };

describe('a report of what one knows', () => {
  it('leaves out what nobody has filled in, and has nothing for an amount of this turn', () => {
    const answer = reportOf(form, { yearly: 4 }, [], facts);
    expect(answer).toEqual({ yearly: { value: 4, as: 'change' }, spent: { value: 0, as: 'change' } });
    expect(check(form, answer, { facts, clauses: ['1'] })).toBeNull();
    expect(reportOf(counted, { yearly: 4 }, [], facts)).toEqual({ yearly: { value: 4, as: 'change' } });
    expect(unanswered(counted, { yearly: 4 }, facts)).toEqual(['counted']);
    expect(nothingIn(form, { yearly: 4 }, facts)).toEqual(['spent']);
  });

  it('waits while nothing is told, and for all of it where it is not answered in parts', () => {
    expect(isReady(counted, {}, facts)).toBe(false);
    expect(isReady(counted, { yearly: null }, facts)).toBe(false);
    expect(isReady(single, { counted: null }, facts)).toBe(false);
    expect(isReady({ ...counted, parts: undefined } as unknown as Form, { yearly: 1 }, facts)).toBe(false);
    expect([isReady(counted, { yearly: 1 }, facts), isReady(form, {}, facts)]).toEqual([true, true]);
  });

  it('leaves out what an open report does not tell, and what is not asked', () => {
    const open: Form = { kind: 'report', facts: ['yearly', 'spent'], some: true };
    expect(reportOf(open, { yearly: 1, counted: 2 }, [], facts)).toEqual({
      yearly: { value: 1, as: 'change' },
    });
    expect(isReady(open, {}, facts)).toBe(true);
  });
});

const told: Readonly<Record<string, LastTold>> = { yearly: { value: 3, ago: 4 }, spent: { value: 5 } };
const last: Last = (key) => told[key];

describe('what a report begins with', () => {
  it('is each row as it was told last, but for the amounts of a turn', () => {
    expect(startOf(form, undefined, last, facts)).toEqual({ yearly: 3 });
  });

  it('is what was answered before', () => {
    const draft = { spent: { value: 2, as: 'change' }, yearly: { as: 'unknown' } };
    expect(startOf(form, draft, last, facts)).toEqual({ yearly: null, spent: 2 });
  });

  it('says that nothing has changed where all is as it was told, and else what has', () => {
    const start = startOf(form, undefined, last, facts);
    expect(asItWas(form, start, last, facts)).toEqual(reportOf(form, start, [], facts));
    expect(changedIn(form, start, last)).toEqual([]);
    expect(asItWas(form, { ...start, spent: 5 }, last, facts)).toBeNull();
    expect(changedIn(form, { ...start, spent: 4, yearly: 2 }, last)).toEqual(['yearly', 'spent']);
  });
});
