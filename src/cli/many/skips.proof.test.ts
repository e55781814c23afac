import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isRefusal } from '../../kernel/clause.ts';
import { type Decision, TABLE } from '../../kernel/forms/decision.ts';
import type { Dispatch } from '../../kernel/steps/dispatch.ts';
import { type Game, stateOf } from '../../kernel/game/game.ts';
import { bindTable } from '../../kernel/game/table.ts';
import { isSame } from '../../kernel/json.ts';
import { runCase } from '../../kernel/kit/conform.ts';
import { KeptTables } from '../../kernel/kit/kept-tables.ts';
import { asksOf, copyState, firstState, type State, take } from '../../kernel/game/play.ts';
import type { Rulebook, Table } from '../../kernel/rulebook.ts';
import { standingName } from '../../kernel/game/always-open.ts';
import type { Item } from '../../kernel/steps/step.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { isOurs } from '../../rulebooks/ours.test-helper.ts';
import { TOLD_FILE } from '../vocabulary/clauses.ts';
import { readCases } from './conform-file.ts';
import { isFailed } from '../output.ts';
import { packageRoot } from '../root.ts';

// In every step of every book a skip leads on, and names what it passes over.

/** The step that is open, where something is asked in it. */
function openStep({ table, state }: Game): string {
  const [item] = (state.position.open as unknown as { readonly agenda: readonly Item[] }).agenda;
  return table.rules.awaiting(state.position.open).length > 0 ? (item?.step ?? '') : '';
}

/** What play waits for. */
function awaited(table: Table, state: State): readonly Decision[] {
  const seats = table.rules.awaiting(state.position.open);
  return seats.flatMap((seat) => asksOf(table, state, seat).filter(({ optional }) => !optional));
}

/** What is wrong with each way to skip from here. */
function faultsOf(game: Game): string[] {
  const { table } = game;
  const skip = asksOf(table, stateOf(game), TABLE).find((each) => standingName(each) === 'skip');
  if (skip?.form.kind !== 'choose') return ['nothing can be skipped'];
  return skip.form.options.flatMap(({ value }) => {
    const state = copyState(table, stateOf(game));
    const told: Dispatch[] = [];
    const asked = awaited(table, state);
    const foretold = JSON.stringify(table.rules.leaves?.(state.position.open, value) ?? null);
    const referee = { tell: (each: Dispatch) => void told.push(each), reveal: () => undefined };
    take(table, state, skip, value, referee);
    // whoever play waits for then is asked something
    awaited(table, state);
    const names = (clauses: readonly string[]): boolean =>
      told.slice(1).some((each) => each.clauses.some((clause) => clauses.includes(clause)));
    const unnamed = asked
      .filter(({ clauses }) => !names(clauses))
      .map(({ id }) => `${value}: ${id} is not named`);
    // what the skip says is left of the open step stands in its proposal, in the same words
    const left = JSON.stringify(
      told.filter(({ data }) => (data as { readonly key?: string }).key === 'skip.left'),
    );
    const says = (text: string, { seat, prompt }: Decision): boolean =>
      text.includes(JSON.stringify(prompt)) || text.includes(`"${seat}"`);
    const unlisted = asked
      .filter((each) => says(left, each) && !says(foretold, each))
      .map(({ id }) => `${value}: ${id} is left and not listed beforehand`);
    const isStuck = isSame(state.position as never, stateOf(game).position as never);
    return [...unnamed, ...unlisted, ...(isStuck ? [`${value}: nothing moves`] : [])];
  });
}

/** In a rulebook whose steps end nothing there is nothing to skip; in those of the house there is. */
const WITH_SKIPS = RULEBOOKS.filter((book) => {
  if (isOurs(book)) return true;
  const table = bindTable(book, { scenario: book.scenarios[0]?.id ?? '', rulings: {}, data: null });
  if (isRefusal(table)) throw new Error(`no game of ${book.id} can be begun`);
  return table.rules.skips !== undefined && table.rules.skips(firstState(table).position.open).length > 0;
});

it.each(WITH_SKIPS)(
  'a skip in each step of $id leads on, and names what it passes over',
  (book: Rulebook) => {
    const kept = new KeptTables(book);
    const found: Record<string, readonly string[]> = {};
    let left = new Set<string>(['?']);
    const look = (game: Game): void => {
      if (left.has('?')) left = new Set(game.table.rules.steps);
      const step = openStep(game);
      if (!left.delete(step)) return;
      const faults = faultsOf(game);
      if (faults.length > 0) found[step] = faults;
    };
    for (const file of globSync(join(packageRoot(), 'conformance', book.id, '*.yaml')).toSorted()) {
      if (file.endsWith(TOLD_FILE)) continue;
      const read = readCases(file);
      if (isFailed(read)) throw new Error(read.failed);
      for (const each of read.cases) {
        if (left.size === 0) break;
        if (each.sheet === undefined) runCase(book, each, { kept, told: read.told, each: look });
      }
    }
    expect(found).toEqual({});
    // each step is open in some case
    expect([...left]).toEqual([]);
  },
);
