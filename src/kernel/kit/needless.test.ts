import { expect, it } from 'vitest';
import type { Seat } from '../forms/decision.ts';
import { bindTable } from '../game/table.ts';
import type { Rulebook } from '../rulebook.ts';
import { mustAccept } from './duel.test-helper.ts';
import { checkNeedless, type OnPurpose } from './needless.test-helper.ts';
import { playOut } from './playout.ts';
import { seededRandom } from './random.ts';
import { Findings } from './report.ts';
import { toy } from './toy.test-helper.ts';

/** The faults in a game of a rulebook, at each of its moments. */
function faultsIn(rulebook: Rulebook, onPurpose: OnPurpose = {}): readonly (Seat | null | undefined)[] {
  const table = mustAccept(bindTable(rulebook, { scenario: 'only', rulings: {}, data: null }));
  const found = new Findings();
  const course = playOut(table, seededRandom(3), {}, found);
  if (!course) throw new Error('the game is played');
  checkNeedless(course, table, seededRandom(1), found, { every: 1, onPurpose });
  return found.report.faults.filter(({ check }) => check === 'needless').map(({ seat }) => seat);
}

/** The same, where the answers of the dice do nothing but pass by. */
const loaded = (book: Rulebook): Rulebook => ({
  ...book,
  bind(setup) {
    const rules = book.bind(setup);
    return {
      ...rules,
      apply: (position, decision, answer, referee) =>
        rules.apply(position, decision, decision.seat === 'dice' ? [3] : answer, referee),
    };
  },
});

it('finds a die of which no face does anything else, and nothing where the faces differ', () => {
  const book = toy() as unknown as Rulebook;
  expect(faultsIn(book)).toEqual([]);
  expect(faultsIn(loaded(book))).toContain('dice');
});

it('leaves what is asked on purpose', () => {
  const book = loaded(toy() as unknown as Rulebook);
  const table = mustAccept(bindTable(book, { scenario: 'only', rulings: {}, data: null }));
  const names = table.rulebook.decisions.filter(({ form }) => form === 'roll').map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(faultsIn(book, Object.fromEntries(names.map((name) => [name, 'so it is'])))).not.toContain('dice');
});
