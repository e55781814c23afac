import { Bench, type FnOptions, type Statistics } from 'tinybench';

/** Of what takes long, at least so many rounds. */
const ROUNDS = 5;

/** How long something takes, in milliseconds: round after round for so long, after a quarter of it to warm up. */
export async function rounds(
  act: () => unknown,
  time: number,
  hooks: Pick<FnOptions, 'beforeEach'> = {},
): Promise<Statistics> {
  const warm = { warmupTime: time / 4, warmupIterations: 1 };
  const bench = new Bench({ time, iterations: ROUNDS, ...warm, throws: true });
  bench.add('', act, { async: false, ...hooks });
  const [task] = await bench.run();
  if (!task || !('latency' in task.result)) throw new Error('nothing was measured');
  return task.result.latency;
}
