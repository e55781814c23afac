import type { Seat } from '../../kernel/forms/decision.ts';
import { stateOf } from '../../kernel/game/game.ts';
import { seatState } from '../../kernel/game/seat-state.ts';
import type { Desk } from '../api/api.ts';
import type { LiveGame } from '../games/live-game.ts';
import { holdersOf } from '../people/people.ts';
import { awaitedWord, seatsOfTeller } from '../people/word.ts';

/** Whether a seat is to act, may help, or waits, and for whom: everybody may know it. Since when is no part of a sight. */
export function stateAt(live: LiveGame, seat: Seat | null): Desk['state'] {
  const { game, seating } = live;
  const found = seatState(game.table, stateOf(game), seat, {
    isHeld: (each) => holdersOf(seating, each).length > 0,
    tellers: (fact) => seatsOfTeller(live, fact),
  });
  const word = found && awaitedWord(live);
  if (!word) return found && { ...found, for: [...found.for] };
  return { kind: seat !== null && word.of.includes(seat) ? 'turn' : 'wait', for: [...word.of] };
}
