import type { Nation } from '../nations.ts';
import type { Open } from '../state.ts';
import type { PlaceId } from './rule.ts';

/** Remember in which turn a place was taken by force, and from whom, in place. */
export function noteTaken(open: Open, place: PlaceId, from: Nation | null): void {
  open.taken = { ...open.taken, [place]: { turn: open.turn, from } };
}
