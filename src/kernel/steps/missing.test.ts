import { expect, it } from 'vitest';
import { type AskedCounts, askedIn, isForFacts, missingId, noteAsked } from './missing.ts';

it('is called by its moment and its step, and counted where it was answered there before', () => {
  const first = missingId({}, '1940/spring', 'ready');
  expect(first).toBe('1940/spring/missing/ready/report');
  const asked = noteAsked({}, first);
  const second = missingId(asked, '1940/spring', 'ready');
  expect(second).toBe('1940/spring/missing/ready/2/report');
  expect(missingId(noteAsked(asked, second), '1940/spring', 'ready')).toBe(
    '1940/spring/missing/ready/3/report',
  );
  expect(missingId(asked, '1940/spring', 'rolls')).toBe('1940/spring/missing/rolls/report');
  expect(missingId(asked, '1940/summer', 'ready')).toBe('1940/summer/missing/ready/report');
});

it('is read again from its id, and no other decision is taken for it', () => {
  expect(askedIn('1940/missing/ready/report')).toEqual({ name: '1940/missing/ready', before: 0 });
  expect(askedIn('1940/missing/ready/3/report')).toEqual({ name: '1940/missing/ready', before: 2 });
  expect(isForFacts('1940/missing/ready/report')).toBe(true);
  for (const id of ['standing-2/report', '1940/changes', '1940/spring/axis/name']) {
    expect([id, askedIn(id), isForFacts(id)]).toEqual([id, null, false]);
    expect(noteAsked({}, id)).toEqual({});
  }
});

it('keeps the counts of the moments under way, and lets go of those that are over', () => {
  const ids = ['1940', '1940/spring', '1940/spring/axis', '1940/spring/allied'].map((at) =>
    missingId({}, at, 'ready'),
  );
  const asked = ids.reduce<AskedCounts>(noteAsked, {});
  expect(Object.keys(asked)).toEqual([
    '1940/missing/ready',
    '1940/spring/missing/ready',
    '1940/spring/allied/missing/ready',
  ]);
  const later = noteAsked(asked, missingId({}, '1940/summer', 'rolls'));
  expect(Object.keys(later)).toEqual(['1940/missing/ready', '1940/summer/missing/rolls']);
  // a turn is no part of one whose number begins alike
  expect(Object.keys(noteAsked(noteAsked({}, '1/missing/a/report'), '12/missing/a/report'))).toEqual([
    '12/missing/a',
  ]);
});
