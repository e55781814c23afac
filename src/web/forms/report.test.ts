import { describe, expect, it } from 'vitest';
import type { FactSchema, FactSpec } from '../../kernel/sums/facts.ts';
import { check, type Form } from '../../kernel/forms/form.ts';
import type { Last, LastTold } from '../../kernel/game/last-told.ts';
import { words } from '../../kernel/texts/words.ts';
import { isAsTold, isReady, reportOf, restAsTold, startOf, unanswered } from './report.ts';

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

const told: Readonly<Record<string, LastTold>> = {
  yearly: { value: 3, ago: 4 },
  turnly: { value: 5 },
  phasely: { value: null },
};
const some: Last = (key) => (key === 'turnly' ? undefined : told[key]);

describe('what a report begins with', () => {
  it('is filled in where the fact says that it is likely still true', () => {
    expect(startOf(form, undefined, some, facts)).toEqual({ yearly: 3 });
  });

  it('is what was answered before', () => {
    const draft = { turnly: { value: 2, as: 'change' }, phasely: { as: 'unknown' } };
    expect(startOf(form, draft, some, facts)).toEqual({ yearly: 3, turnly: 2, phasely: null });
  });

  it('is all as last told where all was told before, and an unknown stays unknown', () => {
    const start = startOf(form, undefined, (key) => told[key], facts);
    expect(start).toEqual({ yearly: 3, turnly: 5, phasely: null });
    expect(isAsTold(form, start, (key) => told[key])).toBe(true);
    expect(isAsTold(form, { ...start, yearly: 2 }, (key) => told[key])).toBe(false);
  });
});

it('the rest is filled in as last told, and nothing that was answered is touched', () => {
  const all: Last = (key) => ({ value: 6, ...told[key] });
  expect(restAsTold(form, { yearly: 1 }, all)).toEqual({ turnly: 5 });
  expect(restAsTold(form, {}, some)).toEqual({ yearly: 3 });
});
