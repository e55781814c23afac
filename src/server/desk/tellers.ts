// Whose it is to say what the table is asked, where it is some seats' alone.
import { type Decision, type Seat, TABLE } from '../../kernel/forms/decision.ts';
import type { Since } from '../../store/index.ts';
import type { LiveGame } from '../games/live-game.ts';
import { holdersOf } from '../people/people.ts';
import { commonOf } from './sight.ts';

/** The seats that somebody has whose a question to the table is; none: it is anybody's. */
export function tellersOf({ seating }: LiveGame, { askedOf = [] }: Decision): readonly Seat[] {
  return askedOf.filter((seat) => holdersOf(seating, seat).length > 0);
}

/** The seats for which play waits to say something; none: for none alone. */
export function tellersNow(live: LiveGame): readonly Seat[] {
  const { awaiting, seen } = commonOf(live);
  if (!awaiting.includes(TABLE)) return [];
  return seen.tableAsks.flatMap((each) => (each.optional ? [] : tellersOf(live, each)));
}

/** Whom play waits for: where the table is asked what is some seats' alone to say, those. */
export function awaitedIn(live: LiveGame, awaiting: readonly Seat[]): readonly Seat[] {
  const tellers = awaiting.includes(TABLE) ? tellersNow(live) : [];
  return tellers.length === 0 ? awaiting : awaiting.flatMap((seat) => (seat === TABLE ? tellers : [seat]));
}

/** Times by seat, with those who are to say what the table is asked: theirs is the table's. */
export function withTellers(live: LiveGame, times: Since): Since {
  const at = times[TABLE];
  if (at === undefined) return times;
  return { ...Object.fromEntries(tellersNow(live).map((seat) => [seat, at])), ...times };
}
