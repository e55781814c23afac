import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from '../json.ts';

/** The hash of any JSON: SHA-256 of its canonical bytes, in hex. */
export function hashOf(value: unknown): string {
  return hashOfText(canonical(value));
}

/** The hash of JSON whose canonical bytes these are. */
export function hashOfText(bytes: string): string {
  return digest(bytes);
}

let digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** From now on hash by what the machine brings: SHA-256 of a text in hex, the same and sooner. */
export function hashBy(native: (text: string) => string): void {
  digest = native;
}
