import { createHash } from 'node:crypto';

/** What the servers of this process draw from the system: ids, keys, seeds and dice. */
export interface Lots {
  /** What is drawn from now on follows from this text alone: the same text, the same draws. */
  drawFrom(text: string): void;
  /** Let the system draw again. */
  end(): void;
}

/** Take the place of the system's generator, so that two houses which are asked the same draw the same. */
export function takeLots(): Lots {
  let text = '';
  // by size: what draws another size moves no seed or key
  const drawn = new Map<number, number>();
  const fill = <T extends ArrayBufferView>(into: T): T => {
    const { buffer, byteOffset, byteLength: size } = into;
    const count = drawn.get(size) ?? 0;
    drawn.set(size, count + 1);
    const parts: Buffer[] = [];
    for (let part = 0; part * 32 < size; part++)
      parts.push(createHash('sha256').update(`${text}/${size}/${count}/${part}`).digest());
    new Uint8Array(buffer, byteOffset, size).set(Buffer.concat(parts).subarray(0, size));
    return into;
  };
  Object.defineProperty(crypto, 'getRandomValues', { value: fill, configurable: true });
  return {
    drawFrom(next) {
      text = next;
      drawn.clear();
    },
    end: () => void Reflect.deleteProperty(crypto, 'getRandomValues'),
  };
}
