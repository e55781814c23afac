import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tell } from '../bench.ts';
import { percentile } from '../percentile.ts';
import { playCampaign } from './campaign.ts';
import { keyOf, writeMany } from './many.ts';
import { startSmall } from './process.ts';

/** The heap of the server, in megabytes as Node counts them. */
export const HEAP = 512;
const ANSWERS = 530;
/** It says after so many games how far it is. */
const TOLD = 250;

/** How campaign games were opened in turn, each by its desk with every line. Times in milliseconds, sizes in bytes. */
export interface Turns {
  readonly games: number;
  readonly answers: number;
  readonly heapLimit: number;
  /** What the server's heap holds before the first game, after half of them and after all, garbage collected. */
  readonly heap: readonly [number, number, number];
  readonly perGame: number;
  /** The first game that a fresh process opens. */
  readonly first: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server for each game, all its threads together: a busy machine does not change it much. */
  readonly cpu: number;
  /** A list of `LISTED` games asked for at once, none of them in memory: of all such lists, p99. */
  readonly listed: number;
}

/** So many games stand in a list that is asked for at once. */
export const LISTED = 100;

/** Open so many games in turn. Rejects when the server ends before the last. */
export async function openInTurn(games: number, doing: Tell['doing']): Promise<Turns> {
  doing(`${games} games are written`);
  const folder = mkdtempSync(join(tmpdir(), 'demarche-memory-'));
  const path = join(folder, 'games.sqlite');
  writeMany(playCampaign(ANSWERS), games, path);
  const { address, taken, stop } = await startSmall(path, HEAP);
  try {
    const times: number[] = [];
    const start = await taken();
    let half = start;
    for (let at = 0; at < games; at++) {
      if (at % TOLD === 0) doing(`${at} of ${games} games are opened`);
      times.push(await openOne(address, at));
      if (at + 1 === Math.ceil(games / 2)) half = await taken();
    }
    const end = await taken();
    doing(`lists of ${LISTED} games`);
    const lists: number[] = [];
    for (let at = 0; at < games; at += LISTED)
      lists.push(await listFrom(address, at, Math.min(LISTED, games - at)));
    const [first = Number.NaN, ...rest] = times;
    return {
      games,
      answers: ANSWERS,
      heapLimit: HEAP,
      heap: [start.heap, half.heap, end.heap],
      perGame: (end.heap - start.heap) / games,
      first,
      p50: percentile(rest, 0.5),
      p99: percentile(rest, 0.99),
      cpu: (end.cpu - start.cpu) / games,
      listed: percentile(lists, 0.99),
    };
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openOne(address: string, game: number): Promise<number> {
  const from = performance.now();
  const headers = { Authorization: `Bearer ${keyOf(game)}` };
  const response = await fetch(`${address}api/games/${game}/desk`, { headers });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`game ${game}: ${text}`);
  return performance.now() - from;
}

/** Ask how so many games stand, as the list of one's games does; how long it took. */
async function listFrom(address: string, from: number, count: number): Promise<number> {
  const games = Array.from({ length: count }, (_, i) => ({ game: String(from + i), key: keyOf(from + i) }));
  const begun = performance.now();
  const response = await fetch(`${address}api/standings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: new URL(address).origin },
    body: JSON.stringify({ games }),
  });
  const found = (await response.json()) as readonly object[];
  if (response.status !== 200 || found.some((each) => 'refused' in each))
    throw new Error(JSON.stringify(found).slice(0, 300));
  return performance.now() - begun;
}
