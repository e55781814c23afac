import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { SeededStream } from './stream.ts';

it('is the SHA-256 of the hashed seed and a counter, word by word', () => {
  const seed = createHash('sha256').update('minidip').digest();
  const words = [0, 1].flatMap((block) => {
    const counter = Buffer.alloc(8);
    counter.writeUInt32BE(block, 4);
    const digest = createHash('sha256').update(seed).update(counter).digest();
    return Array.from({ length: 8 }, (_, i) => digest.readUInt32BE(4 * i));
  });
  const stream = new SeededStream('minidip');
  expect(words.map(() => stream.next(2 ** 32))).toEqual(words);
});

it('gives every number below its bound about equally often', () => {
  const stream = new SeededStream('fair');
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 12_000; i++) counts[stream.next(6)]!++;
  expect(counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)).toBeLessThan(35);
});
