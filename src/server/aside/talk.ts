import type { Json } from '../../kernel/json.ts';
import type { Author, SaidLine } from '../../store/index.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import type { AtDesk } from '../people/places.ts';
import { type Rooms, roomsAt, whomOf } from '../people/rooms.ts';
import type { PartNews, AsidePart } from './part.ts';

/** So much of what was said comes at once; what is older is asked for. */
const LATEST = 100;

/** Something that was said, as one reader counts it. */
export type TalkLine = Readonly<Record<string, Json>>;

/** What was told to a reader before. */
interface Told {
  readonly rooms: string;
  readonly count: number;
  readonly seen: number;
}

/** What is said at a table, as far as a reader hears it. */
export function talkPart(games: Games): AsidePart {
  return {
    name: 'talk',
    follow({ person, at, seat }) {
      let told: Told | null = null;
      return async (live) => {
        const now = await talkNow(games, { person, at, seat, live }, told);
        told = now.told;
        return now.news;
      };
    },
  };
}

async function talkNow(
  games: Games,
  place: AtDesk,
  before: Told | null,
): Promise<{ readonly told: Told; readonly news: PartNews | null }> {
  const { talk } = games.database;
  const { id } = place.live;
  const rooms = await roomsAt(games, place);
  const among = Object.values(rooms.hears);
  const [count, seen] = [await talk.count(id, among, rooms.apart), await talk.seen(id, rooms.reader)];
  const told = { rooms: JSON.stringify([among, rooms.speaks, rooms.apart]), count, seen };
  const marks = { hears: Object.keys(rooms.hears), speaks: [...rooms.speaks], seen };
  if (before?.rooms !== told.rooms) {
    const from = Math.max(0, count - LATEST);
    const lines = await linesOf(talk, place, rooms, { after: from, most: LATEST });
    return { told, news: { set: { ...marks, lines, before: from } } };
  }
  if (before.count === count && before.seen === seen) return { told, news: null };
  const lines = await linesOf(talk, place, rooms, { after: before.count, most: count - before.count });
  return { told, news: { set: { seen }, ...(lines.length > 0 ? { add: { lines } } : {}) } };
}

/** Lines as a reader counts them, after the first so many. */
export async function linesOf(
  talk: Games['database']['talk'],
  { live, at }: Pick<AtDesk, 'at'> & { readonly live: Pick<LiveGame, 'id'> },
  rooms: Rooms,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<TalkLine[]> {
  const said = await talk.heard(live.id, Object.values(rooms.hears), after, most, rooms.apart);
  return said.map((each, i) => lineOf(each, { n: after + i + 1, to: whomOf(rooms, each.room), at }));
}

/** One line; `at`: the place of whoever reads, or the maker. */
export function lineOf(
  said: SaidLine,
  { n, to, at }: { readonly n: number; readonly to: string; readonly at: Author },
): TalkLine {
  return {
    n,
    at: said.at,
    to,
    text: said.text,
    name: said.name,
    ...(said.seat === null ? {} : { seat: said.seat }),
    ...(typeof said.by === 'number' ? {} : { author: said.by }),
    ...(said.by === at ? { mine: true } : {}),
  };
}
