import { useEffect, useState } from 'react';
import type { DiceBegin, DiceFault } from '../../trust/dice-check.ts';
import type { Past, Rift } from '../../trust/past.ts';
import { isPromise } from '../../trust/promises.ts';
import type { PastPromise } from '../../trust/signing.ts';

/** What was found otherwise than it was remembered: it stays for ever. */
export interface Torn extends Past {
  readonly since: number;
  readonly rift: Rift | OtherRift;
  /** What the house had signed last. */
  readonly signed?: PastPromise;
}

/**
 * 'silent': the house says that the game has no public chain; 'unsigned': it signs nothing any more; 'signature': what it signed is not
 * what it shows; 'key': it signs by another one; 'die': the die of a line is not that of its chain; 'head': the house tells another head than before;
 * 'lot': it left out what this page put into the dice.
 */
type OtherRift =
  | { readonly what: 'silent' | 'unsigned' | 'signature' }
  | { readonly what: 'key'; readonly key: string }
  | { readonly what: 'die'; readonly n: number; readonly fault: DiceFault }
  | { readonly what: 'head' | 'lot' };

/** What this browser remembers of a game's past, since when, and what it has found. */
export interface KeptPast extends Past {
  /** In milliseconds. */
  readonly since: number;
  /** The root before the first line. */
  readonly begins: string;
  /** So many lines stood as earlier rules named things, for the version of the program that this page was. */
  readonly earlier: number;
  readonly version: string;
  /** How the dice begin, as the house said it first; null: people type them. */
  readonly dice?: DiceBegin | null;
  readonly torn: readonly Torn[];
  /** What the house has signed last, by the key that it had when the page saw the game first. */
  readonly signed?: PastPromise;
}

const PLACE = 'demarche-past/';

/** What is remembered of a game; null: nothing, or the browser keeps nothing. */
export function keptPast(game: string): KeptPast | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE + game) ?? 'null');
    return isPast(found) ? found : null;
  } catch {
    return null;
  }
}

/** Remember it, and tell who shows it. What another page of this browser has found meanwhile stays as well. */
export function keepPast(game: string, past: KeptPast): void {
  const torn = [...(keptPast(game)?.torn ?? []), ...past.torn];
  const once = new Map(torn.map((each) => [JSON.stringify(each), each]));
  try {
    localStorage.setItem(PLACE + game, JSON.stringify({ ...past, torn: [...once.values()] }));
  } catch {
    // a browser that keeps nothing remembers until the page is closed
  }
  for (const look of lookers) look();
}

const lookers = new Set<() => void>();

/** What is remembered of a game, as it goes on. */
export function useKeptPast(game: string): KeptPast | null {
  const [past, setPast] = useState(() => keptPast(game));
  useEffect(() => {
    const look = (): void => setPast(keptPast(game));
    look();
    lookers.add(look);
    return () => {
      lookers.delete(look);
    };
  }, [game]);
  return past;
}

function isPast(found: unknown): found is KeptPast {
  if (typeof found !== 'object' || found === null) return false;
  const { lines, root, since, begins, earlier, version, torn, signed } = found as Readonly<
    Record<string, unknown>
  >;
  const areNumbers = [lines, since, earlier].every((each) => typeof each === 'number');
  const areTexts = [root, begins, version].every((each) => typeof each === 'string');
  return areNumbers && areTexts && Array.isArray(torn) && (signed === undefined || isPromise(signed));
}
