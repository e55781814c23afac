import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

const WORDS_IN_A_BLOCK = 8;
/** Hashed at a time: drawing a number is then cheap, and the first one still comes at once. */
const BLOCKS = 64;
const WORD = 2 ** 32;

/**
 * A reproducible stream of chance for simulation: SHA-256 of seed and counter, without bias; the same on a server and
 * in a browser. Two streams of one seed are equal; without the seed nobody can tell the rest from its beginning.
 */
export class SeededStream {
  private readonly seed: Uint8Array;
  private readonly message: Uint8Array;
  private readonly counter: DataView;
  private readonly words = new Uint32Array(WORDS_IN_A_BLOCK * BLOCKS);
  private blocks = 0;
  private used = WORDS_IN_A_BLOCK * BLOCKS;

  constructor(seed: string) {
    this.seed = sha256(utf8ToBytes(seed));
    this.message = new Uint8Array(this.seed.length + 8);
    this.message.set(this.seed);
    this.counter = new DataView(this.message.buffer, this.seed.length);
  }

  /** A whole number from 0 to `below - 1`. */
  next(below: number): number {
    const limit = WORD - (WORD % below);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % below;
    }
  }

  private word(): number {
    if (this.used === this.words.length) this.refill();
    return this.words[this.used++] as number;
  }

  private refill(): void {
    for (let at = 0; at < this.words.length; at += WORDS_IN_A_BLOCK) {
      this.counter.setUint32(0, Math.floor(this.blocks / WORD));
      this.counter.setUint32(4, this.blocks++ % WORD);
      const block = new DataView(sha256(this.message).buffer);
      for (let i = 0; i < WORDS_IN_A_BLOCK; i++) this.words[at + i] = block.getUint32(4 * i);
    }
    this.used = 0;
  }
}
