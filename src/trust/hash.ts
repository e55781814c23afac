import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

let digest = (text: string): Uint8Array => sha256(utf8ToBytes(text));

/** From now on hash by what the machine brings: SHA-256 of a text, the same and sooner. */
export function digestBy(native: (text: string) => Uint8Array): void {
  digest = native;
}

/** The SHA-256 of a text. */
export function sha256Of(text: string): Uint8Array {
  return digest(text);
}

/** The SHA-256 of a text in hex. */
export function sha256Hex(text: string): string {
  return bytesToHex(digest(text));
}
