import { isRefusal } from '../clause.ts';
import { DICE, type Seat, TABLE } from '../decision.ts';
import { addressed, type Door } from '../dispatch.ts';
import type { AnswerEntry } from '../entry.ts';
import { answer, type Game, gameAt, stateOf } from '../game.ts';
import { canonical, type Json } from '../json.ts';
import { allSeats, answeredOf, asksOf, awaitingOf, legal } from '../play.ts';
import { viewOf } from '../position.ts';
import { record } from '../record.ts';

/** Something another seat can see that differs although no door did. `what` names the channel. */
export interface Leak {
  readonly what: string;
  readonly seat: Seat | null;
  /** The entry after which it differs. */
  readonly n: number;
  readonly detail: string;
}

/** How a pair of games went that differ in one sealed answer. */
export interface Pair {
  readonly leaks: readonly Leak[];
  /** Entries that both games lived through after the replaced answer. */
  readonly life: number;
  /** Whether they lived past the close of the step, with one more answer made. */
  readonly passedPhase: boolean;
  /** Whether the answer made any difference to the position, or to what is told, once its step was closed. */
  readonly mattered: boolean;
  /** The replaced answer was not legal after all: no pair. */
  readonly refused: boolean;
}

/** Answers that no form accepts: what is said to them must not depend on a secret. */
const PROBES: readonly Json[] = [null, 'no such option', { 'no such row': 1 }, [0]];

/** What a seat can see, by channel; each must be equal in both games. */
function channels(game: Game, seat: Seat | null): Record<string, string> {
  const { table } = game;
  const state = stateOf(game);
  const asks = seat === null ? [] : asksOf(table, state, seat);
  const dice = asksOf(table, state, DICE);
  const moves = asks.flatMap((each) =>
    PROBES.map((probe) => ({ seat: each.seat, decision: each.id, answer: probe })),
  );
  const refusals = moves
    .map((move) => legal(table, state, move))
    .map((found) => (isRefusal(found) ? found : 'legal'));
  return {
    'being asked': canonical([awaitingOf(table, state), answeredOf(table, state)]),
    'roll count': canonical(dice),
    refusal: canonical([
      refusals,
      asks.map((each) => ('options' in each.form ? each.form.options : each.form)),
    ]),
    decisions: canonical(asks),
    log: canonical(record(game, seat)),
    state: canonical(viewOf(state.position, seat)),
  };
}

function doorsTo(doors: readonly Door[], seat: Seat | null): string {
  return canonical(doors.filter((door) => addressed(door.to, seat)));
}

/** Where a game stands, and what its latest answer told: what an answer can make a difference to. */
function effects(game: Game): string {
  return canonical([stateOf(game).position, game.moments.at(-1)?.told.dispatches ?? []]);
}

/** Begin again with the entries before an index. Throws when they do not replay: our own mistake. */
function upTo(game: Game, index: number): Game {
  return gameAt(game, index);
}

/**
 * Play a game's answers again with the sealed answer at `index` replaced, all others equal, and compare what every
 * other seat in `watchers` (null: a spectator) can see after each, as long as the doors opened to it are equal. Entries of
 * withdrawal and undo end the pair.
 */
export function playPair(
  game: Game,
  index: number,
  replacement: Json,
  watchers: readonly (Seat | null)[],
): Pair {
  const replaced = game.moments[index];
  const first = replaced?.entry as AnswerEntry;
  const begun = answer(upTo(game, index), {
    seat: first.seat,
    decision: first.decision,
    answer: replacement,
  });
  if (isRefusal(begun)) return { leaks: [], life: 0, passedPhase: false, mattered: false, refused: true };
  let twin: Game = begun;
  const watching = new Set(watchers.filter((seat) => seat !== first.seat));
  const leaks: Leak[] = [];
  let [life, closed, passedPhase, mattered] = [0, false, false, false];
  for (let at = index; at < game.moments.length; at++) {
    const original = upTo(game, at + 1);
    if (at > index) {
      const { entry } = original.moments.at(-1) ?? {};
      if (!entry || !('answer' in entry)) break;
      const next = answer(twin, { seat: entry.seat, decision: entry.decision, answer: entry.answer });
      if (isRefusal(next)) break;
      twin = next;
      life++;
      if (closed) passedPhase = true;
    }
    const [mine, other] = [original.moments.at(-1), twin.moments.at(-1)];
    closed ||= mine?.closed !== null || mine?.asked?.awaited === false;
    mattered ||= closed && effects(original) !== effects(twin);
    for (const seat of Array.from(watching)) {
      if (doorsTo(mine?.told.doors ?? [], seat) !== doorsTo(other?.told.doors ?? [], seat))
        watching.delete(seat);
      else {
        const leak = difference(original, twin, seat);
        if (leak) leaks.push({ ...leak, seat, n: original.moments.length });
      }
    }
    if (leaks.length > 0 || watching.size === 0) break;
    if (eitherIsOver(original, twin)) break;
  }
  return { leaks, life, passedPhase, mattered, refused: false };
}

/** Whether one game is over and the other not: nothing more can be compared. */
function eitherIsOver(a: Game, b: Game): boolean {
  const over = (game: Game): boolean => game.table.rules.awaiting(stateOf(game).position.open).length === 0;
  return over(a) || over(b);
}

function difference(a: Game, b: Game, seat: Seat | null): Pick<Leak, 'what' | 'detail'> | null {
  const [mine, other] = [channels(a, seat), channels(b, seat)];
  for (const [what, bytes] of Object.entries(mine)) {
    const twin = other[what] ?? '';
    if (bytes !== twin) return { what, detail: excerpt(bytes, twin) };
  }
  return null;
}

function excerpt(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 40);
  return `${a.slice(from, at + 40)} | ${b.slice(from, at + 40)}`;
}

/** A `twin` step of a conformance case, on the game so far. */
export function compareTwin(game: Game, twin: Record<string, unknown>, fail: (fault: string) => void): void {
  const replace = twin['replace'] as { seat?: string; decision?: string; answer?: Json } | undefined;
  const index = game.moments.findLastIndex(
    ({ entry }) =>
      'answer' in entry &&
      entry.seat === replace?.seat &&
      (entry.decision === replace.decision || entry.decision.endsWith(`/${replace.decision}`)),
  );
  if (index < 0 || replace?.answer === undefined) return fail('there is no such answer to replace');
  const seat = typeof twin['seat'] === 'string' ? twin['seat'] : null;
  if (seat !== null && (seat === replace.seat || !allSeats(game.table).includes(seat)))
    return fail(`"${seat}" is no other seat, who could tell`);
  const pair = playPair(game, index, replace.answer, [seat]);
  if (pair.refused) return fail('the other answer is refused');
  for (const leak of pair.leaks)
    fail(`${seat ?? 'a spectator'} could tell after entry ${leak.n} (${leak.what}): ${leak.detail}`);
}

/** Every seat that could notice, and a spectator. */
export function watchersOf(game: Game): (Seat | null)[] {
  return [...allSeats(game.table).filter((seat) => seat !== TABLE && seat !== DICE), TABLE, null];
}
