import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashOfText } from '../kernel/game/entry.ts';
import { nativeHash } from './native-hash.ts';

it('is the hash that is made everywhere', () => {
  const isSame = (text: string): boolean => nativeHash(text) === hashOfText(text);
  fc.assert(fc.property(fc.string({ unit: 'binary' }), isSame));
  expect(isSame('\ud800')).toBe(true);
});
