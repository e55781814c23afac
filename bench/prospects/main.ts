import { performance } from 'node:perf_hooks';
import { isRefusal } from '../../src/kernel/clause.ts';
import { choicesOf, type Form } from '../../src/kernel/forms/form.ts';
import { leadingForm } from '../../src/kernel/forms/leading.ts';
import { sample } from '../../src/kernel/forms/sample.ts';
import { bindTable } from '../../src/kernel/game/bind.ts';
import { asksOf, awaitingOf, copyState, firstState, play, type State } from '../../src/kernel/game/play.ts';
import { viewOf } from '../../src/kernel/game/position.ts';
import { seeded } from '../../src/kernel/kit/random.ts';
import type { Rulebook, Table } from '../../src/kernel/rulebook.ts';
import { prospectsOf } from '../../src/kernel/sums/prospect.ts';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';

// How long the chances of a whole form take, as desk and terminal show them before one chooses.

const TARGET = 50;
const REPEATS = 200;
const MOST_MOVES = 400;
const SEEDS = 6;

interface Asked {
  readonly state: State;
  readonly seat: string;
  readonly id: string;
}

const weightOf = (form: Form): number =>
  choicesOf(form).flatMap(({ leads, barred }) => (barred ? [] : (leads ?? []))).length;

/** Of random games the question of each name whose choices lead to most. */
function widest(table: Table): Asked[] {
  const found = new Map<string, Asked & { readonly weight: number }>();
  for (let seed = 1; seed <= SEEDS; seed++) {
    const random = seeded(seed);
    let state = firstState(table);
    for (let move = 0; move < MOST_MOVES; move++) {
      const [seat] = awaitingOf(table, state);
      if (seat === undefined) break;
      const decision = asksOf(table, state, seat).find((each) => !each.optional && each.held === undefined);
      if (!decision) break;
      const name = decision.id.split('/').at(-1) ?? '';
      const view = viewOf(state.position, seat);
      const weight = weightOf(leadingForm(table.rules, view, decision));
      if (weight > (found.get(name)?.weight ?? 0))
        found.set(name, { state: copyState(table, state), seat, id: decision.id, weight });
      const answer = sample(decision.form, random, table.rules.facts);
      const played = play(table, state, { seat, decision: decision.id, answer: answer ?? null });
      if (isRefusal(played)) throw new Error(played.refused.key);
      state = played.state;
    }
  }
  return [...found.values()];
}

/** All prospects of each of these forms, in ms, each time from a fresh form and view. */
function measure(rulebook: Rulebook) {
  const scenario = rulebook.scenarios[0]?.id ?? '';
  const table = bindTable(rulebook, { scenario, rulings: {}, data: null });
  if (isRefusal(table)) throw new Error('no table');
  return widest(table).map(({ state, seat, id }) => {
    const times: number[] = [];
    let choices = 0;
    for (let i = -20; i < REPEATS; i++) {
      const decision = asksOf(table, state, seat).find((each) => each.id === id);
      if (!decision) throw new Error(`${id} is not asked`);
      const view = viewOf(state.position, seat);
      const from = performance.now();
      choices = prospectsOf(table.rules, view, leadingForm(table.rules, view, decision), {}).all.length;
      if (i >= 0) times.push(performance.now() - from);
    }
    const at = (share: number): number =>
      times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
    const [p50, p99] = [at(0.5), at(0.99)];
    return { rulebook: rulebook.id, decision: id, prospects: choices, p50, p99, reached: p99 < TARGET };
  });
}

const found = RULEBOOKS.flatMap(measure);
if (process.argv.includes('--json')) console.log(JSON.stringify({ target: TARGET, forms: found }));
else
  for (const { rulebook, decision, prospects, p50, p99 } of found)
    console.log(
      `${rulebook} ${decision}: ${prospects} prospects, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (to reach < ${TARGET} ms)`,
    );
