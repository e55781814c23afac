import { askedOf } from './allow.ts';
import { concernedSeats } from './always-open.ts';
import { isRefusal, type Refusal, refuse } from '../clause.ts';
import { comingAgain } from './come-again.ts';
import { base, enter, type Game, withHash } from './enter.ts';
import type { Decision } from '../forms/decision.ts';
import { answerLeft, habitOf, whoseIs } from './habit.ts';
import type { AnswerEntry } from './entry.ts';
import { canonical, copyJson, isSame, type Json, own } from '../json.ts';
import { words } from '../texts/words.ts';
import { isHabit, isUndo } from './moment.ts';
import { isAwaited, type State, take } from './play.ts';
import { guard, guardSealed, type OpenCommon, viewOf } from './position.ts';
import { waitsFor } from './again.ts';
import type { RollSheet } from '../forms/form.ts';
import { mayOpen } from './table.ts';
import { onlyAnswer } from '../forms/only-answer.ts';
import type { Rulebook, Table } from '../rulebook.ts';
import type { Seat } from '../seat.ts';
import { runToEnd, type Slices } from './slices.ts';
import type { Dispatch } from '../steps/dispatch.ts';

// What comes next by itself: what waits to come again, what seats have left, and what has one answer alone, whatever anybody
// keeps sealed; and whether an entry that says so came about like that.

/** An answer that is due by a habit. */
export interface Due {
  readonly habit: string;
  readonly decision: Decision;
  readonly answer: Json;
}

/**
 * A game goes on by itself, an entry at a time, so that whoever runs it can let others in between: what waits to come again, and
 * what seats have left, as far as it is asked for; nothing that a seat has left twice in one go, so that no game is played to its
 * end while nobody looks. It ends with the game as it stands then, the hash of the position in its last entry.
 */
export function* settleInSlices(game: Game): Slices<Game> {
  let now = yield* comingAgain(game);
  const given = new Set<string>();
  for (let next = due(now, given); next; next = due(now, given)) {
    given.add(keyOf(next));
    now = give(now, next, { habit: true });
    yield now;
    now = yield* comingAgain(now);
  }
  return now === game ? game : withHash(now);
}

/** No game is played further by itself while nobody looks. */
const MOST = 20;

/** The same where there is one answer alone, after an answer or a mend; after a line that was taken back the game waits. */
function* settleAlone(game: Game): Slices<Game> {
  const last = game.moments.at(-1)?.entry;
  const goes = last && ('decision' in last || isHabit(last) || (isUndo(last) && last.mend !== undefined));
  if (!goes) return game;
  let now = game;
  for (let given = 0; given < MOST; given++) {
    const next = aloneIn(now);
    if (!next) break;
    now = giveAlone(now, next);
    yield now;
    now = yield* settleInSlices(now);
  }
  return now === game ? game : withHash(now);
}

/** What was done with a game, and what has one answer alone then. A refusal is one, and a game that did not change stays so. */
export function settleAll(before: Game, done: Game | Refusal): Game | Refusal {
  return runToEnd(settleAllInSlices(before, done));
}

/** The same, an entry at a time. */
export function* settleAllInSlices(before: Game, done: Game | Refusal): Slices<Game | Refusal> {
  return isRefusal(done) || done === before ? done : yield* settleAlone(done);
}

/** Gives the one answer that there is, as an ordinary entry that says so. */
export function giveAlone(game: Game, alone: Alone): Game {
  return give(game, alone, { only: true });
}

function give(
  game: Game,
  { decision, answer }: Alone,
  why: { readonly habit: true } | { readonly only: true },
): Game {
  const { seat, id } = decision;
  return enter(game, decision, { ...base(game, {}), seat, decision: id, answer, ...why }, false);
}

/**
 * The next answer that a seat has left and that is asked for now: an open one at once, sealed ones when nobody else is
 * awaited, so that nothing shows of them before. What a seat had answered before, and took back, it answers itself, and what
 * was `given` already is not given again.
 */
