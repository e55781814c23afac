import { canonical } from '../json.ts';
import type { Position } from './position.ts';

// A position that nobody changes any more is hashed, shown and compared: its bytes are made once.

/** The canonical bytes of each part of what is open, in order. */
export type OpenBytes = ReadonlyMap<string, string>;

const made = new WeakMap<object, OpenBytes>();

/** The bytes of what is open in a position that stands, part by part. */
export function openBytes({ open }: Pick<Position, 'open'>): OpenBytes {
  const known = made.get(open);
  if (known) return known;
  const parts = Object.entries(open).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const bytes = new Map(parts.map(([name, part]) => [name, canonical(part)]));
  made.set(open, bytes);
  return bytes;
}

/** Forget the bytes of a position after which another one stands: thousands of games keep positions on their way. */
export function forgetBytes({ open }: Pick<Position, 'open'>): void {
  made.delete(open);
}

/** Parts as the one text that `canonical` makes of them. */
export function wholeOf(bytes: OpenBytes): string {
  return `{${[...bytes].map(([name, part]) => `${canonical(name)}:${part}`).join(',')}}`;
}

/** The canonical bytes of a position that stands. */
export function positionBytes(position: Position): string {
  return `{"open":${wholeOf(openBytes(position))},"sealed":${canonical(position.sealed)}}`;
}
