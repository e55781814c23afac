import { type Game, withHead, withLot } from '../../kernel/game/enter.ts';
import type { Lot } from '../../kernel/game/entry.ts';
import type { Seat } from '../../kernel/seat.ts';
import { isDoneWithout, listOf, type Lots, lotsAfter, shutIn } from '../../trust/lots.ts';
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
  readonly head: string;
  /** Whether a die has fallen from this head. */
  readonly fell: boolean;
  /** The seats that are waited for: to put in theirs, or to open it. */
  readonly waits: readonly Seat[];
}

/** How it stands. Null: the dice of this game wait for no lots. */
export function lotsNow(live: LiveGame): LotsNow | null {
  const { game } = live;
  const { head, used } = standingOf(game);
  if (!game.header.lots || head === null) return null;
  const lots = lotsOf(game);
  if (used > 0) return { lots, head, fell: true, waits: [] };
  const sent = lots.sent.flatMap(({ of }) => of);
  const waits =
    lots.without === null ? waitedFor(live, lots).filter((seat) => !sent.includes(seat)) : shutSeats(lots);
  return { lots, head, fell: false, waits };
}

const shutSeats = (lots: Lots): readonly Seat[] => shutIn(lots).flatMap(({ of }) => of);

/** The seats that people play themselves. */
function seatsOfPeople({ game, seating }: LiveGame): readonly Seat[] {
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

/** The game with what follows from its lots by itself: no more come, or another chain begins, as it goes on without what stays shut. */
export async function settledLots(games: Games, live: LiveGame, game: Game): Promise<Game> {
  const given = givenUp(live, game);
  const now = lotsNow({ ...live, game: given });
  if (!now || now.fell || now.lots.sent.length === 0) return given;
  const { lots, waits } = now;
  if (waits.some((seat) => !isDoneWithout(lots, seat))) return given;
  if (lots.without === null) {
    const sent = lots.sent.flatMap(({ of }) => of);
    const without = game.table.seats.filter((seat) => !sent.includes(seat));
    return withLot(given, { list: lots.sent.map(({ hash }) => hash), without });
  }
  return waits.length === 0 ? given : withHead(given, nextHead(given, await keepingOf(games, live)));
}

/** What nobody can open any more, as no person plays its seats, is given up in their name: with a line for all, and by nobody. */
function givenUp(live: LiveGame, game: Game): Game {
  const { lots, fell } = lotsNow({ ...live, game }) ?? { lots: null, fell: true };
  if (!lots || fell || lots.without === null) return game;
  const people = seatsOfPeople(live);
  const lost = shutIn(lots).filter(
    ({ of }) => !of.some((seat) => people.includes(seat)) && !of.every((seat) => isDoneWithout(lots, seat)),
  );
  return lost.reduce((next, { of }) => withLot(next, { of, without: of }), game);
}

/** Put a lot in, open one, or agree to do without somebody's. */
export async function submitLot(games: Games, turn: ActTurn, body: LotBody): Promise<ActOutcome> {
  const { live, person, sender } = turn;
  const now = lotsNow(live);
  if (!now) return denial(409, SAYS.noLots);
  if (now.head !== body.head || now.fell) return denial(409, SAYS.lotsOver);
  if (person.seats.length === 0) return denial(403, SAYS.spectator);
  const { id: game = '' } = live.game.header;
  const { of } = body;
  // whoever has the bytes opens a lot, also where its seats are others' by now
  if (!('opens' in body) && !of.every((seat) => person.seats.includes(seat)))
    return denial(403, SAYS.notYours);
  const lot = lotIn(body);
  if ('without' in lot && !lot.without.every((seat) => now.waits.includes(seat)))
    return denial(409, SAYS.notWithout);
  const next = lotsAfter(now.lots, lot, { game, head: now.head }, sender.by);
  if (!next)
    return 'opens' in lot
      ? denial(409, SAYS.otherLot)
      : denial(409, 'hash' in lot ? SAYS.lotsOver : SAYS.notWithout);
  return settledLots(games, live, withLot(live.game, lot, sender));
}

function lotIn(body: LotBody): Exclude<Lot, { readonly list: readonly string[] }> {
  const { of } = body;
  if ('hash' in body) return { of, hash: body.hash };
  return 'opens' in body ? { of, opens: body.opens } : { of, without: body.without };
}

/** Why no die falls yet, as not all have put in what it depends on; null: it can. */
export function whyNotYet(live: LiveGame): Denial | null {
  const now = lotsNow(live);
  if (!now || now.fell || listOf(now.lots) !== null) return null;
  const { seats } = live.game.table.setup.scenario;
  const titles = seats.filter(({ id }) => now.waits.includes(id)).map(({ title }) => title);
  return denial(409, titles.length === 0 ? SAYS.diceWaitForAny : `${SAYS.diceWait} ${titles.join(', ')}.`);
}
