import { expect, it } from 'vitest';
import { PROOF } from '../../scripts/tier.ts';
import { bindTable, isRefusal, run, sample } from '../kernel/kit/front.test-helper.ts';
import type { Decision } from '../kernel/solo/index.ts';
import { type frame, json } from '../kernel/index.ts';
import { seededRandom } from '../kernel/kit/random.ts';
import { RULEBOOKS } from './index.ts';

const DECISIONS = PROOF ? 150 : 60;
const ENOUGH = new Error('enough');

/** Play at random, and compare what each form says at once, when it is asked, and at last, before it is answered. */
function compared(book: frame.Rulebook, scenario: string, seed: number): { forms: number; differ: string[] } {
  const table = bindTable(book, { scenario, rulings: {}, data: null });
  if (isRefusal(table)) throw new Error(table.refused.key);
  const { facts, asks } = table.rules;
  const random = seededRandom(seed);
  const differ: string[] = [];
  let forms = 0;
  const answerer = (decision: Decision, view: Parameters<typeof asks>[0]) => {
    if (++forms > DECISIONS) throw ENOUGH;
    const atOnce = asks(view).find(({ id }) => id === decision.id);
    const eager = json.canonical(atOnce?.form ?? null);
    const given = sample(atOnce?.form ?? decision.form, random, facts) ?? null;
    if (json.canonical(decision.form) !== eager) differ.push(decision.id);
    return given;
  };
  try {
    run(table, table.rules.setup(), answerer, { check: false });
  } catch (error) {
    if (error !== ENOUGH) throw error;
  }
  return { forms, differ };
}

const STARTS = RULEBOOKS.flatMap((book) => book.scenarios.map(({ id }) => [book.id, id, book] as const));

it.each(STARTS)('forms of %s, %s, say the same whenever they are read', (_, scenario, book) => {
  for (const seed of PROOF ? [1, 2] : [1]) {
    const { forms, differ } = compared(book, scenario, seed);
    expect(differ).toEqual([]);
    expect(forms).toBeGreaterThan(0);
  }
});
