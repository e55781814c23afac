import { isRefusal } from '../clause.ts';
import type { Game } from '../game/game.ts';
import { type IfSo, ifSo } from '../game/if-so.ts';
import { canonical, isRecord, own } from '../json.ts';
import { asksOf, type Move } from '../game/play.ts';
import { viewOf } from '../game/position.ts';
import { DICE, TABLE } from '../seat.ts';
import type { Range } from '../sums/sheet.ts';
import type { Json } from '../json.ts';
import { render } from '../texts/words.ts';
import { isToldAs } from './expect.ts';
import { reportOf } from './mended.ts';

type Fail = (fault: string) => void;
type Given = Readonly<Record<string, unknown>>;

/** An `if` step of a case: a move is tried on the view of its seat, or of `view`, and comes to what `so` says. */
export function expectIf(game: Game, step: Given, move: Move, fail: Fail): void {
  const { table, state } = game;
  const named = step['view'] ?? move.seat;
  const seat = table.seats.find((each) => each === named) ?? null;
  if (seat === null && step['view'] !== undefined) return fail(`there is no seat ${canonical(named)}`);
  const expected = isRecord(step['so']) ? step['so'] : {};
  const sums = isRecord(expected['sums']) ? Object.keys(expected['sums']) : [];
  const tried = ifSo(table, viewOf(state.position, seat), move, sums);
  if (isRefusal(tried)) return fail(`refused: ${render(table.rulebook.words, tried.refused)}`);
  for (const [key, value] of Object.entries(expected)) own(CHECKS, key)?.(tried, value, fail);
}

/** The move of an `if` step, its decision by its name. */
export function supposedMove(game: Game, given: Given, find: (seat: string, name: string) => string): Move {
  const { report, roll } = given;
  if (Array.isArray(roll)) return { seat: DICE, decision: askedOf(game, DICE), answer: roll as Json };
  const seat = typeof given['seat'] === 'string' ? given['seat'] : TABLE;
  if (!isRecord(report))
    return { seat, decision: find(seat, String(given['decision'])), answer: given['answer'] as Json };
  const answer = reportOf(report);
  return { seat, decision: askedOf(game, seat, Object.keys(answer)), answer };
}

/** What is asked of a seat: the roll, or the report that takes these facts. */
function askedOf({ table, state }: Game, seat: string, keys: readonly string[] = []): string {
  const takes = asksOf(table, state, seat).filter(({ form }) =>
    keys.every((key) => form.kind === 'report' && form.facts.includes(key)),
  );
  return takes[0]?.id ?? '';
}

const CHECKS: Readonly<Record<string, (tried: IfSo, value: unknown, fail: Fail) => void>> = {
  told: ({ told }, value, fail) => {
    for (const each of records(value))
      if (!told.some((dispatch) => isToldAs(dispatch, each)))
        fail(`it would not tell ${canonical(each)}, but ${keysOf(told)}`);
  },
  notTold: ({ told }, value, fail) => {
    for (const each of records(value))
      if (told.some((dispatch) => isToldAs(dispatch, each))) fail(`it would tell ${canonical(each)}`);
  },
  facts: ({ facts }, value, fail) => {
    for (const [key, expected] of entries(value)) {
      const found = facts.find(({ fact }) => fact === key);
      if (!found || canonical(found.after ?? null) !== canonical(expected))
        fail(`${key} would be ${found ? canonical(found.after ?? null) : 'as it is'}`);
    }
  },
  places: ({ places }, value, fail) => {
    for (const id of Array.isArray(value) ? value : [])
      if (!places.some((each) => each.id === id)) fail(`${String(id)} would be as it is`);
  },
  sums: ({ sums }, value, fail) => {
    for (const [name, expected] of entries(value)) {
      const found = sums.find(({ before }) => before.sheet === name);
      const actual = found && { before: plain(found.before.total), after: plain(found.after.total) };
      if (canonical(actual ?? null) !== canonical(expected))
        fail(`${name} would be ${actual ? canonical(actual) : 'as it is'}`);
    }
  },
  stops: ({ stop }, value, fail) => {
    const actual = stop.why === 'asks' ? stop.seats.toSorted() : stop.why;
    const expected = Array.isArray(value) ? value.map(String).toSorted() : value;
    if (canonical(actual) !== canonical(expected)) fail(`it would end at ${canonical(actual)}`);
  },
};

function plain({ min, max }: Range): number | Range {
  return min === max ? min : { min, max };
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function entries(value: unknown): [string, unknown][] {
  return Object.entries(isRecord(value) ? value : {});
}

function keysOf(told: IfSo['told']): string {
  return canonical(told.map(({ kind, data, clauses }) => [kind, data.key, [...clauses]]));
}
