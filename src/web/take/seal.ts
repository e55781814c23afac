import { isRecord } from '../../kernel/json.ts';

/** How often the passphrase is worked over: so long takes each guess. */
const ROUNDS = 600_000;

/** So short no passphrase is. */
export const SHORTEST = 12;

/** Whether this page may close and open files: browsers keep that from pages that came in the clear. */
export function canSeal(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** Close a text by a passphrase. */
export async function seal(text: string, passphrase: string): Promise<string> {
  const [salt, iv] = [16, 12].map((length) => crypto.getRandomValues(new Uint8Array(length)));
  if (!salt || !iv) throw new Error('no random bytes');
  const key = await keyFrom(passphrase, salt, ROUNDS);
  const closed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  const [salted, begun, data] = [salt, iv, new Uint8Array(closed)].map(toText);
  return `${JSON.stringify({ format: 1, kind: 'my-games-sealed', rounds: ROUNDS, salt: salted, iv: begun, data })}\n`;
}

/** Open what was closed; null where the passphrase is another, or it was changed; undefined where it is no such file. */
export async function unseal(file: string, passphrase: string): Promise<string | null | undefined> {
  const sealed = sealedIn(file);
  if (!sealed) return undefined;
  try {
    const key = await keyFrom(passphrase, sealed.salt, sealed.rounds);
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, key, sealed.data);
    return new TextDecoder().decode(opened);
  } catch {
    return null;
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

async function keyFrom(passphrase: string, salt: Bytes, iterations: number): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(passphrase.normalize('NFC'));
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return crypto.subtle.deriveKey(how, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

interface Sealed {
  readonly rounds: number;
  readonly salt: Bytes;
  readonly iv: Bytes;
  readonly data: Bytes;
}

/** No file makes a browser work longer than ten times as long. */
const MOST_ROUNDS = 10 * ROUNDS;

function sealedIn(file: string): Sealed | null {
  try {
    const value: unknown = JSON.parse(file);
    if (!isRecord(value) || value['format'] !== 1 || value['kind'] !== 'my-games-sealed') return null;
    const { rounds, salt, iv, data } = value as Record<string, unknown>;
    const isRounds =
      typeof rounds === 'number' && Number.isInteger(rounds) && rounds > 0 && rounds <= MOST_ROUNDS;
    if (!isRounds) return null;
    return { rounds, salt: toBytes(String(salt)), iv: toBytes(String(iv)), data: toBytes(String(data)) };
  } catch {
    return null;
  }
}

function toText(bytes: Bytes): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function toBytes(text: string): Bytes {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
