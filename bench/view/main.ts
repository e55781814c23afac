import { stateOf } from '../../src/kernel/game/game.ts';
import { asksOf, type State } from '../../src/kernel/game/play.ts';
import { viewOf } from '../../src/kernel/game/position.ts';
import { seededRandom } from '../../src/kernel/kit/random.ts';
import type { Rulebook, Table } from '../../src/kernel/rulebook.ts';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { anyGame, boundFor, dueIn } from '../any-game.ts';
import { type Found, type Options, type Tell, timeOf } from '../bench.ts';
import { rounds } from '../rounds.ts';

// A view with its decisions for one seat in the middle of a game, in ms, against a JSON round trip of the same view.

const TARGET = 1;

interface Asked {
  readonly state: State;
  readonly seat: string;
}

/** The middle one of the states of a random game in which a player is asked. */
function middleOf(table: Table): Asked {
  const found: Asked[] = [];
  for (const game of anyGame(table, seededRandom(7), { most: 1000 })) {
    const seat = dueIn(game)?.seat ?? '';
    if (table.seats.includes(seat)) found.push({ state: stateOf(game), seat });
  }
  const middle = found[found.length >> 1];
  if (!middle) throw new Error('nobody is asked anything');
  return middle;
}

async function measure(rulebook: Rulebook, time: number) {
  const table = boundFor(rulebook);
  const { state, seat } = middleOf(table);
  const { p50, p99 } = await rounds(() => [viewOf(state.position, seat), asksOf(table, state, seat)], time);
  const trip = await rounds(() => JSON.parse(JSON.stringify(viewOf(state.position, seat))) as unknown, time);
  return { rulebook: rulebook.id, p50, p99, ofJsonRoundTrip: p50 / trip.p50, reached: p99 < TARGET };
}

/** How long the view of a seat takes, in each rulebook. */
export async function run(options: Options, { doing, found }: Tell): Promise<Found> {
  const time = timeOf(options);
  const views = [];
  for (const rulebook of RULEBOOKS) {
    doing(rulebook.id);
    const view = await measure(rulebook, time);
    const { p50, p99, ofJsonRoundTrip } = view;
    found(
      `${rulebook.id}: p50 ${p50.toFixed(3)} ms, p99 ${p99.toFixed(3)} ms (to reach < ${TARGET} ms), ${ofJsonRoundTrip.toFixed(2)} of a JSON round trip`,
    );
    views.push(view);
  }
  return { document: { target: TARGET, views } };
}
