import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

// A root as people say it to each other: words of five letters, two bytes each, a consonant and a vowel in turn.

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';

/** So many words for those who speak with each other, and for those who can only write: alone the few could be searched for. */
const WORDS = { spoken: 4, written: 12 } as const;

/**
 * The words of a root. `digits`: those that all who compare have just said, some by each, so that nobody could look beforehand for
 * another past with the same words; '' where nobody speaks.
 */
export function wordsOf(root: string, digits: string): readonly string[] {
  const bytes = hmac(sha256, utf8ToBytes(digits), utf8ToBytes(root));
  const many = digits === '' ? WORDS.written : WORDS.spoken;
  return Array.from({ length: many }, (_, i) => word(((bytes[2 * i] ?? 0) << 8) | (bytes[2 * i + 1] ?? 0)));
}

/** Sixteen bits as a word: four for each consonant, two for each vowel, from the highest on. */
function word(bits: number): string {
  return [12, 10, 6, 4, 0]
    .map((at, i) => (i % 2 === 0 ? CONSONANTS[(bits >> at) & 15] : VOWELS[(bits >> at) & 3]))
    .join('');
}
