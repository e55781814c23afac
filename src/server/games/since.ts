import type { Game } from '../../kernel/game/game.ts';
import { askedStill } from '../../kernel/game/asked-first.ts';
import type { Since } from '../../store/index.ts';

/** Since when the seats of the first step of a game are asked: since it was made. */
export function sinceFirst({ table, state }: Game, at: number): Since {
  return Object.fromEntries(table.rules.awaiting(state.position.open).map((seat) => [seat, at]));
}

/** Since when each seat is asked that the open step asks, once a game has gone on at that time. Everybody may know. */
export function sinceNow(before: Game, now: Game, since: Since, at: number): Since {
  const still = askedStill(before, now);
  const asked = now.table.rules.awaiting(now.state.position.open);
  return Object.fromEntries(
    asked.flatMap((seat) => {
      if (!still.includes(seat)) return [[seat, at]];
      const kept = since[seat];
      return kept === undefined ? [] : [[seat, kept]];
    }),
  );
}
