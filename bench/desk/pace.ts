// Answers at a steady pace, whatever the server makes of them, in a process of its own.
import { setTimeout as pause } from 'node:timers/promises';
import type { Rulebook } from '../../src/kernel/rulebook.ts';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { minidip } from '../minidip/rulebook.ts';
import { openBoardgame } from './boardgame-client.ts';
import { type Came, type Match, openServed } from './served.ts';
import { type Story, storyOf } from './story.ts';

/** What it is told: where, what is played, how many answers in a second, and for how many milliseconds they count. */
export interface Call {
  readonly url: string;
  readonly peer: boolean;
  readonly rulebook: string;
  readonly scenario: string;
  readonly rate: number;
  readonly time: number;
}

/** What it says: that answers count from now on, then what it found of them. */
export type Word = 'counting' | Paced;

export interface Paced {
  /** From the moment an answer was due until the last that came of it, in milliseconds. */
  readonly times: readonly number[];
  /** What came of them, to the sender and to all who look on. */
  readonly bytes: number;
}

const GAMES = 40;
const STORIES = 5;
const WARM_UP = 4000;

const BOOKS: readonly Rulebook[] = [...RULEBOOKS, minidip as unknown as Rulebook];

/** An answer, from the moment it was due until the last that came of it. */
interface Given {
  readonly due: number;
  done: number;
  bytes: number;
}

/** One game after the other, in which answers fall due. All are opened beforehand, as nobody sits down at every table at once. */
class Place {
  private readonly matches: Match[] = [];
  private readonly all: Given[] = [];
  private turn: Promise<unknown> = Promise.resolve();

  /** Open one game more. */
  async add(open: (came: Came) => Promise<Match>): Promise<void> {
    const match = await open((bytes) => {
      const last = this.all.at(-1);
      if (!last || this.matches[0] !== match) return;
      last.done = performance.now();
      last.bytes += bytes;
    });
    this.matches.push(match);
  }

  /** An answer falls due. */
  due(at: number): void {
    this.turn = this.turn.then(() => this.give(at));
  }

  /** All answers, when those that are due have been given. */
  async end(): Promise<readonly Given[]> {
    await this.turn;
    for (const match of this.matches) match.leave();
    return this.all;
  }

  private async give(due: number): Promise<void> {
    const given = { due, done: due, bytes: 0 };
    this.all.push(given);
    if (await this.matches[0]?.step()) return;
    this.all.pop();
    this.matches.shift()?.leave();
    if (this.matches.length === 0) throw new Error('too few games were opened');
    await this.give(due);
  }
}

async function paced({ url, peer, rulebook, scenario, rate, time }: Call): Promise<Paced> {
  const book = BOOKS.find(({ id }) => id === rulebook);
  if (!book) throw new Error(`no rulebook ${rulebook}`);
  const stories = Array.from({ length: STORIES }, (_, seed) => storyOf(book, scenario, seed + 1));
  const open = peer ? openBoardgame : openServed;
  const given = (rate * (WARM_UP + time)) / 1000 / GAMES;
  const places = stories.flatMap(() => Array.from({ length: GAMES / STORIES }, () => new Place()));
  for (const [i, place] of places.entries()) {
    const story = stories[Math.floor((i * STORIES) / GAMES)] as Story;
    for (let left = given; left >= 0; left -= story.answers.length)
      await place.add((came) => open(url, story, came));
  }
  const from = performance.now();
  const counts = from + WARM_UP;
  setTimeout(() => process.send?.('counting' satisfies Word), WARM_UP);
  for (let i = 0, at = from; at < counts + time; at = from + (++i * 1000) / rate) {
    const early = at - performance.now();
    if (early > 0) await pause(early);
    places[i % GAMES]?.due(at);
  }
  const all = (await Promise.all(places.map((place) => place.end()))).flat();
  const counted = all.filter(({ due }) => due >= counts);
  return {
    times: counted.map(({ due, done }) => done - due),
    bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

process.once('message', (call: Call) => {
  void paced(call).then((found) => process.send?.(found satisfies Word, () => process.disconnect()));
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
