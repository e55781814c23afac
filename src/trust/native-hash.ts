import { hash } from 'node:crypto';
import { hashBy } from '../kernel/game/entry.ts';
import { digestBy } from './hash.ts';

/** The SHA-256 of a text in hex, as the machine itself makes it. */
export function nativeHash(text: string): string {
  return hash('sha256', text, 'hex');
}

/** Whatever is hashed is hashed by the machine from now on. */
export function hashNatively(): void {
  hashBy(nativeHash);
  digestBy((text) => hash('sha256', text, 'buffer'));
}
