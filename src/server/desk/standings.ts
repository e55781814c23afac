import type { Standing, KeepingWish } from '../api/keeping-api.ts';
import { type Denial, isDenied } from '../denied.ts';
import { visitOf } from './desk.ts';
import { duesOf } from '../deadlines/due.ts';
import type { Games } from '../games/games.ts';
import { linesGlance, openGlance, questionOf } from './glance.ts';
import type { LiveGame } from '../games/live-game.ts';
import { checkCreator } from '../people/people.ts';
import { type AtDesk, sitDown } from '../people/places.ts';
import { commonOf } from './sight.ts';

/** How a game stands for whoever has this key: somebody at it, or its maker, who sees what a spectator sees. */
export async function standingOf(
  games: Games,
  { game, key, looked }: KeepingWish,
): Promise<Standing | Denial> {
  const live = await games.open(game);
  if (isDenied(live)) return live;
  const place = sitDown(live, { key, seat: null });
  const isMaker = isDenied(place) && checkCreator(live.seating, key) === null;
  if (isDenied(place) && !isMaker) return place;
  const due = live.stopped ? {} : duesOf(live.since, live.seating, await games.database.deadlines.kept(game));
  return { ...standingAt(isDenied(place) ? makerOf(live) : place, looked), due: { ...due }, maker: isMaker };
}

/** Whoever made a game or organises it looks on without a seat. */
export function makerOf(live: LiveGame): AtDesk {
  const person = { name: '', seats: [], key: new Uint8Array(), revoked: false };
  return { live, person, at: -1, seat: null };
}

function standingAt(place: AtDesk, looked: KeepingWish['looked'] = {}): Omit<Standing, 'due' | 'maker'> {
  const { live, person } = place;
  const { rulings: _, data: __, ...visit } = visitOf(place);
  const seat = person.seats.find((each) => visit.awaiting.includes(each)) ?? person.seats[0] ?? null;
  const { ended, archived } = live.kept;
  return {
    ...visit,
    ...openGlance(live),
    ...linesGlance(live, seat, looked[seat ?? '']),
    question: questionOf(live, person.seats),
    over: commonOf(live).seen.over,
    stopped: live.stopped !== null,
    ended,
    archived: archived !== null,
  };
}
