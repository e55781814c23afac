// What leaves the server for an answer over a live connection: bytes to each seat, and the processor time of all of them.
import type { Seat } from '../../src/kernel/forms/decision.ts';
import type { Random } from '../../src/kernel/forms/sample.ts';
import { beginGame, type Game, newHeader } from '../../src/kernel/game/game.ts';
import { seededRandom } from '../../src/kernel/kit/random.ts';
import type { Rulebook, Table } from '../../src/kernel/rulebook.ts';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { deskOf } from '../../src/server/desk/desk.ts';
import { type Frames, packedFrames } from '../../src/server/desk/frames.ts';
import { goOn, type LiveGame, liveGame, lookAnew } from '../../src/server/games/live-game.ts';
import { sightOf } from '../../src/server/desk/sight.ts';
import { hashNatively } from '../../src/trust/native-hash.ts';
import { anyMove, boundFor, dueIn, given } from '../any-game.ts';
import { countOf, type Found, type Options, type Tell } from '../bench.ts';
import { median } from '../percentile.ts';

const GAMES = 3;
const HELLO = { game: 'wire', key: '', changes: true };

/** A game played by any legal answers, one after the other; ends early where it is over. With the time of the answer. */
function* played(table: Table, random: Random, answers: number): Generator<readonly [Game, number]> {
  let game = beginGame(table, newHeader(table, 'typed'));
  for (let i = 0; i < answers; i++) {
    const decision = dueIn(game);
    if (!decision) return;
    const move = anyMove(game, decision, random);
    const from = process.cpuUsage();
    const next = given(game, move);
    const time = since(from);
    if (!next) throw new Error(`${decision.id} is not taken`);
    game = next;
    yield [game, time];
  }
}

interface Measured {
  /** Bytes: of what is fixed, of the first desk, of each later push, and of whole desks in place of those. */
  fixed: number;
  first: number;
  readonly pushes: number[];
  readonly wholes: number[];
  /** Processor time of each answer: played, its pushes to all seats, and whole desks in place of those. */
  readonly answers: number[];
  readonly pushing: number[];
  readonly writing: number[];
}

/** Processor time, in milliseconds. */
const since = (from: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
};

const timed = (into: number[], act: () => void): void => {
  const from = process.cpuUsage();
  act();
  into.push(since(from));
};

function measured(book: Rulebook, seed: number, answers: number): Measured {
  const table = boundFor(book);
  const person = { name: 'Anna', seats: [...table.seats], key: new Uint8Array(), revoked: false };
  const seating = {
    title: '',
    people: [person],
    creator: '',
    proposal: null,
  } as unknown as LiveGame['seating'];
  const found: Measured = {
    fixed: 0,
    first: 0,
    pushes: [],
    wholes: [],
    answers: [],
    pushing: [],
    writing: [],
  };
  const desks = table.seats.map((seat) => ({ seat, next: packedFrames(HELLO), mark: '', have: 0 }));
  let live: LiveGame | undefined;
  for (const [game, time] of played(table, seededRandom(seed), answers)) {
    live ??= liveGame('wire', { game, stopped: null, rehead: false, seating });
    goOn(live, game);
    lookAnew(live);
    const place = (seat: Seat) => ({ live: live as LiveGame, person, at: 0, seat });
    const push = (next: Frames, seat: Seat): readonly string[] => next(place(seat));
    const sent: string[] = [];
    timed(found.pushing, () => {
      for (const desk of desks) {
        const { mark } = sightOf(place(desk.seat).live, desk.seat);
        if (mark !== desk.mark) sent.push(...push(desk.next, desk.seat));
        desk.mark = mark;
      }
    });
    if (found.first === 0) {
      [found.fixed, found.first] = [sent[0]?.length ?? 0, sent[1]?.length ?? 0];
      found.pushing.length = 0;
      continue;
    }
    timed(found.writing, () => {
      for (const desk of desks) {
        const whole = deskOf(place(desk.seat), desk.have);
        found.wholes.push(JSON.stringify(whole).length);
        desk.have = whole.have;
      }
    });
    found.pushes.push(...sent.map((text) => text.length));
    found.answers.push(time);
  }
  return found;
}

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;

/** What the server sends for the answers of some games of each rulebook. */
export async function run(options: Options, { doing, found }: Tell): Promise<Found> {
  const most = countOf(options, 'answers');
  hashNatively();
  const books = [];
  for (const book of RULEBOOKS) {
    doing(`${book.id}, once to warm up`);
    measured(book, 0, most);
    const games = Array.from({ length: GAMES }, (_, i) => {
      doing(`${book.id}, game ${i + 1} of ${GAMES}`);
      return measured(book, i + 1, most);
    });
    const [{ fixed, first }] = games as [Measured];
    const all = (of: (game: Measured) => readonly number[]): readonly number[] => games.flatMap(of);
    const [pushes, wholes] = [all((game) => game.pushes), all((game) => game.wholes)];
    const [answers, pushing] = [all((game) => game.answers), all((game) => game.pushing)];
    const writing = all((game) => game.writing);
    const ofPlaying = mean(pushing) / mean(answers);
    const ofWholes = mean(pushing) / mean(writing);
    found(
      `${book.id}: ${pushes.length} pushes, ${kilo(median(pushes))} median, ${kilo(mean(pushes))} mean; ` +
        `whole desks ${kilo(median(wholes))}, ${kilo(mean(wholes))}; fixed ${kilo(fixed)}, first ${kilo(first)}; ` +
        `an answer ${median(answers).toFixed(2)} ms, its pushes ${median(pushing).toFixed(2)} ms median, ${mean(pushing).toFixed(2)} mean, ` +
        `${ofPlaying.toFixed(2)} of playing it, ${ofWholes.toFixed(2)} of writing whole desks`,
    );
    books.push({
      rulebook: book.id,
      pushes: { count: pushes.length, median: median(pushes), mean: mean(pushes) },
      wholes: { median: median(wholes), mean: mean(wholes) },
      fixed,
      first,
      milliseconds: { answer: median(answers), pushes: median(pushing) },
      ofPlaying,
      ofWholes,
    });
  }
  return { document: books };
}
