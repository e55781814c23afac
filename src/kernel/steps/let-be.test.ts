import { expect, it } from 'vitest';
import { standingDecision, TABLE } from '../forms/decision.ts';
import type { Dispatch } from './dispatch.ts';
import type { FactSchema } from '../sums/facts.ts';
import { check, type ReportForm } from '../forms/form.ts';
import { seededRandom } from '../kit/random.ts';
import { asNews, letBe, letBeIn } from './let-be.ts';
import { sample } from '../forms/sample.ts';
import { words } from '../texts/words.ts';

const facts: FactSchema = {
  war: { type: { kind: 'boolean' }, question: words('q'), lasts: 'ever', clauses: ['c'] },
};
const barred = { clauses: ['5.1'], reason: words('too-early') };
const form: ReportForm = {
  kind: 'report',
  facts: ['war'],
  some: true,
  barred: [{ fact: 'war', value: true, barred }],
};
const report = standingDecision('0/report', TABLE, form, 't');
const why = { value: true, as: 'override', reason: 'agreed' } as const;

const judged = (war: object) => check(form, { war }, { facts, clauses: ['d'] });

it('bars a value as news alone: not another, not a correction, not what is let be with a reason', () => {
  expect(judged({ value: true, as: 'change' })).toMatchObject({ clauses: ['5.1'], refused: barred.reason });
  expect(judged({ value: false, as: 'change' })).toBeNull();
  expect(judged({ value: true, as: 'correction' })).toBeNull();
  expect(judged(why)).toBeNull();
  expect(judged({ ...why, reason: ' ' })).toMatchObject({ refused: { key: 'answer.noReason' } });
  expect(judged({ ...why, value: false })).toMatchObject({ refused: { key: 'answer.noSheet' } });
});

it('gives the rules what is let be as news, and tells that a rule bars it', () => {
  const told: Dispatch[] = [];
  const tell = (each: Dispatch) => void told.push(each);
  const news = letBe(report, { war: why }, facts, { tell, reveal: () => undefined });
  expect(news).toEqual({ war: { value: true, as: 'change', reason: 'agreed' } });
  expect(told).toMatchObject([
    { to: 'all', kind: 'ruling', data: { key: 'report.letBe' }, clauses: ['5.1'] },
  ]);
  const plain = { war: { value: false, as: 'change' } } as const;
  expect(letBe(report, plain, facts, { reveal: () => undefined })).toBe(plain);
  expect(letBeIn(report, plain)).toEqual([]);
});

it('is news like any other once nothing bars it, and stays what it is while something does', () => {
  const free = standingDecision('1/report', TABLE, { kind: 'report', facts: ['war'], some: true }, 't');
  expect(asNews(free, { war: why }, facts)).toEqual({ war: { ...why, as: 'change' } });
  expect(asNews(report, { war: why }, facts)).toEqual({ war: why });
  const corrected = { war: { value: true, as: 'correction' } } as const;
  expect(asNews(free, corrected, facts)).toEqual(corrected);
  const chosen = standingDecision('1/skip', TABLE, { kind: 'choose', options: [] }, 't');
  expect(asNews(chosen, corrected, facts)).toBe(corrected);
  const listed = ['war'];
  expect(asNews(free, listed, facts)).toBe(listed);
  const summed: FactSchema = { war: { ...(facts['war'] as FactSchema[string]), from: 'sheet' } };
  expect(asNews(free, { war: why }, summed)).toEqual({ war: why });
});

it('is reported at random only as let be', () => {
  const answers = Array.from({ length: 60 }, (_, seed) => sample(form, seededRandom(seed), facts));
  expect(answers.every((each) => check(form, each, { facts, clauses: [] }) === null)).toBe(true);
  expect(answers).toContainEqual({ war: { value: true, as: 'override', reason: 'so agreed' } });
});

it('bars a value beside others of the same report alone', () => {
  const both: FactSchema = {
    ...facts,
    by: {
      type: { kind: 'choice', values: ['us', 'them'] },
      question: words('q'),
      lasts: 'ever',
      clauses: ['c'],
    },
  };
  const beside = { war: [true], since: [null, 'now'] };
  const declared: ReportForm = {
    ...form,
    facts: ['war', 'by'],
    barred: [{ fact: 'by', value: 'us', barred, beside }],
  };
  const news = (answer: object) => check(declared, answer, { facts: both, clauses: ['d'] });
  const by = { value: 'us', as: 'change' };
  expect(news({ war: { value: true, as: 'change' }, by })).toMatchObject({ clauses: ['5.1'] });
  expect(news({ war: { value: false, as: 'change' }, by })).toBeNull();
  expect(news({ by })).toBeNull();
  expect(news({ war: { value: true, as: 'change' }, by: { ...by, value: 'them' } })).toBeNull();
  expect(
    news({ war: { value: true, as: 'change' }, by: { ...by, as: 'override', reason: 'agreed' } }),
  ).toBeNull();
});
