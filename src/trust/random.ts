import { bytesToHex } from '@noble/hashes/utils.js';
import { toBase64Url } from './bytes.ts';

// All that is random in the house: bytes of the operating system's generator, which every machine with a house has.

/** So many random bytes. */
function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}

/** So many random bytes in hex. */
export function randomHex(bytes: number): string {
  return bytesToHex(randomBytes(bytes));
}

/** So many random bytes in letters that a link can carry. */
export function randomLetters(bytes: number): string {
  return toBase64Url(randomBytes(bytes));
}

const WORD = 2 ** 32;

/** A whole number from 0 to `below - 1`, each equally likely. */
export function randomBelow(below: number): number {
  const limit = WORD - (WORD % below);
  for (const word = new Uint32Array(1); ; ) {
    const [drawn = WORD] = crypto.getRandomValues(word);
    if (drawn < limit) return drawn % below;
  }
}

/** A new name for a game, which no other game has: 16 random bytes in hex. */
export function newGameId(): string {
  return randomHex(16);
}
