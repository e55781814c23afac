import { expect, test } from 'vitest';
import { PROOF } from '../../../../../scripts/tier.ts';
import {
  bindTable,
  copyJson,
  isRefusal,
  run,
  sample,
  worthOf,
} from '../../../../kernel/kit/front.test-helper.ts';
import { type Decision, type ForeseenAnswers, check, isNamed } from '../../../../kernel/solo/index.ts';
import { type Json, type View, type frame, json, setFact } from '../../../../kernel/index.ts';
import { seededRandom } from '../../../../kernel/kit/random.ts';
import { gatheringStorm } from '../../index.ts';
import { POWERS } from '../../powers.ts';
import type { Open } from '../../state.ts';
import { solo } from '../index.ts';

const TILES = 3;

interface Planned {
  readonly decision: Decision;
  readonly foreseen: ForeseenAnswers;
}

/** The answer that leaves most where nobody guesses it. */
function bestIn({ answers, pay }: ForeseenAnswers): Json {
  const means = answers.map((_, i) => pay(i, 0));
  return answers[means.indexOf(Math.max(...means))] ?? null;
}

/** Play turns in which every power has three tile points and no military counter of its own limit; `heard` hears of each plan. */
function play(scenario: string, seed: number, heard: (each: Planned) => void): void {
  const table = bindTable(gatheringStorm as unknown as frame.Rulebook, {
    scenario,
    rulings: solo.rulings ?? {},
    data: null,
  });
  if (isRefusal(table)) throw new Error('no table');
  const standings = solo.bind(table.setup);
  const aims = solo.aims.find(({ scenarios }) => scenarios.includes(scenario));
  if (!aims) throw new Error('no aims');
  const random = seededRandom(seed);
  const position = copyJson(table.rules.setup());
  for (const power of POWERS) setFact((position.open as Open).facts, `tiles.${power}`, TILES);
  const answer = (decision: Decision, view: View): Json => {
    const foreseen = standings.planned?.(view, decision, {
      seat: decision.seat,
      friendsOf: () => [],
      worth: (seat, turn) => worthOf(aims, seat, turn, solo.dated),
      random,
    });
    if (foreseen) {
      heard({ decision, foreseen });
      return bestIn(foreseen);
    }
    if (isNamed(decision, 'subvert')) return 'none';
    if (isNamed(decision, 'covert') || (decision.form.kind === 'report' && decision.form.some)) return {};
    return sample(decision.form, random, table.rules.facts) ?? {};
  };
  run(table, position, answer, { check: true });
}

/** A whole campaign is for the proof. */
const SCENARIOS = PROOF ? ['first-turn', 'campaign-powers'] : ['first-turn'];

test.each(SCENARIOS)('%s: all ways that are looked at are lawful, and pay', (scenario) => {
  const seen = new Set<string>();
  play(scenario, 1, ({ decision, foreseen: { answers, replies, pay } }) => {
    seen.add(decision.id.split('/').slice(2).join('/'));
    for (const [i, answer] of answers.entries()) {
      expect(check(decision.form, answer, { facts: {}, clauses: [] })).toBeNull();
      expect(Number.isFinite(pay(i, i % replies))).toBe(true);
      expect(pay(i, i % replies)).toBe(pay(i, i % replies));
    }
  });
  const first = scenario === 'first-turn' ? 'axis' : 'germany';
  expect([...seen]).toEqual(
    expect.arrayContaining([
      `1/${first}/place`,
      `1/${first}/strengths`,
      '2/russia/place',
      `4/${first}/place`,
    ]),
  );
});

test('strengths are looked at against every guess of those who still place, and against none where nobody does', () => {
  play('first-turn', 2, ({ decision, foreseen: { answers, replies } }) => {
    if (!isNamed(decision, 'strengths')) return;
    expect(replies).toBe(decision.id.includes('/4/') ? 1 : answers.length + 1);
  });
});

/** Every answer that gives each counter of a form one strength, and fits the form. */
function allThatFit({ form }: Decision): ReadonlySet<string> {
  if (form.kind !== 'allocate') throw new Error('no allocation');
  const counters = Map.groupBy(form.rows, ({ id }) => id.replace(/-\d+\//, '/'));
  let answers: readonly Record<string, number>[] = [{}];
  for (const rows of counters.values())
    answers = answers.flatMap((answer) => rows.map(({ id }) => ({ ...answer, [id]: 1 })));
  const fit = answers.filter((answer) => check(form, answer, { facts: {}, clauses: [] }) === null);
  return new Set(fit.map(json.canonical));
}

test('every way to say how strong counters are is looked at', () => {
  let strengths = 0;
  for (let seed = 0; seed < (PROOF ? 3 : 2); seed++)
    play('first-turn', seed, ({ decision, foreseen: { answers } }) => {
      if (!isNamed(decision, 'strengths')) return;
      strengths++;
      expect(new Set(answers.map(json.canonical))).toEqual(allThatFit(decision));
    });
  expect(strengths).toBeGreaterThan(3);
});

test('what is placed in the first step leaves tile points for the last', () => {
  let last = 0;
  const SEEDS = PROOF ? 4 : 2;
  for (let seed = 0; seed < SEEDS; seed++)
    play('first-turn', seed, ({ decision, foreseen }) => {
      if (!decision.id.includes('/4/') || !isNamed(decision, 'place')) return;
      last += Object.keys(bestIn(foreseen) ?? {}).length;
    });
  // two powers in each game, nearly always
  expect(last).toBeGreaterThanOrEqual(SEEDS * 1.5);
});
