import type { Seat } from '../seat.ts';

/**
 * In which order one device goes to the seats that are asked at once: whoever has it stays; of the rest the first in the order
 * of play comes last, as play mostly goes on with it and the device then stays there.
 */
export function inRound(asked: readonly Seat[], has: Seat | null | undefined): readonly Seat[] {
  const others = asked.filter((seat) => seat !== has).toReversed();
  return has && asked.includes(has) ? [has, ...others] : others;
}
