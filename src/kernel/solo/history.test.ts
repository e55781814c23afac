import { expect, test } from 'vitest';
import { toy } from '../kit/toy.test-helper.ts';
import { courseOf, type History, readHistory } from './history.ts';

const book = toy();
const dated = (date: string): number | undefined => (/^\d+$/.test(date) ? Number(date) : undefined);
const line = (at: string, value: boolean, more: object = {}) => ({
  at,
  facts: { war: value },
  source: 'house',
  ...more,
});
const history = (...lines: readonly object[]): History =>
  ({
    format: 1,
    kind: 'history',
    rulebook: book.id,
    scenarios: [],
    title: 't',
    about: 'a',
    lines,
    else: [],
  }) as unknown as History;
/** Chance that gives these numbers, one after the other. */
const draws = (...numbers: readonly number[]) => {
  let at = 0;
  return (): number => numbers[at++] ?? 0;
};

test('what was told last up to a turn counts', () => {
  const course = courseOf(history(line('2', true), line('5', false)), () => 0, dated);
  expect([1, 2, 4, 5].map((turn) => course.told('war', turn))).toEqual([undefined, true, true, false]);
  expect(course.told('peace', 9)).toBeUndefined();
});

test('a line with a chance comes in so many games of a hundred', () => {
  const rare = history(line('2', true, { chance: 30 }));
  expect(courseOf(rare, draws(29), dated).told('war', 9)).toBe(true);
  expect(courseOf(rare, draws(30), dated).told('war', 9)).toBeUndefined();
});

test('a line can come sooner or later, and never before what it hangs on', () => {
  const late = history(line('5', true, { id: 'war', within: 2 }), line('3', false, { after: 'war' }));
  const course = courseOf(late, draws(0, 4), dated);
  expect([6, 7].map((turn) => course.told('war', turn))).toEqual([undefined, false]);
});

test('a line hangs on another, or on its absence', () => {
  const either = history(
    line('2', true, { id: 'first', chance: 50 }),
    { at: '3', facts: { after: 1 }, source: 'house', after: 'first' },
    { at: '3', facts: { else: 1 }, source: 'house', unless: 'first' },
  );
  const came = courseOf(either, draws(0), dated);
  expect([came.told('after', 3), came.told('else', 3)]).toEqual([1, undefined]);
  const not = courseOf(either, draws(99), dated);
  expect([not.told('after', 3), not.told('else', 3)]).toEqual([undefined, 1]);
});

test('what no line tells is what the first pattern says', () => {
  const course = courseOf(
    {
      ...history(),
      else: [
        { facts: 'unbuilt.russia', value: 3, source: 'house' },
        { facts: 'unbuilt.*', value: 0, source: 'house' },
      ],
    },
    () => 0,
    dated,
  );
  expect(['unbuilt.russia', 'unbuilt.italy', 'war'].map((key) => course.otherwise(key))).toEqual([
    3,
    0,
    undefined,
  ]);
});

const file = (...lines: readonly object[]): never =>
  ({
    format: 1,
    kind: 'history',
    rulebook: book.id,
    scenarios: [book.scenarios[0]?.id],
    title: 't',
    about: 'a',
    lines,
  }) as never;

test('a file is read as it stands', () => {
  const read = readHistory(
    file(line('2', true, { id: 'war', chance: 50 }), line('3', false, { after: 'war' })),
    book,
    dated,
  );
  expect('file' in read && read.file.lines).toHaveLength(2);
});

test.each([
  [line('soon', true), 'must be a date of this game'],
  [line('2', true, { chance: 0 }), 'must be a whole number from 1 to 100'],
  [line('2', true, { after: 'nothing' }), 'must be the id of a line before this one'],
  [{ at: '2', facts: { war: null }, source: 'house' }, 'must be a number, a text, or true or false'],
  [{ at: '2', facts: {} }, 'must be text'],
  [line('2', true, { when: 1 }), 'is not a field here'],
])('refuses the line %j', (bad, fault) => {
  const read = readHistory(file(bad), book, dated);
  expect('faults' in read && read.faults[0]?.fault).toContain(fault);
});
