import { expect, it } from 'vitest';
import {
  type Game,
  type Preview,
  act,
  asksOf,
  beginGame,
  bindTable,
  isPending,
  isRefusal,
  newHeader,
  preview,
  rolls,
  sample,
  stateOf,
  viewOf,
  ways,
} from '../kernel/kit/front.test-helper.ts';
import type { Decision } from '../kernel/solo/index.ts';
import type { frame } from '../kernel/index.ts';
import { seededRandom } from '../kernel/kit/random.ts';
import { RULEBOOKS } from './index.ts';
import { isOurs } from './ours.test-helper.ts';

const ANSWERS = 400;
const SEEDS = [1, 2];
const OF_A_KIND = 20;
const MOST_WAYS = 144;

/** The sheets of rolls that such play comes to, by the first part of their names; in Gathering Storm no die falls. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'level-of-cooperation': ['hits'],
  'a-world-at-war': ['colonies', 'diplomatic-roll'],
  'the-war-game': ['influence', 'roll'],
};

/** What fell, by sheet: how many of all falls told each outcome. */
type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;

function countAll(game: Game, decision: Decision, sides: readonly number[]): Counts {
  const counts = new Map<string, Map<string, number>>();
  for (const faces of rolls(sides)) {
    const after = answer(game, decision, [...faces]);
    for (const { sheet } of after.moments.slice(game.moments.length).flatMap(({ told }) => told.dispatches)) {
      if (!sheet) continue;
      const [outcome = 'none'] = sheet.outcomes;
      const of = counts.get(sheet.sheet) ?? new Map<string, number>();
      counts.set(sheet.sheet, of.set(outcome, (of.get(outcome) ?? 0) + 1));
    }
  }
  return counts;
}

function answer(game: Game, { seat, id }: Decision, given: unknown): Game {
  const next = act(game, { kind: 'answer', seat, decision: id, answer: given as never }, game.table.seats);
  if (isRefusal(next) || isPending(next)) throw new Error(`${id} is not taken`);
  return next;
}

/** Play, and let the dice of some rolls of each kind fall in every way; the kinds are noted in `seen`. */
function playAll(rulebook: frame.Rulebook, scenario: string, seed: number, seen: Map<string, number>): void {
  const table = bindTable(rulebook, { scenario, rulings: {}, data: null });
  if (isRefusal(table)) return;
  let game = beginGame(table, newHeader(table, 'typed'));
  const random = seededRandom(seed);
  for (let i = 0; i < ANSWERS; i += 1) {
    const state = stateOf(game);
    const due = table.rules
      .awaiting(state.position.open)
      .flatMap((seat) => asksOf(table, state, seat))
      .find((each) => !each.optional && each.held === undefined);
    if (!due) return;
    compare(game, due, seen);
    game = answer(game, due, sample(due.form, random, table.rules.facts) ?? null);
  }
}

function compare(game: Game, decision: Decision, seen: Map<string, number>): void {
  const { form } = decision;
  if (form.kind !== 'roll' || Number(ways(form.dice)) > MOST_WAYS) return;
  const view = viewOf(stateOf(game).position, null);
  const ahead = preview(game.table.rules, view, decision).filter((each) => wanted(each, seen));
  if (ahead.length === 0) return;
  const all = Number(ways(form.dice));
  const counts = countAll(game, decision, form.dice);
  for (const { sheet, odds } of ahead) {
    const told = counts.get(sheet.sheet);
    if (!told || !odds) continue;
    const kind = kindOf(sheet.sheet);
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    for (const { outcome, sure, possible } of odds.outcomes) {
      const fell = ((told.get(outcome) ?? 0) * Number(odds.of)) / all;
      expect(fell, `${sheet.sheet}: ${outcome} at least`).toBeGreaterThanOrEqual(sure);
      expect(fell, `${sheet.sheet}: ${outcome} at most`).toBeLessThanOrEqual(possible);
    }
  }
}

function wanted({ sheet, odds }: Preview, seen: ReadonlyMap<string, number>): boolean {
  return odds !== null && (seen.get(kindOf(sheet.sheet)) ?? 0) < OF_A_KIND;
}

function kindOf(sheet: string): string {
  return sheet.split('/')[0] ?? sheet;
}

it.each(RULEBOOKS.map((rulebook) => [rulebook.id, rulebook] as const))(
  '%s: the odds of a roll are what falls, whatever the dice show',
  (id, rulebook) => {
    const seen = new Map<string, number>();
    for (const scenario of rulebook.scenarios)
      for (const seed of SEEDS) playAll(rulebook, scenario.id, seed, seen);
    if (isOurs(rulebook)) expect([...seen.keys()].toSorted()).toEqual(KINDS[id] ?? []);
    else expect(seen.size, 'no roll was met that shows its odds').toBeGreaterThan(0);
  },
);
