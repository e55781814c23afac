import { MODELS } from './models.ts';

/**
 * In some games these still differ from the program, and it is not settled who is right: `npm run models` finds them. In the
 * games of these seeds they agree, and go on to.
 */
const UNSETTLED: Readonly<Record<string, readonly number[]>> = {
  'a-world-at-war-surrender': upTo(100),
  'the-war-game': upTo(50),
};

/** The games from the first to the last of these seeds. */
function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, i) => i + 1);
}

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
