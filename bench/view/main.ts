import { performance } from 'node:perf_hooks';
import { isRefusal } from '../../src/kernel/clause.ts';
import { seeded } from '../../src/kernel/kit/random.ts';
import { asksOf, awaitingOf, firstState, play, type State } from '../../src/kernel/game/play.ts';
import { viewOf } from '../../src/kernel/game/position.ts';
import type { Rulebook, Table } from '../../src/kernel/rulebook.ts';
import { sample } from '../../src/kernel/forms/sample.ts';
import { bindTable } from '../../src/kernel/game/bind.ts';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';

const REPEATS = 5000;
const TARGET = 1;

/** Every state of one random game in which a player is awaited, with the first seat awaited. */
function states(table: Table): { state: State; seat: string }[] {
  const random = seeded(7);
  const found: { state: State; seat: string }[] = [];
  let state = firstState(table);
  for (let [seat] = awaitingOf(table, state); seat !== undefined; [seat] = awaitingOf(table, state)) {
    if (table.seats.includes(seat)) found.push({ state, seat });
    const decision = asksOf(table, state, seat).find((each) => !each.optional && each.held === undefined);
    const answer = decision && sample(decision.form, random, table.rules.facts);
    const played = play(table, state, { seat, decision: decision?.id ?? '', answer: answer ?? null });
    if (isRefusal(played)) throw new Error(played.refused.key);
    state = played.state;
  }
  return found;
}

/** A view with its decisions for one seat in the middle of a game, in ms, against a JSON round trip of the same view. */
function measure(rulebook: Rulebook) {
  const table = bindTable(rulebook, { scenario: rulebook.scenarios[0]?.id ?? '', rulings: {}, data: null });
  if (isRefusal(table)) throw new Error('no table');
  const all = states(table);
  const { state, seat } = all[Math.floor(all.length / 2)] ?? {
    state: firstState(table),
    seat: table.seats[0] ?? '',
  };
  const times: number[] = [];
  const trips: number[] = [];
  for (let i = -500; i < REPEATS; i++) {
    const from = performance.now();
    viewOf(state.position, seat);
    asksOf(table, state, seat);
    const middle = performance.now();
    JSON.parse(JSON.stringify(viewOf(state.position, seat)));
    if (i >= 0) times.push(middle - from);
    if (i >= 0) trips.push(performance.now() - middle);
  }
  const at = (list: number[], share: number): number =>
    list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0;
  const [p50, p99] = [at(times, 0.5), at(times, 0.99)];
  return { rulebook: rulebook.id, p50, p99, ofJsonRoundTrip: p50 / at(trips, 0.5), reached: p99 < TARGET };
}

const found = RULEBOOKS.map(measure);
if (process.argv.includes('--json')) console.log(JSON.stringify({ target: TARGET, views: found }));
else
  for (const { rulebook, p50, p99, ofJsonRoundTrip } of found)
    console.log(
      `${rulebook}: p50 ${p50.toFixed(3)} ms, p99 ${p99.toFixed(3)} ms (to reach < ${TARGET} ms), ${ofJsonRoundTrip.toFixed(2)} of a JSON round trip`,
    );
