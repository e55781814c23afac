import { expect, it } from 'vitest';
import { eventsIn, type EventCase, type TableEvent, together } from './event.ts';
import type { FactValue, ReportAnswer } from '../sums/facts.ts';
import { words } from '../texts/words.ts';

const told = (of: string, reports: Readonly<Record<string, FactValue>>): EventCase => ({
  of: [of],
  says: words(of),
  reports: Object.fromEntries(
    Object.entries(reports).map(([key, value]): [string, ReportAnswer[string]] => [
      key,
      { value, as: 'change' },
    ]),
  ),
});

const WAR = told('war', { 'at-war': true, 'declared-by': 'red' });
const FIGHTING = told('fighting', { 'at-war': true });
const PEACE = told('peace', { 'at-war': false });
const TAKEN = told('taken', { fort: 'red' });
const EVENTS: readonly TableEvent[] = [
  { name: 'all', clauses: [], title: words('all'), asks: [], cases: [FIGHTING, WAR, PEACE, TAKEN] },
];

it('makes one report of several events, which may say the same thing twice', () => {
  expect(together([WAR, FIGHTING, TAKEN])).toEqual({ report: { ...WAR.reports, ...TAKEN.reports } });
  expect(together([])).toEqual({ report: {} });
});

it('names the fact of which two events say different things', () => {
  expect(together([TAKEN, WAR, PEACE])).toEqual({ differ: 'at-war' });
});

it('reads a report by the events that say most of it, each fact once', () => {
  expect(eventsIn(EVENTS, { ...WAR.reports, ...TAKEN.reports })).toEqual([WAR, TAKEN]);
  expect(eventsIn(EVENTS, FIGHTING.reports)).toEqual([FIGHTING]);
});

it('says nothing of what was put right, or of facts of which no event tells', () => {
  expect(eventsIn(EVENTS, { 'at-war': { value: true, as: 'correction' } })).toEqual([]);
  expect(eventsIn(EVENTS, { 'declared-by': { value: 'red', as: 'change' } })).toEqual([]);
});
