import { isRefusal } from '../src/kernel/clause.ts';
import type { Decision } from '../src/kernel/forms/decision.ts';
import { type Random, sample } from '../src/kernel/forms/sample.ts';
import { act, isPending } from '../src/kernel/game/act.ts';
import { bindTable } from '../src/kernel/game/table.ts';
import { beginGame, type Game, newHeader, stateOf } from '../src/kernel/game/game.ts';
import { asksOf, type Move } from '../src/kernel/game/play.ts';
import { TABLE } from '../src/kernel/seat.ts';
import type { Rulebook, Table } from '../src/kernel/rulebook.ts';

// Games by any legal answers, as benches play them.

/** What play waits for, of the first who is asked; undefined: the game is over. */
export function dueIn(game: Game): Decision | undefined {
  const { table } = game;
  const state = stateOf(game);
  for (const seat of table.rules.awaiting(state.position.open)) {
    const due = asksOf(table, state, seat).find((each) => !each.optional && each.held === undefined);
    if (due) return due;
  }
  return undefined;
}

/** How long a game is: at most so many answers; and of one that goes on for longer than usual people report unasked so much more. */
interface Length {
  readonly most: number;
  readonly usual?: number;
}

/** What is answered next: what is due, or now and then a report that nobody asked for, which is `optional`. */
export function nextIn(game: Game, random: Random, { most, usual = most }: Length): Decision | undefined {
  return (random(most) >= usual ? unasked(game, random) : undefined) ?? dueIn(game);
}

function unasked({ table, state }: Game, random: Random): Decision | undefined {
  const reports = [...table.seats, TABLE].flatMap((seat) =>
    asksOf(table, state, seat).filter(({ optional, form }) => optional && form.kind === 'report'),
  );
  return reports[random(reports.length || 1)];
}

/** Any legal answer. */
export function anyMove({ table }: Game, { seat, id, form }: Decision, random: Random): Move {
  return { seat, decision: id, answer: sample(form, random, table.rules.facts) ?? null };
}

/** The game with one answer more, to which all agree; null: it is refused. */
export function given(game: Game, move: Move): Game | null {
  const next = act(game, { kind: 'answer', ...move }, game.table.seats, { by: 'Anna' });
  return isRefusal(next) || isPending(next) ? null : next;
}

/** A game from its beginning on: as it stands before each answer, and after the last. */
export function* anyGame(table: Table, random: Random, length: Length): Generator<Game, Game> {
  let game = beginGame(table, newHeader(table, 'typed'));
  while (game.moments.length < length.most) {
    yield game;
    const decision = nextIn(game, random, length);
    if (!decision) return game;
    const next = given(game, anyMove(game, decision, random));
    if (!next && !decision.optional) throw new Error(`${decision.id} is not taken`);
    game = next ?? game;
  }
  yield game;
  return game;
}

/** The same, after its last answer. */
export function anyWholeGame(table: Table, random: Random, length: Length): Game {
  const games = anyGame(table, random, length);
  for (;;) {
    const { done, value } = games.next();
    if (done) return value;
  }
}

/** A rulebook bound for benches: a scenario (of none: the first), and nothing else. */
export function boundFor(rulebook: Rulebook, scenario = rulebook.scenarios[0]?.id ?? ''): Table {
  const table = bindTable(rulebook, { scenario, rulings: {}, data: null });
  if (isRefusal(table)) throw new Error(table.refused.key);
  return table;
}
