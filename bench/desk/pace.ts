// Answers at a steady pace, whatever the server makes of them, in a process of its own.
import { setTimeout as pause } from 'node:timers/promises';
import { bookOf, type Played } from '../played.ts';
import { openBoardgame } from './boardgame-client.ts';
import { type Came, type Match, openServed } from './served.ts';
import { type Story, storyOf } from './story.ts';

/** What it is told: at which servers, what is played, how many answers in a second (null: as many as they take), and for how many milliseconds they count. */
export interface Call extends Played {
  readonly urls: readonly string[];
  readonly peer: boolean;
  readonly rate: number | null;
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

const GAMES = 200;
const STORIES = 10;
/** No game begins to count with more answers behind it; so they are all over a story, as games of a server are. */
const BEHIND = 90;
const WARM_UP = 4000;
/** How many games are played at once as fast as they go. */
const AT_ONCE = 40;

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

  /** So many answers are behind the game already. */
  async goOn(answers: number): Promise<void> {
    for (let i = 0; i < answers; i++) await this.matches[0]?.step();
  }

  /** An answer falls due. */
  due(at: number): void {
    this.turn = this.turn.then(() => this.give(at));
  }

  /** All answers, when those that are due have been given. */
  async end(): Promise<readonly Given[]> {
    await this.turn;
    return this.all;
  }

  /** Nobody looks on any more. */
  leave(): void {
    for (const match of this.matches) match.leave();
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

async function paced(call: Call): Promise<Paced> {
  const stories = storiesOf(call);
  return call.rate === null ? freely(call, stories) : steadily(call, call.rate, stories);
}

function storiesOf({ rulebook, scenario }: Call): readonly Story[] {
  const book = bookOf(rulebook);
  return Array.from({ length: STORIES }, (_, seed) => storyOf(book, scenario, seed + 1));
}

function opening({ urls, peer }: Call): (story: Story, came: Came) => Promise<Match> {
  return (story, came) => (peer ? openBoardgame(urls[0] ?? '', story, came) : openServed(urls, story, came));
}

async function steadily(call: Call, rate: number, stories: readonly Story[]): Promise<Paced> {
  const { time } = call;
  const open = opening(call);
  const given = (rate * (WARM_UP + time)) / 1000 / GAMES;
  const places = Array.from({ length: GAMES }, () => new Place());
  for (const [i, place] of places.entries()) {
    const story = stories[i % STORIES] as Story;
    const behind = Math.round(((i % GAMES) / GAMES) * Math.min(BEHIND, story.answers.length / 2));
    for (let left = given + behind; left >= 0; left -= story.answers.length)
      await place.add((came) => open(story, came));
    await place.goOn(behind);
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
  // hundreds of connections that end at once would hold up the last answers
  for (const place of places) place.leave();
  const counted = all.filter(({ due }) => due >= counts);
  return {
    times: counted.map(({ due, done }) => done - due),
    bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** Each game's next answer is given as soon as the one before is acknowledged: as many as the servers take. */
async function freely(call: Call, stories: readonly Story[]): Promise<Paced> {
  const open = opening(call);
  const times: number[] = [];
  let bytes = 0;
  let counts = Number.POSITIVE_INFINITY;
  let end = Number.POSITIVE_INFINITY;
  const play = async (story: Story): Promise<void> => {
    while (performance.now() < end) {
      const match = await open(story, (more) => {
        if (performance.now() > counts) bytes += more;
      });
      for (;;) {
        const from = performance.now();
        if (from > end || !(await match.step())) break;
        if (from > counts) times.push(performance.now() - from);
      }
      match.leave();
    }
  };
  const all = Array.from({ length: AT_ONCE }, (_, i) => play(stories[i % STORIES] as Story));
  await pause(WARM_UP);
  counts = performance.now();
  end = counts + call.time;
  process.send?.('counting' satisfies Word);
  await Promise.all(all);
  return { times, bytes };
}

process.once('message', (call: Call) => {
  void paced(call).then((found) => process.send?.(found satisfies Word, () => process.disconnect()));
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
