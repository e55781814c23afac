import {
  type PlayedMove,
  type State,
  type Table,
  asksOf,
  awaitingOf,
  bindTable,
  firstState,
  isRefusal,
  play,
  sample,
} from '../../kernel/kit/front.test-helper.ts';
import { type Decision, type Random, check } from '../../kernel/solo/index.ts';
import type { AllocateForm, Json, Row, Rulings, frame } from '../../kernel/index.ts';
import { seededRandom } from '../../kernel/kit/random.ts';
import { theWarGame } from './index.ts';
import type { Open } from './state.ts';

// A random player who reports as tables do: a few moves and attacks in a turn, of the many that the form of the news has.

/** What a game is made of: a scenario, other rulings, facts of a start in the middle. */
export interface World {
  readonly scenario?: string;
  readonly rulings?: Rulings;
  readonly turn?: number;
  readonly facts?: Readonly<Record<string, Json>>;
}

/** A table of a world. */
export function tableOf({ scenario = 'world-1939', rulings = {}, turn, facts }: World = {}): Table {
  const files: Json[] = turn === undefined ? [] : [{ format: 1, kind: 'start', turn, facts: facts ?? {} }];
  const read = theWarGame.data(files);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  const table = bindTable(theWarGame as unknown as frame.Rulebook, { scenario, rulings, data: read.data });
  if (isRefusal(table)) throw new Error(table.refused.key);
  return table;
}

/** The open part of a state. */
export function openOf({ position }: State): Open {
  return position.open as Open;
}

/** One answer of a game, with the state before it. */
export interface SteeredAnswer {
  readonly before: State;
  readonly decision: Decision;
  readonly answer: Json;
  readonly played: PlayedMove;
  readonly isFirst: boolean;
}

/** How a player is steered. */
export interface Steering {
  readonly seed: number;
  /** The most turns. */
  readonly turns?: number;
  /** Facts that the table reports now and then, each with the values that it may take. */
  readonly reports?: Readonly<Record<string, readonly Json[]>>;
  /** Rows of forms that are ticked more often than others: their beginnings. */
  readonly likes?: readonly string[];
}

const MOST_ANSWERS = 1500;
const A_REPORT_IN = 6;

/** Play a game, answer by answer, to its end or for some turns. */
export function* playSteered(table: Table, { seed, turns = 40, reports = {}, likes = [] }: Steering) {
  const random = seededRandom(seed * 7919);
  let state = firstState(table);
  const last = openOf(state).turn + turns;
  const keys = Object.keys(reports);
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const [seat] = awaitingOf(table, state);
    if (seat === undefined || openOf(state).turn >= last) return;
    const asked = asksOf(table, state, seat).find((each) => each.optional !== true);
    if (!asked) throw new Error(`nothing is asked of ${seat}`);
    const isAside = !isThreats(asked) && keys.length > 0 && random(A_REPORT_IN) === 0;
    const decision = isAside ? reportOf(table, state) : asked;
    const answer = isAside ? reported(keys, reports, random) : answerTo(table, decision, random, likes);
    const before = state;
    const played = play(table, state, { seat: decision.seat, decision: decision.id, answer });
    if (isRefusal(played)) throw new Error(`${decision.id} ${JSON.stringify(answer)}: ${played.refused.key}`);
    ({ state } = played);
    yield { before, decision, answer, played, isFirst: answers === 0 } satisfies SteeredAnswer;
  }
  throw new Error(`no end after ${MOST_ANSWERS} answers`);
}

function reportOf(table: Table, state: State): Decision {
  const found = asksOf(table, state, 'table').find(({ id }) => /^standing-.*\/report$/.test(id));
  if (!found) throw new Error('the table can report at any time');
  return found;
}

function reported(
  keys: readonly string[],
  reports: Readonly<Record<string, readonly Json[]>>,
  random: Random,
): Json {
  const key = keys[random(keys.length)] ?? '';
  const values = reports[key] ?? [];
  return { [key]: { value: values[random(values.length)] ?? null, as: 'correction' } };
}

function answerTo(table: Table, decision: Decision, random: Random, likes: readonly string[]): Json {
  const given = steer(decision, random, likes) ?? sample(decision.form, random, table.rules.facts);
  if (given === undefined) throw new Error(`no answer to ${decision.id}`);
  return given;
}

