import { actSeen } from '../kernel/act.ts';
import type { Game } from '../kernel/game.ts';
import { hashOf } from '../kernel/position.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Proposal } from '../store/database.ts';
import type { ShownProposal } from './api.ts';

/** What stands for a proposal: who makes it, and what it does. */
export function markOfProposal({ by, act }: Proposal): string {
  return hashOf([by, act]);
}

/** A proposal as a reader (null: a spectator) sees it. */
export function shownProposal(
  game: Game,
  proposal: Proposal | null,
  reader: Seat | null,
): ShownProposal | null {
  if (!proposal) return null;
  const { by, concerned, agreed } = proposal;
  return {
    mark: markOfProposal(proposal),
    by,
    agreed: concerned.filter((seat) => agreed.includes(seat)),
    missing: concerned.filter((seat) => !agreed.includes(seat)),
    act: actSeen(game, proposal, reader),
  };
}
