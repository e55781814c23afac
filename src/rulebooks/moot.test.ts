import { expect, it } from 'vitest';
import { PROOF } from '../../scripts/tier.ts';
import {
  type Game,
  answer,
  asksOf,
  awaitingOf,
  bindTable,
  isRefusal,
  newHeader,
  openGame,
  record,
  sample,
  standingName,
  stateOf,
} from '../kernel/kit/front.test-helper.ts';
import type { Rulings, frame } from '../kernel/index.ts';
import { seededRandom } from '../kernel/kit/random.ts';
import { RULEBOOKS } from './index.ts';

// A ruling of which a rulebook says that it makes no difference in a scenario makes none: games at random, with much told by
// the table, come out alike whether all such rulings are at their default or at another choice.

const MOVES = PROOF ? 160 : 60;
const SEEDS = PROOF ? [1, 2, 3] : [1];

/** What everybody read of a game at random. */
function played(rulebook: frame.Rulebook, scenario: string, rulings: Rulings, seed: number): string {
  const random = seededRandom(seed);
  const table = bindTable(rulebook, { scenario, rulings, data: null });
  if (isRefusal(table)) throw new Error(table.refused.key);
  let game = openGame(rulebook, newHeader(table, 'typed')) as Game;
  for (let move = 0; move < MOVES; move++) {
    const state = stateOf(game);
    const waiting = awaitingOf(table, state);
    if (waiting.length === 0) break;
    const tells = random(3) === 0;
    const seat = tells ? 'table' : (waiting[random(waiting.length)] ?? '');
    const asked = asksOf(table, state, seat).filter((each) =>
      tells ? standingName(each) === 'report' : each.optional !== true && each.held === undefined,
    );
    const decision = asked[random(Math.max(1, asked.length))];
    const given = decision && sample(decision.form, random, table.rules.facts);
    if (!decision || given === undefined) continue;
    const next = answer(game, { seat, decision: decision.id, answer: given });
    if (!isRefusal(next)) game = next;
  }
  return JSON.stringify([...table.seats, null].map((seat) => record(game, seat)));
}

/** The rulings that are moot, each at another choice than its default. */
function otherwise({ rulings, isMoot }: frame.Rulebook, scenario: string): Rulings {
  const moot = rulings.filter((each) => isMoot?.(each, scenario));
  return Object.fromEntries(
    moot.flatMap(({ id, choices, default: usual }) => {
      const other = choices.find((each) => each.id !== usual);
      return other ? [[id, other.id]] : [];
    }),
  );
}

const CASES = RULEBOOKS.flatMap((rulebook) =>
  rulebook.scenarios
    .map(({ id }) => ({ rulebook, scenario: id, rulings: otherwise(rulebook, id) }))
    .filter(({ rulings }) => Object.keys(rulings).length > 0)
    .map((each) => ({ ...each, name: `${each.rulebook.id}, ${each.scenario}` })),
);

it('some rulings are moot in some scenarios', () => {
  expect(CASES.length).toBeGreaterThan(5);
});

it.each(CASES)('makes no difference: $name', ({ rulebook, scenario, rulings }) => {
  for (const seed of SEEDS)
    expect(played(rulebook, scenario, rulings, seed) === played(rulebook, scenario, {}, seed)).toBe(true);
});
