import { afterAll, beforeAll, expect, it } from 'vitest';
import { newcomersHouse, type NewcomersHouse } from './newcomer.test-helper.ts';

// One folder and one line, in short: what looks at the whole house stands in registered.proof.test.ts.

/** Of the tests that look at every rulebook those that take no time. */
const QUICK = [
  'scripts/registered.test.ts',
  'src/rulebooks/clauses.test.ts',
  'src/rulebooks/decisions.test.ts',
  'src/rulebooks/file-form.test.ts',
  'src/rulebooks/parts.test.ts',
  'src/rulebooks/set-by-rules.test.ts',
];

let house: NewcomersHouse;
beforeAll(() => {
  house = newcomersHouse();
});
afterAll(() => house.close());

it('lets a rulebook that has a folder and a line pass the quick tests that look at every rulebook', () => {
  const { status, out } = house.tool('vitest', 'run', ...QUICK);
  expect(status, out).toBe(0);
  expect(out).toMatch(new RegExp(`Test Files.* ${QUICK.length} passed`));
});

it('finds its cases, and runs them', () => {
  const { status, out } = house.node('src/cli/main.ts', ['conform', 'conformance/border-incident']);
  expect(status, out).toBe(0);
});
