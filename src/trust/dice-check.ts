import type { Entry, Header, Lot } from '../kernel/game/entry.ts';
import { isOfDice } from '../kernel/game/moment.ts';
import { isSame, type Json } from '../kernel/json.ts';
import { DICE } from '../kernel/seat.ts';
import { facesFrom, follows } from './chain.ts';
import { listOf, type Lots, lotsAfter, lotsAnew, NO_LOTS } from './lots.ts';

// Whether dice are those of their chain: from entries of a file, or from lines of anybody's record.

/** What an entry or a line says of dice. */
export interface SaidOfDice {
  readonly n: number;
  readonly seat?: string;
  readonly decision?: string;
  readonly answer?: Json;
  readonly link?: string;
  readonly sides?: readonly number[];
  readonly head?: string;
  readonly lot?: Lot;
  /** Who put it in. */
  readonly by?: string;
  /** The number of the entry or line that comes again. */
  readonly again?: number;
  readonly only?: true;
}

/** What a header says of dice. */
type DiceHeader = { readonly [Key in 'id' | 'head' | 'lots']?: Header[Key] | undefined };

/** How a game's dice begin: its own name, and the head that its header tells, if it has one. */
export interface DiceBegin {
  readonly game: string;
  readonly head: string | null;
  /** Whether dice wait for lots there. */
  readonly lots?: true;
}

/**
 * What is wrong: no link, one that does not follow, other faces, other sides than the dice before, another die that came again, a
 * link that is of no roll, a roll before all lots were open, or something about the lots that cannot be.
 */
export type DiceFault = 'none' | 'link' | 'faces' | 'sides' | 'again' | 'stray' | 'early' | 'lot';

/** What is wrong, in a sentence that names the line before. */
export const DICE_FAULTS: Readonly<Record<DiceFault, string>> = {
  none: 'They have no link of the chain.',
  link: 'Their link is not the next one of the chain.',
  faces: 'Their link gives other faces.',
  sides: 'They have another number of sides than the dice before, which gives other faces.',
  again: 'They come again, and had fallen otherwise, or stand there still.',
  stray: 'A link of the chain stands where nothing was rolled.',
  early: 'They fell before all lots were in and open.',
  lot: 'What was put into the dice cannot be, after what was put in before.',
};

/** What was found of the program's dice. */
interface DiceRead {
  /** How many rolls are as their links give them, and from how many chains. */
  readonly rolls: number;
  readonly chains: number;
  /** Of those rolls, how many depend on lots that people put in before. */
  readonly lotted: number;
  /** How many came again as they had fallen, or hung on nothing; and how many fell before there was a chain. */
  readonly again: number;
  readonly only: number;
  readonly before: number;
  readonly fault: { readonly n: number; readonly what: DiceFault } | null;
}

/** How the dice of a game begin, by its header. */
export function beginOf({ id = '', head, lots }: DiceHeader): DiceBegin {
  return { game: id, head: head ?? null, ...(lots ? { lots } : {}) };
}

/** What the entries of a game say of dice. */
export function diceSaidIn(entries: readonly Entry[]): SaidOfDice[] {
  return entries.flatMap((entry): SaidOfDice[] => ('decision' in entry || isOfDice(entry) ? [entry] : []));
}

/** Where a check stands: what was found so far, and the chain that the next roll goes on with. */
export interface DiceAt extends DiceRead {
  readonly game: string;
  readonly head: string | null;
  readonly last: string;
  readonly number: number;
  /** How many sides each die of the game has, by the first that fell; 0: none did. */
  readonly sides: number;
  /** Whether dice wait for lots, and what people have put in under the head now. */
  readonly isWaiting: boolean;
  readonly lots: Lots;
  /** The bytes of all that were ever opened. */
  readonly opened: readonly string[];
}

/** Where a check begins. */
export function diceFrom({ game, head, lots }: DiceBegin): DiceAt {
  const none = { rolls: 0, lotted: 0, again: 0, only: 0, before: 0, fault: null };
  return {
    ...none,
    game,
    head,
    last: head ?? '',
    number: 0,
    sides: 0,
    isWaiting: lots === true,
    lots: NO_LOTS,
    opened: [],
    chains: head === null ? 0 : 1,
  };
}

/** Where it stands after one more entry or line. `fallen`: what fell in an earlier one, if it can come again in this. Nothing is looked at after the first fault. */
export function diceAfter(
  at: DiceAt,
  said: SaidOfDice,
  fallen: (n: number, said: SaidOfDice) => Json | undefined,
): DiceAt {
  const { n, seat, answer, link, again, only, head, lot, by } = said;
  if (at.fault) return at;
  if (head !== undefined)
    return { ...at, head, last: head, number: 0, lots: lotsAnew(at.lots), chains: at.chains + 1 };
  const wrong = (what: DiceFault): DiceAt => ({ ...at, fault: { n, what } });
  if (lot !== undefined) return putIn(at, lot, by) ?? wrong('lot');
  if (link !== undefined && (seat !== DICE || only || again !== undefined)) return wrong('stray');
  if (seat !== DICE) return at;
  if (again !== undefined) {
    const isSameDie = again < n && isSame(fallen(again, said) ?? null, answer ?? null);
    return isSameDie ? { ...at, again: at.again + 1 } : wrong('again');
  }
  if (only) return { ...at, only: at.only + 1 };
  if (link === undefined) return at.head === null ? { ...at, before: at.before + 1 } : wrong('none');
  const next = rolled(at, said, link);
  return typeof next === 'string' ? wrong(next) : next;
}

/** What is put in after a die has fallen would come too late. */
function putIn(at: DiceAt, lot: Lot, by: string | undefined): DiceAt | null {
  const { game, head, isWaiting } = at;
  const isLate = head === null || at.number > 0 || !isWaiting;
  const lots = isLate ? null : lotsAfter(at.lots, lot, { game, head }, by);
  const opened = 'opens' in lot ? [...at.opened, lot.opens] : at.opened;
  return lots && { ...at, lots, opened };
}

function rolled(at: DiceAt, { answer, sides = [] }: SaidOfDice, link: string): DiceAt | DiceFault {
  if (at.head === null || !follows(link, at.last)) return 'link';
  const number = at.number + 1;
  const list = at.isWaiting ? listOf(at.lots) : '';
  if (list === null) return 'early';
  const faces = facesFrom(link, { game: at.game, head: at.head, number, list }, sides);
  if (!isSame(faces, answer ?? null)) return 'faces';
  const each = at.sides || (sides[0] ?? 0);
  // a server that could name the sides of each roll could choose among their faces
  return sides.every((many) => many === each)
    ? {
        ...at,
        last: link,
        number,
        sides: each,
        rolls: at.rolls + 1,
        lotted: at.lotted + (at.lots.sent.some((each) => each.by !== undefined) ? 1 : 0),
      }
    : 'sides';
}

/** Check the program's dice, up to the first that is wrong. `said`: all entries or all lines, in order. */
export function checkDice(begin: DiceBegin, said: readonly SaidOfDice[]): DiceRead {
  const byNumber = new Map(said.map((each) => [each.n, each]));
  const fallen = (n: number): Json | undefined => {
    const found = byNumber.get(n);
    return found?.seat === DICE ? found.answer : undefined;
  };
  const { rolls, chains, lotted, again, only, before, fault } = said.reduce(
    (at, each) => diceAfter(at, each, fallen),
    diceFrom(begin),
  );
  return { rolls, chains, lotted, again, only, before, fault };
}
