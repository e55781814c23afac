import { describe, expect, it } from 'vitest';
import type { Form } from '../forms/form.ts';
import {
  type FactSchema,
  type FactSpec,
  type FactStore,
  lapse,
  type ReportAnswer,
  startFacts,
  writeReports,
} from '../sums/facts.ts';
import { asLastTold, lastTold, partsBefore, presetOf, turnOf } from './last-told.ts';
import type { OpenCommon } from './position.ts';
import type { RecordLine } from './record.ts';
import type { Rules } from '../rulebook.ts';
import { words } from '../texts/words.ts';

// Three facts, told in turn 2 of a game that is in turn 5, in which all of them are asked again.

const rules = { facts: {}, turn: () => 5 } as unknown as Rules;
const told = (value: number) => ({ value, as: 'change' }) as const;
const line = (n: number, answer: ReportAnswer, more: Partial<RecordLine> = {}): RecordLine => ({
  n,
  kind: 'answer',
  turn: 2,
  answer,
  dispatches: [],
  ...more,
});

function lastOf(answer: ReportAnswer, lines: readonly RecordLine[], start: FactStore = startFacts({})) {
  writeReports(start, answer);
  lapse(start, Object.keys(start));
  return lastTold(rules, { seat: null, open: { facts: start } as unknown as OpenCommon }, lines);
}

const form: Form = { kind: 'report', facts: ['a', 'b'] };
const spec = (more: Partial<FactSpec> = {}): FactSpec => ({
  type: { kind: 'number', min: 0, max: 9 },
  question: words('q'),
  lasts: 'year',
  clauses: [],
  ...more,
});
const year: FactSchema = { a: spec(), b: spec() };
/** As it is in a form whose second row is how much of something there was in the turn. */
const turn = (nothing?: number): FactSchema => ({
  a: spec(),
  b: spec({ lasts: 'turn', ...(nothing === undefined ? {} : { nothing }) }),
});

describe('what was told last of a fact that is asked again', () => {
  it('is its value, and how many turns ago that was', () => {
    const answer = { a: told(7) };
    expect(lastOf(answer, [line(1, answer)])('a')).toEqual({ value: 7, ago: 3 });
  });

  it('is nothing of what was never told, or is known', () => {
    const last = lastOf({}, []);
    expect(last('a')).toBeUndefined();
    const open = { facts: startFacts({ a: 1 }) } as unknown as OpenCommon;
    expect(lastTold(rules, { seat: null, open }, [])('a')).toBeUndefined();
  });

  it('has no age where a start or the rules have set it since', () => {
    expect(lastOf({}, [], startFacts({ a: 4 }))('a')).toEqual({ value: 4 });
    expect(lastOf({}, [line(1, { a: told(7) })], startFacts({ a: 4 }))('a')).toEqual({ value: 4 });
  });

  it('is not what was taken back', () => {
    const lines = [line(1, { a: told(7) }), line(2, { a: told(7) }, { turn: 4, undone: true })];
    expect(lastOf({ a: told(7) }, lines)('a')).toEqual({ value: 7, ago: 3 });
  });

  it('stays unknown where nobody knew, whatever it was before', () => {
    const start = startFacts({ a: 4 });
    const answer = { a: { as: 'unknown' } } as const;
    expect(lastOf(answer, [line(1, answer)], start)('a')).toEqual({ value: null, ago: 3 });
  });
});

describe('a form as last told', () => {
  it('is there where all that it asks was told before, what nobody knew among it', () => {
    const answer = { a: told(7), b: { as: 'unknown' } } as const;
    expect(asLastTold(form, lastOf(answer, [line(1, answer)]), year)).toEqual(answer);
  });

  it('is not where something is asked for the first time, or nobody knew anything', () => {
    const one = { a: told(7) };
    expect(asLastTold(form, lastOf(one, [line(1, one)]), year)).toBeNull();
    const none = { a: { as: 'unknown' }, b: { as: 'unknown' } } as const;
    expect(asLastTold(form, lastOf(none, [line(1, none)]), year)).toBeNull();
  });

  it('answers what can be left out where it was told, and is none where any of it may be told', () => {
    const [one, two] = [{ a: told(7) }, { a: told(7), b: told(2) }];
    const last = lastOf(one, [line(1, one)]);
    expect(asLastTold({ ...form, free: ['b'] }, last, year)).toEqual(one);
    expect(asLastTold({ ...form, free: ['b'] }, lastOf(two, [line(1, two)]), year)).toEqual(two);
    expect(asLastTold({ ...form, some: true }, last, year)).toBeNull();
  });

  it('takes no amount of a turn for what it was before: there was nothing, or it is told anew', () => {
    const two = { a: told(7), b: told(2) };
    const last = lastOf(two, [line(1, two)]);
    expect(asLastTold(form, last, turn(0))).toEqual({ a: told(7), b: told(0) });
    expect(asLastTold(form, last, turn())).toBeNull();
    expect(presetOf(form, last, turn(0))).toEqual({ a: 7 });
    expect(presetOf(form, last, year)).toEqual({ a: 7, b: 2 });
  });
});

it('says in which turn something was told last, where the record has its age and turns have names', () => {
  const named = { ...rules, turnCalled: (turn: number) => words('turn', { turn }) };
  const view = { seat: null, open: { facts: {} } as unknown as OpenCommon };
  expect(turnOf(named, view, { value: 7, ago: 3 })).toEqual(words('turn', { turn: 2 }));
  expect([turnOf(named, view, { value: 7 }), turnOf(named, view, undefined)]).toEqual([null, null]);
  expect(turnOf(rules, view, { value: 7, ago: 3 })).toBeNull();
});

const part = (n: number, decision: string, by?: string, more: Partial<RecordLine> = {}): RecordLine => ({
  n,
  kind: 'answer',
  seat: 'table',
  decision,
  answer: {},
  ...(by === undefined ? {} : { by }),
  dispatches: [],
  ...more,
});

const LINES = [
  part(1, '1939/missing/allotment/report', 'Ann'),
  part(2, '1940/missing/allotment/report', 'Ben', { undone: true }),
  part(3, '1940/missing/allotment/report', 'Ann'),
  part(4, 'standing-2/report', 'Cleo'),
  part(5, '1940/missing/allotment/2/report', 'Ben'),
  part(6, '1940/missing/allotment/3/report', 'Cleo'),
  part(7, '1940/spring/missing/ready/report', 'Ben'),
  part(8, '1940/spring/missing/ready/2/report', 'Ben'),
];
const before = (n: number): number[] => partsBefore(LINES, LINES[n - 1] as RecordLine).map((line) => line.n);

it('names the lines in which others told their parts of a form', () => {
  expect([before(3), before(5), before(6)]).toEqual([[], [3], [3, 5]]);
});

it('names none of another form, nor where one person told all of it', () => {
  expect([before(1), before(2), before(4), before(7), before(8)]).toEqual([[], [], [], [], []]);
});
