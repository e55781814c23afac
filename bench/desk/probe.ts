// Somebody at another game, in a thread of its own: it answers one thing after another until it is told to stop.
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { scheduled } from './stalls.ts';

/** Where it answers, and whose server that is. */
export interface Probe {
  readonly address: string;
  readonly key: string;
  readonly seat: string;
  readonly pid: number;
}

/** How long one answer waited, and how long the server computed meanwhile, in milliseconds. */
export interface Wait {
  readonly waited: number;
  readonly computed: number;
}

/** Milliseconds between two answers, so that the key may always ask for one more. */
const EVERY = 5;

const { address, key, seat, pid } = workerData as Probe;
const computed = (): number => (scheduled(pid)?.[0] ?? 0) / 1e6;

async function answer(): Promise<Wait> {
  const [ran, start] = [computed(), performance.now()];
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify({ seat, decision: 'x', request: `${start}`, answer: 0 }),
  });
  await response.arrayBuffer();
  if (response.status === 429) throw new Error('the one who measures asks for too much');
  return { waited: performance.now() - start, computed: computed() - ran };
}

const state = { isOver: false };
parentPort?.once('message', () => {
  state.isOver = true;
});
await answer();
tell('ready');
const waits: Wait[] = [];
for (; !state.isOver || waits.length === 0; await setTimeout(EVERY)) waits.push(await answer());
tell(waits);

function tell(what: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(what);
}
