import { freshPlayer } from '../lifetimes.ts';
import type { Player } from '../nations.ts';
import type { Go, Step } from '../state.ts';
import { tellLeaving } from './leave.ts';
import { ordersOf } from './ordered.ts';

declare module '../state.ts' {
  interface Steps {
    /** A player's turn, between the phases of which the table tells what happened. */
    'player-turn': { readonly player: Player };
    'player-end': { readonly player: Player };
  }
}

/** G.F1, EIR.U1b, SPA.I2: what must leave is told; then orders, the news, groups that take sides, and the battles. */
export const playerTurn: Step<'player-turn'> = {
  clauses: ['G.F1'],
  next(books, { open }, { player }, referee): Go[] {
    Object.assign(open, freshPlayer());
    tellLeaving(books, open, player, referee);
    return [
      ...ordersOf(books, open, player),
      { step: 'news', player },
      { step: 'attacks-made', player },
      { step: 'player-end', player },
    ];
  },
};

/** G.F1: the end of a player's turn: its attacks are over. */
export const playerEnd: Step<'player-end'> = {
  clauses: ['G.F1'],
  next(_, { open }) {
    Object.assign(open, freshPlayer());
  },
};
