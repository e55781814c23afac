import { type Alone, aloneIn } from './alone.ts';
import { askedOf } from './allow.ts';
import { isRefusal, type Refusal } from '../clause.ts';
import { comingAgain } from './come-again.ts';
import { base, enter, type Game, withHash } from './enter.ts';
import type { Decision } from '../forms/decision.ts';
import { answerLeft, habitOf } from './habit.ts';
import { type Json, own } from '../json.ts';
import { isHabit, isUndo } from './moment.ts';
import { isAwaited } from './play.ts';
import { viewOf } from './position.ts';

// What comes next by itself: what waits to come again, what seats have left, and what has one answer alone.

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
function* settling(game: Game): Generator<Game, Game> {
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
function* settlingAlone(game: Game): Generator<Game, Game> {
  const last = game.moments.at(-1)?.entry;
  const goes = last && ('decision' in last || isHabit(last) || (isUndo(last) && last.mend !== undefined));
  if (!goes) return game;
  let now = game;
  for (let given = 0; given < MOST; given++) {
    const next = aloneIn(now);
    if (!next) break;
    now = giveAlone(now, next);
    yield now;
    now = yield* settling(now);
  }
  return now === game ? game : withHash(now);
}

/** The game after all that comes again or is left. */
export function settle(game: Game): Game {
  return ended(settling(game));
}

/** What was done with a game, and what has one answer alone then. A refusal is one, and a game that did not change stays so. */
export function settled(before: Game, done: Game | Refusal): Game | Refusal {
  return isRefusal(done) || done === before ? done : ended(settlingAlone(done));
}

/** Runs a game that goes on by itself to where it waits, and lets nobody in between. */
export function ended(going: Generator<Game, Game>): Game {
  let next = going.next();
  while (!next.done) next = going.next();
  return next.value;
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
    if (answer === undefined || wasGiven(decision)) return null;
    const next = { habit: habitOf(table, decision)?.name ?? '', decision, answer };
    return given.has(keyOf(next)) ? null : next;
  });
  const open = all.find((each) => each !== null && !each.decision.sealed);
  return open ?? (all.every((each) => each !== null) ? (all[0] ?? null) : null);
}

const NONE: ReadonlySet<string> = new Set();

function keyOf({ habit, decision: { seat } }: Due): string {
  return `${seat} ${habit}`;
}
