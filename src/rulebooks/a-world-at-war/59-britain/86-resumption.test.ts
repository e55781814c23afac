import { expect, it } from 'vitest';
import type { FactValue } from '../../../kernel/index.ts';
import { boundTo } from '../books.test-helper.ts';
import { war } from '../war/wars.ts';
import { warResumes } from './86-resumption.ts';

const { books, start } = boundTo('global-1939', { declarations: 'noted' });
const BEFORE = {
  'surrendered.britain': true,
  'britain.turn': '1939/fall',
  'british-peace': true,
  'war.germany-britain': false,
  'treaty.japan': true,
  'us.peace.germany': true,
  'us.peace.japan': true,
} as const;
const QUIET = { reveal: () => undefined };
type Told = readonly ['germany' | 'japan', 'britain' | 'us'];

/** The theatres in which the U.S. comes back by news of wars that Britain is drawn into. */
function backIn(told: readonly Told[], facts: Readonly<Record<string, FactValue>> = {}): string[] {
  const each = told.map((of) => ({
    of,
    key: war.key(...of),
    report: { value: true, as: 'change' } as const,
  }));
  const report = Object.fromEntries(each.map((one) => [one.key, one.report]));
  const news = { each, report, was: new Map(), asked: false };
  const brought = warResumes.brings(books, start({ ...BEFORE, ...facts }), news, QUIET) ?? [];
  return brought.flatMap((go) => (go.step === 'us-reentry' ? [go.theatre] : []));
}

it('brings back a U.S. that had made peace, in each theatre where a war comes without its being told', () => {
  expect(backIn([['germany', 'britain']])).toEqual(['europe']);
  expect(backIn([['japan', 'britain']])).toEqual(['pacific']);
  const both = [
    ['germany', 'britain'],
    ['japan', 'britain'],
  ] as const;
  expect(backIn(both)).toEqual(['pacific', 'europe']);
});

it('brings back none whose war is told, which brings it back by itself, nor one that had made no peace', () => {
  const germany = [
    ['germany', 'britain'],
    ['germany', 'us'],
  ] as const;
  expect(backIn(germany)).toEqual([]);
  const japan = [
    ['japan', 'britain'],
    ['japan', 'us'],
  ] as const;
  expect(backIn(japan)).toEqual([]);
  expect(backIn([['germany', 'britain']], { 'us.peace.germany': false })).toEqual([]);
  expect(backIn([['japan', 'britain']], { 'us.peace.japan': false })).toEqual([]);
});

it('brings back none that is out of the war for good', () => {
  expect(backIn([['germany', 'britain']], { 'us.defeated': true })).toEqual([]);
  expect(backIn([['japan', 'britain']], { 'us.defeated': true })).toEqual([]);
});
