import { texts } from '../../../kernel/index.ts';
import { isUnsaid } from '../causes/hang-on.ts';
import { freshPlayer } from '../lifetimes.ts';
import type { Player } from '../nations.ts';
import { tellIncome } from '../part-two/j3-debts.ts';
import { part } from '../part.ts';
import type { Go, WarGameStep } from '../state.ts';
import { orderedBattles } from './a8-attacks-made.ts';
import { tellLeaving } from './leave.ts';
import { dropOrdered, ordersOf, tellDropped } from './ordered.ts';
import { leaveTexts } from './leave.words.ts';
import { tellersOf } from './quiet-turns.ts';

declare module '../state.ts' {
  interface Steps {
    /** A player's turn, between the phases of which the table tells what happened. */
    'player-turn': { readonly player: Player };
    'player-end': { readonly player: Player };
  }
}

/** G.F1, EIR.U1b, SPA.I2: what must leave is told; then orders, the news, groups that take sides, and the battles. */
const playerTurn: WarGameStep<'player-turn'> = {
  clauses: ['G.F1'],
  next(books, { open }, { player }, referee): Go[] {
    Object.assign(open, freshPlayer());
    tellLeaving(books, open, player, referee);
    return [
      ...ordersOf(books, open, player),
      { step: 'news', player },
      ...(isUnsaid(open) ? [{ step: 'causes', moment: 'attack' } as const] : []),
      { step: 'attacks-made', player },
      { step: 'player-end', player },
    ];
  },
  drop(_, { open }, { player }, referee) {
    tellDropped(dropOrdered(open, player), referee);
    tellIncome(open, player, referee);
  },
};

/** G.F1, G.J3, IRQ.U2: the end of a player's turn, once what its own conquests have led to is fought, too. */
const playerEnd: WarGameStep<'player-end'> = {
  clauses: ['G.F1'],
  ends: {
    name: 'player',
    clauses: ['G.F1'],
    args: (_, __, { player }) => ({ player }),
    seats(books, open, { player }) {
      const tellers = tellersOf(books, open, player);
      return tellers.length > 0 ? tellers : null;
    },
  },
  next(books, position, { player }, referee): Go[] {
    const more = orderedBattles(books, position, player, referee);
    if (more.length > 0) return [...more, { step: 'player-end', player }];
    tellIncome(position.open, player, referee);
    Object.assign(position.open, freshPlayer());
    return [];
  },
  drop(_, { open }, { player }, referee) {
    // what was to be fought has been named with what nobody answers
    dropOrdered(open, player);
    tellIncome(open, player, referee);
  },
};

const say = texts({
  skip: {
    player: 'Nothing more in the turn of {player}',
  },
  told: {
    skip: {
      player: 'The turn of {player} is over.',
    },
  },
});

/** The turn of a player. */
export const PLAYER_TURN = part(import.meta.url, {
  steps: { 'player-turn': playerTurn, 'player-end': playerEnd },
  texts: [leaveTexts, say],
});
