import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it('sets apart what runs from right to left, or has marks of direction, and nothing else', () => {
  expect(isolated('Zo\u00eb \u{1f600}')).toBe('Zo\u00eb \u{1f600}');
  expect(isolated('\u05e2\u05e0\u05d4')).toBe('\u2068\u05e2\u05e0\u05d4\u2069');
  expect(isolated('a \u202eb')).toBe('\u2068a \u202eb\u2069');
});

it('is ended by nothing that stands in it', () => {
  expect(isolated('a\u2069 \u202eb \u2067c')).toBe('\u2068a \u202eb c\u2069');
});
