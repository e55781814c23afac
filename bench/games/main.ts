import { closeSync, fsyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Statistics } from 'tinybench';
import { packageRoot } from '../../src/cli/root.ts';
import { beginGame, type Game } from '../../src/kernel/game/game.ts';
import type { Move } from '../../src/kernel/game/play.ts';
import { seededRandom } from '../../src/kernel/kit/random.ts';
import { hashNatively } from '../../src/trust/native-hash.ts';
import { anyWholeGame, boundFor, given } from '../any-game.ts';
import { type Found, type Options, type Tell, timeOf } from '../bench.ts';
import { installPeer, PEER, peerMove, type PeerMove } from '../peer.ts';
import { bookOf, LONG, type Played, SMALL } from '../played.ts';
import { rounds } from '../rounds.ts';

// How long an entry takes in a long game of each rulebook: judged, played, told and hashed. Beside it in the same run the
// small game, here and as boardgame.io plays it, and the same entries written to the disk one by one, and nothing else.

const MOST = 500;
const SEEDS = 5;

/** What an entry takes, in milliseconds. */
interface Entry {
  readonly mean: number;
  /** The margin of error, in percent. */
  readonly rme: number;
}

interface Figure extends Played {
  readonly entries: number;
  /** Bytes of one as it is stored, in the mean. */
  readonly bytes: number;
  readonly played: Entry;
  readonly written: Entry;
}

const each = ({ mean, rme }: Statistics, entries: number): Entry => ({ mean: mean / entries, rme });

/** Of some random games the first that is long, or the longest. */
function longGame({ rulebook, scenario }: Played): Game {
  const table = boundFor(bookOf(rulebook), scenario);
  let longest = anyWholeGame(table, seededRandom(1), { most: MOST });
  for (let seed = 2; seed <= SEEDS && longest.moments.length < MOST; seed++) {
    const game = anyWholeGame(table, seededRandom(seed), { most: MOST });
    if (game.moments.length > longest.moments.length) longest = game;
  }
  return longest;
}

/** The answers of a game, in order; what came by itself, as nothing else was possible, comes again so. */
function movesOf({ moments }: Game): Move[] {
  return moments.flatMap(({ entry }) => {
    if (!('decision' in entry) || entry.only) return [];
    const { seat, decision, answer } = entry;
    return [{ seat, decision, answer }];
  });
}

function playAll({ table, header }: Game, moves: readonly Move[]): void {
  let game = beginGame(table, header);
  for (const move of moves) {
    const next = given(game, move);
    if (!next) throw new Error(`${move.decision} is not taken`);
    game = next;
  }
}

/** Entries appended to a file, each on the disk before the next. */
async function writeBare(lines: readonly Buffer[], time: number): Promise<Statistics> {
  // where the packages are, as a folder for what is temporary is on no disk on many machines
  const cache = join(packageRoot(), 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'bench-'));
  const file = openSync(join(folder, 'entries.jsonl'), 'a');
  let at = 0;
  try {
    return await rounds(() => {
      writeSync(file, lines[at++ % lines.length] as Buffer);
      fsyncSync(file);
    }, time);
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(what: Played, game: Game, time: number, doing: Tell['doing']): Promise<Figure> {
  const moves = movesOf(game);
  const lines = game.moments.map(({ entry }) => Buffer.from(`${JSON.stringify(entry)}\n`));
  const entries = lines.length;
  doing(`${what.rulebook}, ${entries} entries played`);
  const played = each(await rounds(() => playAll(game, moves), time), entries);
  doing(`${what.rulebook}, the same written`);
  const written = each(await writeBare(lines, time), 1);
  const bytes = Math.round(lines.reduce((sum, { length }) => sum + length, 0) / lines.length);
  return { ...what, entries, bytes, played, written };
}

/** The same small game as boardgame.io plays it; null: it is not here. */
async function measurePeer(game: Game, time: number, { doing, found }: Tell): Promise<Entry | null> {
  const missing = installPeer(doing);
  if (missing !== null) {
    found(`  boardgame.io is not here: ${missing}`);
    return null;
  }
  const { default: play } = (await import(pathToFileURL(join(PEER, 'play.mjs')).href)) as {
    readonly default: (moves: readonly PeerMove[]) => void;
  };
  const moves = movesOf(game).map(peerMove);
  doing('the same at boardgame.io');
  const entry = each(await rounds(() => play(moves), time), moves.length);
  found(`  at boardgame.io, with nothing hashed: ${textOf(entry)} each`);
  return entry;
}

const textOf = ({ mean, rme }: Entry): string => `${mean.toPrecision(3)} ms (± ${rme.toFixed(1)}%)`;

function line({ rulebook, scenario, entries, bytes, played, written }: Figure, small: Entry | null): string {
  const ofSmall = small ? `, ${(played.mean / small.mean).toFixed(1)} times one of minidip` : '';
  const ofWritten = (played.mean / written.mean).toFixed(2);
  return (
    `${rulebook}, ${scenario}: ${entries} entries, ${textOf(played)} each${ofSmall}; ` +
    `a bare write with fsync of its ${bytes} bytes ${textOf(written)}: playing is ${ofWritten} of that`
  );
}

/** Play a long game of each rulebook, and what stands beside it. */
export async function run(options: Options, tell: Tell): Promise<Found> {
  const { doing, found } = tell;
  const time = timeOf(options);
  hashNatively();
  const small = longGame(SMALL);
  const minidip = await measure(SMALL, small, time, doing);
  found(line(minidip, null));
  const peer = await measurePeer(small, time, tell);
  const figures = [];
  for (const what of LONG) {
    doing(`${what.rulebook}, a long game is looked for`);
    const figure = await measure(what, longGame(what), time, doing);
    found(line(figure, minidip.played));
    figures.push({ ...figure, ofMinidip: figure.played.mean / minidip.played.mean });
  }
  return { document: { minidip, boardgame: peer, figures } };
}
