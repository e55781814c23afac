import { letItStand, whatStands } from '../amend.ts';
import { isRefusal, type Refusal } from '../clause.ts';
import type { Entry } from '../entry.ts';
import { answer, type Game, takeBack } from '../game.ts';
import { isAmend, isPassed, isTick, isUndo, type Moment, stands } from '../moment.ts';

/** What an entry does that stands: no undo, no tick. */
type Standing = Exclude<
  Entry,
  { undone: readonly number[] } | { tick: object } | { passed: readonly number[] }
>;

/** The entries that stand and move something, in order. */
export function standingEntries(moments: readonly Moment[]): { moment: Moment; entry: Standing }[] {
  return moments.flatMap((moment) => {
    const { entry } = moment;
    const isLeft = stands(moment) && moment.draft === undefined && !isPassed(entry);
    return isLeft && !isUndo(entry) && !isTick(entry) ? [{ moment, entry }] : [];
  });
}

/** Give an entry again in a game in which the entries before it have other numbers. */
export function giveAgain(game: Game, entry: Standing, numbers: ReadonlyMap<number, number>): Game | Refusal {
  if ('withdraw' in entry) return takeBack(game, entry.seat, entry.withdraw);
  if (!isAmend(entry)) return answer(game, entry);
  const { n, correction, ...what } = entry.amend;
  const ref = { ...what, n: numbers.get(n) ?? 0, correction: numbers.get(correction) ?? 0 };
  const amended = whatStands(game, ref);
  return isRefusal(amended) ? amended : letItStand(game, { ref, amended });
}
