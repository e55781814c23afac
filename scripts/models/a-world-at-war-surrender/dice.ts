import type { State } from './state.ts';

// How long the die of an effective level counts.

/** 49.851C, 49.852C: the Allied player turn is over, and what its dice have changed. */
export function endDice(s: State): void {
  for (const level of ['usat', 'usjt'] as const) if (s.die[level] !== null) s.die[level] = 0;
}

/** What is asked of its end tells that the Allied player turn is over; that of Winter counts for a year start that there is (49.851D). */
export function tellOver(s: State): void {
  if (s.isTold && (s.turn < 3 || s.facts['over.europe'] === true)) endDice(s);
  s.isTold = false;
}
