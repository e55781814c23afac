import { describe, expect, it } from 'vitest';
import { PROOF } from '../../../../scripts/tier.ts';
import {
  type Table,
  asksOf,
  awaitingOf,
  bindTable,
  firstState,
  isRefusal,
  play,
  sample,
} from '../../../kernel/kit/front.test-helper.ts';
import { seededRandom } from '../../../kernel/kit/random.ts';
import { aWorldAtWar } from '../index.ts';

function tableOf(scenario: string): Table {
  const table = bindTable(aWorldAtWar, { scenario, rulings: {}, data: null });
  if (isRefusal(table)) throw new Error(scenario);
  return table;
}

const LONG = 150;
const SEEDS = PROOF ? [1, 2, 3, 4] : [1];

/** The facts that a random game asks for, nothing being told unasked. */
function askedIn(table: Table, seed: number): ReadonlySet<string> {
  const random = seededRandom(seed);
  const asked = new Set<string>();
  let state = firstState(table);
  for (let moves = 0; moves < LONG; moves++) {
    const due = awaitingOf(table, state).flatMap((seat) =>
      asksOf(table, state, seat).filter((each) => !each.optional && each.held === undefined),
    );
    const decision = due[random(due.length)];
    const given = decision && sample(decision.form, random, table.rules.facts);
    if (!decision || given === undefined) break;
    if (decision.form.kind === 'report') for (const key of decision.form.facts) asked.add(key);
    const { id, seat } = decision;
    const played = play(table, state, { seat, decision: id, answer: given });
    if (isRefusal(played)) break;
    ({ state } = played);
  }
  return asked;
}

describe.each(aWorldAtWar.scenarios.map(({ id }) => id))('what %s cannot have', (scenario) => {
  it('is never asked for', () => {
    const table = tableOf(scenario);
    const { elsewhere } = table.rules;
    const asked = SEEDS.flatMap((seed) => [...askedIn(table, seed)]);
    expect(asked.length).toBeGreaterThan(10);
    expect([...new Set(asked)].filter((key) => elsewhere?.(key))).toEqual([]);
  });
});

it('leaves out of a European scenario the islands of the Pacific, and out of a Pacific one the minor countries of Europe', () => {
  const european = tableOf('campaign-1939').rules.elsewhere;
  const pacific = tableOf('pacific-1941').rules.elsewhere;
  for (const key of ['islands.japan.full', 'control.tokyo', 'usjt.actual', 'war.japan-us'])
    expect([key, european?.(key), pacific?.(key)]).toEqual([key, true, false]);
  for (const key of ['at-war.germany.sweden', 'conquered.norway', 'control.berlin'])
    expect([key, european?.(key), pacific?.(key)]).toEqual([key, false, true]);
});
