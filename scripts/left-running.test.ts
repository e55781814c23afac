import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { watchWhatBegins } from './what-begins.test-helper.ts';

/** What a part of a test leaves, and what it leaves once it has ended that. */
async function leftBy(begin: () => () => unknown): Promise<readonly (readonly string[])[]> {
  const watch = watchWhatBegins(() => 'a test');
  try {
    const end = begin();
    const left = await watch.left();
    await end();
    return [left, await watch.left()];
  } finally {
    watch.stop();
  }
}

const BEGUN: readonly [kind: string, begin: () => () => unknown][] = [
  [
    'a server that listens',
    () => {
      const server = createServer().listen(0);
      return () => server[Symbol.asyncDispose]();
    },
  ],
  [
    'a process',
    () => {
      const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'ignore' });
      return () => {
        child.kill('SIGKILL');
        return once(child, 'exit');
      };
    },
  ],
  [
    'a worker',
    () => {
      const worker = new Worker('setInterval(() => 0, 1000)', { eval: true });
      return () => worker.terminate();
    },
  ],
  [
    'a timer',
    () => {
      const timer = setTimeout(() => 0, 1e8);
      return () => clearTimeout(timer);
    },
  ],
  [
    'a timer',
    () => {
      const timer = setInterval(() => 0, 1e8);
      return () => clearInterval(timer);
    },
  ],
];

describe('what a test leaves running', () => {
  it.each(BEGUN)('is named until it has ended: %s', async (kind, begin) => {
    const [left, after] = await leftBy(begin);
    expect(left).toEqual([
      expect.stringMatching(new RegExp(`^"a test" left ${kind}.* begun .*left-running\\.test\\.ts`)),
    ]);
    expect(after).toEqual([]);
  });

  it('is nothing where it would end with the process', async () => {
    const [left] = await leftBy(() => {
      const timer = setTimeout(() => 0, 1e8).unref();
      return () => clearTimeout(timer);
    });
    expect(left).toEqual([]);
  });

  it('is an error that nobody caught, too', async () => {
    const errors = new EventEmitter();
    const watch = watchWhatBegins(() => 'a test', errors);
    errors.emit('unhandledRejection', new Error('lost'));
    errors.emit('uncaughtExceptionMonitor', new Error('thrown'));
    const uncaught = await watch.uncaught();
    watch.stop();
    expect(uncaught.join('\n')).toMatch(/^"a test" left an error .*: Error: lost[^]*: Error: thrown/);
    expect(await watch.uncaught()).toEqual([]);
  });
});