export function due(
  { table, state, moments }: Pick<Game, 'table' | 'state' | 'moments'>,
  given: ReadonlySet<string> = NONE,
): Due | null {
  if (!state.habits) return null;
  const { position, held } = state;
  const asked = table.rules
    .awaiting(position.open)
    .flatMap((seat) => askedOf(table, viewOf(position, seat)).filter(isAwaited))
    .filter(({ seat, id }) => own(own(held, seat) ?? {}, id) === undefined);
  const wasGiven = ({ seat, id }: Decision): boolean =>
    moments.some(({ entry }) => 'decision' in entry && entry.seat === seat && entry.decision === id);
  const all = asked.map((decision): Due | null => {
    const answer = answerLeft(table, state, decision);
    const found = habitOf(table, decision);
    if (answer === undefined || !found || wasGiven(decision)) return null;
    if (found.kind.gives?.(decision) === false) return null;
    const next = { habit: found.name, decision, answer };
    return given.has(keyOf(next)) ? null : next;
  });
  const open = all.find((each) => each !== null && !each.decision.sealed);
  return open ?? (all.every((each) => each !== null) ? (all[0] ?? null) : null);
}

const NONE: ReadonlySet<string> = new Set();

function keyOf({ habit, decision }: Due): string {
  return `${whoseIs(decision).join(' ')} ${habit}`;
}

/** The one answer that there is. */
export interface Alone {
  readonly decision: Decision;
  readonly answer: Json;
}

/** What is asked now and has one answer alone, by what all can see; none where a door may open on it, or a bar was set aside. */
export function aloneIn({ table, state }: Pick<Game, 'table' | 'state'>): Alone | null {
  const { position, held, again } = state;
  for (const seat of table.rules.awaiting(position.open)) {
    const allowed = [position.open.allowed, own(position.sealed, seat)?.allowed];
    const isLeftAlone = (id: string): boolean =>
      own(own(held, seat) ?? {}, id) !== undefined || allowed.some((each) => own(each ?? {}, id));
    const found = openly(table, position.open, seat, (decision) => {
      const { id } = decision;
      if (!isAwaited(decision) || isLeftAlone(id) || mayOpen(table, id)) return null;
      if (decision.nothing || (again && waitsFor(again, decision))) return null;
      const answer =
        fixedIn(table, decision) ?? facesFor(table, state, decision) ?? alikeIn(table, state, decision);
      return answer === undefined ? null : { decision, answer };
    });
    if (found) return found;
  }
  return null;
}

/** What is found in the questions to a seat, made from what all can see: nothing where its sealed part is looked at. */
function openly<T>(
  table: Table,
  open: OpenCommon,
  seat: Seat,
  find: (decision: Decision) => T | null,
): T | null {
  const ended = new Ended();
  const sealed = guard(() => ended.end());
  const isCamp = table.seats.includes(seat);
  return ended.before(() => {
    for (const decision of table.rules.asks({ seat, open, ...(isCamp ? { sealed } : {}) })) {
      const found = find(decision);
      if (found) return found;
    }
    return null;
  });
}

/** Something that ends where what is sealed is touched, whatever a rule makes of it. */
class Ended extends Error {
  private isEnded = false;

  end(): never {
    this.isEnded = true;
    throw this;
  }

  before<T>(work: () => T): T | null {
    try {
      const done = work();
      return this.isEnded ? null : done;
    } catch (error) {
      if (this.isEnded) return null;
      throw error;
    }
  }
}

/** The one answer to a form of rows or options; an option by which its seat agrees it chooses itself. */
function fixedIn({ rulebook }: Table, { id, form }: Decision): Json | undefined {
  if (form.kind === 'choose') {
    const [only, ...others] = form.options.filter(({ barred }) => !barred);
    return others.length > 0 || !isMade(rulebook, id) ? undefined : only?.value;
  }
  if (form.kind !== 'allocate') return undefined;
  const isShut = form.rows.every(({ barred, max }) => barred !== undefined || max === 0);
  return isShut && form.limits.every(({ min = 0 }) => min <= 0) ? {} : (onlyAnswer(form) ?? undefined);
}

/** Whether a choice can be made for its seat: not where to choose is to agree. */
function isMade({ decisions }: Rulebook, id: string): boolean {
  const name = id.slice(id.lastIndexOf('/') + 1);
  const kind = decisions.find((each) => each.name === name);
  return kind !== undefined && kind.consent !== true;
}

/** The first of several options that all come to the same. */
function alikeIn(table: Table, { position }: State, decision: Decision): Json | undefined {
  const { form, id, sealed } = decision;
  if (form.kind !== 'choose' || form.reason || sealed || !isMade(table.rulebook, id)) return undefined;
  const open = form.options.filter(({ barred }) => !barred).map(({ value }) => value);
  return areAlike(table, position.open, decision, open) ? open[0] : undefined;
}

/**
 * Whether some answers come to the same, by what all can see: the same position, and the same that is asked of the players on
 * their map; a note of what was answered is none.
 */
