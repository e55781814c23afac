import type { Task, ReasonedAnswer, BotSeat } from './bot.ts';
import { friendsOf } from './worth.ts';

/** What is best where means are spent on rolls and against them; undefined where nothing is. */
export function chooseSpending(
  seated: BotSeat,
  { view, decision, random }: Task,
): ReasonedAnswer | undefined {
  const { table, seat, standings, means, course } = seated;
  const turn = table.rules.turn?.(view.open) ?? 0;
  return standings.spends?.(view.open, decision, {
    seat,
    friends: (of) => friendsOf(table.setup.scenario.seats, of),
    worth: (to) => seated.worth(turn, to),
    means,
    tells: (fact) => course.told(fact, turn) ?? course.otherwise(fact),
    random,
  });
}
