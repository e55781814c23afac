// What leaves the server for an answer over a live connection: bytes to each seat, and the processor time of all of them.
import { act, isPending } from '../../src/kernel/game/act.ts';
import { isRefusal } from '../../src/kernel/clause.ts';
import type { Seat } from '../../src/kernel/forms/decision.ts';
import { beginGame, type Game, newHeader, stateOf } from '../../src/kernel/game/game.ts';
import { seeded } from '../../src/kernel/kit/random.ts';
import { asksOf } from '../../src/kernel/game/play.ts';
import type { Rulebook, Table } from '../../src/kernel/rulebook.ts';
import { type Random, sample } from '../../src/kernel/forms/sample.ts';
import { bindTable } from '../../src/kernel/game/bind.ts';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { deskOf } from '../../src/server/desk.ts';
import { type Frames, packedFrames } from '../../src/server/frames.ts';
import { goOn, type LiveGame, liveGame, lookAnew } from '../../src/server/live-game.ts';
import { sightOf } from '../../src/server/sight.ts';

import { hashNatively } from '../../src/trust/native-hash.ts';

hashNatively();

const GAMES = 3;
const ANSWERS = 300;
const HELLO = { game: 'wire', key: '', changes: true };

/** A game played by any legal answers, one after the other; ends early where it is over. With the time of the answer. */
function* played(table: Table, random: Random): Generator<readonly [Game, number]> {
  let game = beginGame(table, newHeader(table, 'typed'));
  for (let i = 0; i < ANSWERS; i++) {
    const state = stateOf(game);
    const decisions = table.rules
      .awaiting(state.position.open)
      .flatMap((seat) =>
        asksOf(table, state, seat).filter((each) => !each.optional && each.held === undefined),
      );
    const [decision] = decisions;
    if (!decision) return;
    const given = sample(decision.form, random, table.rules.facts);
    const from = process.cpuUsage();
    const move = { seat: decision.seat, decision: decision.id, answer: given ?? null };
    const next = act(game, { kind: 'answer', ...move }, table.seats);
    const time = since(from);
    if (isRefusal(next) || isPending(next)) throw new Error(`${decision.id} is not taken`);
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

function measured(book: Rulebook, seed: number): Measured {
  const [scenario] = book.scenarios;
  const table = bindTable(book, { scenario: scenario?.id ?? '', rulings: {}, data: null });
  if (isRefusal(table)) throw new Error(table.refused.key);
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
  for (const [game, time] of played(table, seeded(seed))) {
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
const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;

for (const book of RULEBOOKS) {
  // once to warm up
  measured(book, 0);
  const games = Array.from({ length: GAMES }, (_, i) => measured(book, i + 1));
  const [{ fixed, first }] = games as [Measured];
  const all = (of: (game: Measured) => readonly number[]): readonly number[] => games.flatMap(of);
  const [pushes, wholes] = [all((game) => game.pushes), all((game) => game.wholes)];
  const [answers, pushing] = [all((game) => game.answers), all((game) => game.pushing)];
  const writing = all((game) => game.writing);
  console.log(
    `${book.id}: ${pushes.length} pushes, ${kilo(median(pushes))} median, ${kilo(mean(pushes))} mean; ` +
      `whole desks ${kilo(median(wholes))}, ${kilo(mean(wholes))}; fixed ${kilo(fixed)}, first ${kilo(first)}; ` +
      `an answer ${median(answers).toFixed(2)} ms, its pushes ${median(pushing).toFixed(2)} ms median, ${mean(pushing).toFixed(2)} mean, ` +
      `${(mean(pushing) / mean(answers)).toFixed(2)} of playing it, ${(mean(pushing) / mean(writing)).toFixed(2)} of writing whole desks`,
  );
}
