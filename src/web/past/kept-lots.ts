import { hashOfLot } from '../../trust/lots.ts';
import { randomHex } from '../../trust/random.ts';

/** A lot that this browser has drawn: it is kept before it is sent, as only its bytes open it. */
export interface OwnLot {
  readonly head: string;
  readonly of: readonly string[];
  readonly bytes: string;
  readonly hash: string;
  /** The house has said that it took it; and its bytes. */
  readonly isTaken?: true;
  readonly isOpen?: true;
  /** The list to which it was opened: to another one it never is. */
  readonly openedTo?: readonly string[];
  /** That it is not among those of its head was read. */
  readonly isSeen?: true;
}

const PLACE = 'demarche-lot/';

/** What a browser that keeps nothing has until the page is closed. */
const unkept = new Map<string, readonly OwnLot[]>();

/** The lots that this browser has drawn for a game. */
export function ownLots(game: string): readonly OwnLot[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE + game) ?? '[]');
    return unkept.get(game) ?? (Array.isArray(found) ? found.filter(isLot) : []);
  } catch {
    return unkept.get(game) ?? [];
  }
}

/** Seats for which a lot is put in, and the head. */
interface LotFor {
  readonly game: string;
  readonly head: string;
  readonly seats: readonly string[];
}

/** The lot of these seats for a head: the one that was drawn before, or one that is drawn now; null: its bytes were told already. */
export function drawLot(place: string, { game, head, seats }: LotFor): OwnLot | null {
  const all = ownLots(place);
  const found = all.find((each) => each.head === head && each.of.join() === seats.join());
  if (found) return found.openedTo ? null : found;
  const bytes = randomHex(16);
  const lot: OwnLot = { head, of: seats, bytes, hash: hashOfLot({ game, head }, seats, bytes) };
  keepLots(place, [...all, lot]);
  return lot;
}

/** Remember something of a lot. */
export function noteLot(
  place: string,
  { hash }: OwnLot,
  note: Pick<OwnLot, 'isTaken' | 'isOpen' | 'openedTo' | 'isSeen'>,
): void {
  keepLots(
    place,
    ownLots(place).map((each) => (each.hash === hash ? { ...each, ...note } : each)),
  );
}

function keepLots(place: string, lots: readonly OwnLot[]): void {
  try {
    localStorage.setItem(PLACE + place, JSON.stringify(lots));
  } catch {
    unkept.set(place, lots);
  }
}

function isLot(found: unknown): found is OwnLot {
  if (typeof found !== 'object' || found === null) return false;
  const { head, of, bytes, hash } = found as Readonly<Record<string, unknown>>;
  return [head, bytes, hash].every((each) => typeof each === 'string') && Array.isArray(of);
}
