import { type Act, act, actSeen, isPending } from '../game/act.ts';
import { isRefusal } from '../clause.ts';
import { DICE, type Decision, type Seat, TABLE } from '../forms/decision.ts';
import { isAddressed, type Door } from '../steps/dispatch.ts';
import type { FactKey, FactSchema, Possible } from '../sums/facts.ts';
import { check, choicesOf, type Form } from '../forms/form.ts';
import { leadingForm } from '../forms/leading.ts';
import type { Game } from '../game/game.ts';
import { bare, type Json } from '../json.ts';
import { knownFacts, preview } from '../sums/know.ts';
import { prospectsOf } from '../sums/prospect.ts';
import type { Rules } from '../rulebook.ts';
import { markOf } from '../game/reading.ts';
import { publicBytes } from '../game/line.ts';
import { mend } from '../game/mend.ts';
import { answeredOf, asksOf, awaitingOf, isUnnamed, legal, waitingSeen } from '../game/play.ts';
import { type View, viewOf } from '../game/position.ts';
import { record } from '../game/record.ts';
import { standingName } from '../game/always-open.ts';
import { undo, type UndoRequest } from '../game/undo.ts';
import { readIf } from './if.ts';
import { cardInTurn } from './board.ts';
import { anyEdit } from './mends.ts';
import { seededRandom } from './random.ts';
import type { PairSide, Watcher } from './side.ts';

// Every way in which a game can be asked what it knows. What is read must be equal in both games of a pair.

/** How a pair stands when it is read. */
export interface Standpoint {
  /** The seat with the secret, where one game waits for it and the other does not: all may see that. */
  readonly owing: Seat | null;
  /** Every way to ask, not only the cheap ones. */
  readonly deep: boolean;
  /** Whether the board is drawn: from the view alone, which is read each time, so by one reader after the other. */
  readonly board: boolean;
  /** How many answers there were: what is dear is read in turns. */
  readonly turn: number;
  /** Lines of a watcher's record to go back to. */
  readonly backTo: readonly number[];
}

/** What a watcher reads, by channel. */
export type Readings = ReadonlyMap<string, unknown>;

/** Answers that no form accepts: what is said to them must not depend on a secret. */
const PROBES: readonly Json[] = [null, 'no such option', { 'no such row': 1 }, [0]];

/** All that a watcher can read of a game, the most telling channel first. */
export function readAll(side: PairSide, watcher: Watcher, reading: Standpoint): Readings {
  const { game } = side;
  const { table, state } = game;
  const view = viewOf(state.position, watcher);
  const asks = watcher === null ? [] : asksOf(table, state, watcher);
  const rolls = asksOf(table, state, DICE);
  const read = new Map<string, unknown>([
    ['awaiting', awaited(game, reading, watcher)],
    ['rolls', rolls],
    ['refusals', refusals(game, asks, watcher)],
    ['asks', asks],
    ['known', known(game, watcher, reading)],
  ]);
  if (reading.deep) read.set('odds', odds(game, [...rolls, ...asks], watcher, reading.turn));
  if (reading.deep) read.set('what if', readIf(game, watcher, reading.turn));
  if (reading.board) {
    const board = table.rules.board(view);
    read.set('board', board);
    read.set('card', cardInTurn(table, view, board, reading.turn));
  }
  read.set('log', side.lines.get(watcher)?.at(-1)?.line ?? null);
  read.set('numbering', side.lines.get(watcher)?.length);
  read.set('view', view);
  if (watcher === null) read.set('public', publicNow(side));
  if (!reading.deep) return read;
  read.set('marks', marks(game, [...asks, ...rolls, ...asksOf(table, state, TABLE)], watcher, reading.turn));
  if (watcher === null) return read.set('export', exported(game, watcher));
  const here = unleft(game);
  read.set('proposals', proposals(here, watcher));
  if (watcher === TABLE) return read;
  if (reading.turn % MEND_IN === 0) read.set('mend', mended(here, watcher, reading));
  return read.set('undo', undos(game, watcher, reading));
}

/** What the last line adds to the public chain; its hash goes to every page, so that nothing hidden may change it. */
function publicNow({ game, lines }: PairSide): string | null {
  const entries = (lines.get(null) ?? []).map(({ entry }) => entry);
  const moment = game.moments[(entries.pop() ?? 0) - 1];
  return (moment && publicBytes(game, moment, () => entries)) ?? null;
}

/** Without what seats have left: after whatever is done it would be given, in one game of a pair alone. */
function unleft(game: Game): Game {
  const { habits, ...state } = game.state;
  return habits ? { ...game, state } : game;
}

/** To put right is dear: it is tried at one deep look in so many. */
const MEND_IN = 5;

/** What comes of putting something right, and the doors that open to a watcher on the way. */
export interface MendRead {
  readonly doors: readonly Door[];
  readonly seen: unknown;
}

/** Put one line right that a watcher may put right: what was sealed comes again, or is asked anew, whatever it was. */
function mended(game: Game, watcher: Seat, reading: Standpoint): MendRead {
  const edit = anyEdit(game, watcher, seededRandom(reading.turn + 1));
  const right = edit && mend(game, { seat: watcher, mend: [edit], reason: '' });
  if (!right || isRefusal(right)) return { doors: [], seen: right };
  const fresh = right.moments.slice(game.moments.length);
  const doors = fresh.flatMap(({ told }) => told.doors.filter(({ to }) => isAddressed(to, watcher)));
  return { doors, seen: [seenOf(right, watcher), awaited(right, reading, watcher), record(right, watcher)] };
}

