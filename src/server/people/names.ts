import type { LiveGame } from '../games/live-game.ts';

/** The seats of their own that somebody has, in words. */
export function seatsOf({ game, seating }: Pick<LiveGame, 'game' | 'seating'>, at: number): string {
  const titles = new Map(game.table.setup.scenario.seats.map(({ id, title }) => [id, title]));
  return (seating.people[at]?.seats ?? []).map((seat) => titles.get(seat) ?? seat).join(', ');
}
