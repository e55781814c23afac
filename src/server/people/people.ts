import { DICE, type Seat, TABLE } from '../../kernel/forms/decision.ts';
import type { Person, Seating } from '../../store/index.ts';
import { denial, type Denial, endedText, SAYS } from '../denied.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import { isSameHash } from '../../trust/bytes.ts';
import { sha256Of } from '../../trust/hash.ts';
import { randomLetters } from '../../trust/random.ts';
import { badNames } from './names.ts';

/** How many keys a game can have had. */
export const MOST_PEOPLE = 200;

/** A new key: 192 bits from the operating system, in letters that a link can carry. */
export function newKey(): string {
  return randomLetters(24);
}

/** What is stored of a key: its SHA-256. Keys have too many bits to be guessed from it. */
export function hashKey(key: string): Uint8Array {
  return sha256Of(key);
}

/** Whether a key is the one that was hashed. */
export function fitsKey(key: string, hash: Uint8Array): boolean {
  return isSameHash(hashKey(key), hash);
}

/** Somebody as they sit now: with their own seats, and those of whoever they play for until that one is back. */
export function sitting(
  { people, standIns }: Pick<Seating, 'people' | 'standIns'>,
  at: number,
): Person | undefined {
  const person = people[at];
  if (!person || person.revoked) return person;
  const more = [...standIns].flatMap(([absent, { by, since }]) =>
    by === at && since !== null && !people[absent]?.revoked ? (people[absent]?.seats ?? []) : [],
  );
  return more.length === 0 ? person : { ...person, seats: [...new Set([...person.seats, ...more])] };
}

/** Those who have a seat as their own, by their place. */
export function holdersOf({ people }: Pick<Seating, 'people'>, seat: Seat): readonly number[] {
  return people.flatMap(({ seats, revoked }, at) => (!revoked && seats.includes(seat) ? [at] : []));
}

/** The person with a key that has not been revoked, as they sit now, and their place among the people; or a denial. */
export function findPerson(
  seating: Seating,
  key: string | null,
): { readonly person: Person; readonly at: number } | Denial {
  if (key === null) return denial(401, SAYS.noKey);
  const at = seating.people.findIndex((each) => each.held !== 'invited' && fitsKey(key, each.key));
  const person = sitting(seating, at) ?? seating.people[invitedAt(seating, key)];
  if (person?.revoked) return denial(401, endedText(seating.title));
  if (person && at === -1) return denial(403, isTaken(person) ? SAYS.taken : SAYS.invited);
  return person ? { person, at } : denial(401, SAYS.badKey);
}

/** The place of who can take, or has taken, a seat with a key: an invitation, or a link of before to a seat. -1: nobody. */
export function invitedAt({ people }: Pick<Seating, 'people'>, key: string): number {
  return people.findIndex(
    ({ held, key: own, seats, invitation }) =>
      (invitation !== undefined && fitsKey(key, invitation.key)) ||
      (held === undefined && seats.length > 0 && fitsKey(key, own)),
  );
}

/** Whether somebody's seat was taken with the last invitation that was made out to them. */
export function isTaken({ held, invitation }: Person): boolean {
  return held === 'held' && invitation?.wait === null;
}

/** Check the key that a game was created with. */
export function checkCreator(seating: Seating, key: string | null): Denial | null {
  if (key === null) return denial(401, SAYS.noKey);
  return seating.creator && fitsKey(key, seating.creator) ? null : denial(403, SAYS.notCreator);
}

/** Do something with a game, in its turn, for the key that it was created with. */
export async function manage<T>(
  games: Pick<Games, 'inTurn'>,
  id: string,
  key: string | null,
  act: (live: LiveGame) => Promise<T | Denial>,
): Promise<T | Denial> {
  return games.inTurn(id, async (live) => checkCreator(live.seating, key) ?? act(live));
}

/**
 * The seat whose desk a person asks for: their first seat when nothing is said; null, the spectator's, for an empty
 * seat and for people without one.
 */
export function deskSeat(person: Person, asked: string | null | undefined): Seat | null | Denial {
  if (asked === undefined) return person.seats[0] ?? null;
  if (asked === null || asked === '') return null;
  return person.seats.includes(asked) ? asked : denial(403, SAYS.notYours);
}

/** Whether a person may answer for a seat: their own, and with any seat of their own for the table and the dice. */
export function mayAnswer(person: Person, seat: Seat): Denial | null {
  if (seat !== TABLE && seat !== DICE) return person.seats.includes(seat) ? null : denial(403, SAYS.notYours);
  return person.seats.length > 0 ? null : denial(403, SAYS.spectator);
}

/** Why people cannot sit like this at a game with these seats, beside those who are called so and `there`; or null. */
export function badSeats(
  people: readonly Pick<Person, 'name' | 'seats'>[],
  seats: readonly Seat[],
  there: readonly string[] = [],
): string | null {
  for (const person of people) {
    const odd = person.seats.find((seat) => !seats.includes(seat));
    if (odd !== undefined)
      return `There is no seat "${odd}" in this scenario; the seats are ${seats.join(', ')}.`;
    if (new Set(person.seats).size < person.seats.length) return `${person.name} has a seat twice.`;
  }
  return badNames(
    people.map(({ name }) => name),
    there,
  );
}
