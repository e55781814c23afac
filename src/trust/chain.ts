import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Entry, hashOfText, type Header } from '../kernel/game/entry.ts';

// Dice from a chain of hashes. Its head is told before anybody rolls; each roll opens the next link, whose hash is the link
// before it, and its faces follow from that link: whoever rolls can neither choose them nor roll anew.

/** So many rolls come from one chain. */
export const LINKS = 4096;

/** The roll of a link: what its faces follow from beside the link itself. */
interface RollOf {
  /** The game's own name, as its header has it. */
  readonly game: string;
  readonly head: string;
  /** The link's number, from 1. */
  readonly number: number;
  /** The hash of what people have put in; '' where nobody has. */
  readonly list: string;
}

/** Whether a link is the one after another of its chain, or after its head. */
export function follows(link: string, before: string): boolean {
  return hashOfText(link) === before;
}

const WORD = 2 ** 32;

/** The faces that a link gives. `sides`: the sides of each die. */
export function facesFrom(link: string, roll: RollOf, sides: readonly number[]): number[] {
  return sides.map((each, place) => faceFrom(link, roll, each, place));
}

/** Rejection sampling over 32-bit words, so that every face is equally likely. */
function faceFrom(link: string, { game, head, number, list }: RollOf, sides: number, place: number): number {
  const limit = WORD - (WORD % sides);
  for (let rejected = 0; ; rejected++) {
    const { buffer, byteOffset } = keyed(link, [game, head, number, sides, place, rejected, list]);
    const word = new DataView(buffer, byteOffset).getUint32(0);
    if (word < limit) return (word % sides) + 1;
  }
}

/** HMAC-SHA-256 of a list as JSON without blanks, keyed by the letters of a text. */
function keyed(key: string, message: readonly (string | number)[]): Uint8Array {
  return hmac(sha256, utf8ToBytes(key), utf8ToBytes(JSON.stringify(message)));
}

/** Where a game's dice stand. */
export interface ChainIn {
  /** The head of its latest chain; null: it has none. */
  readonly head: string | null;
  /** How many chains it has had. */
  readonly chains: number;
  /** How many links of the latest are open, and the last of them, or its head. */
  readonly used: number;
  readonly last: string;
}

/** Where the dice of a game stand after its entries, taken back or not: no link is opened twice. */
export function chainIn({ head: first }: Pick<Header, 'head'>, entries: readonly Entry[]): ChainIn {
  let now: ChainIn = { head: first ?? null, chains: first === undefined ? 0 : 1, used: 0, last: first ?? '' };
  for (const entry of entries)
    if ('head' in entry) now = { head: entry.head, chains: now.chains + 1, used: 0, last: entry.head };
    else if ('link' in entry && entry.link !== undefined)
      now = { ...now, used: now.used + 1, last: entry.link };
  return now;
}

/** The chains of a house, all from one secret: whoever has that foresees their dice. */
export interface Chains {
  /** The head of a game's chain; `name`: what the house calls the game, `chain`: which of its chains, from 1. */
  headOf(name: string, chain: number): string;
  /** One of its links, from 1 to `LINKS`. */
  linkOf(name: string, chain: number, link: number): string;
}

/** So many links are made from the next one that is kept. */
const STRIDE = 64;

/** So many chains are kept: of others the links are made anew. */
const MOST_KEPT = 1000;

/** The chains that a secret has. */
export function chainsOf(secret: string): Chains {
  const kept = new Map<string, readonly string[]>();
  const keptOf = (name: string, chain: number): readonly string[] => {
    const key = JSON.stringify([name, chain]);
    const found = kept.get(key) ?? marksFrom(bytesToHex(keyed(secret, [name, chain])));
    kept.delete(key);
    kept.set(key, found);
    const [oldest = key] = kept.keys();
    if (kept.size > MOST_KEPT) kept.delete(oldest);
    return found;
  };
  const linkOf: Chains['linkOf'] = (name, chain, link) => {
    const mark = Math.ceil(link / STRIDE);
    return hashedOn(keptOf(name, chain)[mark] as string, mark * STRIDE - link);
  };
  return { headOf: (name, chain) => linkOf(name, chain, 0), linkOf };
}

/** Every so many links of a chain, its head first, made from its last link. */
function marksFrom(last: string): string[] {
  const marks = [last];
  for (let link = LINKS; link > 0; link -= STRIDE) marks.unshift(hashedOn(marks[0] as string, STRIDE));
  return marks;
}

function hashedOn(link: string, times: number): string {
  let now = link;
  for (let i = 0; i < times; i++) now = hashOfText(now);
  return now;
}
