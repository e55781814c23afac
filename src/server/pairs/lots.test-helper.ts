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
  let [text, drawn] = ['', 0];
  const bytes = (size: number): Buffer => {
    const parts: Buffer[] = [];
    for (let length = 0; length < size; length += 32)
      parts.push(createHash('sha256').update(`${text}/${drawn++}`).digest());
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
      [text, drawn] = [next, 0];
    },
    end: () => put(randomBytes as unknown as typeof bytes, randomInt),
  };
}
