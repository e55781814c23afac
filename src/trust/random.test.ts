import { expect, it } from 'vitest';
import { isSameHash, toBase64Url } from './bytes.ts';
import { sha256Hex, sha256Of } from './hash.ts';
import { hashNatively } from './native-hash.ts';
import { randomBelow, randomHex, randomLetters } from './random.ts';

it('draws each number below a bound about as often', () => {
  const drawn = [0, 0, 0];
  for (let n = 0; n < 6000; n++) {
    const face = randomBelow(3);
    drawn[face] = (drawn[face] ?? 0) + 1;
  }
  expect(drawn).toHaveLength(3);
  for (const times of drawn) expect(Math.abs(times - 2000)).toBeLessThan(300);
});

it('draws again what would make some numbers likelier', () => {
  const words = [2 ** 32 - 1, 7];
  const value = (into: Uint32Array): Uint32Array => into.fill(words.shift() ?? 0);
  Object.defineProperty(crypto, 'getRandomValues', { value, configurable: true });
  try {
    // 2^32 - 1 is a multiple of three: what is drawn last stands for nothing
    expect(randomBelow(3)).toBe(1);
    expect(words).toEqual([]);
  } finally {
    Reflect.deleteProperty(crypto, 'getRandomValues');
  }
});

it('writes bytes as a link carries them, each time others', () => {
  expect(randomLetters(24)).toMatch(/^[\w-]{32}$/);
  expect(randomHex(8)).toMatch(/^[\da-f]{16}$/);
  expect(randomHex(8)).not.toBe(randomHex(8));
  expect(toBase64Url(Uint8Array.of(251, 255, 254, 1))).toBe('-__-AQ');
});

it('hashes by the machine what it hashes by itself', () => {
  const texts = ['', 'a key', 'ä \u{1F600} \ud800', 'x'.repeat(100_000)];
  const alone = texts.map(sha256Hex);
  hashNatively();
  expect(texts.map(sha256Hex)).toEqual(alone);
  expect(isSameHash(sha256Of('a'), sha256Of('a'))).toBe(true);
  expect(isSameHash(sha256Of('a'), sha256Of('b'))).toBe(false);
  expect(isSameHash(sha256Of('a'), sha256Of('a').subarray(1))).toBe(false);
});
