import { isRefusal } from '../clause.ts';
import { type Decision, DICE } from '../forms/decision.ts';
import { answer, type Game, newHeader, openGame, stateOf } from '../game/game.ts';
import { canonical, type Json } from '../json.ts';
import { asksOf, awaitingOf, type State } from '../game/play.ts';
import type { Table } from '../rulebook.ts';
import { type Random, sample } from '../forms/sample.ts';
import { standingName } from '../game/always-open.ts';
import { checkForeseen, checkQuiet, checkState } from './checks.ts';
import { checkTold } from './told.ts';
import { checkIf } from './if.ts';
import { checkFirstTurn, checkLasting } from './lasting.ts';
import type { PlayOptions } from './options.ts';
import type { Findings } from './report.ts';
import { countOffered, countUsed } from './secret.ts';
import { type TrialGame, readable } from './side.ts';

/** A random game, every state of it checked; null where it could not be played. */
export function playOut(
  table: Table,
  random: Random,
  options: PlayOptions,
  found: Findings,
): TrialGame | null {
  const opened = openGame(table.rulebook, newHeader(table, 'typed'));
  if (isRefusal(opened)) {
    found.fault('setup', opened.refused.key);
    return null;
  }
  let game: Game = { ...opened, table };
  checkFirstTurn(game, found);
  const states: State[] = [game.state];
  const answered = new Set<string>();
  const { mostMoves = 2000, upTo = Infinity } = options;
  // not in the middle of a sealed step: in which order its answers came is no part of how a game ends
  const isLeft = (): boolean => game.moments.length >= upTo && Object.keys(stateOf(game).held).length === 0;
  while (!isLeft() && awaitingOf(table, stateOf(game)).length > 0) {
    found.entry = game.moments.length;
    if (game.moments.length >= mostMoves) {
      found.fault('endless', `not over after ${mostMoves} answers`);
      break;
    }
    checkState(table, stateOf(game), found, random);
    const next = playOne(table, game, options, random, found, answered);
    if (!next) return null;
    game = next;
    states.push(game.state);
  }
  found.entry = game.moments.length;
  return { game: { ...game, moments: game.moments.map(readable) }, states };
}

function playOne(
  table: Table,
  game: Game,
  options: PlayOptions,
  random: Random,
  found: Findings,
  answered: Set<string>,
): Game | null {
  const decision = pick(table, game, random, options.asides ?? 8);
  const given =
    decision && (options.steer?.(decision, random) ?? sample(decision.form, random, table.rules.facts));
  if (!decision || given === undefined || isStuck(table, stateOf(game), random)) {
    const waiting = awaitingOf(table, stateOf(game)).join(', ');
    found.fault('stuck', `nothing can be answered; waiting for ${waiting}`);
    return null;
  }
  countOffered(decision, found.report);
  countUsed(decision, given, found.report);
  const next = step(table, game, decision, given, found);
  if (!next || decision.held !== undefined) return next;
  const key = `${decision.seat} ${decision.id}`;
  const again = answered.has(key) && decision.draft === undefined;
  found.expect(!again, 'decision id', () => `${key} comes again`, { seat: decision.seat });
  answered.add(key);
  return next;
}

/** Whether nobody that play waits for has a legal answer left; the standing reports do not count. */
function isStuck(table: Table, state: State, random: Random): boolean {
  const due = awaitingOf(table, state)
    .flatMap((seat) => asksOf(table, state, seat))
    .filter((each) => each.optional !== true && each.held === undefined);
  return !due.some((each) => sample(each.form, random, table.rules.facts) !== undefined);
}

/** A decision to answer next: mostly one that play waits for, now and then an aside or a change of mind. */
function pick(table: Table, game: Game, random: Random, asides: number): Decision | undefined {
  const state = stateOf(game);
  const seats = random(asides) === 0 ? [...table.seats, 'table'] : awaitingOf(table, state);
  const seat = seats[random(seats.length)] ?? DICE;
  const decisions = asksOf(table, state, seat).filter((each) => answerable(each));
  const due = decisions.filter((each) => each.optional !== true && each.held === undefined);
  const from = random(asides) === 0 || due.length === 0 ? decisions : due;
  const chosen = from[random(from.length)];
  if (chosen) return chosen;
  const [waiting = ''] = awaitingOf(table, state);
  return asksOf(table, state, waiting).find((each) => each.optional !== true && each.held === undefined);
}

/** Doubts are tried by themselves: here a die that waits for a word would change what games at random come to. */
function answerable(decision: Decision): boolean {
  const { form } = decision;
  if (['doubt', 'confirm'].includes(standingName(decision) ?? '')) return false;
  if (form.kind === 'choose') return form.options.some((option) => !option.barred);
  return form.kind !== 'report' || form.facts.length > 0;
}

/** A report that only its seat may know brings no news and opens no step anew: nothing open changes, nobody is told. */
function checkSealedReport(
  before: State,
  game: Game,
  found: Findings,
  where: { readonly seat: string; readonly entry: number },
): void {
  const quiet = (game.moments.at(-1)?.told.dispatches ?? []).length === 0;
  const same = canonical(game.state.position.open) === canonical(before.position.open);
  found.expect(
    quiet && same,
    'sealed report',
    () => 'a report that only its seat may know is noticed',
    where,
  );
}

/** One move in so many is tried before it is made. */
const TRIED = 3;

function step(table: Table, game: Game, decision: Decision, given: Json, found: Findings): Game | null {
  const before = stateOf(game);
  const where = { seat: decision.seat, entry: game.moments.length + 1 };
  try {
    const move = { seat: decision.seat, decision: decision.id, answer: given };
    const next = answer(game, move);
    if (isRefusal(next)) {
      found.fault('sample refused', `${decision.id}: ${canonical(given)}`, where);
      return null;
    }
    const name = standingName(decision);
    if (name) found.report.standing.add(name);
    checkTold(table, next.moments.at(-1)?.told.dispatches ?? [], found);
    checkQuiet(table, before, stateOf(next), decision, given, found);
    if (found.entry % TRIED === 0) checkIf(game, next, move, found);
    checkForeseen(table, before, stateOf(next), decision, found);
    checkLasting(game, next, move, found);
    if (name === 'report' && decision.sealed) checkSealedReport(before, next, found, where);
    return next;
  } catch (error) {
    found.fault('throws', `${decision.id} with ${canonical(given)}: ${String(error)}`, where);
    return null;
  }
}
