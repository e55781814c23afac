import { isRefusal } from '../clause.ts';
import { standingName } from '../game/always-open.ts';
import { answer, type Game, stateOf } from '../game/game.ts';
import { asksOf, type Move, type State } from '../game/play.ts';
import { type Seat, TABLE } from '../seat.ts';
import { type FactKey, type FactSchema, type FactSpec, type FactStore, isReportable } from '../sums/facts.ts';
import type { Findings } from './report.ts';

// What lasts for a turn at most is forgotten as the turn ends.

/** Whether a fact is forgotten with its turn. What stands in a register of a rulebook's own is its own affair. */
function isBrief({ lasts, registered }: FactSpec): boolean {
  return (lasts === 'phase' || lasts === 'turn') && !registered;
}

/** The facts of a phase or turn that a store knows after a turn as it did before it. */
export function outlasting(schema: FactSchema, before: FactStore, after: FactStore): readonly FactKey[] {
  return Object.entries(after).flatMap(([key, told]) => {
    const spec = schema[key];
    return spec && isBrief(spec) && told.value !== null && before[key] === told ? [key] : [];
  });
}

/** Some value of a fact: that nothing has happened, where there is one that says so. */
function plain({ type, nothing }: FactSpec): number | string | boolean {
  if (nothing !== undefined) return nothing;
  if (type.kind === 'boolean') return false;
  return type.kind === 'number' ? Math.max(type.min, Math.min(0, type.max)) : (type.values[0] ?? '');
}

/** By this is known again what was told here, however a game copies what it knows. */
const MARK = 'told for the kit';

/** A store in which every fact of a phase or turn is told that is this seat's alone; undefined: everybody's. */
function allTold(schema: FactSchema, store: FactStore, owner?: Seat): FactStore {
  const brief = Object.entries(schema).filter(
    ([key, spec]) => isBrief(spec) && isReportable(spec) && spec.owner === owner && store[key] === undefined,
  );
  const told = brief.map(([key, spec]) => [key, { value: plain(spec), as: 'change' as const, reason: MARK }]);
  return { ...store, ...Object.fromEntries(told) };
}

/** The same game in which all of that is told: by chance hardly any of it stands as a turn ends. */
function withAllTold(game: Game): Game {
  const { state, table } = game;
  const { facts: schema } = table.rules;
  const { open, sealed } = state.position;
  const position: State['position'] = {
    ...state.position,
    open: { ...open, facts: allTold(schema, open.facts) },
    sealed: Object.fromEntries(
      Object.entries(sealed).map(([seat, each]) => [
        seat,
        { ...each, facts: allTold(schema, each.facts, seat) },
      ]),
    ),
  };
  return { ...game, state: { ...state, position } };
}

/** Checks that an answer with which a turn has ended has left nothing that lasts for a turn at most, whatever was told. */
export function checkLasting(game: Game, next: Game, move: Move, found: Findings): void {
  if (!isEnd(game, next)) return;
  const told = withAllTold(game);
  const ended = answer(told, move, { agreed: game.table.seats });
  const stays = [
    ...left(game, next),
    // with all of it told the answer can be another one, or the turn goes on
    ...(isRefusal(ended) || !isEnd(told, ended) ? [] : marked(ended)),
  ];
  found.expect(stays.length === 0, 'lasts past its turn', () => [...new Set(stays)].join(', '));
}

/** Whether a turn has ended between two games, the last one with the game. */
function isEnd(before: Game, after: Game): boolean {
  const { rules } = before.table;
  const [from, to] = [stateOf(before).position.open, stateOf(after).position.open];
  return rules.turn !== undefined && (rules.turn(from) !== rules.turn(to) || rules.awaiting(to).length === 0);
}

/** Checks the same of the first turn of a game, passed by as a whole: few random games of a long turn come to its end. */
export function checkFirstTurn(game: Game, found: Findings): void {
  const { table } = game;
  const skip = asksOf(table, stateOf(game), TABLE).find((each) => standingName(each) === 'skip');
  if (skip?.form.kind !== 'choose' || !skip.form.options.some(({ value }) => value === 'turn')) return;
  const move = { seat: TABLE, decision: skip.id, answer: 'turn' };
  const next = answer(game, move, { agreed: table.seats });
  if (!isRefusal(next)) checkLasting(game, next, move, found);
}

function marked(game: Game): readonly FactKey[] {
  const { open, sealed } = stateOf(game).position;
  return [open, ...Object.values(sealed)].flatMap(({ facts }) =>
    Object.entries(facts).flatMap(([key, { value, reason }]) =>
      value !== null && reason === MARK ? [key] : [],
    ),
  );
}

function left(game: Game, next: Game): readonly FactKey[] {
  const { facts: schema } = game.table.rules;
  const [before, after] = [stateOf(game).position, stateOf(next).position];
  return [
    ...outlasting(schema, before.open.facts, after.open.facts),
    ...Object.entries(after.sealed).flatMap(([seat, { facts }]) =>
      outlasting(schema, before.sealed[seat]?.facts ?? {}, facts),
    ),
  ];
}
