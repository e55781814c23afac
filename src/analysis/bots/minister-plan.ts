import { texts } from '../../kernel/texts/texts.ts';
import type { Asked, Reasoned, Seated } from './bot.ts';
import { friendsOf } from './worth.ts';

// An open allocation that others answer: as the rulebook foresees how the turn goes on.

export const say = texts({
  bot: {
    planned: 'What leaves most, after all that the others may have and would answer.',
    plannedNothing: 'Nothing: whatever is placed, the others can answer it.',
  },
});

/** What leaves most once the others have answered; undefined where the rulebook cannot say. */
export function planned(
  { table, seat, standings, worthTo }: Seated,
  { view, decision, random }: Asked,
): Reasoned | undefined {
  const { seats } = table.setup.scenario;
  const answer = standings.planned?.(view, decision, {
    seat,
    friendsOf: (other) => friendsOf(seats, other),
    worth: worthTo,
    random,
  });
  if (answer === undefined) return undefined;
  const isNothing = Object.keys(answer).length === 0;
  return { answer, why: (isNothing ? say.bot.plannedNothing : say.bot.planned)() };
}
