import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import type { CreatedGame, Desk } from '../../src/server/api/index.ts';
import type { Tell } from '../bench.ts';
import { startProbe } from './attacks.ts';
import { begin, KINDS, type Match } from './hand.ts';
import type { Wait } from './probe.ts';
import type { ServerProcess } from './processes.ts';
import { ms } from './text.ts';

// How long a request of another game waits while something long is done for this one.

const TARGET = 50;
/** The longest game that is stored for tests; benches are run from the root of the clone. */
const FILE = join('fixtures', 'a-world-at-war-3', 'long.jsonl');
const LOOKS = 20;

/** What somebody else waited, in milliseconds. */
interface Waited {
  readonly name: string;
  /** How long the work itself took. */
  readonly took: number;
  readonly served: number;
  readonly worst: number;
}

/** All of them, and what is to be reached. */
interface Waits {
  readonly target: number;
  readonly entries: number;
  readonly waits: readonly Waited[];
}

/** Measure what others wait while a long game is imported, opened, looked back through and put right, and a bot thinks. */
export async function measureWaits({ url, pid }: ServerProcess, { doing, found }: Tell): Promise<Waits> {
  const file = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  const lines = file.map((line) => JSON.parse(line) as unknown);
  const calm = await begin(url, KINDS[0]);
  const waits: Waited[] = [];
  const measure = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    doing(name);
    const { result, ...waited } = await besides(calm, pid, work);
    waits.push({ name, ...waited });
    found(`  ${name} (${ms(waited.took)}): ${waited.served} served, waiting ${ms(waited.worst)} at most`);
    return result;
  };
  found(`Small answers at another game meanwhile (to reach: ${TARGET} ms at most):`);
  const seats = seatsIn(file[0] ?? '');
  const people = [{ name: 'Everybody', seats }];
  const made = await measure('import', () => ask<CreatedGame>(url, 'imports', '', { lines, people }));
  const {
    game,
    people: [holder],
  } = made;
  const key = holder?.key ?? '';
  const desk = await measure('first desk', () => ask<Desk>(url, `games/${game}/desk?seat=${seats[0]}`, key));
  const last = desk.from + desk.lines.length;
  await measure(`${LOOKS} looks back`, async () => {
    for (let n = 1; n <= LOOKS; n++)
      await ask(url, `games/${game}/at/${Math.floor((last * n) / LOOKS)}?seat=${seats[0]}`, key);
  });
  await measure('mend of an early line', () => mendEarly(url, { game, key, seat: seats[0] ?? '' }));
  const asked = await begin(url, { ...KINDS[0], scenario: 'short-1942' });
  await measure('suggestion', () => suggestion(asked));
  return { target: TARGET, entries: lines.length - 1, waits };
}

/** The seats of a game by its stored header. */
function seatsIn(header: string): string[] {
  const { scenario } = JSON.parse(header) as { readonly scenario: string };
  return scenario.startsWith('global') ? ['european-axis', 'western-allies', 'russia', 'japan'] : [];
}

/** Strike out the first line that can be. */
async function mendEarly(
  url: string,
  { game, key, seat }: { readonly game: string; readonly key: string; readonly seat: string },
): Promise<void> {
  for (let at = 1; at < 40; at++) {
    const body = { seat, request: `mend-${at}`, reason: 'for the bench', mend: [{ at, strike: true }] };
    const response = await send(url, `games/${game}/mend`, key, body);
    if (response.ok) return;
  }
  throw new Error('no early line can be put right');
}

/** What a bot would answer for somebody who is asked. */
async function suggestion({ url, game, people }: Match): Promise<void> {
  const [holder] = people;
  const seat = holder?.seats[0] ?? '';
  const desk = await ask<Desk>(url, `games/${game}/desk?seat=${seat}`, holder?.key ?? '');
  const decision = desk.asks.find(({ optional }) => !optional)?.id ?? '';
  await ask(url, `games/${game}/suggest`, holder?.key ?? '', { seat, decision });
}

/** Do something while somebody at another game answers one thing after another. */
async function besides<T>(
  calm: Match,
  pid: number,
  work: () => Promise<T>,
): Promise<Omit<Waited, 'name'> & { readonly result: T }> {
  const probe = await startProbe(calm, pid);
  const start = performance.now();
  try {
    const result = await work();
    const took = performance.now() - start;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    probe.postMessage('stop');
    const [waits] = (await once(probe, 'message')) as [readonly Wait[]];
    return { result, took, served: waits.length, worst: Math.max(...waits.map(({ waited }) => waited)) };
  } finally {
    await probe.terminate();
  }
}

function send(url: string, path: string, key: string, body?: object): Promise<Response> {
  return fetch(`${url}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', ...(key ? { Authorization: `Bearer ${key}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

async function ask<T>(url: string, path: string, key: string, body?: object): Promise<T> {
  const response = await send(url, path, key, body);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
