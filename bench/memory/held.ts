import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tell } from '../bench.ts';
import { playServed } from '../desk/served.ts';
import { type Story, storyOf } from '../desk/story.ts';
import { bookOf, LONG, type Played } from '../played.ts';
import { startSmall, type Taken } from './process.ts';

/** So many answers are given in each game, and then each of its people looks at it. */
const ANSWERS = 5;
/** Of all, these take least. */
const SMALLEST: Played = { rulebook: 'level-of-cooperation', scenario: 'world-1942' };
/** A heap in which they have no room, in megabytes as Node counts them. */
const NARROW = 128;

/** What a server takes at rest, before games were made and played, and after. */
interface Held {
  readonly what: string;
  readonly games: number;
  readonly before: Taken;
  readonly after: Taken;
  /** How many of them, and of those that were played first, are in memory still. */
  readonly inMemory: number;
}

/** Games of each book, many of the smallest, a mixture; and with a small heap as many as are not let stay. */
export async function measureHeld(most: number, { doing, found }: Tell): Promise<readonly Held[]> {
  const [few, some] = [25, 5].map((part) => Math.ceil(most / part)) as [number, number];
  const runs: readonly (readonly [string, readonly Played[], number, number | null])[] = [
    ...LONG.map((played) => [played.rulebook, [played], few, null] as const),
    [SMALLEST.rulebook, [SMALLEST], some, null],
    [SMALLEST.rulebook, [SMALLEST], most, null],
    ['all four in turn', LONG, some, null],
    ['all four in turn', LONG, some, NARROW],
  ];
  const all: Held[] = [];
  for (const [what, played, games, heap] of runs) {
    doing(`${games} open games of ${what}`);
    const held = await holding({ what, games, stories: played.map(begun) }, heap);
    found(heldText(held));
    all.push(held);
  }
  return all;
}

function begun({ rulebook, scenario }: Played): Story {
  return storyOf(bookOf(rulebook), scenario, 1, ANSWERS);
}

async function holding(
  { what, games, stories }: Pick<Held, 'what' | 'games'> & { readonly stories: readonly Story[] },
  heap: number | null,
): Promise<Held> {
  const folder = mkdtempSync(join(tmpdir(), 'demarche-memory-'));
  const server = await startSmall(join(folder, 'games.sqlite'), heap);
  try {
    // the first game of each book stays out of what a game takes: with it come the rules
    for (const story of stories) await play(server.address, story);
    const before = await server.taken();
    for (let at = 0; at < games; at++) await play(server.address, stories[at % stories.length] as Story);
    return { what, games, before, after: await server.taken(), inMemory: await inMemory(server.address) };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function play(address: string, story: Story): Promise<void> {
  const { game, people } = await playServed(address.replace(/\/$/, ''), story);
  for (const { key } of people) {
    const response = await fetch(`${address}api/games/${game}/desk`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`game ${game}: ${text}`);
  }
}

async function inMemory(address: string): Promise<number> {
  const text = await (await fetch(`${address}metrics`)).text();
  return Number(/^demarche_games_in_memory (\d+)/m.exec(text)?.[1]);
}

const mb = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

function heldText({ what, games, before, after, inMemory }: Held): string {
  const each = Math.round((after.heap - before.heap) / inMemory / 1000);
  return [
    `${games} open games of ${what}, the heap at most ${mb(after.limit)}:`,
    `  ${inMemory} are in memory, of about ${each} kB each`,
    `  heap ${mb(before.heap)} before and ${mb(after.heap)} after; resident ${mb(before.resident)} and ${mb(after.resident)}`,
  ].join('\n');
}
