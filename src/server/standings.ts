import type { Standing, Wanted } from './api.ts';
import { type Denied, isDenied } from './denied.ts';
import { visitOf } from './desk.ts';
import type { Games } from './games.ts';
import { linesGlance, openGlance, questionOf } from './glance.ts';
import type { LiveGame } from './live-game.ts';
import { checkCreator } from './people.ts';
import { type AtDesk, sitDown } from './places.ts';
import { commonOf } from './sight.ts';

/** How a game stands for whoever has this key: somebody at it, or its maker, who sees what a spectator sees. */
export async function standingOf(games: Games, { game, key, looked }: Wanted): Promise<Standing | Denied> {
  const live = await games.open(game);
  if (isDenied(live)) return live;
  const place = sitDown(live, { key, seat: null });
  if (!isDenied(place)) return standingAt(place, looked, false);
  return checkCreator(live.seating, key) ? place : standingAt(makerOf(live), looked, true);
}

/** Whoever made a game or organises it looks on without a seat. */
export function makerOf(live: LiveGame): AtDesk {
  const person = { name: '', seats: [], key: new Uint8Array(), revoked: false };
  return { live, person, at: -1, seat: null };
}

function standingAt(place: AtDesk, looked: Wanted['looked'] = {}, maker: boolean): Standing {
  const { live, person } = place;
  const { rulings: _, data: __, ...visit } = visitOf(place);
  const seat = person.seats.find((each) => visit.awaiting.includes(each)) ?? person.seats[0] ?? null;
  const { ended, archived } = live.kept;
  return {
    ...visit,
    ...openGlance(live),
    ...linesGlance(live, seat, looked[seat ?? '']),
    question: questionOf(live, person.seats),
    maker,
    over: commonOf(live).seen.over,
    stopped: live.stopped !== null,
    ended,
    archived: archived !== null,
  };
}
