import { readFileSync } from 'node:fs';

// What is stored last stands in the write-ahead log until it is moved into the database. SQLite reads the log up to the first
// frame that is not right, and says nothing of those after it: https://www.sqlite.org/fileformat2.html#the_write_ahead_log

const HEADER = 32;
const FRAME = 24;
/** How a log begins whose checksums are of words with the least byte first; the next number: with the greatest first. */
const MAGIC = 0x377f0682;

/** What a damaged log loses: how many changes at least, and up to which byte of it can be read. */
interface LogDamage {
  readonly lost: number;
  readonly bytes: number;
}

type Sums = readonly [number, number];

/** The checksum of SQLite's log, going on from one before. */
function checksum(bytes: DataView, from: number, to: number, isLittle: boolean, [a, b]: Sums): Sums {
  let [first, second] = [a, b];
  for (let at = from; at < to; at += 8) {
    first = (first + bytes.getUint32(at, isLittle) + second) >>> 0;
    second = (second + bytes.getUint32(at + 4, isLittle) + first) >>> 0;
  }
  return [first, second];
}

function isAt(bytes: DataView, at: number, [a, b]: Sums): boolean {
  return bytes.getUint32(at) === a && bytes.getUint32(at + 4) === b;
}

/**
 * What is lost of a log that is damaged, or null. Frames are written one after the other, so that one that is not right is
 * torn, by a kill before it was acknowledged, unless others of the same log follow that were.
 */
export function logDamage(path: string): LogDamage | null {
  const file = readFileSync(path);
  if (file.length < HEADER) return null;
  const bytes = new DataView(file.buffer, file.byteOffset, file.length);
  const isLittle = bytes.getUint32(0) === MAGIC;
  const page = bytes.getUint32(8);
  const begun = checksum(bytes, 0, 24, isLittle, [0, 0]);
  if (!isAt(bytes, 24, begun)) return headless(file);
  const salts: Sums = [bytes.getUint32(16), bytes.getUint32(20)];
  const isWhole = (at: number): boolean => at + FRAME + page <= file.length;
  let sums = begun;
  let at = HEADER;
  for (; isWhole(at); at += FRAME + page) {
    const before = checksum(bytes, at, at + 8, isLittle, sums);
    sums = checksum(bytes, at + FRAME, at + FRAME + page, isLittle, before);
    if (!isAt(bytes, at + 8, salts) || !isAt(bytes, at + 16, sums)) break;
  }
  let lost = 0;
  for (let next = at + FRAME + page; isWhole(next); next += FRAME + page)
    if (isAt(bytes, next + 8, salts) && bytes.getUint32(next + 4) !== 0) lost++;
  return lost === 0 ? null : { lost, bytes: at };
}

/** A log whose head is damaged is not read at all: what was in it is lost, if it was anything. */
function headless(file: Buffer): LogDamage | null {
  return file.length > HEADER + FRAME ? { lost: 1, bytes: 0 } : null;
}
