import { type frame, reportedValue } from '../../kernel/index.ts';
import { war } from './starts/standing.ts';
import type { StormGround, Open } from './state.ts';

// A war between major powers ends the game (step.11): nothing that is still due in the turn is asked or done.

type All = frame.StepsOf<StormGround>;
/** Any step: that it fits its parameters, only its name says. */
type Any = frame.Step<StormGround, never>;

/** Whether a war between major powers has begun (step.11). */
export function isWar({ facts }: Open): boolean {
  return reportedValue(facts, war.key()) === true;
}

/** The steps of the game: each but the end of the turn is passed by once a war between major powers has begun (step.11). */
export function untilWar(steps: All): All {
  const { 'turn-end': end, ...others } = steps;
  const passed = Object.entries(others).map(([name, step]) => [name, unlessWar(step as unknown as Any)]);
  return { ...Object.fromEntries(passed), 'turn-end': end } as All;
}

/** Nobody is asked, and nothing comes of the step, in a war between major powers. */
function unlessWar({ needs, seats, next, ...step }: Any): Any {
  return {
    ...step,
    ...(needs && {
      needs: { ...needs, facts: (books, open, at) => (isWar(open) ? [] : needs.facts(books, open, at)) },
    }),
    ...(seats && { seats: (books, open, at) => (isWar(open) ? [] : seats(books, open, at)) }),
    ...(next && {
      next: (books, position, at, referee) =>
        isWar(position.open) ? [] : next(books, position, at, referee),
    }),
  };
}
