import { expect, it } from 'vitest';
import { PROOF } from '../../scripts/tier.ts';
import { isRefusal } from '../kernel/clause.ts';
import { sample } from '../kernel/forms/sample.ts';
import { bindTable } from '../kernel/game/table.ts';
import { run, type RunOptions } from '../kernel/game/run.ts';
import { canonical } from '../kernel/json.ts';
import { seededRandom } from '../kernel/kit/random.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import { RULEBOOKS } from './index.ts';

const ANSWERS = PROOF ? 400 : 60;
const ENOUGH = new Error('enough');

/** Where a random game stands after some answers. */
function playedWith(book: Rulebook, scenario: string, seed: number, options: RunOptions): string {
  const table = bindTable(book, { scenario, rulings: {}, data: null });
  if (isRefusal(table)) throw new Error(table.refused.key);
  const { rules } = table;
  const [random, position] = [seededRandom(seed), rules.setup()];
  let answers = 0;
  try {
    run(
      table,
      position,
      ({ form }) => {
        if (++answers > ANSWERS) throw ENOUGH;
        return sample(form, random, rules.facts) ?? null;
      },
      options,
    );
  } catch (error) {
    if (error !== ENOUGH) throw error;
  }
  return canonical(position);
}

const STARTS = RULEBOOKS.flatMap((book) => book.scenarios.map(({ id }) => [book.id, id, book] as const));

it.each(STARTS)('%s, %s, is played alike whether anybody is told of it or not', (_, scenario, book) => {
  for (const seed of PROOF ? [1, 2, 3] : [1]) {
    const told = playedWith(book, scenario, seed, { check: true, tell: () => undefined });
    expect(playedWith(book, scenario, seed, { check: false })).toBe(told);
  }
});
