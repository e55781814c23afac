import type { Seat } from '../seat.ts';
import type { Door } from '../steps/dispatch.ts';
import { copyFacts, type FactKey, type FactStore, type FactValue, startFacts } from '../sums/facts.ts';
import { bare, canonical, copyJson, type Json, own } from '../json.ts';
import type { Rulings } from '../steps/ruling.ts';

// Where a game stands: its open and sealed parts, what one seat sees of them, and what stands in a trial where it may not look.

/** What a seat says that a fact is, otherwise than it was told. */
export interface Doubt {
  readonly seat: Seat;
  readonly told: FactValue;
  readonly value: FactValue;
  readonly reason?: string;
  /** How often it was kept against the doubt. */
  readonly kept: number;
  /** The number in the question that it brought, while that waits for an answer. */
  readonly asked?: number;
}

/** Doubts by their facts: each is gone once its fact is told anew. */
type Doubts = Readonly<Record<FactKey, Doubt>>;

/** Bars set aside: by decision id and by option or row, why. They stay while the decision can be open; the log keeps them. */
type Allowances = Record<string, Record<string, string>>;

/** What every rulebook's open part has: kept by the kernel. */
export interface OpenCommon {
  facts: FactStore;
  rulings: Rulings;
  /** Secrets opened to all, by the seat they came from and the door's key. */
  revealed: Record<Seat, Record<string, Json>>;
  /** How many standing reports and rulings there have been: part of the next one's id. */
  reports: number;
  allowed?: Allowances;
  /** What seats doubt of what was told; and what they have confirmed, where a ruling has them do so. */
  doubts?: Doubts;
  confirmed?: readonly FactKey[];
}

/** What every seat's sealed part has: its own facts, and secrets opened to it alone. */
export interface SealedCommon {
  facts: FactStore;
  revealed: Record<Seat, Record<string, Json>>;
  reports: number;
  allowed?: Allowances;
}

/** Where a game stands: plain JSON, the referee's alone. */
export interface Position<Open = OpenCommon, Sealed = SealedCommon> {
  open: Open;
  sealed: Record<Seat, Sealed>;
}

/** What one seat may know of a position; seat null: a spectator. */
export interface View<Open = OpenCommon, Sealed = SealedCommon> {
  readonly seat: Seat | null;
  readonly open: Open;
  readonly sealed?: Sealed;
}

/** The common open part of a new game. */
export function openCommon(rulings: Rulings, facts: Readonly<Record<string, FactValue>> = {}): OpenCommon {
  return { facts: startFacts(facts), rulings: { ...rulings }, revealed: bare(), reports: 0 };
}

/** The common sealed part of a new game. */
export function sealedCommon(): SealedCommon {
  return { facts: bare(), revealed: bare(), reports: 0 };
}

/** How parts of the open part are copied, where what is in them is replaced and never changed; all others as plain JSON. */
export type Copies<Open> = { readonly [K in keyof Open]?: (part: Open[K]) => Open[K] };

/** How a game is copied: nobody writes into an agenda, or changes in place what is told of a fact or was asked. */
export function copying<Open extends OpenCommon, Sealed>(
  apart: Copies<Open>,
): (position: Position<Open, Sealed>) => Position<Open, Sealed> {
  const how: Readonly<Record<string, (part: never) => unknown>> = {
    facts: copyFacts,
    rulings: (rulings: Rulings) => ({ ...rulings }),
    agenda: (agenda: unknown) => agenda,
    asked: (asked: unknown) => asked,
    ...apart,
  };
  return ({ open, sealed }) => {
    const copy = { ...open };
    const parts = copy as unknown as Record<string, unknown>;
    for (const key in parts) {
      const part = parts[key];
      if (typeof part !== 'object') continue;
      const own = how[key];
      parts[key] = own ? own(part as never) : copyJson(part);
    }
    return { open: copy, sealed: copyJson(sealed) };
  };
}

/** The view of a seat, sharing the position's parts: read it, never write it. */
export function viewOf<Open, Sealed>(
  position: Position<Open, Sealed>,
  seat: Seat | null,
): View<Open, Sealed> {
  const sealed = seat === null ? undefined : own(position.sealed, seat);
  return sealed === undefined ? { seat, open: position.open } : { seat, open: position.open, sealed };
}

/** Put a revealed value where its receivers' views have it, in place. */
export function openDoor(position: Position, door: Door): void {
  if (door.to === 'all') return keep(position.open.revealed, door);
  for (const seat of door.to) {
    const sealed = own(position.sealed, seat);
    if (!sealed) throw new Error(`a door opens to ${seat}, who has no sealed part`);
    keep(sealed.revealed, door);
  }
}

function keep(revealed: OpenCommon['revealed'], { from, key, value }: Door): void {
  (revealed[from] ??= bare())[key] = copyJson(value);
}

const guards = new WeakSet();

/** Whether this only stands for a sealed part: the kernel itself never touches one. */
export function isGuard(part: object): boolean {
  return guards.has(part);
}

/** Stands for a sealed part: whatever anybody does with it, even to list what is in it, ends the trial. */
export function guard(end: () => never): SealedCommon {
  const made = new Proxy({}, new Proxy({}, { get: () => end })) as SealedCommon;
  guards.add(made);
  return made;
}

/** Sealed parts of which those of some seats are guards; to put another part in their place ends the trial, too. */
export function guardSealed(
  parts: Readonly<Record<Seat, SealedCommon>>,
  seats: readonly Seat[],
  end: () => never,
): Record<Seat, SealedCommon> {
  const all = Object.fromEntries(
    seats.flatMap((seat) => {
      const part = seat in parts ? parts[seat] : guard(end);
      return part ? [[seat, part]] : [];
    }),
  );
  const isOthers = (key: string | symbol): boolean => typeof key === 'string' && isGuard(all[key] ?? {});
  return new Proxy(all, {
    defineProperty: (target, key, how) => (isOthers(key) ? end() : Reflect.defineProperty(target, key, how)),
    deleteProperty: (target, key) => (isOthers(key) ? end() : Reflect.deleteProperty(target, key)),
  });
}

// A position that nobody changes any more is hashed, shown and compared: its bytes are made once.

/** The canonical bytes of each part of what is open, in order. */
export type OpenBytes = ReadonlyMap<string, string>;

const made = new WeakMap<object, OpenBytes>();

/** The bytes of what is open in a position that stands, part by part. */
export function openBytes({ open }: Pick<Position, 'open'>): OpenBytes {
  const known = made.get(open);
  if (known) return known;
  const parts = Object.entries(open).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const bytes = new Map(parts.map(([name, part]) => [name, canonical(part)]));
  made.set(open, bytes);
  return bytes;
}

/** Forget the bytes of a position after which another one stands: thousands of games keep positions on their way. */
export function forgetBytes({ open }: Pick<Position, 'open'>): void {
  made.delete(open);
}

/** Parts as the one text that `canonical` makes of them. */
export function wholeOf(bytes: OpenBytes): string {
  return `{${[...bytes].map(([name, part]) => `${canonical(name)}:${part}`).join(',')}}`;
}

/** The canonical bytes of a position that stands. */
export function positionBytes(position: Position): string {
  return `{"open":${wholeOf(openBytes(position))},"sealed":${canonical(position.sealed)}}`;
}
