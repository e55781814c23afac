import { actSeen, attempt, isPending } from '../kernel/act.ts';
import { isRefusal } from '../kernel/clause.ts';
import type { Game } from '../kernel/game.ts';
import { hashOf } from '../kernel/position.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Proposal } from '../store/database.ts';
import type { ShownProposal } from './api.ts';

/** What stands for a proposal when somebody agrees to it. */
export function markOfProposal({ by, act }: Proposal): string {
  return hashOf([by, act]);
}

/** A proposal as a reader (null: a spectator) sees it. */
export function shownProposal(
  game: Game,
  proposal: Proposal | null,
  reader: Seat | null,
): ShownProposal | null {
  const act = proposal && actSeen(game, proposal.act, reader);
  if (!act) return null;
  const { by, agreed } = proposal;
  const missing = missingFor(game, proposal);
  return { mark: markOfProposal(proposal), by, agreed: [...agreed], missing, act };
}

function missingFor(game: Game, { act, agreed }: Proposal): Seat[] {
  const done = attempt(game, act, agreed);
  return !isRefusal(done) && isPending(done) ? [...done.missing] : [];
}
