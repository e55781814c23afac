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
import { type Decision, DICE, TABLE } from '../forms/decision.ts';
import { directivesTold } from './directive.ts';
import type { Json } from '../json.ts';
import { quiet, MomentText } from './moment.ts';
import { words } from '../texts/words.ts';

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
    ['r1/missing/fair/report', 'r1/missing/fair/4/report'],
    ['r1/missing/fair/report', 'r1/missing/rain/report'],
    ['1/roll', '1/roll'],
  ];
  const other: [string, string][] = [
    ['standing-0/report', 'standing-0/skip'],
    ['standing-ann-0/report', 'standing-ben-0/report'],
    ['r1/missing/fair/report', 'r2/missing/fair/report'],
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
  const both = waiting(3, 'r1/missing/fair/report', { ...rain, ...snow });
  const now = asked('r1/missing/fair/2/report');
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

it('is what was given, by whom and with what agreement, and the ticks of directives, as text', () => {
  const told = (n: number) => ({
    to: 'all' as const,
    kind: 'directive' as const,
    data: words('t', { n }),
    clauses: ['1'],
  });
  const note = { ...told(0), kind: 'note' as const };
  const given = { n: 1, seat: 'ann', decision: '1/name', answer: 'x', by: 'Ann', agreed: ['ann'], hash: '' };
  const moments = [
    quiet(given),
    {
      ...quiet({ n: 2, seat: 'ben', decision: '1/roll', answer: [4], hash: '' }),
      told: new MomentText([note, told(1), told(2)], []),
    },
    quiet({ n: 3, seat: 'ben', tick: { n: 2, i: 2 }, done: true, hash: '' }),
    quiet({ n: 4, seat: 'ann', by: 'Ann', tick: { n: 2, i: 1 }, done: true, hash: '' }),
    quiet({ n: 5, seat: 'ann', tick: { n: 2, i: 3 }, done: true, hash: '' }),
  ];
  const numbers = [{ n: 1 }, { n: 2, answer: [5] }, { n: 3 }, { n: 4 }, { n: 5 }, { n: 77 }];
  const { mend, answers, ticks } = comingAgain(moments, { n: 6, again: numbers, anew: ['ben'] });
  expect(mend).toBe(6);
  expect(answers).toStrictEqual([
    { n: 1, at: 1, seat: 'ann', decision: '1/name', answer: 'x', by: 'Ann', agreed: ['ann'] },
    { n: 2, at: 2, seat: 'ben', decision: '1/roll', answer: [5], anew: true },
  ]);
  const texts = directivesTold([told(1), told(2)]);
  expect(ticks).toStrictEqual([
    { n: 3, seat: 'ben', directive: texts[1] },
    { n: 4, seat: 'ann', by: 'Ann', directive: texts[0] },
  ]);
  expect(comingAgain(moments, { n: 6 })).toEqual({ mend: 6, answers: [], ticks: [] });
});

it('waits no longer for a tick that came; one that somebody makes leaves the rest', () => {
  const ticks = [3, 4].map((n) => ({ n, seat: 'ann', directive: `${n}` }));
  const list = { mend: 9, answers: [], ticks };
  expect(afterEntry(list, { tick: { n: 10, i: 1 }, again: 3 })?.ticks).toEqual([ticks[1]]);
  expect(afterEntry(list, { tick: { n: 10, i: 1 } })?.ticks).toEqual(ticks);
  expect(afterEntry({ ...list, ticks: ticks.slice(1) }, { tick: { n: 10, i: 1 }, again: 4 })).toBeUndefined();
});

it('knows which has come by its seat and its number', () => {
  const list = again(
    waiting(3, '1/name', 'x', 'ann'),
    waiting(4, '1/name', 'x', 'ben'),
    waiting(5, '1/name', 'x', 'ben'),
  );
  const left = (seat: string, came?: number) =>
    afterEntry(list, {
      seat,
      decision: '1/name',
      answer: 'x',
      ...(came ? { again: came } : {}),
    })?.answers.map(({ n }) => n);
  expect([left('ann'), left('ben', 5), left('ben'), left('cat')]).toEqual([
    [4, 5],
    [3, 4],
    [3, 5],
    [3, 4, 5],
  ]);
  expect(afterEntry(list, { seat: 'ann', decision: '1/other', answer: 'x' })).toBe(list);
});

it('is whole or gone where it is no question of play, or no report', () => {
  for (const [name, answer] of [
    ['1940/changes', { ...rain, ...wind }],
    ['r1/missing/fair/report', 'none'],
  ] as const) {
    const came = { seat: TABLE, decision: name, answer: rain ?? {}, again: 3 };
    expect(afterEntry(again(waiting(3, name, answer)), came)).toBeUndefined();
  }
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
