import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { CreatedGame, Desk } from '../api/api.ts';
import { ask, type HeardResponse } from '../house.test-helper.ts';

const SCRIPT = join(import.meta.dirname, 'kill.test-helper.ts');

/** A server in a process of its own, beside others on one Postgres. */
export interface Process {
  readonly address: string;
  /** Returns when it is gone. */
  kill(): Promise<unknown>;
}

/** Start one. It ends with the process that starts it, or when it is killed. */
export async function begin(database: string): Promise<Process> {
  const child: ChildProcess = spawn(process.execPath, [SCRIPT, database], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (line) => resolve(String(line).trim()));
    child.once('exit', (code) => reject(new Error(`it ended with ${code}`)));
  });
  const ended = once(child, 'exit');
  return {
    address,
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

/** Anna has every seat of a game. */
export async function makeGame({ address }: Process): Promise<{ game: string; key: string }> {
  const people = [{ name: 'Anna', seats: ['one', 'two', 'three'] }];
  const created = (await ask(address, 'games', undefined, { rulebook: 'toy', scenario: 'only', people }))
    .body as CreatedGame;
  return { game: created.game, key: created.people[0]?.key ?? '' };
}

/** The report that comes after `n` others. */
export function report(n: number, request: string): object {
  const answer = { 'weather.fair': { value: n % 2 === 0, as: 'change' } };
  return { seat: 'table', decision: `standing-${n}/report`, mark: '', answer, request };
}

/** How many lines a desk has. */
export function linesOf(heard: HeardResponse): number {
  return (heard.body as Desk).lines.length;
}

/** Ask one of several servers after another until one of them answers. */
async function askAny(
  servers: readonly Process[],
  from: number,
  ...[path, key, body]: [path: string, key: string, body?: unknown]
): Promise<HeardResponse> {
  for (let i = from; ; i++) {
    const server = servers[i % servers.length];
    const heard = server && (await ask(server.address, path, key, body).catch(() => null));
    if (heard) return heard;
  }
}

/**
 * Report for the table through servers in turns, as one client of several, until `stop` says so; whatever breaks is asked
 * again under its key. Returns the requests that were acknowledged.
 */
export async function reports(
  servers: readonly Process[],
  { game, key }: { readonly game: string; readonly key: string },
  who: string,
  stop: (done: number) => boolean,
): Promise<string[]> {
  const done: string[] = [];
  for (let i = 0; !stop(done.length); i++) {
    const n = linesOf(await askAny(servers, i, `games/${game}/desk`, key));
    const request = `${who}-${i}`;
    const heard = await askAny(servers, i + 1, `games/${game}/answers`, key, report(n, request));
    if (heard.status === 200) done.push(request);
    else if (heard.status !== 409) throw new Error(heard.text);
  }
  return done;
}