export function areAlike(
  table: Table,
  open: OpenCommon,
  decision: Decision,
  answers: readonly Json[],
): boolean {
  const [first, ...others] = answers;
  if (first === undefined || others.length === 0) return false;
  const does = comesTo(table, open, decision, first, told);
  return does !== null && others.every((each) => comesTo(table, open, decision, each, told) === does);
}

function told(dispatch: Dispatch): Json {
  return dispatch.kind === 'note' ? null : copyJson(dispatch as unknown as Json);
}

/** So many throws are tried. */
const MOST_THROWS = 144;

/** The lowest faces of a roll of which every throw does and comes to the same; not where a table can still add to its sum. */
function facesFor(table: Table, { position }: State, decision: Decision): Json | undefined {
  const { form, sheets = [] } = decision;
  if (form.kind !== 'roll' || form.dice.reduce((all, sides) => all * sides, 1) > MOST_THROWS)
    return undefined;
  const isSettled = ({ name }: RollSheet): boolean => {
    const { outcomes = [], adds = [] } = own(table.rules.sheets, name) ?? {};
    return outcomes.length > 0 && adds.length === 0;
  };
  if (sheets.length === 0 || !sheets.every(isSettled)) return undefined;
  const throws = throwsOf(form.dice);
  const [first] = throws;
  const does = first && comesTo(table, position.open, decision, [...first], apartFromFaces);
  if (!does) return undefined;
  return throws.every((faces) => comesTo(table, position.open, decision, [...faces], apartFromFaces) === does)
    ? [...first]
    : undefined;
}

function throwsOf(dice: readonly number[]): readonly (readonly number[])[] {
  return dice.reduce<readonly (readonly number[])[]>(
    (all, sides) => all.flatMap((one) => Array.from({ length: sides }, (_, i) => [...one, i + 1])),
    [[]],
  );
}

/** What an answer leads to, and what `heard` makes of all that it tells; null where it opens or touches what is sealed. */
function comesTo(
  table: Table,
  open: OpenCommon,
  decision: Decision,
  answer: Json,
  heard: (dispatch: Dispatch) => Json,
): string | null {
  const ended = new Ended();
  const { rules } = table;
  const copy = rules.copy ? rules.copy({ open, sealed: {} }) : copyJson({ open, sealed: {} });
  const position = { open: copy.open, sealed: guardSealed({}, table.seats, () => ended.end()) };
  const all: Json[] = [];
  const referee = {
    tell(dispatch: Dispatch): void {
      // what a throw comes to must be told by its sheet
      if (dispatch.kind === 'rolled' && dispatch.sheet?.outcomes.length !== 1) ended.end();
      const one = heard(dispatch);
      if (one !== null) all.push(one);
    },
    reveal: () => ended.end(),
  };
  return ended.before(() => {
    take(table, { position, held: {}, drafts: {} }, decision, copyJson(answer), referee);
    return canonical([position.open as unknown as Json, all]);
  });
}

function apartFromFaces(dispatch: Dispatch): Json {
  const { kind, data, sheet } = dispatch;
  if (kind !== 'rolled') return copyJson(dispatch as unknown as Json);
  return [data.key, [...(sheet?.outcomes ?? [])]];
}

/**
 * What an answer says untruly of how it came to be: that nothing else was possible, that its seat had left it, whose die it was, who
 * agreed. Null: nothing. `state`: the one that it was given in. What comes again says what was said first.
 */
export function untrueOf(table: Table, state: State, decision: Decision, entry: AnswerEntry): Refusal | null {
  const { answer, again, by, only, habit, for: whose, agreed } = entry;
  const no = (key: string): Refusal => refuse(words(key), decision.clauses);
  // what the game gives by itself is given by nobody
  if (only && (by !== undefined || again !== undefined || !isAlone(table, state, entry)))
    return no('untrue.only');
  if (habit) {
    const gives = habitOf(table, decision)?.kind.gives?.(decision) !== false;
    const isLeft = isSame(answerLeft(table, state, decision), answer);
    if (by !== undefined || again !== undefined || !gives || !isLeft) return no('untrue.habit');
  }
  if (whose !== undefined && whose !== decision.owner) return no('untrue.for');
  if (again !== undefined) return null;
  const needed = concernedSeats(table, decision, answer);
  return isSame(agreed ?? [], [...needed]) ? null : no('untrue.agreed');
}

function isAlone(table: Table, state: State, { seat, decision, answer }: AnswerEntry): boolean {
  const alone = aloneIn({ table, state });
  return (
    alone !== null && isSame([alone.decision.seat, alone.decision.id, alone.answer], [seat, decision, answer])
  );
}
