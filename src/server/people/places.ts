import type { Seat } from '../../kernel/forms/decision.ts';
import type { Person } from '../../store/index.ts';
import { type Denial, isDenied } from '../denied.ts';
import type { Games } from '../games/games.ts';
import { isEnded, type LiveGame } from '../games/live-game.ts';
import { deskSeat, findPerson } from './people.ts';
import { commonOf } from '../desk/sight.ts';

/** A person at a game, and the seat (null: a spectator's) whose desk they sit at. */
export interface AtDesk {
  readonly live: LiveGame;
  readonly person: Person;
  /** The person's place among the game's people. */
  readonly at: number;
  readonly seat: Seat | null;
}

/** Who wants to sit where. `seat` absent: at the person's first seat. */
interface Wish {
  readonly key: string | null;
  readonly seat?: Seat | null | undefined;
}

/** Open a game for somebody who has a key to it. */
export async function openPlace(games: Games, id: string, wish: Wish): Promise<AtDesk | Denial> {
  const live = await games.open(id);
  const place = isDenied(live) ? live : sitDown(live, wish);
  if (!isDenied(place)) games.saw(id, place.at);
  return place;
}

/** Where somebody sits at a game, or why they cannot. */
export function sitDown(live: LiveGame, { key, seat: asked }: Wish): AtDesk | Denial {
  const found = findPerson(live.seating, key);
  if (isDenied(found)) return found;
  const seat = deskSeat(found.person, asked);
  return isDenied(seat) ? seat : { live, ...found, seat };
}

/** Whose eyes somebody may look back with: those of their own seats and a spectator's, and of every seat where all is open to them. */
export function eyesOf(place: AtDesk, asked: string | undefined): Seat | null | Denial {
  const isSeat = asked !== undefined && place.live.game.table.seats.includes(asked);
  return isSeat && isOpenTo(place) ? asked : deskSeat(place.person, asked);
}

/** Whether somebody may see every seat's record: all may who sit at an opened game, and not who comes by its published link. */
export function isOpenTo({ live, at }: Pick<AtDesk, 'live' | 'at'>): boolean {
  return isOpened(live) && at !== live.seating.published;
}

/**
 * Whether every seat's record is open to all: the game is over and its maker has ended it, so that nobody can take its end
 * back.
 */
export function isOpened(live: LiveGame): boolean {
  return isEnded(live) && commonOf(live).seen.over;
}
