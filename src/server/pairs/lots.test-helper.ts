import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** What the servers of this process draw from the system: ids, keys, seeds and dice. */
export interface Lots {
  /** What is drawn from now on follows from this text alone: the same text, the same draws. */
  drawFrom(text: string): void;
  /** Let the system draw again. */
  end(): void;
}

/** Take the place of the system's generator, so that two houses which are asked the same draw the same. */
export function takeLots(): Lots {
  const { randomBytes, randomInt } = crypto;
  let text = '';
  // by size: mail that is sent meanwhile draws too, and moves no seed or key
  const drawn = new Map<number, number>();
  const bytes = (size: number): Buffer => {
    const count = drawn.get(size) ?? 0;
    drawn.set(size, count + 1);
    const parts: Buffer[] = [];
    for (let part = 0; part * 32 < size; part++)
      parts.push(createHash('sha256').update(`${text}/${size}/${count}/${part}`).digest());
    return Buffer.concat(parts).subarray(0, size);
  };
  const int = (from: number, to?: number): number => {
    const [least, below] = to === undefined ? [0, from] : [from, to];
    return least + (bytes(6).readUIntBE(0, 6) % (below - least));
  };
  const put = (...drawing: readonly [typeof bytes, typeof int | typeof randomInt]): void => {
    Object.assign(crypto, { randomBytes: drawing[0], randomInt: drawing[1] });
    syncBuiltinESMExports();
  };
  put(bytes, int);
  return {
    drawFrom(next) {
      text = next;
      drawn.clear();
    },
    end: () => put(randomBytes as unknown as typeof bytes, randomInt),
  };
}
