import type { Entry, Header, Lot } from '../kernel/game/entry.ts';
import { canonical, isSame } from '../kernel/json.ts';
import type { Seat } from '../kernel/seat.ts';
import { sha256Hex } from './hash.ts';

// What people put into the dice of a chain before any falls, in two steps: hashes first, and what they are of when no more come.
// So nobody chooses a lot by those of others, and whoever made the chain could not foresee them.

/** Somebody's lot: the seats whose it is, its hash, who put it in, and its bytes once it is open. */
interface SentLot {
  readonly of: readonly Seat[];
  readonly hash: string;
  /** Absent: no person did. */
  readonly by?: string;
  readonly bytes?: string;
}

/** Somebody's seats agree to do without the lot of somebody else's, or without their own. */
interface Agreed {
  readonly of: readonly Seat[];
  readonly without: readonly Seat[];
}

/** Where the lots of one head stand. */
export interface Lots {
  /** In the order in which they came. */
  readonly sent: readonly SentLot[];
  /** No more come: the seats of which there is none. */
  readonly without: readonly Seat[] | null;
  /** What is agreed: before no more come, or since. */
  readonly agreed: readonly Agreed[];
  /** The seats that others have left out under the head before, as theirs stayed shut: they put in none here. */
  readonly barred: readonly Seat[];
  /** The seats that have put one in under any head of the game. */
  readonly ever: readonly Seat[];
}

/** Where lots begin. */
export const NO_LOTS: Lots = { sent: [], without: null, agreed: [], barred: [], ever: [] };

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
export function lotsAnew(lots: Lots): Lots {
  const shut = lots.without === null ? [] : shutIn(lots).flatMap(({ of }) => of);
  return { ...NO_LOTS, barred: shut.filter((seat) => isLeftOut(lots, seat)), ever: lots.ever };
}

const has = (of: readonly Seat[], seats: readonly Seat[]): boolean => of.some((seat) => seats.includes(seat));

/**
 * Whether more than half of all who have put one in, or are named here, have agreed to do without a seat's lot: nobody does it alone,
 * and two players neither, of whom each can only do without a lot of their own.
 */
function isLeftOut({ sent, agreed }: Lots, seat: Seat): boolean {
  const key = (seats: readonly Seat[]): string => canonical([...seats]);
  const named = agreed.filter(({ without }) => without.includes(seat));
  const all = new Set([
    ...sent.map(({ of }) => key(of)),
    ...agreed
      .filter(({ without }) => !sent.some(({ of }) => has(of, without)))
      .map(({ without }) => key(without)),
  ]);
  const others = new Set(named.filter(({ of }) => !of.includes(seat)).map(({ of }) => key(of)));
  return others.size * 2 > all.size;
}

/** Whether it goes on without a seat's lot: others have left it out, or it has given it up itself. */
export function isDoneWithout(lots: Lots, seat: Seat): boolean {
  const isOwn = ({ of, without }: Agreed): boolean => of.includes(seat) && without.includes(seat);
  return lots.barred.includes(seat) || lots.agreed.some(isOwn) || isLeftOut(lots, seat);
}

/** Where they stand after something was put in; null: it cannot be, as they stand. */
export function lotsAfter(lots: Lots, lot: Lot, head: OfHead, by?: string): Lots | null {
  if ('hash' in lot) return sentAfter(lots, lot, by);
  const { sent, without, agreed, ever } = lots;
  if ('list' in lot) {
    const isWhole = isSame(
      [...lot.list],
      sent.map(({ hash }) => hash),
    );
    // a seat that once put one in is none that no page plays
    const isLawful = lot.without.every(
      (seat) =>
        !sent.some(({ of }) => of.includes(seat)) && (!ever.includes(seat) || isDoneWithout(lots, seat)),
    );
    const isNow = without === null && sent.length > 0 && isWhole && isLawful;
    return isNow ? { ...lots, without: lot.without, agreed: [] } : null;
  }
  if ('opens' in lot) {
    const { of, opens: bytes } = lot;
    const fits = (each: SentLot): boolean =>
      each.bytes === undefined && isSame([...each.of], [...of]) && hashOfLot(head, of, bytes) === each.hash;
    if (without === null || !sent.some(fits)) return null;
    return { ...lots, sent: sent.map((each) => (fits(each) ? { ...each, bytes } : each)) };
  }
  const isOwn = lot.without.every((seat) => lot.of.includes(seat));
  const isKnown = isOwn || sent.some(({ of }) => isSame([...of], [...lot.of]));
  return isKnown && lot.without.length > 0 ? { ...lots, agreed: [...agreed, lot] } : null;
}

function sentAfter(
  lots: Lots,
  { of, hash }: { readonly of: readonly Seat[]; readonly hash: string },
  by: string | undefined,
): Lots | null {
  const { sent, without, barred, ever } = lots;
  const isNew = of.length > 0 && !sent.some((each) => has(each.of, of)) && !has(of, barred);
  if (without !== null || !isNew) return null;
  const put: SentLot = { of, hash, ...(by === undefined ? {} : { by }) };
  return { ...lots, sent: [...sent, put], ever: [...new Set([...ever, ...of])] };
}

/** Where the lots of a game stand under the head that it has now. */
export function lotsIn({ id = '', head: first = '' }: Header, entries: readonly Entry[]): Lots {
  let [head, lots] = [first, NO_LOTS];
  for (const entry of entries)
    if ('head' in entry) [head, lots] = [entry.head, lotsAnew(lots)];
    else if ('lot' in entry) lots = lotsAfter(lots, entry.lot, { game: id, head }, entry.by) ?? lots;
  return lots;
}

/** The lots that are still shut. */
export function shutIn({ sent }: Lots): readonly SentLot[] {
  return sent.filter(({ bytes }) => bytes === undefined);
}

/**
 * What the faces of a head depend on beside its links, in a game whose dice wait for lots: the hash of all lots with their bytes. Null:
 * no die falls yet, as not all are in, or open.
 */
export function listOf(lots: Lots): string | null {
  if (lots.without === null || shutIn(lots).length > 0) return null;
  return sha256Hex(canonical(lots.sent.map(({ hash, bytes = '' }) => [hash, bytes])));
}
