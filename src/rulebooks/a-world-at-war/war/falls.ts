import type { Power } from '../powers.ts';
import { type TurnNow, hasBegun, turnOf } from './held.ts';

// The register of the powers that have surrendered: nothing of their falls is kept elsewhere.

/** What is known of the latest fall of a power: of an earlier one no rule reads anything. */
interface Fall {
  /** Whether it has fallen; absent: nobody has said. */
  readonly now?: boolean;
  /** The game turn: '1940/summer'. */
  readonly since?: string;
  /** The game turn in which it was seen to fall, whatever of it is told. */
  readonly seen?: string;
  /** The year, where the turn is not known; zero: an earlier one. */
  readonly year?: number;
  /** The level at which it surrendered; that of Russia as last worked out, none above zero (60.32A). */
  readonly level?: number;
  /** It is certain, and what it brings waits: as the rules have found, or as the table has told (54.31). */
  readonly coming?: 'found' | 'told';
}

/** Those that can surrender. */
export type Fallible = Power | 'japan';
export type Falls = Readonly<Partial<Record<Fallible, Fall>>>;
type Register = { falls: Falls };

const UNTOLD: Fall = {};

/** What is known of the fall of a power. */
export function fallOf({ falls }: Register, power: Fallible): Fall {
  return falls[power] ?? UNTOLD;
}

/** Something of the fall of a power; undefined: it is not known any more. One that is told not to be is none to come either. In place. */
export function tellFall<K extends keyof Fall>(
  open: TurnNow & Register,
  power: Fallible,
  about: K,
  value: Fall[K] | undefined,
): void {
  const { [about]: old, ...left } = fallOf(open, power);
  open.falls = { ...open.falls, [power]: value === undefined ? left : { ...left, [about]: value } };
  if (about !== 'now') return;
  if (value !== true) tellFall(open, power, 'coming', undefined);
  if (value === old) return;
  const isSeen = value === true && old === false && hasBegun(open);
  tellFall(open, power, 'seen', isSeen ? turnOf(open) : undefined);
}

/** A power falls, once more perhaps: what was known of an earlier fall is of another one. In place. */
export function fall(open: Register, power: Fallible, told: Omit<Fall, 'now'>): void {
  open.falls = { ...open.falls, [power]: { ...told, now: true } };
}
