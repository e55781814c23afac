import { expect, it } from 'vitest';
import { isolate } from './isolate.ts';

it('sets apart what runs from right to left, or has marks of direction, and nothing else', () => {
  expect(isolate('Zo\u00eb \u{1f600}')).toBe('Zo\u00eb \u{1f600}');
  expect(isolate('\u05e2\u05e0\u05d4')).toBe('\u2068\u05e2\u05e0\u05d4\u2069');
  expect(isolate('a \u202eb')).toBe('\u2068a \u202eb\u2069');
});

it('is ended by nothing that stands in it', () => {
  expect(isolate('a\u2069 \u202eb \u2067c')).toBe('\u2068a \u202eb c\u2069');
});
