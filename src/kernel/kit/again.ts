import type { Refusal } from '../clause.ts';
import type { Entry } from '../game/entry.ts';
import { answer, type Game, takeBack } from '../game/game.ts';
import { type Moment, stands } from '../game/moment.ts';

/** What an entry does that stands: no undo, no tick, nothing left to be answered. */
type Moving = Extract<Entry, { decision: string } | { withdraw: string }>;

/** The entries that stand and move something, in order. */
export function standingEntries(moments: readonly Moment[]): { moment: Moment; entry: Moving }[] {
  return moments.flatMap((moment) => {
    const { entry } = moment;
    const isLeft = stands(moment) && moment.draft === undefined;
    return isLeft && ('decision' in entry || 'withdraw' in entry) ? [{ moment, entry }] : [];
  });
}

/** Give an entry again in another game. */
export function giveAgain(game: Game, entry: Moving): Game | Refusal {
  return 'withdraw' in entry ? takeBack(game, entry.seat, entry.withdraw) : answer(game, entry);
}
