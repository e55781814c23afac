import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import type { Call, Word } from './crowd.ts';
import type { Found } from './crowd-table.ts';
import { PEER } from '../peer.ts';
import type { Call as PaceCall, Paced, Word as PaceWord } from './pace.ts';

/** A module beside this one in a process of its own, with the first thing it says. */
function begin(name: string, ...args: string[]): Promise<Begun> {
  return beginAt(join(import.meta.dirname, `${name}${extname(import.meta.filename)}`), args);
}

interface Begun {
  readonly child: ChildProcess;
  readonly said: unknown;
}

async function beginAt(path: string, args: readonly string[]): Promise<Begun> {
  const child = fork(path, args, { stdio: 'inherit' });
  return { child, said: await hear(child, path) };
}

async function hear(child: ChildProcess, name: string): Promise<unknown> {
  const gone = once(child, 'exit').then(() =>
    Promise.reject(new Error(`The process "${name}" ended too soon.`)),
  );
  const [said] = (await Promise.race([once(child, 'message'), gone])) as unknown[];
  return said;
}

/** A server and its address. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Start a server, with limits raised for a crowd on one machine, or as they are served; on a Postgres, or a file of its own. */
export async function startServerProcess(
  limits: 'raised' | 'as-served',
  database: string | null = null,
): Promise<ServerProcess> {
  return serving(await begin('serve', limits, ...(database === null ? [] : [database])));
}

/** Start boardgame.io's server, its games in memory or, durable, in a file. */
export async function startPeer(durable = false): Promise<ServerProcess> {
  return serving(await beginAt(join(PEER, 'serve.mjs'), durable ? ['durable'] : []));
}

function serving({ child, said }: Begun): ServerProcess {
  return {
    url: String(said),
    pid: child.pid ?? 0,
    async stop() {
      if (!child.connected) return;
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

/** The crowd at its tables, in a process of its own. */
interface Crowd {
  /** Only what comes from now on counts. */
  count(): void;
  /** Let the answers under way be given; what was found. */
  stop(): Promise<Found>;
  /** End the process, whatever it does. */
  end(): void;
}

/** Set the crowd going. */
export async function startCrowd(call: Call): Promise<Crowd> {
  const { child } = await begin('crowd');
  const say = (word: Word): void => void child.send(word);
  child.send(call);
  return {
    count: () => say('count'),
    async stop() {
      const found = hear(child, 'crowd');
      say('stop');
      return (await found) as Found;
    },
    end: () => void child.kill(),
  };
}

/** Let answers fall due at a steady pace; `counting` is called when they begin to count. */
export async function pace(call: PaceCall, counting: () => void): Promise<Paced> {
  const { child } = await begin('pace');
  child.send(call);
  for (;;) {
    const word = (await hear(child, 'pace')) as PaceWord;
    if (word !== 'counting') return word;
    counting();
  }
}
