import { expect, it } from 'vitest';
import { PROOF } from '../../scripts/tier.ts';
import { type RunOptions, bindTable, isRefusal, run, sample } from '../kernel/kit/front.test-helper.ts';
import { type frame, json } from '../kernel/index.ts';
import { seededRandom } from '../kernel/kit/random.ts';
import { RULEBOOKS } from './index.ts';

const ANSWERS = PROOF ? 400 : 60;
const ENOUGH = new Error('enough');

/** Where a random game stands after some answers. */
function playedWith(book: frame.Rulebook, scenario: string, seed: number, options: RunOptions): string {
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
  return json.canonical(position);
}

const STARTS = RULEBOOKS.flatMap((book) => book.scenarios.map(({ id }) => [book.id, id, book] as const));

it.each(STARTS)('%s, %s, is played alike whether anybody is told of it or not', (_, scenario, book) => {
  for (const seed of PROOF ? [1, 2, 3] : [1]) {
    const told = playedWith(book, scenario, seed, { check: true, tell: () => undefined });
    expect(playedWith(book, scenario, seed, { check: false })).toBe(told);
  }
});
