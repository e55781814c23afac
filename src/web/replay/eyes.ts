import type { Desk } from '../api.ts';
import type { GameRoute } from '../route.ts';

/** Whose eyes ('': a spectator's) a desk may look back with: its own first, then all that keep no secret from it. */
export function eyesFor(
  { seat, seats, opened }: Pick<Desk, 'seat' | 'seats' | 'opened'>,
  all: readonly string[],
): readonly string[] {
  const own = seat ?? '';
  const open = opened ? all : seats;
  return [own, ...['', ...open].filter((each) => each !== own)];
}

/** The way to line `n` of the record of these eyes. */
export function seenWith(route: GameRoute, { seat }: Pick<Desk, 'seat'>, eyes: string, n: number): GameRoute {
  const { as: _, ...own } = route;
  return { ...own, at: n, ...(eyes === (seat ?? '') ? {} : { as: eyes }) };
}
