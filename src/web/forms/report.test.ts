import { describe, expect, it } from 'vitest';
import type { FactSchema, FactSpec } from '../../kernel/sums/facts.ts';
import { check, type Form } from '../../kernel/forms/form.ts';
import { words } from '../../kernel/texts/words.ts';
import { isReady, reportOf, startOf, unanswered } from './report.ts';

const spec = (lasts: FactSpec['lasts'], likely?: true): FactSpec => ({
  type: { kind: 'number', min: 0, max: 9 },
  question: words('q'),
  lasts,
  ...(likely ? { likely } : {}),
  clauses: ['1'],
});
const facts: FactSchema = { yearly: spec('year', true), turnly: spec('turn'), phasely: spec('phase') };
const form: Form = { kind: 'report', facts: ['yearly', 'turnly', 'phasely'] };
const single: Form = { kind: 'report', facts: ['turnly'] };

describe('a report of what one knows', () => {
  it('leaves unknown what has no answer, and the rules take it', () => {
    const answer = reportOf(form, { turnly: 4 });
    expect(answer).toEqual({
      yearly: { as: 'unknown' },
      turnly: { value: 4, as: 'change' },
      phasely: { as: 'unknown' },
    });
    expect(check(form, answer, { facts, clauses: ['1'] })).toBeNull();
    expect(isReady(form, { turnly: 4 })).toBe(true);
    expect(unanswered(form, { turnly: 4, yearly: null })).toEqual(['phasely']);
  });

  it('waits while nothing is told', () => {
    expect(isReady(form, {})).toBe(false);
    expect(isReady(form, { yearly: null })).toBe(false);
    expect(isReady(single, { turnly: null })).toBe(false);
    expect(unanswered(single, { turnly: null })).toEqual(['turnly']);
  });

  it('leaves out what an open report does not tell, and what is not asked', () => {
    const open: Form = { kind: 'report', facts: ['yearly', 'turnly'], some: true };
    expect(reportOf(open, { yearly: 1, phasely: 2 })).toEqual({ yearly: { value: 1, as: 'change' } });
    expect(isReady(open, {})).toBe(true);
  });
});

describe('what a report begins with', () => {
  it('is filled in where the fact says that it is likely still true', () => {
    expect(startOf(form, undefined, () => 3, facts)).toEqual({ yearly: 3 });
  });

  it('is what was answered before', () => {
    const draft = { turnly: { value: 2, as: 'change' }, phasely: { as: 'unknown' } };
    expect(startOf(form, draft, () => 3, facts)).toEqual({ yearly: 3, turnly: 2, phasely: null });
  });
});
