import { expect, it } from 'vitest';
import { acceptRulebook } from '../kit/accept.ts';
import { toy } from '../kit/toy.test-helper.ts';
import type { Rulebook, Scenario } from '../rulebook.ts';
import { hasSecrets } from './secrets.ts';
import { bindTable } from './bind.ts';
import { isRefusal } from '../clause.ts';

const book = toy() as unknown as Rulebook;
const [scenario] = book.scenarios as readonly [Scenario];
const setup = { scenario: scenario.id, rulings: {}, data: null };
const inOpen: Rulebook = { ...book, scenarios: [{ ...scenario, open: true }] };

function secretsIn(rulebook: Rulebook): boolean {
  const table = bindTable(rulebook, setup);
  if (isRefusal(table)) throw new Error('no such scenario');
  return hasSecrets(table);
}

it('takes a game for secret where its rulebook has doors, but for a scenario that is open', () => {
  expect(secretsIn(book)).toBe(true);
  expect(secretsIn(inOpen)).toBe(false);
});

it('finds an answer given in secret in a scenario that says it is open', () => {
  const found = acceptRulebook(inOpen, { setups: [setup], seeds: 1, pairs: 0 });
  expect(found.faults.map(({ check }) => check)).toContain('open scenario');
});
