import { expect, it } from 'vitest';
import { groupLabels } from './grouped.ts';

const texts = (labels: readonly string[]): string[][] =>
  groupLabels(labels.map((label) => ({ label }))).map(({ head, picks }) => [
    head,
    ...picks.map(({ label }) => label),
  ]);

it('says once what several labels share before a colon, and leaves all else as it is', () => {
  expect(texts(['Purge', 'Event: one', 'Event: two: more', 'Drawn for: Turkey'])).toEqual([
    ['', 'Purge'],
    ['Event', 'one', 'two: more'],
    ['', 'Drawn for: Turkey'],
  ]);
  expect(texts(['Turkey', 'Greece'])).toEqual([['', 'Turkey', 'Greece']]);
});
