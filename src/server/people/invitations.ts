import type { Announcement, Person, Seating, Wait } from '../../store/index.ts';
import { isSameHash } from '../../trust/bytes.ts';
import { randomHex } from '../../trust/random.ts';
import { denial, type Denial, endedText, SAYS } from '../denied.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import { seatsOf } from './names.ts';
import { fitsKey, hashKey, invitedAt, isTaken, newKey } from './people.ts';
import { ALL } from './rooms.ts';
import { type Doer, LINKS } from './texts.ts';

/** An invitation to a seat that somebody holds opens nothing for so long, unless they agree. */
const DAY = 86_400_000;

/** What the table says to all, to be stored with what it tells of. */
export function announcement({ clock }: Pick<Games, 'clock'>, text: string): Announcement {
  const said = { by: 'table', name: '', seat: null, room: ALL, text } as const;
  return { ...said, at: clock(), request: `table/${randomHex(16)}` };
}

/** Until when whoever is invited to a seat waits for who holds it, or held it: to end a link first is no way around that. */
function restOf({ held, revoked, rests = 0 }: Person, now: number): number {
  return revoked ? rests : held === 'held' ? now + DAY : 0;
}

/** Until when that is where somebody's link ends now; null: nobody held the seat. */
export function restsFrom(person: Person, now: number): number | null {
  return restOf(person, now) || null;
}

/** What an invitation to some seats waits for from now on: all who hold one of them, or did within a day; null: nobody does. */
function waitFor({ people }: Seating, seats: Person['seats'], now: number): Wait | null {
  const until = people.map((each) =>
    each.seats.some((seat) => seats.includes(seat)) ? restOf(each, now) : 0,
  );
  const on = [...until.keys()].filter((at) => (until[at] ?? 0) > now);
  return on.length === 0 ? null : { until: Math.max(...until), on };
}

/** Those whose agreement an invitation still waits for, by their place; nobody's once its time has come. */
export function awaitedBy({ invitation }: Pick<Person, 'invitation'>, now: number): readonly number[] {
  const wait = invitation?.wait ?? null;
  return wait === null || now >= wait.until ? [] : wait.on;
}

function waitText({ people }: Seating, wait: Wait | null): string {
  return LINKS.waits((wait?.on ?? []).map((at) => people[at]?.name ?? ''));
}

/** A new link: whose it is, and whether it waits for who holds the seat, whose key goes on meanwhile. */
export interface RenewedLink {
  readonly name: string;
  readonly seats: Person['seats'];
  readonly key: string;
  readonly waits: boolean;
}

/** A new link for a person, who stays the same; the old one opens nothing any more, but for that of whoever holds the seat. */
export async function renewLink(
  games: Games,
  live: LiveGame,
  { at, by }: { readonly at: number; readonly by: Doer },
): Promise<RenewedLink | Denial> {
  const person = live.seating.people[at];
  if (!person || person.revoked) return denial(404, SAYS.noPerson);
  const { name, seats } = person;
  const key = newKey();
  const hash = hashKey(key);
  const wait = waitFor(live.seating, seats, games.clock());
  const text = LINKS.renewed(by, name, seatsOf(live, at), waitText(live.seating, wait));
  const invitation = { key: hash, wait };
  const isHeld = person.held === 'held';
  const invited = isHeld
    ? { key: person.key, held: 'held', invitation }
    : { key: hash, held: 'invited', invitation };
  await giveKeys(games, live, at, seats.length === 0 ? { key: hash } : (invited as Keys), text);
  return { name, seats, key, waits: wait !== null };
}

type Keys = Pick<Person, 'key' | 'held' | 'invitation'>;

/** Put other keys in the place of a person's, and say so. Who looks on with what opens nothing any more is sent away. */
async function giveKeys(games: Games, live: LiveGame, at: number, keys: Keys, text: string): Promise<void> {
  const before = live.seating.people[at];
  if (!before) return;
  await games.database.invite(live.id, at, keys, announcement(games, text));
  const { name, seats, revoked } = before;
  live.seating = { ...live.seating, people: live.seating.people.with(at, { name, seats, revoked, ...keys }) };
  if (!isSameHash(before.key, keys.key)) games.watchers.dismiss(live.id, endedText(live.seating.title), at);
  games.changed(live);
}

/** Seat somebody more, by an invitation of their own; a spectator, by a link. Returns the key. */
export async function invitePerson(
  games: Games,
  live: LiveGame,
  { name, seats }: Pick<Person, 'name' | 'seats'>,
): Promise<string> {
  const { seating } = live;
  const key = newKey();
  const hash = hashKey(key);
  const wait = waitFor(seating, seats, games.clock());
  const link = { name, seats, key: hash, revoked: false };
  const person: Person =
    seats.length === 0 ? link : { ...link, held: 'invited', invitation: { key: hash, wait } };
  const seated = { ...seating, people: [...seating.people, person] };
  const at = seating.people.length;
  const titles = seatsOf({ ...live, seating: seated }, at);
  const text = LINKS.added('maker', name, titles, waitText(seating, wait));
  await games.database.seat(live.id, at, person, announcement(games, text));
  live.seating = seated;
  games.changed(live);
  return key;
}

/**
 * Take a seat with an invitation, by a key that a device has made for itself: from then on the seat opens with that key alone.
 * The same again gets the same; nobody else takes it with that invitation. Returns the place of the person.
 */
export async function takeSeat(
  games: Games,
  live: LiveGame,
  { key, own }: { readonly key: string; readonly own: string },
): Promise<number | Denial> {
  const at = invitedAt(live.seating, key);
  const person = live.seating.people[at];
  if (!person) return denial(409, SAYS.noInvitation);
  if (person.revoked) return denial(401, endedText(live.seating.title));
  if (isTaken(person)) return fitsKey(own, person.key) ? at : denial(409, SAYS.taken);
  if (awaitedBy(person, games.clock()).length > 0) return denial(409, SAYS.invitationWaits);
  const hash = hashKey(own);
  if ((await games.database.opens(hash)) !== 'nothing') return denial(409, SAYS.knownKey);
  const invitation = { key: hashKey(key), wait: null };
  const text = LINKS.taken(person.name, seatsOf(live, at));
  await giveKeys(games, live, at, { key: hash, held: 'held', invitation }, text);
  return at;
}

/** Whoever holds a seat agrees that an invitation to it can be taken. */
export async function agreeTo(
  games: Games,
  live: LiveGame,
  { at, by }: { readonly at: number; readonly by: number },
): Promise<null | Denial> {
  const { people } = live.seating;
  const person = people[at];
  const wait = person?.invitation?.wait;
  if (!person || !wait || person.revoked || !awaitedBy(person, games.clock()).includes(by))
    return denial(409, SAYS.notAsked);
  const { key, held, invitation } = person;
  const agreed = {
    key: invitation?.key ?? key,
    wait: { ...wait, on: wait.on.filter((each) => each !== by) },
  };
  const text = LINKS.agreed(people[by]?.name ?? '', person.name, seatsOf(live, at));
  await giveKeys(games, live, at, { key, ...(held ? { held } : {}), invitation: agreed }, text);
  return null;
}
