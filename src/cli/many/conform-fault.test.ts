import { writeFileSync } from 'node:fs';
import type * as threads from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { at, run } from '../run.test-helper.ts';

const script = vi.hoisted(() => ({ does: '' }));

vi.mock('node:os', async (original) => ({ ...(await original<object>()), availableParallelism: () => 2 }));
vi.mock('node:worker_threads', async (original) => {
  const real = await original<typeof threads>();
  class Broken extends real.Worker {
    constructor(_: string, options: threads.WorkerOptions) {
      super(script.does, { ...options, eval: true });
    }
  }
  return { ...real, Worker: Broken };
});
afterEach(() => vi.unstubAllEnvs());

/** Two files that are worth a thread each. */
const paths = ['one', 'other'].map((name) => {
  const path = at(`${name}.yaml`);
  writeFileSync(
    path,
    `format: 1\nrulebook: level-of-cooperation\ncases: []\n${'# nothing\n'.repeat(10_001)}`,
  );
  return path;
});

it('ends with 3 and one sentence where a thread breaks', async () => {
  script.does = "throw new Error('a screw is loose')";
  const { code, out, err } = await run('conform', ...paths);
  expect({ code, out }).toEqual({ code: 3, out: '' });
  expect(err).toBe("This is a fault of Demarche's own, not of your input: a screw is loose\n");
});

it('ends with 3 where a thread only stops', async () => {
  script.does = 'process.exit(0)';
  const { code, err } = await run('conform', ...paths);
  expect(code).toBe(3);
  expect(err).toContain('ended with 0');
});
