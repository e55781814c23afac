import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { beginGame, type Game, newHeader, stateOf } from '../../kernel/game/game.ts';
import { copyState, type State } from '../../kernel/game/play.ts';
import { isSame, type Json } from '../../kernel/json.ts';
import { formsOf } from '../../kernel/forms/file-form.ts';
import type { Case, FactValues } from '../../kernel/kit/cases.ts';
import { runCase } from '../../kernel/kit/conform.ts';
import { KeptTables } from '../../kernel/kit/kept-tables.ts';
import type { Rulebook, Table } from '../../kernel/rulebook.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { isOurs } from '../../rulebooks/ours.test-helper.ts';
import { TOLD_FILE } from '../vocabulary/clauses.ts';
import { readCases } from './conform-file.ts';
import { isFailed } from '../output.ts';
import { packageRoot } from '../root.ts';
import {
  askedIn,
  begunThere,
  type Open,
  passOne,
  settleStart,
  type MiddleStart,
  STARTS,
  toldAlone,
} from './starts.test-helper.ts';

// A game begun in the middle asks first what the same game asks there that was played up to it, and goes on as that does.

const openOf = (game: Game): Open => stateOf(game).position.open as unknown as Open;

/** A game that nobody plays may wait for nothing: what a seat has left, and what waits since a line was put right, is of its own. */
function goesOnAlone(game: Game): boolean {
  const { habits = {}, again } = stateOf(game);
  return again !== undefined || Object.keys(habits).length > 0;
}

/** How a game begun where another is goes on otherwise, with nobody doing anything; null: it does not. */
function otherwise(game: Game, begun: Game, start: MiddleStart, told: FactValues): string | null {
  let [one, other] = [settleStart(game), settleStart(start.questions > 1 ? toldAlone(begun, game) : begun)];
  for (let n = 1; n <= start.questions; n++) {
    const asked = [one, other].map((each) => askedIn(each, start));
    if (!isSame(asked[0] as Json, asked[1] as Json))
      return `question ${n}: ${asked.map((each) => JSON.stringify(each).slice(0, 300)).join(' <> ')}`;
    if (goesOnAlone(one)) return null;
    const [next, also] = [passOne(one, told), passOne(other, told)];
    // what nobody can pass by is compared, and no further
    if (typeof next === 'string' || typeof also === 'string') return null;
    [one, other] = [next, also];
  }
  return null;
}

/** The cases of a book that are played, with what their folder tells. */
function playedCases({ id }: Rulebook): readonly { each: Case; told: FactValues }[] {
  const files = globSync(join(packageRoot(), 'conformance', id, '*.yaml')).toSorted();
  return files
    .filter((file) => !file.endsWith(TOLD_FILE))
    .flatMap((file) => {
      const read = readCases(file);
      if (isFailed(read)) throw new Error(read.failed);
      return read.cases.filter(({ sheet }) => sheet === undefined).map((each) => ({ each, told: read.told }));
    });
}

/** Whether a moment is the first at a place that is looked at, of the moments of a game in their order. */
function firstAt(start: MiddleStart): (open: Open, isThere: boolean) => boolean {
  let last: Json | undefined;
  return (open, isThere) => {
    if (!isThere) return false;
    const at = start.at(open);
    const isFirst = last !== undefined && !isSame(last, at);
    last = at;
    return isFirst;
  };
}

/** Those that take a start from a file; another is begun as its scenarios say. */
const BEGUN = RULEBOOKS.filter(
  (book) => isOurs(book) || formsOf(book, null).some(({ kind }) => kind === 'start'),
);

it.each(BEGUN)('$id begun in the middle asks what a game asks that was played up to there', (book) => {
  const start = STARTS[book.id];
  if (!start) throw new Error(`say in starts.test-helper.ts how a start of ${book.id} is written`);
  const kept = new KeptTables(book);
  const found: string[] = [];
  const looked = { cases: 0, games: 0 };
  const isOpen = ({ agenda: [item] }: Open): boolean => start.steps.includes(item?.step ?? '');
  const apart = Object.entries(start.apart ?? {});
  const compare = (game: Game, data: Case['data'], name: string, told: FactValues): void => {
    const { rulings } = stateOf(game).position.open;
    if (apart.some(([id, choice]) => rulings[id] === choice)) return;
    const begun = begunThere(game, data, start);
    const fault = typeof begun === 'string' ? begun : otherwise(game, begun, start, told);
    if (fault !== null) found.push(`${name}: ${fault}`);
  };
  const cases = playedCases(book);
  for (const { each, told } of cases) {
    const isFirst = firstAt(start);
    const look = (game: Game): void => {
      const open = openOf(game);
      if (!isFirst(open, isOpen(open))) return;
      looked.cases++;
      compare(game, each.data, each.name, told);
    };
    runCase(book, each, { kept, told, each: look });
  }
  const isFirst = firstAt(start);
  start.games?.((table: Table, state: State): void => {
    const open = state.position.open as unknown as Open;
    if (!isFirst(open, start.opens?.(open) ?? isOpen(open))) return;
    looked.games++;
    const game = { ...beginGame(table, newHeader(table, 'typed')), state: copyState(table, state) };
    compare(game, [], `a game at random, ${JSON.stringify(start.at(open))}`, cases[0]?.told ?? {});
  });
  expect(found).toEqual([]);
  expect(looked.cases).toBeGreaterThan(4);
  if (start.games) expect(looked.games).toBeGreaterThan(40);
});
