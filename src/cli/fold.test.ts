import { describe, expect, it } from 'vitest';
import { fold, harmless, short } from './fold.ts';

describe('folding', () => {
  it('leaves what fits as it is', () => {
    expect(fold('one two\n  three', 8)).toBe('one two\n  three');
  });

  it('breaks between words and pushes the rest in', () => {
    expect(fold('  one two three four five', 16)).toBe('  one two three\n      four five');
  });

  it('breaks a word that is longer than a line, and never hangs on a narrow one', () => {
    expect(fold('abcdefghij', 4)).toBe('abcd\n  ef\n  gh\n  ij');
    expect(fold('one two', 0)).toBe('one two');
    for (const width of [1, 2, 3, 7, 40])
      for (const line of fold('      [49.11, 49.24] a sentence of some length', width).split('\n'))
        expect(line.length).toBeLessThanOrEqual(width);
  });
});

describe('a text for the terminal', () => {
  it('cannot drive it', () => {
    expect(harmless('\u001b[2Jboo\u0007\r\nline\u009b2J\u202e')).toBe(
      '\ufffd[2Jboo\ufffd\ufffd\nline\ufffd2J\ufffd',
    );
  });

  it('keeps in which direction letters run, within a line', () => {
    const marked = 'a \u200f\u05d0\u200e \u061c b';
    expect(harmless(marked)).toBe(marked);
    expect(harmless('\u2067\u05d0\u2069 b')).toBe('\u2067\u05d0\u2069 b');
    expect(harmless('\u2067one \u2068two\nthree\tfour')).toBe('\u2067one \u2068two\u2069\u2069\nthree four');
    expect(harmless('\u202a\u202b\u202c\u202d\u202e')).toBe('\ufffd'.repeat(5));
  });

  it('is never longer than anybody reads', () => {
    expect(short('x'.repeat(5_000_000)).length).toBeLessThan(1100);
    expect(short('one\ntwo')).toBe('one\ntwo');
  });
});
