import { isRefusal } from '../clause.ts';
import { eachMoment } from '../game/course.ts';
import type { AnswerEntry } from '../game/entry.ts';
import { answer, beginGame, type Game, gameAt, stateAt, stateOf } from '../game/game.ts';
import { isHabit, isTick, stands } from '../game/moment.ts';
import { asksOf, awaitingOf, type State } from '../game/play.ts';
import { record } from '../game/record.ts';
import { type Bind, replay, type Thoroughness } from '../game/replay.ts';
import type { Table } from '../rulebook.ts';
import { bindTable } from '../game/table.ts';
import { type Random, shuffle } from '../forms/sample.ts';
import { undo } from '../game/undo.ts';
import { giveAgain, standingEntries } from './again.ts';
import { difference } from './difference.ts';
import type { Findings } from './report.ts';
import type { TrialGame } from './side.ts';

// The past of a game: replayed, taken back, gone to again, and answered in another order.

/** Looks into the past, each at so many places. */
const LOOKS = 4;

/** A game played again from its entries is the same, at every entry; so is each state on the way. */
export function checkPast({ game, states }: TrialGame, random: Random, found: Findings): void {
  // at the same table each state on the way is compared below
  replayAt(() => game.table, 'last', game, found);
  checkReplay(game, found);
  let n = 0;
  for (const { before } of eachMoment(game)) checkSame('past', states[n], before, n++, found);
  for (let look = 0; look < LOOKS; look++) {
    const at = random(states.length);
    checkSame('past', states[at], stateAt(game, at), at, found);
  }
}

/** Whether two positions are the same. */
export function checkSame(
  check: string,
  a: State | undefined,
  b: State,
  entry: number,
  found: Findings,
): void {
  const differs = difference(a, b);
  found.expect(differs === null, check, () => `another position: ${differs}`, { entry });
}

/** Every state of a replay at a table of its own is the one stored. */
export function checkReplay(game: Game, found: Findings): void {
  replayAt(bindTable, 'all', game, found);
}

function replayAt(bind: Bind, how: Thoroughness, { table, header, moments }: Game, found: Findings): void {
  const entries = moments.map((moment) => moment.entry);
  const again = replay(table.rulebook, header, entries, how, bind);
  if (isRefusal(again)) return found.fault('unrepeatable replay', again.refused.key, { entry: 0 });
  const { stopped } = again;
  if (!stopped) return;
  const entry = entries[stopped.n - 1];
  const seat = entry && 'seat' in entry ? { seat: entry.seat } : {};
  found.fault('unrepeatable replay', stopped.refused.key, { entry: stopped.n, ...seat });
}

/** Going back with everybody to some line, and forward again. */
export function checkUndo(game: Game, random: Random, found: Findings): void {
  const { seats } = game.table;
  const seat = seats[random(seats.length)] ?? '';
  const lines = record(game, seat);
  if (lines.length === 0) return;
  const to = random(lines.length);
  const back = undo(game, { seat, consent: seats, to });
  if (isRefusal(back)) return found.fault('undo', `refused: ${back.refused.key}`, { seat, entry: to });
  checkReplay(back, found);
  const left = withoutUndone(back);
  if (!left) return found.fault('undo', `what is left cannot be played`, { seat, entry: to });
  const [mine, other] = [stateOf(back), stateOf(left)];
  checkSame('undo', { ...mine, held: {}, drafts: {} }, { ...other, held: {}, drafts: {} }, to, found);
  checkForward(game, back, found);
}

/** What stands of a game, played from the start. */
function withoutUndone(game: Game): Game | null {
  let other = beginGame(game.table, game.header);
  for (const { entry } of standingEntries(game.moments)) {
    const next = giveAgain(other, entry);
    if (isRefusal(next)) return null;
    other = next;
  }
  return other;
}

/** Where nothing hidden stayed behind, the same answers lead to the same end. */
function checkForward(game: Game, back: Game, found: Findings): void {
  const gone = back.moments.filter((moment) => !stands(moment) || moment.draft !== undefined);
  const first = gone[0]?.entry.n ?? 0;
  const after = game.moments.slice(first - 1).filter(({ entry }) => !isTick(entry) && !isHabit(entry));
  if (gone.length < after.length) return;
  let forward = back;
  for (const { entry } of gone) {
    const next = answer(forward, entry as AnswerEntry);
    if (isRefusal(next)) return found.fault('undo', 'cannot be given again', { entry: entry.n });
    forward = next;
  }
  checkSame('undo', stateOf(game), stateOf(forward), game.moments.length, found);
}

/** Seats that are awaited together may answer in any order: the end is the same. */
export function checkOrder({ game, states }: TrialGame, random: Random, found: Findings): void {
  const check = 'order dependence';
  const ends: { readonly n: number; readonly seat: string; readonly state: State }[] = [];
  let other = gameAt(game, 0);
  for (const run of freeRuns(game)) {
    const n = run.at(-1)?.n ?? 0;
    shuffle(run, random);
    for (const { seat, decision, answer: given } of run) {
      const next = answer(other, { seat, decision, answer: given });
      if (isRefusal(next))
        return found.fault(check, `${decision} is refused in another order`, { seat, entry: n });
      other = next;
    }
    if (run.length > 1) ends.push({ n, seat: run.at(-1)?.seat ?? '', state: stateOf(other) });
  }
  if (difference(stateOf(game), stateOf(other)) === null) return;
  // who came first may be noted for a while; where it lasts, this is where it began
  const began = ends.find(({ n, state }) => difference(states[n]?.position, state.position) !== null);
  const differs = difference(stateOf(game), stateOf(other));
  found.fault(check, `another end: ${differs}`, { seat: began?.seat ?? null, entry: began?.n ?? 0 });
}

/** A game's answers in groups whose order must not matter: neighbours by different seats that were all awaited at once. */
function freeRuns(game: Game): AnswerEntry[][] {
  const runs: AnswerEntry[][] = [];
  let asked = new Set<string>();
  let answered = new Set<string>();
  for (const { moment, before } of eachMoment(game)) {
    const { entry, closed } = moment;
    if (!('answer' in entry)) continue;
    if (!asked.has(askedAs(entry)) || answered.has(entry.seat)) {
      runs.push([]);
      answered = new Set();
      asked = new Set(askedFor(game.table, before));
    }
    runs.at(-1)?.push(entry);
    answered.add(entry.seat);
    if (closed || !asked.has(askedAs(entry))) asked = new Set();
  }
  return runs;
}

/** One decision can be asked of several seats: who changes a sealed answer is no longer waited for. */
const askedAs = ({ seat, decision }: Pick<AnswerEntry, 'seat' | 'decision'>): string => `${seat} ${decision}`;

/** The decisions that play waits for and their seat has not answered yet. */
function askedFor(table: Table, state: State): string[] {
  const decisions = awaitingOf(table, state).flatMap((seat) => asksOf(table, state, seat));
  return decisions
    .filter((each) => each.optional !== true && each.held === undefined)
    .map(({ seat, id }) => askedAs({ seat, decision: id }));
}
