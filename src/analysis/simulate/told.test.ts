import { expect, test } from 'vitest';
import { isRefusal } from '../../kernel/clause.ts';
import { sample } from '../../kernel/forms/sample.ts';
import { bindTable } from '../../kernel/game/table.ts';
import { run } from '../../kernel/game/run.ts';
import { copyJson, type Json } from '../../kernel/json.ts';
import { seededRandom } from '../../kernel/kit/random.ts';
import { courseOf, type History } from '../../kernel/solo/history.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { SOLO } from '../../rulebooks/solo.ts';
import { reportOf } from '../bots/reports.ts';
import { PlanPlayer } from './game.ts';
import type { Plan } from './plan.ts';
import { emptyTally, upTo } from './tally.ts';

// What a history tells of A World at War, asked and unasked.

const RULEBOOK = 'a-world-at-war';
const [book, solo] = [findRulebook(RULEBOOK), SOLO[RULEBOOK]];
if (!book || !solo) throw new Error(`no ${RULEBOOK}`);
const SCENARIOS = book.scenarios.map(({ id }) => id);

function tableOf(scenario: string) {
  const table = book && bindTable(book, { scenario, rulings: {}, data: null });
  if (!table || isRefusal(table)) throw new Error('no table');
  return table;
}

const historyOf = (scenario: string): History =>
  solo.histories.find(({ scenarios }) => scenarios.includes(scenario)) as History;

test.each(SCENARIOS)('no fact that %s asks for is left to the least there is', (scenario) => {
  const table = tableOf(scenario);
  const standings = solo.bind(table.setup);
  const guessed = new Set<string>();
  for (let seed = 0; seed < 3; seed++) {
    const random = seededRandom(seed);
    const course = courseOf(historyOf(scenario), random, solo.dated);
    const answer = (decision: Parameters<typeof sample>[0], view: never): Json | undefined =>
      decision.kind === 'report'
        ? reportOf(table.rules, course, view, decision, standings, (key, from) => {
            if (from === 'least') guessed.add(key);
          })
        : sample(decision, random, table.rules.facts);
    run(table, copyJson(table.rules.setup()), ({ form }, view) => answer(form, view as never) ?? '', {
      check: false,
    });
  }
  expect([...guessed]).toEqual([]);
});

/** In how many of a few games of the campaign a place stood so at the end. */
function ended(history: History, facts: Plan['facts'] = {}): (place: string, is: string) => number {
  const table = tableOf('campaign-1939');
  const levels = Object.fromEntries(table.seats.map((seat) => [seat, 'random' as const]));
  const head = { rulebook: RULEBOOK, scenario: 'campaign-1939', rulings: {}, data: null, facts };
  const [aims] = solo?.aims ?? [];
  if (!aims || !solo) throw new Error('no aims');
  const player = new PlanPlayer(table, { ...head, levels, aims, history, seed: 'told', games: 2 }, solo);
  const tally = emptyTally();
  for (let i = 0; i < 2; i++) player.count(i, tally);
  return (place, is) => upTo(tally.places[place]?.[is]?.more ?? {}, Number.POSITIVE_INFINITY);
}

test('what nobody asks for is told as it happens', () => {
  const asItWas = ended(historyOf('campaign-1939'));
  expect(asItWas('norway', 'conquered')).toBe(2);
  expect(asItWas('italy', 'surrendered')).toBe(2);
  expect(asItWas('germany', 'surrendered')).toBe(2);
  const quiet = ended({ ...historyOf('campaign-1939'), lines: [] });
  expect(quiet('norway', 'conquered')).toBe(0);
  expect(quiet('germany', 'fights')).toBe(2);
});

test('what the user says of a fact counts, and not what the history has of it', () => {
  const spared = ended(historyOf('campaign-1939'), { 'conquered.norway': false });
  expect(spared('norway', 'conquered')).toBe(0);
  expect(spared('germany', 'surrendered')).toBe(2);
  const early = ended({ ...historyOf('campaign-1939'), lines: [] }, { 'conquered.norway': true });
  expect(early('norway', 'conquered')).toBe(2);
});
