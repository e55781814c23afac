import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';

/** What a server has taken so far: bytes of its heap and of the machine, and processor time in milliseconds. */
export interface Taken {
  readonly heap: number;
  /** The most that its heap may come to. */
  readonly limit: number;
  readonly resident: number;
  readonly cpu: number;
}

/** A server in a process of its own. */
interface Small {
  readonly address: string;
  /** What it takes now, garbage collected. */
  taken(): Promise<Taken>;
  stop(): Promise<void>;
}

/** Start a server on a file, with a heap of so many megabytes; null: as Node makes it. */
export async function startSmall(path: string, heap: number | null): Promise<Small> {
  const execArgv = ['--expose-gc', ...(heap === null ? [] : [`--max-old-space-size=${heap}`])];
  const name = `serve${extname(import.meta.filename)}`;
  const child = fork(join(import.meta.dirname, name), [path], { execArgv });
  const address = (await heard(child)) as string;
  return {
    address,
    async taken() {
      child.send('taken');
      return (await heard(child)) as Taken;
    },
    async stop() {
      const gone = once(child, 'exit');
      if (child.connected) child.disconnect();
      if (child.exitCode === null && child.signalCode === null) await gone;
    },
  };
}

async function heard(child: ChildProcess): Promise<unknown> {
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('the server ended too soon')));
  const [said] = (await Promise.race([once(child, 'message'), gone])) as unknown[];
  return said;
}
