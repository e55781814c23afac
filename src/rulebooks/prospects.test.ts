import { expect, it } from 'vitest';
import { bindTable, firstState, isRefusal, render } from '../kernel/kit/front.test-helper.ts';
import type { frame } from '../kernel/index.ts';
import { RULEBOOKS } from './index.ts';

/** The first words of the names of all sheets that a rulebook has in any of its scenarios: 'diplomatic-roll'. */
function sheetKinds(book: frame.Rulebook): ReadonlySet<string> {
  return new Set(
    book.scenarios.flatMap(({ id }) => {
      const table = bindTable(book, { scenario: id, rulings: {}, data: null });
      return isRefusal(table)
        ? []
        : Object.keys(table.rules.sheets).map((name) => name.split('/')[0] ?? name);
    }),
  );
}

// that a choice before a roll says what it leads to, and that what it says is so, the kit asks of every game
it.each(RULEBOOKS)('$id says of its decisions what sheets they lead to, or why they foresee none', (book) => {
  const kinds = sheetKinds(book);
  for (const { name, leadsTo = [], unforeseen } of book.decisions) {
    expect(
      leadsTo.filter((each) => !kinds.has(each)),
      `${name} leads to no sheet of this name`,
    ).toEqual([]);
    expect(leadsTo.length > 0 && unforeseen !== undefined, `${name} foresees it, or not`).toBe(false);
  }
});

it.each([
  ['level-of-cooperation', 'Round 0'],
  ['a-world-at-war', 'Spring 1940'],
  ['gathering-storm', 'spring 1935'],
  ['the-war-game', 'turn 1, the second half of 1939'],
])('%s says what a turn is called', (id, called) => {
  const book = RULEBOOKS.find((each) => each.id === id);
  const table = book && bindTable(book, { scenario: book.scenarios[0]?.id ?? '', rulings: {}, data: null });
  if (!table || isRefusal(table)) throw new Error(`no ${id}`);
  const turn = table.rules.turn?.(firstState(table).position.open) ?? -1;
  const words = table.rules.turnCalled?.(turn);
  expect(words && render(table.rulebook.words, words).toLowerCase()).toBe(called.toLowerCase());
});
