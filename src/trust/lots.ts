import type { Entry, Header, Lot } from '../kernel/game/entry.ts';
import { canonical, isSame } from '../kernel/json.ts';
import type { Seat } from '../kernel/seat.ts';
import { sha256Hex } from './hash.ts';

// What people put into the dice of a chain before any falls, in two steps: hashes first, and what they are of when no more come.
// So nobody chooses a lot by those of others, and whoever made the chain could not foresee them.

/** Somebody's lot: the seats whose it is, its hash, and its bytes once it is open. */
export interface SentLot {
  readonly of: readonly Seat[];
  readonly hash: string;
  readonly bytes?: string;
}

/** That seats agree to do without the lots of others. */
interface Agreed {
  readonly of: readonly Seat[];
  readonly without: readonly Seat[];
}

/** Where the lots of one head stand. */
export interface Lots {
  /** In the order in which they came. */
  readonly sent: readonly SentLot[];
  /** No more come: the seats of people of which there is none. */
  readonly without: readonly Seat[] | null;
  readonly agreed: readonly Agreed[];
  /** What was agreed under the head before, when no more came there. */
  readonly before: readonly Agreed[];
  /** The seats that have sent one under any head of the game. */
  readonly ever: readonly Seat[];
}

/** Where lots begin. */
export const NO_LOTS: Lots = { sent: [], without: null, agreed: [], before: [], ever: [] };

/** A head by the game whose dice it begins. */
interface OfHead {
  readonly game: string;
  readonly head: string;
}

/** The hash of a lot. `bytes`: 16 drawn at random, in hex. */
export function hashOfLot({ game, head }: OfHead, of: readonly Seat[], bytes: string): string {
  return sha256Hex(canonical(['demarche', 'lot', game, head, [...of], '', bytes]));
}

/** Where lots stand under the head that comes after: everybody puts in another. */
export function lotsAnew({ without, agreed, ever }: Lots): Lots {
  return { ...NO_LOTS, before: without === null ? [] : agreed, ever };
}

/** Where they stand after something was put in; null: it cannot be, as they stand. */
export function lotsAfter(lots: Lots, lot: Lot, head: OfHead): Lots | null {
  const { sent, without, agreed, ever } = lots;
  if ('hash' in lot) {
    const { of, hash } = lot;
    const isNew = of.length > 0 && sent.every((each) => !each.of.some((seat) => of.includes(seat)));
    if (without !== null || !isNew) return null;
    return { ...lots, sent: [...sent, { of, hash }], ever: [...new Set([...ever, ...of])] };
  }
  if ('list' in lot) {
    const isWhole = isSame(
      [...lot.list],
      sent.map(({ hash }) => hash),
    );
    const isWithout = !sent.some(({ of }) => of.some((seat) => lot.without.includes(seat)));
    return without === null && isWhole && isWithout ? { ...lots, without: lot.without } : null;
  }
  if ('opens' in lot) {
    const { of, opens: bytes } = lot;
    const fits = ({ hash, bytes: open, ...own }: SentLot): boolean =>
      open === undefined && isSame([...own.of], [...of]) && hashOfLot(head, of, bytes) === hash;
    if (without === null || !sent.some(fits)) return null;
    return { ...lots, sent: sent.map((each) => (fits(each) ? { ...each, bytes } : each)) };
  }
  return { ...lots, agreed: [...agreed, lot] };
}

/** Where the lots of a game stand under the head that it has now. */
export function lotsIn({ id = '', head: first = '' }: Header, entries: readonly Entry[]): Lots {
  let [head, lots] = [first, NO_LOTS];
  for (const entry of entries)
    if ('head' in entry) [head, lots] = [entry.head, lotsAnew(lots)];
    else if ('lot' in entry) lots = lotsAfter(lots, entry.lot, { game: id, head }) ?? lots;
  return lots;
}

/** The lots that are still shut. */
export function shutIn({ sent }: Lots): readonly SentLot[] {
  return sent.filter(({ bytes }) => bytes === undefined);
}

/**
 * What the faces of a head depend on beside its links: the hash of all lots with their bytes; empty where nobody ever put in any.
 * Null: no die falls yet, as not all are in, or open.
 */
export function listOf(lots: Lots): string | null {
  if (lots.ever.length === 0) return '';
  if (lots.without === null || lots.sent.length === 0 || shutIn(lots).length > 0) return null;
  return sha256Hex(canonical(lots.sent.map(({ hash, bytes = '' }) => [hash, bytes])));
}