/** Who is awaited, and who has answered; where nobody is named, not whom one game alone waits for either. */
function awaited(
  { table, state }: Game,
  { owing }: Pick<Standpoint, 'owing'>,
  watcher: Watcher,
): readonly (readonly Seat[])[] {
  if (isUnnamed(table, state)) {
    const { awaiting, answered } = waitingSeen(table, state, watcher === null ? [] : [watcher]);
    return [awaiting, answered];
  }
  const lists = [awaitingOf(table, state), answeredOf(table, state)];
  return owing === null ? lists : lists.map((seats) => seats.filter((seat) => seat !== owing));
}

/** What is said to answers that are not legal, and to answers that others were asked for. */
function refusals({ table, state }: Game, asks: readonly Decision[], watcher: Watcher): unknown {
  const { facts } = table.rules;
  const malformed = asks.flatMap(({ form, clauses }) =>
    PROBES.map((probe) => check(form, probe, { facts, clauses })),
  );
  const seat = watcher ?? '';
  const others = table.seats.map((other) =>
    legal(table, state, { seat, decision: `${other}/none`, answer: null }),
  );
  return [malformed, others.map((refusal) => (isRefusal(refusal) ? refusal : 'legal'))];
}

/** Of so many facts one is read at a time. */
const IN_TURN = 4;

const keysOf = new WeakMap<FactSchema, readonly FactKey[]>();

/** The facts of a game, listed once: to go through so many takes longer than to read them. */
function keysIn(facts: FactSchema): readonly FactKey[] {
  let keys = keysOf.get(facts);
  if (!keys) keysOf.set(facts, (keys = Object.keys(facts)));
  return keys;
}

/** What is known of facts; `deep`: of all, with what sheets make of them. */
function known(
  { table: { rules }, state }: Game,
  watcher: Watcher,
  { deep, turn }: Standpoint,
): Record<string, Possible> {
  const view = viewOf(state.position, watcher);
  const facts = deep ? knownFacts(rules, view) : rules.known(view);
  const read = bare<Possible>();
  const keys = keysIn(rules.facts);
  const [first, step] = deep ? [0, 1] : [(IN_TURN - (turn % IN_TURN)) % IN_TURN, IN_TURN];
  for (let at = first; at < keys.length; at += step) {
    const key = keys[at] ?? '';
    const value = facts(key);
    if (value !== undefined) read[key] = value;
  }
  return read;
}

/** The chances of rolls, and of what one choice of each decision leads to. */
function odds(
  { table: { rules }, state }: Game,
  decisions: readonly Decision[],
  watcher: Watcher,
  turn: number,
): unknown {
  const view = viewOf(state.position, watcher);
  return decisions
    .flatMap((decision) => preview(rules, view, decision))
    .map(({ sheet, odds: of }): unknown => [sheet, of?.outcomes, String(of?.of)])
    .concat(decisions.map((decision) => ahead(rules, view, leadingForm(rules, view, decision), turn)));
}

/** What one choice of a form leads to, another each time, and what is assumed for it. */
function ahead(rules: Rules, view: View, form: Form, turn: number): unknown {
  const leading = choicesOf(form).filter(({ leads, barred }) => leads && !barred);
  const one = leading[turn % leading.length];
  if (!one) return [];
  const id = 'value' in one ? one.value : one.id;
  const { all, assumed } = prospectsOf(rules, view, form, {}, { only: (choice) => choice === id });
  return JSON.stringify([all.map(({ lead, steps }) => [lead, steps]), assumed], (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}

/** The mark of a decision, another each time: to hash a position takes long, and it is the same in all of them. */
function marks({ state }: Game, decisions: readonly Decision[], watcher: Watcher, turn: number): unknown {
  const mine = decisions.filter(({ seat }) => watcher !== null || seat === DICE || seat === TABLE);
  const decision = mine[turn % mine.length];
  return decision ? [decision.id, markOf(state, decision)] : [];
}

/** The bytes that a reader takes home. */
function exported(game: Game, watcher: Watcher): string {
  return JSON.stringify([record(game, watcher), viewOf(game.state.position, watcher)]);
}

/** What becomes of a wish to skip or to rule otherwise, and how the others read it. */
function proposals(game: Game, watcher: Seat): unknown {
  const { table, state } = game;
  return asksOf(table, state, TABLE).flatMap((decision) => {
    const { seat, id, form } = decision;
    const name = standingName(decision);
    if (form.kind !== 'choose' || (name !== 'skip' && name !== 'ruling')) return [];
    const option = form.options.find(({ barred }) => !barred);
    const wish = { kind: 'answer', seat, decision: id, answer: option?.value ?? '' } as const;
    return [become(game, wish, watcher)];
  });
}

function become(game: Game, wish: Act, watcher: Seat): unknown {
  const result = act(game, wish, [watcher]);
  if (isRefusal(result)) return result;
  return isPending(result) ? [result, actSeen(game, result, watcher)] : seenOf(result, watcher);
}

/** What a watcher sees where it stands. */
function seenOf({ state, table }: Game, watcher: Watcher): unknown {
  return [viewOf(state.position, watcher), table.rules.awaiting(state.position.open)];
}

/** Taking back, by the watcher alone and with all seats: whether it may, in which words, and where it leads. */
function undos(game: Game, seat: Seat, reading: Standpoint): unknown {
  const wishes: UndoRequest[] = [{ seat }, ...reading.backTo.map((to) => ({ seat, to }))];
  const consent = game.table.seats;
  // with all seats it is mostly done, and dear: one of them at a time
  const together = wishes
    .slice(reading.turn % wishes.length)
    .slice(0, 1)
    .map((wish) => ({ ...wish, consent }));
  return [...wishes, ...together].map((wish) => {
    const result = undo(game, wish);
    if (isRefusal(result)) return result;
    return [seenOf(result, seat), awaited(result, reading, seat), record(result, seat).at(-1)];
  });
}
