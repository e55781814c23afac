import type { Slices } from '../../kernel/game/slices.ts';
import { makeQueues } from './queues.ts';

/** How dear work gives way, so that nobody waits for longer than a piece of it. */
export interface Pace {
  /** Let all that is ready have its turn of the loop. */
  readonly othersFirst: () => Promise<void>;
  /**
   * Begin with something dear in its turn: one after the other, and before each of them all that is not dear. What it has to wait
   * for keeps no other from its turn.
   */
  begin<T>(act: () => Promise<T>): Promise<T>;
  /** Do long work: its first slice at once, each other one in its turn; of several works that go on one at a time, in turn. */
  run<T>(slices: Slices<T>): Promise<T>;
}

/** Turns of the loop that all else has before something dear: a small request comes in two or three. */
const TURNS = 4;

/** A pace at which nothing goes on yet, on a machine whose loop takes its turns like that. */
export function makePace(othersFirst: Pace['othersFirst']): Pace {
  const dear = makeQueues();
  const works = makeQueues();

  /** Do something in its turn, up to where it waits for the first time. */
  const inTurn = <T>(act: () => T): Promise<{ readonly done: T }> =>
    dear.take('', async () => {
      for (let turn = 0; turn < TURNS; turn++) await othersFirst();
      return { done: act() };
    });

  return {
    othersFirst,
    begin: async (act) => (await inTurn(act)).done,
    async run(slices) {
      let next = slices.next();
      while (!next.done) next = (await works.take('', () => inTurn(() => slices.next()))).done;
      return next.value;
    },
  };
}
