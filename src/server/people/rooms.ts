import type { Seat } from '../../kernel/seat.ts';
import type { Apart, Lookers } from '../../store/index.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import { handedOverAt } from '../stand-ins/before.ts';
import type { AtDesk } from './places.ts';

/** Who is spoken to: all, one other seat, the seats of one's own side, or whoever made the game. */
type Whom = 'all' | `with:${Seat}` | 'camp' | 'maker';

/** The room in which all hear what is said. */
export const ALL = 'all';
const OF_MAKER = 'maker:';

/** Where somebody at a desk hears, and where they may speak. */
export interface Rooms {
  /** Whoever reads here: a seat, or a spectator by the place among the people. */
  readonly reader: string;
  /** By whom one speaks to: the room. */
  readonly hears: Readonly<Record<string, string>>;
  readonly speaks: readonly Whom[];
  /** Of a room of which they hear only some. */
  readonly apart?: Apart;
}

/**
 * The rooms of a desk as they are now. Of what was said to the maker, whoever plays the seat for another hears what came since, and
 * what it says with one other seat alone not at all.
 */
export async function roomsAt(games: Pick<Games, 'database'>, place: AtDesk): Promise<Rooms> {
  const rooms = roomsOf(place, await games.database.talk.lookers(place.live.id));
  const handed = await handedOverAt(games, place);
  const { maker } = rooms.hears;
  if (handed === null || maker === undefined) return rooms;
  const isShared = (whom: string): boolean => !whom.startsWith(WITH);
  const hears = Object.fromEntries(Object.entries(rooms.hears).filter(([whom]) => isShared(whom)));
  // what they have seen is counted apart from what whoever has the seat has
  return {
    ...rooms,
    hears,
    speaks: rooms.speaks.filter(isShared),
    reader: `${rooms.reader}#${place.at}`,
    apart: { room: maker, ...handed },
  };
}

/** The same but for what is kept from whoever plays the seat for another. A link that is for everybody has none. */
function roomsOf({ live, at, seat }: AtDesk, lookers: Lookers): Rooms {
  const reader = seat ?? `#${at}`;
  if (live.seating.published === at) return { reader, hears: {}, speaks: [] };
  const maker = OF_MAKER + reader;
  if (seat === null) {
    const speaks: readonly Whom[] = lookers === 'write' ? ['all', 'maker'] : ['maker'];
    return { reader, hears: lookers === 'none' ? { maker } : { all: ALL, maker }, speaks };
  }
  const camp = campOf(live, seat);
  const hears = { all: ALL, ...pairsOf(live, seat), ...(camp === null ? {} : { camp }), maker };
  return { reader, hears, speaks: Object.keys(hears) as Whom[] };
}

const WITH = 'with:';

/** The rooms of a seat with each other one alone. A side of two has its own. */
function pairsOf({ game }: LiveGame, seat: Seat): Readonly<Record<`with:${Seat}`, string>> {
  const { seats } = game.table.setup.scenario;
  const camp = seats.find(({ id }) => id === seat)?.camp;
  const side = seats.filter((each) => camp !== undefined && each.camp === camp);
  const others = seats.filter(
    ({ id }) => id !== seat && (side.length > 2 || !side.some((each) => each.id === id)),
  );
  return Object.fromEntries(
    others.map(({ id }) => [`${WITH}${id}`, `pair:${[seat, id].toSorted().join('|')}`] as const),
  );
}

/** The room of a seat's own side; null where nobody else is on it. */
function campOf({ game }: LiveGame, seat: Seat): string | null {
  const { seats } = game.table.setup.scenario;
  const camp = seats.find(({ id }) => id === seat)?.camp;
  const others = seats.filter((each) => each.camp === camp);
  return camp === undefined || others.length < 2 ? null : `camp:${camp}`;
}

/** Whom a room is for, as whoever hears it calls it. */
export function whomOf({ hears }: Rooms, room: string): Whom {
  return (Object.keys(hears) as Whom[]).find((whom) => hears[whom] === room) ?? 'all';
}

/** The room in which the maker of a game speaks to one reader, or to all; null: there is no such reader. */
export function roomOfMaker({ game, seating }: LiveGame, reader: string): string | null {
  if (reader === ALL) return ALL;
  return readersOf({ game, seating }).some((each) => each.reader === reader) ? OF_MAKER + reader : null;
}

/** Whom the maker of a game can speak to: each seat, with whoever sits there, and each spectator. */
export function readersOf({ game, seating }: Pick<LiveGame, 'game' | 'seating'>): {
  readonly reader: string;
  readonly title: string;
  readonly names: readonly string[];
}[] {
  const people = seating.people.map((person, at) => ({ ...person, at })).filter(({ revoked }) => !revoked);
  const seated = game.table.setup.scenario.seats.map(({ id, title }) => ({
    reader: id,
    title,
    names: people.filter(({ seats }) => seats.includes(id)).map(({ name }) => name),
  }));
  const looking = people
    .filter(({ seats, at }) => seats.length === 0 && at !== seating.published)
    .map(({ name, at }) => ({ reader: `#${at}`, title: '', names: [name] }));
  return [...seated, ...looking];
}
