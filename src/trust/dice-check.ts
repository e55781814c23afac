import type { Entry } from '../kernel/game/entry.ts';
import { isSame, type Json } from '../kernel/json.ts';
import { DICE } from '../kernel/seat.ts';
import { facesFrom, follows } from './chain.ts';

// Whether dice are those of their chain: from entries of a file, or from lines of anybody's record.

/** What an entry or a line says of dice. */
export interface SaidOfDice {
  readonly n: number;
  readonly seat?: string;
  readonly answer?: Json;
  readonly link?: string;
  readonly sides?: readonly number[];
  readonly head?: string;
  /** The number of the entry or line that comes again. */
  readonly again?: number;
  readonly only?: true;
}

/** How a game's dice begin: its own name, and the head that its header tells, if it has one. */
export interface DiceBegin {
  readonly game: string;
  readonly head: string | null;
}

/** What is wrong: no link, one that does not follow, other faces, another die that came again, or a link that is of no roll. */
export type DiceFault = 'none' | 'link' | 'faces' | 'again' | 'stray';

/** What was found of the program's dice. */
export interface DiceRead {
  /** How many rolls are as their links give them, and from how many chains. */
  readonly rolls: number;
  readonly chains: number;
  /** How many came again as they had fallen, or hung on nothing; and how many fell before there was a chain. */
  readonly again: number;
  readonly only: number;
  readonly before: number;
  readonly fault: { readonly n: number; readonly what: DiceFault } | null;
}

/** What the entries of a game say of dice. */
export function diceSaidIn(entries: readonly Entry[]): SaidOfDice[] {
  return entries.flatMap((entry): SaidOfDice[] => ('decision' in entry || 'head' in entry ? [entry] : []));
}

/** Check the program's dice, up to the first that is wrong. `said`: all entries or all lines, in order. */
export function checkDice({ game, head: first }: DiceBegin, said: readonly SaidOfDice[]): DiceRead {
  let read: DiceRead = {
    rolls: 0,
    chains: first === null ? 0 : 1,
    again: 0,
    only: 0,
    before: 0,
    fault: null,
  };
  let [head, last, number] = [first, first ?? '', 0];
  const fallen = new Map<number, Json | undefined>();
  const wrong = (n: number, what: DiceFault): DiceRead => ({ ...read, fault: { n, what } });
  for (const { n, seat, answer, link, sides = [], again, only, head: next } of said) {
    if (next !== undefined) {
      [head, last, number] = [next, next, 0];
      read = { ...read, chains: read.chains + 1 };
      continue;
    }
    if (link !== undefined && (seat !== DICE || only || again !== undefined)) return wrong(n, 'stray');
    if (seat !== DICE) continue;
    fallen.set(n, answer);
    if (again !== undefined) {
      if (!isSame(fallen.get(again) ?? null, answer ?? null)) return wrong(n, 'again');
      read = { ...read, again: read.again + 1 };
    } else if (only) read = { ...read, only: read.only + 1 };
    else if (link !== undefined) {
      if (!follows(link, last)) return wrong(n, 'link');
      [last, number] = [link, number + 1];
      const faces = facesFrom(link, { game, head: head ?? '', number, list: '' }, sides);
      if (!isSame(faces, answer ?? null)) return wrong(n, 'faces');
      read = { ...read, rolls: read.rolls + 1 };
    } else if (head === null) read = { ...read, before: read.before + 1 };
    else return wrong(n, 'none');
  }
  return read;
}
