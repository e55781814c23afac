import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256Hex } from './hash.ts';
import { wordsOf } from './aloud.ts';

const root = sha256Hex('a game');

it('says a root in words that depend on the digits that were said', () => {
  expect(wordsOf(root, '123456')).toHaveLength(4);
  expect(wordsOf(root, '')).toHaveLength(12);
  for (const each of [...wordsOf(root, '123456'), ...wordsOf(root, '')])
    expect(each).toMatch(/^(?:[bdfghjklmnprstvz][aiou]){2}[bdfghjklmnprstvz]$/);
  expect(wordsOf(root, '123456')).toEqual(wordsOf(root, '123456'));
  expect(wordsOf(root, '123457')).not.toEqual(wordsOf(root, '123456'));
  expect(wordsOf(sha256Hex('another'), '123456')).not.toEqual(wordsOf(root, '123456'));
});

it('loses no bit of what it says', () => {
  const bytes = createHmac('sha256', '42').update(root).digest();
  const consonants = 'bdfghjklmnprstvz';
  const vowels = 'aiou';
  const back = wordsOf(root, '42').map((each) =>
    each
      .split('')
      .reduce(
        (bits, letter, i) =>
          bits * (i % 2 === 0 ? 16 : 4) + (i % 2 === 0 ? consonants : vowels).indexOf(letter),
        0,
      ),
  );
  expect(back).toEqual([0, 2, 4, 6].map((at) => bytes.readUInt16BE(at)));
});
