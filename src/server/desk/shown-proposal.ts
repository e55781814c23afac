import { actSeen } from '../../kernel/game/act.ts';
import type { Game } from '../../kernel/game/game.ts';
import { hashOf } from '../../kernel/game/entry.ts';
import { readOn } from '../../kernel/game/record.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Proposal, OneProposal } from '../../store/index.ts';
import type { ShownProposal } from '../api/api.ts';

/**
 * What stands for a proposal: who makes it, what it does, and after how many lines, in the reader's numbers (null: a
 * spectator's). The proposer's own numbers count what is hidden.
 */
export function markOfProposal(game: Game, proposal: OneProposal, reader: Seat | null): string {
  return hashOf([proposal.by, actSeen(game, proposal, reader), readOn(game, reader).entries.length]);
}

/** A proposal as a reader (null: a spectator) sees it. */
export function shownProposal(
  game: Game,
  proposal: Proposal | null,
  reader: Seat | null,
): ShownProposal | null {
  if (!proposal) return null;
  const { waiting = [] } = proposal;
  return {
    ...shownOne(game, proposal, reader),
    waiting: waiting.map((each) => shownOne(game, each, reader)),
  };
}

function shownOne(game: Game, proposal: OneProposal, reader: Seat | null): Omit<ShownProposal, 'waiting'> {
  const { by, concerned, agreed } = proposal;
  return {
    mark: markOfProposal(game, proposal, reader),
    by,
    agreed: concerned.filter((seat) => agreed.includes(seat)),
    missing: concerned.filter((seat) => !agreed.includes(seat)),
    act: actSeen(game, proposal, reader),
  };
}
