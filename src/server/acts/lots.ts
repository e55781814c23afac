import { type Game, withHead, withLot } from '../../kernel/game/enter.ts';
import type { Seat } from '../../kernel/seat.ts';
import { hashOfLot, listOf, type Lots, type SentLot, shutIn } from '../../trust/lots.ts';
import { lotsOf, nextHead, standingOf } from '../../trust/rolling.ts';
import type { LotBody } from '../api/lots-api.ts';
import { denial, type Denial, SAYS } from '../denied.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import { holdersOf } from '../people/people.ts';
import { keepingOf } from './keeping.ts';
import type { ActOutcome, ActTurn } from './turn.ts';

/** Where the dice of a game stand, as far as people put something into them. */
interface LotsNow {
  readonly lots: Lots;
  readonly head: string | null;
  /** Which chain of the game it is, and whether a die has fallen from it. */
  readonly chain: number;
  readonly fell: boolean;
  /** The seats that are waited for: to put in theirs, or to open it. */
  readonly waits: readonly Seat[];
  /** Those of them that all others have agreed to do without. */
  readonly excused: readonly Seat[];
}

/** How it stands. Null: no program rolls here from a chain. */
export function lotsNow(live: LiveGame): LotsNow | null {
  const { game } = live;
  if (game.header.dice !== 'program') return null;
  const { head, chains: chain, used } = standingOf(game);
  const lots = lotsOf(game);
  const found = { lots, head, chain, fell: used > 0 };
  if (found.fell) return { ...found, waits: [], excused: [] };
  const sent = lots.sent.flatMap(({ of }) => of);
  const shut = shutIn(lots).flatMap(({ of }) => of);
  const waits = lots.without === null ? waitedFor(live, lots).filter((seat) => !sent.includes(seat)) : shut;
  return { ...found, waits, excused: waits.filter((seat) => isExcused(lots, seat)) };
}

/** Whether all others who have put something in, as far as they are there, have agreed to do without a seat's lot. */
function isExcused({ sent, without: closed, agreed, before }: Lots, seat: Seat): boolean {
  const isOwn = (lot: { readonly of: readonly Seat[] }): boolean => lot.of.includes(seat);
  const has = (other: SentLot): boolean =>
    agreed.some(({ of }) => of.some((each) => other.of.includes(each)));
  const isThere = (other: SentLot): boolean => closed === null || other.bytes !== undefined || has(other);
  const others = sent.filter((each) => !isOwn(each) && isThere(each));
  // who agreed to it under the head before is there
  const all = before.some(isOwn) ? agreed : [...agreed, ...before];
  const isNamed = (other: SentLot): boolean =>
    all.some(({ of, without }) => of.some((each) => other.of.includes(each)) && without.includes(seat));
  return (others.length > 0 || agreed.some(isOwn)) && others.every(isNamed);
}

/** The seats that people play themselves. */
export function seatsOfPeople({ game, seating }: LiveGame): readonly Seat[] {
  return game.table.seats.filter((seat) => holdersOf(seating, seat).length > 0 && !seating.bots.has(seat));
}

/**
 * Those of them that are waited for: not one that never put in a lot and has answered, as all could see: no page plays it that could
 * put in one.
 */
function waitedFor(live: LiveGame, { ever }: Lots): readonly Seat[] {
  return seatsOfPeople(live).filter((seat) => ever.includes(seat) || !hasAnswered(live, seat));
}

function hasAnswered({ game, seating }: LiveGame, seat: Seat): boolean {
  const names = holdersOf(seating, seat).map((at) => seating.people[at]?.name);
  return game.moments.some(({ entry, asked, closed }) => {
    if (closed?.includes(seat)) return true;
    if (!('decision' in entry) || entry.seat !== seat || asked?.sealed !== false) return false;
    return entry.by !== undefined && names.includes(entry.by);
  });
}

/** The game with what follows from its lots by itself: no more come, or another chain begins, as all do without what stays shut. */
export async function settledLots(games: Games, live: LiveGame, game: Game): Promise<Game> {
  const now = lotsNow({ ...live, game });
  if (!now || now.fell || now.lots.sent.length === 0) return game;
  const { lots, waits, excused } = now;
  if (waits.some((seat) => !excused.includes(seat))) return game;
  if (lots.without === null) {
    const sent = lots.sent.flatMap(({ of }) => of);
    const without = seatsOfPeople(live).filter((seat) => !sent.includes(seat));
    return withLot(game, { list: lots.sent.map(({ hash }) => hash), without });
  }
  return waits.length === 0 ? game : withHead(game, nextHead(game, await keepingOf(games, live)));
}

/** Put a lot in, open it, or agree to do without those of others. */
export async function submitLot(games: Games, turn: ActTurn, body: LotBody): Promise<ActOutcome> {
  const { live, person, sender } = turn;
  const now = lotsNow(live);
  if (!now || now.head === null) return denial(409, SAYS.noLots);
  if (now.head !== body.head || now.fell) return denial(409, SAYS.lotsOver);
  const { lots, waits } = now;
  const isMine = (seat: Seat): boolean => person.seats.includes(seat);
  const put = async (lot: Parameters<typeof withLot>[1]): Promise<ActOutcome> =>
    settledLots(games, live, withLot(live.game, lot, sender));
  if ('without' in body) {
    const of = person.seats.filter((seat) => lots.sent.some((each) => each.of.includes(seat)));
    const isTheirs = body.without.every((seat) => !isMine(seat) && waits.includes(seat));
    // who names nobody gives up a lot of their own
    const no = of.length === 0 || !isTheirs || (body.without.length === 0 && !waits.some(isMine));
    return no ? denial(409, SAYS.notWithout) : put({ of, without: body.without });
  }
  const { of } = body;
  if (of.length === 0 || !of.every(isMine)) return denial(403, SAYS.notYours);
  if ('hash' in body) {
    const isThere = lots.sent.some((each) => each.of.some((seat) => of.includes(seat)));
    if (lots.without !== null || isThere) return denial(409, SAYS.lotsOver);
    return put({ of, hash: body.hash });
  }
  const { opens } = body;
  const own = lots.sent.find((each) => each.of.join() === of.join() && each.bytes === undefined);
  if (lots.without === null || !own) return denial(409, SAYS.lotsOver);
  const { id = '' } = live.game.header;
  if (hashOfLot({ game: id, head: now.head }, of, opens) !== own.hash) return denial(400, SAYS.otherLot);
  return put({ of, opens });
}

/** Why no die falls yet, as not all have put in what it depends on; null: it can. */
export function whyNotYet(live: LiveGame): Denial | null {
  const now = lotsNow(live);
  if (!now || listOf(now.lots) !== null) return null;
  const { seats } = live.game.table.setup.scenario;
  const titles = seats.filter(({ id }) => now.waits.includes(id)).map(({ title }) => title);
  return denial(409, `${SAYS.diceWait} ${titles.join(', ')}.`);
}
