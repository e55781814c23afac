import { expect, it } from 'vitest';
import {
  afterEntry,
  answerFor,
  type ComingAgain,
  comingAgain,
  isFor,
  waitsFor,
  type WaitingAnswer,
} from './again.ts';
import { type Decision, DICE, TABLE } from './decision.ts';
import type { Json } from './json.ts';
import { words } from './words.ts';

const asked = (id: string, seat: string = TABLE, more: Partial<Decision> = {}): Decision => ({
  id,
  seat,
  form: { kind: 'report', facts: ['rain', 'wind'] },
  prompt: words('t'),
  clauses: ['1'],
  ...more,
});
const waiting = (n: number, decision: string, answer: Json, seat: string = TABLE): WaitingAnswer => ({
  n,
  at: n,
  seat,
  decision,
  answer,
});
const again = (...answers: WaitingAnswer[]): ComingAgain => ({ mend: 9, answers, ticks: [] });
const [rain, wind, snow] = ['rain', 'wind', 'snow'].map((fact) => ({ [fact]: { value: 1, as: 'change' } }));

it('is the same decision under another number where decisions are counted, and no other', () => {
  const same: [string, string][] = [
    ['standing-0/report', 'standing-7/report'],
    ['standing-ann-0/report', 'standing-ann-2/report'],
    ['r1/missing-0/report', 'r1/missing-4/report'],
    ['1/roll', '1/roll'],
  ];
  const other: [string, string][] = [
    ['standing-0/report', 'standing-0/skip'],
    ['standing-ann-0/report', 'standing-ben-0/report'],
    ['r1/missing-0/report', 'r2/missing-0/report'],
    ['1/roll', '2/roll'],
    ['standing-0/report', 'report'],
  ];
  for (const [then, now] of same)
    expect([now, isFor({ seat: TABLE, decision: then }, asked(now))]).toEqual([now, true]);
  for (const [then, now] of other)
    expect([now, isFor({ seat: TABLE, decision: then }, asked(now))]).toEqual([now, false]);
  expect(isFor({ seat: 'ann', decision: '1/roll' }, asked('1/roll'))).toBe(false);
});

it('gives of what the table told when play waited for it what is asked now; the rest waits on', () => {
  const both = waiting(3, 'r1/missing-0/report', { ...rain, ...snow });
  const now = asked('r1/missing-1/report');
  expect(answerFor(both, now)).toEqual(rain);
  const left = afterEntry(again(both), { seat: TABLE, decision: now.id, answer: rain ?? {}, again: 3 });
  expect(left?.answers).toEqual([{ ...both, answer: snow }]);
  expect(
    afterEntry(again(both), { seat: TABLE, decision: now.id, answer: both.answer, again: 3 }),
  ).toBeUndefined();
});

it('gives any other report whole or not at all: no part of it is lost without a word', () => {
  const both = waiting(3, '1940/changes', { ...rain, ...snow });
  const form = { kind: 'report', facts: ['rain'], some: true } as const;
  expect(answerFor(both, asked('1940/changes', TABLE, { form }))).toEqual(both.answer);
});

it('knows by the answer which of several that were put in has come', () => {
  const [first, second] = [
    waiting(9, 'standing-0/report', rain ?? {}),
    waiting(9, 'standing-1/report', wind ?? {}),
  ];
  const came = { seat: TABLE, decision: 'standing-4/report', answer: wind ?? {}, again: 9 };
  expect(afterEntry(again(first, second), came)?.answers).toEqual([first]);
});

it('puts in each where it was missing, in whatever order they were named', () => {
  const put = (before: number, answer: Json = {}) => ({ before, seat: TABLE, decision: 'report', answer });
  const moves = [rain, wind].map((answer = {}) => ({ seat: TABLE, decision: 'report', answer }));
  const entry = { n: 9, undone: [2, 5], mend: [put(5, wind), put(2, rain)], again: moves };
  expect(comingAgain([], entry).answers.map(({ n, at }) => [n, at])).toEqual([
    [9, 2],
    [9, 5],
  ]);
});

it('waits no longer for what its seat has answered itself, but for what is open in any step', () => {
  const name = waiting(3, '1/name', 'x', 'ann');
  expect(afterEntry(again(name), { seat: 'ann', decision: '1/name', answer: 'y' })).toBeUndefined();
  const news = waiting(3, 'standing-0/report', rain ?? {});
  const list = again(news);
  expect(afterEntry(list, { seat: TABLE, decision: 'standing-2/report', answer: wind ?? {} })).toBe(list);
});

it('is prefill for its decision, but for dice', () => {
  const list = again(waiting(3, '1/roll', [4], DICE), waiting(4, '1/name', 'x', 'ann'));
  expect(waitsFor(list, asked('1/name', 'ann'))?.answer).toBe('x');
  expect(waitsFor(list, asked('1/roll', DICE))).toBeUndefined();
});
