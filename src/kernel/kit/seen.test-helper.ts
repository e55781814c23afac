import type { Seat } from '../forms/decision.ts';
import { type Game, stateOf } from '../game/game.ts';
import { canonical } from '../json.ts';
import { viewOf } from '../game/position.ts';
import { record } from '../game/record.ts';

/** Everything a seat can see of a game, as bytes: what non-interference compares. */
export function seenBytes(game: Game, seat: Seat | null): string {
  return canonical([viewOf(stateOf(game).position, seat), record(game, seat)]);
}