/** What land is worth, a few rows of a wide form, or the end of a battle; of others nothing: any answer will do. */
export function steer(
  { id, form, prompt }: Decision,
  random: Random,
  likes: readonly string[] = [],
): Json | undefined {
  if (form.kind === 'report' && prompt.key === 'ask.landValue') return worth(form.facts, random);
  // threats are told now and then, beside what is asked
  if (form.kind === 'report' && isThreats({ form })) return none(form.facts);
  if (form.kind !== 'allocate') return undefined;
  if (/\/(?:news|influence|declarations|attempts)$/.test(id)) return fewRows(form, random, likes);
  return /\/(?:battle|ordered)$/.test(id) ? outcomeOf(form, random) : undefined;
}

/** Whether it is asked who is threatened, and nothing else. */
const isThreats = ({ form }: Pick<Decision, 'form'>): boolean =>
  form.kind === 'report' && form.facts.every((key) => key.startsWith('threat.'));

/** Nobody threatens anybody. */
function none(facts: readonly string[]): Json {
  return Object.fromEntries(facts.map((key) => [key, { value: false, as: 'change' }]));
}

/** What land is worth: often so little that its tenth is soon spent. */
const WORTH = [0, 10, 20, 60, 90, 400];

function worth(facts: readonly string[], random: Random): Json {
  return Object.fromEntries(
    facts.map((fact) => [fact, { value: WORTH[random(WORTH.length)] ?? 0, as: 'change' }]),
  );
}

/** Who has won first, then what is left. */
function outcomeOf({ rows, ...form }: AllocateForm, random: Random): Json | undefined {
  const winners = [...rows.filter(({ id }) => id.startsWith('won/')), undefined];
  const winner = winners[random(winners.length)];
  for (let tries = 0; tries < TRIES; tries++) {
    const given: Record<string, number> = winner ? { [winner.id]: 1 } : {};
    for (const { id, max = 1 } of rows)
      if (!id.startsWith('won/') && random(3) === 0) given[id] = 1 + random(Math.min(max, 4));
    if (check({ rows, ...form }, given, CONTEXT) === null) return given;
  }
  return undefined;
}

const CONTEXT = { facts: {}, clauses: [] };
const TRIES = 20;

/** A few rows of a wide form, each kind of row as likely as another; what they need beside them is added. */
function fewRows(form: AllocateForm, random: Random, likes: readonly string[]): Json | undefined {
  const open = form.rows.filter((row) => !row.barred && row.max !== 0);
  const kinds = [...Map.groupBy(open, ({ id }) => id.slice(0, id.indexOf('/'))).values()];
  const liked = open.filter(({ id }) => likes.some((like) => id.startsWith(like)));
  for (let tries = 0; tries < TRIES; tries++) {
    const given: Record<string, number> = {};
    const wanted = random(6);
    for (let i = 0; i < wanted && kinds.length > 0; i++) {
      const of =
        liked.length > 0 && random(2) === 0 ? liked : (kinds[random(kinds.length)] as readonly Row[]);
      const row = of[random(of.length)] as Row;
      put(form, given, row, random);
    }
    leaveWhere(form, given);
    if (check(form, given, CONTEXT) === null) return given;
  }
  return check(form, {}, CONTEXT) === null ? {} : leaveWhere(form, {});
}

/** A row with some points, and with what it asks for first. */
function put(form: AllocateForm, given: Record<string, number>, { id, max = 1 }: Row, random: Random): void {
  given[id] = 1 + random(Math.min(max, 9));
  for (const { row, until } of form.after ?? [])
    if (row === id) for (const { rows } of until) given[rows[0] ?? ''] ??= 1;
  // an attack brings its force with it
  const [, nation, place] = /^([a-z]+)-attacks\/(.+)$/.exec(id) ?? [];
  if (nation && random(3) > 0) given[`${nation}-infantry/${place}`] ??= 1 + random(9);
}

/** Who must leave leaves. */
function leaveWhere({ limits, rows }: AllocateForm, given: Record<string, number>): Json {
  for (const { rows: ids, min = 0 } of limits)
    if (min > 0) for (const id of ids.slice(0, -1)) given[id] = rows.find((row) => row.id === id)?.max ?? 0;
  return given;
}
