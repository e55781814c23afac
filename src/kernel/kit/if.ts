import { isRefusal } from '../clause.ts';
import { isAddressed } from '../steps/dispatch.ts';
import { DICE, TABLE } from '../forms/decision.ts';
import type { Game } from '../game/game.ts';
import { type IfSo, ifSo, linesOfIf } from '../game/if-so.ts';
import { withIfWords } from '../game/if-changes.ts';
import { canonical, type Json } from '../json.ts';
import { asksOf, type Move } from '../game/play.ts';
import { viewOf } from '../game/position.ts';
import { sample } from '../forms/sample.ts';
import type { OpenOfSteps } from '../steps/step.ts';
import { difference } from './difference.ts';
import { seededRandom } from './random.ts';
import type { Findings } from './report.ts';
import type { Watcher } from './side.ts';
import { checkClauses, checkWords } from './vocabulary.ts';

/**
 * A move that was made in a game, tried where the game stood before: the trial changes nothing, tells what the move told its
 * reader, and where it ends before, the beginning of that.
 */
export function checkIf(game: Game, next: Game, move: Move, found: Findings): void {
  const { table, state } = game;
  const readers: readonly Watcher[] = table.seats.includes(move.seat) ? [move.seat] : [null, ...table.seats];
  const reader = readers[found.entry % readers.length] ?? null;
  const before = canonical(state);
  const tried = ifSo(table, viewOf(state.position, reader), move);
  const wrong = (what: string): void => found.fault('what if', `${move.decision}: ${what}`, { seat: reader });
  if (canonical(state) !== before) wrong('a trial changes the game');
  if (isRefusal(tried)) return wrong(`it is refused to try what is played: ${tried.refused.key}`);
  const said = { ...table, rulebook: { ...table.rulebook, words: withIfWords(table.rulebook.words) } };
  for (const { text, clauses } of linesOfIf(table, tried)) {
    checkWords(said, text, found);
    checkClauses(table, clauses, found, move.decision);
  }
  const isFirst = (state.position.open as OpenOfSteps).untold === true;
  if (tried.stop.why === 'held' || isFirst || Object.keys(state.held).length > 0) return;
  const all = next.moments[game.moments.length]?.told.dispatches ?? [];
  const differs = toldOtherwise(
    tried,
    all.filter(({ to }) => isAddressed(to, reader)),
  );
  if (differs !== null) wrong(`a trial tells otherwise than the move: ${differs}`);
}

function toldOtherwise({ told, stop }: IfSo, really: IfSo['told']): string | null {
  const isBroken = stop.why === 'sealed' || stop.why === 'door';
  return difference(told, isBroken ? really.slice(0, told.length) : really);
}

/** What a watcher reads of one move that it can try: another each time. */
export function readIf({ table, state }: Game, watcher: Watcher, turn: number): unknown {
  const seats = [...(watcher === null || watcher === TABLE ? [] : [watcher]), TABLE, DICE];
  const asked = seats.flatMap((seat) => asksOf(table, state, seat));
  const decision = asked[turn % asked.length];
  const answer: Json | undefined =
    decision && sample(decision.form, seededRandom(turn + 1), table.rules.facts);
  if (!decision || answer === undefined) return null;
  const { seat, id } = decision;
  const view = viewOf(state.position, watcher);
  const tried = ifSo(table, view, { seat, decision: id, answer }, Object.keys(table.rules.sheets));
  return isRefusal(tried) ? tried : [tried, linesOfIf(table, tried)];
}
