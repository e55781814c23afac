import type { Seat } from '../../kernel/forms/decision.ts';
import { stateOf } from '../../kernel/game/game.ts';
import { seatState } from '../../kernel/game/seat-state.ts';
import type { Desk } from '../api/api.ts';
import type { LiveGame } from '../games/live-game.ts';
import { holdersOf } from '../people/people.ts';
import { awaitedWord, seatsOfTeller } from '../people/word.ts';

/** Whether a seat is to act, may help, or waits, for whom, and since when: everybody may know it. */
export function stateAt(live: LiveGame, seat: Seat | null): Desk['state'] {
  const { game, seating, since } = live;
  const found = seatState(game.table, stateOf(game), seat, {
    isHeld: (each) => holdersOf(seating, each).length > 0,
    tellers: (fact) => seatsOfTeller(live, fact),
  });
  if (found === null) return null;
  const own = found.kind === 'turn' && seat !== null ? since[seat] : undefined;
  const from = own ?? Math.min(...Object.values(since));
  const at = Number.isFinite(from) ? from : null;
  const word = awaitedWord(live);
  if (word === null) return { ...found, for: [...found.for], since: at };
  const isMine = seat !== null && word.of.includes(seat);
  return { kind: isMine ? 'turn' : 'wait', for: [...word.of], since: at, until: word.until };
}
