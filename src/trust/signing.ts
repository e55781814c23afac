import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { HouseSeal } from '../kernel/game/entry.ts';
import { canonical } from '../kernel/json.ts';
import { fromBase64Url, toBase64Url } from './bytes.ts';
import type { Past } from './past.ts';

// What a house signs by Ed25519: how long the past of a game is, and its root. Whoever has it can show others what was promised.

/** A game by the name that it was given when it was made, and by what it is called at one house: taken elsewhere it is another. */
interface GameAtHouse {
  readonly game: string;
  readonly at: string;
}

/** A past as a house has signed it. Key and signature: base64url. */
export interface PastPromise extends GameAtHouse, Past {
  readonly key: string;
  readonly signature: string;
}

/** What a house signs with. */
export interface Signer {
  /** The public half of its key. */
  readonly key: string;
  sign(text: string): string;
}

/** What is signed of a past. */
export function pastText({ game, at, lines, root }: GameAtHouse & Past): string {
  return canonical(['demarche', 'past', game, at, lines, root]);
}

/** What is signed of a file: of its hidden entries, too. */
export function fileText(
  game: string,
  { at, lines, root, entries, hash }: Omit<HouseSeal, 'key' | 'signature'>,
): string {
  return canonical(['demarche', 'file', game, at, lines, root, entries, hash]);
}

/** A key by which people know it: the first 64 bits of its SHA-256, in groups. */
export function fingerprintOf(key: string): string {
  const hex = bytesToHex(sha256(fromBase64Url(key) ?? new Uint8Array())).slice(0, 16);
  return hex.match(/.{4}/g)?.join(' ') ?? '';
}

/** Whether a text was signed by the holder of a key. What is no key or no signature has signed nothing. */
export async function isSignedBy(key: string, text: string, signature: string): Promise<boolean> {
  const [held, made] = [fromBase64Url(key), fromBase64Url(signature)];
  if (held?.length !== 32 || made?.length !== 64) return false;
  const bytes = Uint8Array.from(utf8ToBytes(text));
  try {
    const own = await crypto.subtle.importKey('raw', held, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', own, made, bytes);
  } catch {
    // no such curve here, or a page that was not sent encrypted
    const { ed25519 } = await import('@noble/curves/ed25519.js');
    return ed25519.verify(made, bytes, held, { zip215: false });
  }
}

/** A signer that needs nothing of the machine; the same bytes each time, as not every machine's own makes them. */
export async function plainSigner(seed: Uint8Array): Promise<Signer> {
  const { ed25519 } = await import('@noble/curves/ed25519.js');
  return {
    key: toBase64Url(ed25519.getPublicKey(seed)),
    sign: (text) => toBase64Url(ed25519.sign(utf8ToBytes(text), seed)),
  };
}
