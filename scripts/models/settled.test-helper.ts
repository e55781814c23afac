import { MODELS } from './models.ts';

/**
 * In some games these still differ from the program, and it is not settled who is right: `npm run models` finds them. In the
 * games of these seeds they agree, and go on to.
 */
const UNSETTLED: Readonly<Record<string, readonly number[]>> = {
  'a-world-at-war-surrender': [1, 4, 7, 10, 11, 12, 13, 15, 17, 20, 28, 32, 36, 39],
  'the-war-game': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24],
};

type Model = (typeof MODELS)[string];

/** The models with which the program agrees. */
export const SETTLED: readonly (readonly [name: string, model: Model])[] = Object.entries(MODELS).filter(
  ([name]) => !Object.hasOwn(UNSETTLED, name),
);

/** The other ones, with the seeds of games in which it does. */
export const PARTLY: readonly (readonly [name: string, model: Model, seeds: readonly number[]])[] =
  Object.entries(MODELS).flatMap(([name, model]) => {
    const seeds = UNSETTLED[name];
    return seeds ? [[name, model, seeds] as const] : [];
  });
