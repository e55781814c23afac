// What leaves the server for an answer: a whole desk for each seat, and what has changed on it since the one before.
import { isRefusal } from '../../src/kernel/clause.ts';
import type { Seat } from '../../src/kernel/decision.ts';
import { answer, beginGame, type Game, newHeader, stateOf } from '../../src/kernel/game.ts';
import { seeded } from '../../src/kernel/kit/random.ts';
import { asksOf } from '../../src/kernel/play.ts';
import type { Rulebook, Table } from '../../src/kernel/rulebook.ts';
import { type Random, sample } from '../../src/kernel/sample.ts';
import { bindTable } from '../../src/kernel/standing.ts';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { changeOf, deskOf, sightOf } from '../../src/server/desk.ts';
import { goOn, type LiveGame, liveGame, lookAnew } from '../../src/server/live-game.ts';

const ANSWERS = 300;

/** A game played by any legal answers, one after the other; ends early where it is over. */
function* played(table: Table, random: Random): Generator<Game> {
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
    const next = answer(game, { seat: decision.seat, decision: decision.id, answer: given ?? null });
    if (isRefusal(next)) throw new Error(next.refused.key);
    game = next;
    yield game;
  }
}

interface Measured {
  readonly whole: number[];
  readonly change: number[];
  /** Processor time of making and writing the desks, in milliseconds. */
  wholeTime: number;
  changeTime: number;
}

function look(live: LiveGame, seat: Seat | null, have: number, mark: string, into: Measured): void {
  const person = live.seating.people[0];
  if (!person) throw new Error('nobody is there');
  const place = { live, person, at: 0, seat };
  let from = performance.now();
  const whole = JSON.stringify(deskOf(place, have));
  into.wholeTime += performance.now() - from;
  from = performance.now();
  const change = changeOf(place, mark, have);
  if (change === null) throw new Error('the desk before is not known');
  const text = JSON.stringify(change);
  into.changeTime += performance.now() - from;
  into.whole.push(whole.length);
  into.change.push(text.length);
}

function measured(book: Rulebook): Measured {
  const [scenario] = book.scenarios;
  const table = bindTable(book, { scenario: scenario?.id ?? '', rulings: {}, data: null });
  if (isRefusal(table)) throw new Error(table.refused.key);
  const people = [{ name: 'Anna', seats: [...table.seats], hash: '', revoked: false }];
  const seating = { title: '', people, creator: '', proposal: null } as unknown as LiveGame['seating'];
  const found: Measured = { whole: [], change: [], wholeTime: 0, changeTime: 0 };
  let live: LiveGame | undefined;
  for (const game of played(table, seeded(1))) {
    if (!live) {
      live = liveGame('wire', { game, stopped: null, rehead: false, seating });
      for (const seat of table.seats) sightOf(live, seat);
      continue;
    }
    const before = table.seats.map((seat) => sightOf(live as LiveGame, seat).sight);
    goOn(live, game);
    lookAnew(live);
    for (const [i, seat] of table.seats.entries()) {
      const { have = 0, mark = '' } = before[i] ?? {};
      if (sightOf(live, seat).sight.mark !== mark) look(live, seat, have, mark, found);
    }
  }
  return found;
}

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;
const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;

for (const book of RULEBOOKS) {
  const { whole, change, wholeTime, changeTime } = measured(book);
  console.log(
    `${book.id}: ${whole.length} pushes; whole ${kilo(median(whole))} median, ${kilo(mean(whole))} mean; ` +
      `change ${kilo(median(change))} median, ${kilo(mean(change))} mean; ` +
      `time of a change ${(changeTime / wholeTime).toFixed(2)} of a whole desk`,
  );
}
