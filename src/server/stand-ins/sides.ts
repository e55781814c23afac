import type { Seat } from '../../kernel/seat.ts';
import type { PastStandIn } from '../../store/index.ts';
import type { LiveGame } from '../games/live-game.ts';
import { sitting } from '../people/people.ts';

/** Whether two seats are on one side: the same, or of one camp. Seats of which that is not said are not. */
export function isOneSide({ game }: LiveGame, one: Seat, other: Seat): boolean {
  const campOf = (seat: Seat): string | undefined =>
    game.table.setup.scenario.seats.find(({ id }) => id === seat)?.camp;
  return one === other || (campOf(one) !== undefined && campOf(one) === campOf(other));
}

/** Whether somebody has, or once played, a seat of another side than the seats of who is absent. */
export function isFoe(live: LiveGame, by: number, absent: number, stood: readonly PastStandIn[]): boolean {
  const { seating } = live;
  const theirs = seating.people[absent]?.seats ?? [];
  const once = stood
    .filter((each) => each.by === by)
    .flatMap(({ person }) => seating.people[person]?.seats ?? []);
  return [...(sitting(seating, by)?.seats ?? []), ...once].some((seat) =>
    theirs.some((other) => !isOneSide(live, seat, other)),
  );
}
