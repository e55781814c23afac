import type { View } from '../../kernel/game/position.ts';
import type { AssumedValue, Assumptions } from '../../kernel/sums/assume.ts';
import { MOST_WEIGHT } from '../../kernel/sums/assume.ts';
import type { FactKey } from '../../kernel/sums/facts.ts';
import type { BotSeat } from './bot.ts';
import { type Placing, type Solution, solveContest } from './contest.ts';
import { type Allocating, allocatedBefore, type Placer } from './rivals.ts';

// What opponents may have placed in secret: as often as an equilibrium of that game has them do it, and as nothing that was
// opened since rules out.

/** What it holds of what its opponents have placed in secret, by the facts that say it; nothing where all is open. */
export function beliefsOf(seated: BotSeat, view: View): Assumptions {
  const game = allocatedBefore(seated, view);
  if (!game) return {};
  const solved = solveContest(game.contest);
  const known = seated.table.rules.known(view);
  const assumed: Record<FactKey, AssumedValue> = {};
  for (const [i, rival] of game.theirs.entries())
    for (const [key, weights] of weightsOf(game, solved, rival, i, known)) assumed[key] = { weights };
  return assumed;
}

/** By fact how often an opponent has each number there, in all placings that are still possible; none where none is. */
function weightsOf(
  { fields }: Allocating,
  { theirs, mixes }: Solution,
  rival: Placer,
  i: number,
  known: (key: FactKey) => unknown,
): ReadonlyMap<FactKey, readonly (readonly [number, number])[]> {
  const keys = fields.map((sheet) => rival.feeds.get(sheet)?.lead);
  const numberIn = (placing: Placing, field: number): number => placing[i]?.[field] ?? 0;
  const isPossible = (placing: Placing): boolean =>
    keys.every((lead, field) => {
      const shown = lead && !lead.worth ? known(lead.sets) : undefined;
      return typeof shown !== 'number' || shown === numberIn(placing, field);
    });
  const possible = theirs.flatMap((placing, at) => {
    const share = mixes.theirs[at] ?? 0;
    return share > 0 && isPossible(placing) ? [{ placing, share }] : [];
  });
  const all = possible.reduce((sum, { share }) => sum + share, 0);
  const found = new Map<FactKey, readonly (readonly [number, number])[]>();
  if (all === 0) return found;
  for (const [field, lead] of keys.entries()) {
    if (!lead || lead.worth) continue;
    const shares = new Map<number, number>();
    for (const { placing, share } of possible) {
      const number = numberIn(placing, field);
      shares.set(number, (shares.get(number) ?? 0) + share / all);
    }
    const weights = [...shares]
      .map(([number, share]) => [number, Math.round(share * MOST_WEIGHT)] as const)
      .filter(([, weight]) => weight > 0);
    found.set(lead.sets, weights);
  }
  return found;
}
