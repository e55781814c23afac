import { isRefusal } from '../clause.ts';
import { answer, beginGame, type Game, stateOf } from '../game/game.ts';
import { asksOf, awaitingOf, type State } from '../game/play.ts';
import type { Rulebook } from '../rulebook.ts';
import { type Random, sample } from '../forms/sample.ts';
import { bindTable } from '../game/table.ts';
import { giveAgain, standingEntries } from './again.ts';
import { difference } from './difference.ts';
import type { Elsewhere } from './options.ts';
import { seededRandom } from './random.ts';
import type { Findings } from './report.ts';
import type { TrialGame } from './side.ts';

// What one game leaves in a module's memory, the next one finds there, as both games of a pair do, and whoever plays them again
// in the same modules. So games are played again alone, elsewhere.

/** A game of so many answers is played to be played again. */
const LENGTH = 40;

/** The first games about each thing, played again alone; before the first of them a game that has nothing to do with it. */
export function checkElsewhere(
  games: readonly TrialGame[],
  about: string,
  { rulebook, done }: Elsewhere,
  found: Findings,
): void {
  const [{ game } = {}] = games;
  if (done.has(about) || game === undefined) return;
  const courses = done.size === 0 ? [anyGame(game, seededRandom(found.seed)), ...games] : games;
  done.add(about);
  for (const course of courses) {
    const differs = differsAlone(course, rulebook);
    if (differs) return found.fault('another game elsewhere', differs.why, { seat: null, entry: differs.n });
  }
}

/** A random game, with the state before each of its answers. */
function anyGame({ table, header }: Game, random: Random): TrialGame {
  let game: Game = { ...beginGame(table, header), unsigned: true };
  const states: State[] = [];
  while (game.moments.length < LENGTH) {
    const state = stateOf(game);
    states.push(state);
    const [due] = awaitingOf(table, state)
      .flatMap((seat) => asksOf(table, state, seat))
      .filter(({ optional, held }) => optional !== true && held === undefined);
    const given = due && sample(due.form, random, table.rules.facts);
    if (!due || given === undefined) break;
    const next = answer(game, { seat: due.seat, decision: due.id, answer: given });
    if (isRefusal(next)) break;
    game = next;
  }
  return { game, states };
}

/** Where a game is another when it is played alone, and how; null: nowhere. */
function differsAlone(
  { game: { table, header, moments, state }, states }: TrialGame,
  rulebook: Rulebook,
): { readonly n: number; readonly why: string } | null {
  const alone = bindTable(rulebook, { ...header, data: table.setup.data });
  if (isRefusal(alone)) return { n: 0, why: alone.refused.key };
  let game: Game = { ...beginGame(alone, header), unsigned: true };
  for (const { entry, moment } of standingEntries(moments)) {
    const { n } = entry;
    const next = giveAgain(game, entry);
    if (isRefusal(next)) return { n, why: `refused: ${next.refused.key}` };
    game = next;
    const why =
      difference(moment.told.dispatches, game.moments.at(-1)?.told.dispatches) ??
      difference(states[n] ?? stateOf(game), stateOf(game));
    if (why !== null) return { n, why };
  }
  const why = difference(state, stateOf(game));
  return why === null ? null : { n: moments.length, why };
}
