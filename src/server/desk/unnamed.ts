import { stateOf } from '../../kernel/game/game.ts';
import { isUnnamed } from '../../kernel/game/play.ts';
import { type Seat, SEALED_ANSWERS } from '../../kernel/seat.ts';
import type { Since } from '../../store/index.ts';
import type { LiveGame } from '../games/live-game.ts';

// What is said of a step that names nobody.

/** Times by seat as a reader with these seats may read them: where nobody is named, one for all that are not theirs. */
export function bySeat({ game }: Pick<LiveGame, 'game'>, own: readonly Seat[], times: Since): Since {
  if (!isUnnamed(game.table, stateOf(game))) return { ...times };
  return namingOnly(times, (seat) => own.includes(seat));
}

/** Times by seat, one for all that are not named. */
export function namingOnly(times: Since, isNamed: (seat: Seat) => boolean): Since {
  const [named, others] = [true, false].map((is) =>
    Object.entries(times).filter(([seat]) => isNamed(seat) === is),
  ) as [[Seat, number][], [Seat, number][]];
  const last = Math.max(...others.map(([, at]) => at));
  return { ...Object.fromEntries(named), ...(others.length > 0 ? { [SEALED_ANSWERS]: last } : {}) };
}
