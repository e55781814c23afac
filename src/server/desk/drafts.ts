import { DICE, type Seat, TABLE } from '../../kernel/forms/decision.ts';
import { draftKey, draftKeys } from '../../kernel/forms/draft-key.ts';
import type { Draft } from '../../store/index.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import { commonOf, sightOf } from './sight.ts';

/** What a seat has begun of what it can answer now; what nobody asks any more is forgotten. */
export async function draftsOf(
  { database: { notes } }: Games,
  live: LiveGame,
  seat: Seat,
): Promise<readonly Draft[]> {
  const asked = askedOf(live, seat);
  const [kept, gone] = [[] as Draft[], [] as Draft[]];
  for (const each of await notes.drafts(live.id, seat)) (asked.has(each.decision) ? kept : gone).push(each);
  for (const { decision } of gone) await notes.forget(live.id, decision, seat);
  return kept;
}

/** The name of who began a draft, where their link has ended: to others it is offered, and is not theirs. */
export function beganOnce({ seating }: Pick<LiveGame, 'seating'>, { by }: Draft): string | undefined {
  const person = by === null ? undefined : seating.people[by];
  return person?.revoked ? person.name : undefined;
}

/** By what the answers are kept that a seat can begin now: not those it has given already. */
export function askedOf(live: LiveGame, seat: Seat): ReadonlySet<string> {
  const { tableAsks, diceAsks } = commonOf(live).seen;
  const open = sightOf(live, seat).own.asks.filter(({ held }) => held === undefined);
  return new Set([...open, ...tableAsks, ...diceAsks].map(draftKey));
}

/** An answer was given: what was begun of it at that desk is done, and where it is asked no more, at every desk. */
export async function answeredDraft(
  { database: { notes } }: Games,
  live: LiveGame,
  { seat, decision, desk }: { readonly seat: Seat; readonly decision: string; readonly desk: Seat | null },
): Promise<void> {
  const isCommon = seat === TABLE || seat === DICE;
  const { tableAsks, diceAsks } = commonOf(live).seen;
  const still = new Set([...tableAsks, ...diceAsks].map(draftKey));
  for (const key of draftKeys(decision)) {
    if (!isCommon) await notes.forget(live.id, key, seat);
    else if (!still.has(key)) await notes.forget(live.id, key);
    else if (desk !== null) await notes.forget(live.id, key, desk);
  }
}
