import { stateOf } from '../../kernel/game/game.ts';
import { asksOf } from '../../kernel/game/play.ts';
import type { Standing, KeepingWish } from '../api/keeping-api.ts';
import { type Denial, isDenied } from '../denied.ts';
import { visitOf } from './desk.ts';
import { duesOf } from '../deadlines/due.ts';
import type { Games } from '../games/games.ts';
import { linesGlance, openGlance, questionOf } from './glance.ts';
import { type Seat, SEALED_ANSWERS } from '../../kernel/seat.ts';
import type { LiveGame } from '../games/live-game.ts';
import { checkCreator } from '../people/people.ts';
import { type AtDesk, sitDown } from '../people/places.ts';
import { commonOf } from './sight.ts';
import { awaitedIn } from './tellers.ts';
import { bySeat, namingOnly } from './unnamed.ts';

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
  const reader = isDenied(place) ? makerOf(live) : place;
  const standing = {
    ...standingAt(reader, looked),
    due: bySeat(live, reader.person.seats, due),
    maker: isMaker,
  };
  return isMaker ? namingNobody(live, standing) : standing;
}

/** While sealed answers are missing a list for whoever made the game says since when, and not whose they are. */
function namingNobody({ game }: LiveGame, standing: Standing): Standing {
  const { awaiting, since, due } = standing;
  const state = stateOf(game);
  const isNamed = (seat: Seat): boolean =>
    seat !== SEALED_ANSWERS && !asksOf(game.table, state, seat).some((each) => each.sealed && !each.optional);
  const named = awaiting.filter(isNamed);
  if (named.length === awaiting.length) return standing;
  return {
    ...standing,
    awaiting: [...named, SEALED_ANSWERS],
    since: namingOnly(since, isNamed),
    due: namingOnly(due, isNamed),
  };
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
    awaiting: [...awaitedIn(live, visit.awaiting)],
    question: questionOf(live, person.seats),
    over: commonOf(live).seen.over,
    stopped: live.stopped !== null,
    ended,
    archived: archived !== null,
  };
}
