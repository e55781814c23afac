import { performance } from 'node:perf_hooks';
import { isRefusal } from '../../src/kernel/clause.ts';
import type { Decision } from '../../src/kernel/forms/decision.ts';
import { choicesOf } from '../../src/kernel/forms/form.ts';
import { leadingForm } from '../../src/kernel/forms/leading.ts';
import { sample } from '../../src/kernel/forms/sample.ts';
import { bindTable } from '../../src/kernel/game/bind.ts';
import { asksOf, awaitingOf, copyState, firstState, play, type State } from '../../src/kernel/game/play.ts';
import { type View, viewOf } from '../../src/kernel/game/position.ts';
import { seeded } from '../../src/kernel/kit/random.ts';
import type { Rulebook, Rules, Table } from '../../src/kernel/rulebook.ts';
import { preview } from '../../src/kernel/sums/know.ts';
import { prospectsOf } from '../../src/kernel/sums/prospect.ts';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';

// How long the chances of a whole form take, as desk and terminal show them before one chooses, and those of one roll.

const TARGET = 50;
const ROLL_TARGET = 1;
const REPEATS = 200;
const MOST_MOVES = 400;
const SEEDS = 6;

interface Asked {
  readonly state: State;
  readonly seat: string;
  readonly id: string;
}

type Weight = (rules: Rules, view: View, decision: Decision) => number;

/** How many prospects the choices of a question have. */
const byLeads: Weight = (rules, view, decision) =>
  choicesOf(leadingForm(rules, view, decision)).flatMap(({ leads, barred }) => (barred ? [] : (leads ?? [])))
    .length;

/** How many lines the sums of a roll have. */
const byLines: Weight = (rules, view, decision) =>
  decision.form.kind === 'roll'
    ? preview(rules, view, decision).flatMap(({ sheet }) => sheet.lines).length
    : 0;

/** Of random games the question of each name with the greatest weight. */
function widest(table: Table, weightOf: Weight): Asked[] {
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
      const weight = weightOf(table.rules, view, decision);
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

/** What takes how long for each question, in ms, each time from a fresh form and view. */
function measure(
  rulebook: Rulebook,
  weightOf: Weight,
  target: number,
  work: (table: Table, view: View, decision: Decision) => number,
) {
  const scenario = rulebook.scenarios[0]?.id ?? '';
  const table = bindTable(rulebook, { scenario, rulings: {}, data: null });
  if (isRefusal(table)) throw new Error('no table');
  return widest(table, weightOf).map(({ state, seat, id }) => {
    const times: number[] = [];
    let count = 0;
    for (let i = -20; i < REPEATS; i++) {
      const decision = asksOf(table, state, seat).find((each) => each.id === id);
      if (!decision) throw new Error(`${id} is not asked`);
      const view = viewOf(state.position, seat);
      const from = performance.now();
      count = work(table, view, decision);
      if (i >= 0) times.push(performance.now() - from);
    }
    const at = (share: number): number =>
      times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
    const [p50, p99] = [at(0.5), at(0.99)];
    return { rulebook: rulebook.id, decision: id, count, p50, p99, reached: p99 < target };
  });
}

const forms = RULEBOOKS.flatMap((rulebook) =>
  measure(
    rulebook,
    byLeads,
    TARGET,
    ({ rules }, view, decision) =>
      prospectsOf(rules, view, leadingForm(rules, view, decision), {}).all.length,
  ),
);
const rolls = RULEBOOKS.flatMap((rulebook) =>
  measure(
    rulebook,
    byLines,
    ROLL_TARGET,
    ({ rules }, view, decision) => preview(rules, view, decision).length,
  ),
);
if (process.argv.includes('--json'))
  console.log(JSON.stringify({ target: TARGET, forms, rollTarget: ROLL_TARGET, rolls }));
else {
  const line = (what: string, target: number) => (each: (typeof forms)[number]) =>
    console.log(
      `${each.rulebook} ${each.decision}: ${each.count} ${what}, p50 ${each.p50.toFixed(2)} ms, p99 ${each.p99.toFixed(2)} ms (to reach < ${target} ms)`,
    );
  forms.forEach(line('prospects', TARGET));
  rolls.forEach(line('sums of a roll', ROLL_TARGET));
}
