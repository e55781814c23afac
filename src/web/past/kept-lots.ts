import { hashOfLot } from '../../trust/lots.ts';
import { randomHex } from '../../trust/random.ts';

/** A lot that this browser has drawn: it is kept before it is sent, as only its bytes open it. */
export interface OwnLot {
  readonly head: string;
  readonly of: readonly string[];
  readonly bytes: string;
  readonly hash: string;
  /** The house did not take it. */
  readonly refused?: true;
  /** The house has taken its bytes. */
  readonly isOpen?: true;
}

const PLACE = 'demarche-lot/';

/** The lots that this browser has drawn for a game. */
export function ownLots(game: string): readonly OwnLot[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE + game) ?? '[]');
    return Array.isArray(found) ? found.filter(isLot) : [];
  } catch {
    return [];
  }
}

/** The lot of these seats for a head: the one that was drawn before, or one that is drawn now; null: it cannot be kept. */
export function drawLot(
  place: string,
  of: { game: string; head: string; seats: readonly string[] },
): OwnLot | null {
  const { game, head, seats } = of;
  const all = ownLots(place);
  const found = all.find((each) => each.head === head && each.of.join() === seats.join());
  if (found) return found;
  const bytes = randomHex(16);
  const lot: OwnLot = { head, of: seats, bytes, hash: hashOfLot({ game, head }, seats, bytes) };
  return keepLots(place, [...all, lot]) ? lot : null;
}

/** Remember that the house did not take one, or that it has taken its bytes. */
export function noteLot(place: string, { hash }: OwnLot, note: Pick<OwnLot, 'refused' | 'isOpen'>): void {
  keepLots(
    place,
    ownLots(place).map((each) => (each.hash === hash ? { ...each, ...note } : each)),
  );
}

function keepLots(place: string, lots: readonly OwnLot[]): boolean {
  try {
    localStorage.setItem(PLACE + place, JSON.stringify(lots));
    return true;
  } catch {
    return false;
  }
}

function isLot(found: unknown): found is OwnLot {
  if (typeof found !== 'object' || found === null) return false;
  const { head, of, bytes, hash } = found as Readonly<Record<string, unknown>>;
  return [head, bytes, hash].every((each) => typeof each === 'string') && Array.isArray(of);
}
