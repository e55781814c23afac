import { expect, it } from 'vitest';
import { PROOF } from '../../scripts/tier.ts';
import { isRefusal } from '../kernel/clause.ts';
import type { Decision } from '../kernel/forms/decision.ts';
import { canonical } from '../kernel/json.ts';
import { seededRandom } from '../kernel/kit/random.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import { run } from '../kernel/game/run.ts';
import { sample } from '../kernel/forms/sample.ts';
import { bindTable } from '../kernel/game/table.ts';
import { RULEBOOKS } from './index.ts';

const DECISIONS = PROOF ? 150 : 60;
const ENOUGH = new Error('enough');

/** Play at random, and compare what each form says at once, when it is asked, and at last, before it is answered. */
function compared(book: Rulebook, scenario: string, seed: number): { forms: number; differ: string[] } {
  const table = bindTable(book, { scenario, rulings: {}, data: null });
  if (isRefusal(table)) throw new Error(table.refused.key);
  const { facts, asks } = table.rules;
  const random = seededRandom(seed);
  const differ: string[] = [];
  let forms = 0;
  const answerer = (decision: Decision, view: Parameters<typeof asks>[0]) => {
    if (++forms > DECISIONS) throw ENOUGH;
    const atOnce = asks(view).find(({ id }) => id === decision.id);
    const eager = canonical(atOnce?.form ?? null);
    const given = sample(atOnce?.form ?? decision.form, random, facts) ?? null;
    if (canonical(decision.form) !== eager) differ.push(decision.id);
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
