import { isRefusal } from '../clause.ts';
import { type Decision, DICE } from '../decision.ts';
import { eachMoment } from '../course.ts';
import type { AnswerEntry } from '../entry.ts';
import { answer, type Game, gameAt, newHeader, openGame, stateAt, stateOf } from '../game.ts';
import { canonical, type Json } from '../json.ts';
import { asksOf, awaitingOf, findAsked, type State } from '../play.ts';
import { replay } from '../replay.ts';
import type { Rulebook, Table } from '../rulebook.ts';
import { type Random, sample, shuffle } from '../sample.ts';
import { bindTable, type Choice, standingName } from '../standing.ts';
import { undo } from '../undo.ts';
import { checkQuiet, checkState, checkTold } from './checks.ts';
import { playPair, watchersOf } from './pairs.ts';
import { seeded } from './random.ts';
import { Findings, type KitReport } from './report.ts';
import { checkVocabulary } from './vocabulary.ts';

/** How thoroughly to try a rulebook. */
export interface KitOptions {
  readonly setups: readonly Choice[];
  /** Games for each setup. */
  readonly seeds: number;
  /** Pairs of games for each game. */
  readonly pairs?: number;
  /** A game longer than this is a fault. */
  readonly mostMoves?: number;
  /** The share of pairs that must live past the next phase. */
  readonly share?: number;
  /** One in so many answers is a standing report or ruling. */
  readonly asides?: number;
}

/**
 * Play any rulebook through its forms alone, with no knowledge of it: random games to the end with every check of
 * every state, replay, undo, the order of sealed answers, and pairs of games that differ in one secret.
 */
export function acceptRulebook(rulebook: Rulebook, options: KitOptions): KitReport {
  const found = new Findings();
  const mattered = new Map<string, boolean>();
  for (const setup of options.setups) {
    const table = bindTable(rulebook, setup);
    if (isRefusal(table)) {
      found.fault('setup', table.refused.key);
      continue;
    }
    checkVocabulary(table, found, seeded(1));
    for (let seed = 1; seed <= options.seeds; seed++)
      try {
        tryOnce(table, seed, options, found, mattered);
      } catch (error) {
        found.fault('throws', String(error));
      }
  }
  for (const [decision, matters] of mattered)
    if (!matters) found.fault('lost update', `no answer to ${decision} ever made a difference`);
  const { run, passed } = found.report.pairs;
  const share = options.share ?? 0.5;
  if (run > 0 && passed / run < share)
    found.fault('pairs die early', `${passed} of ${run} pairs passed the next phase`);
  return found.report;
}

function tryOnce(
  table: Table,
  seed: number,
  options: KitOptions,
  found: Findings,
  mattered: Map<string, boolean>,
): void {
  found.seed = seed;
  const random = seeded(seed * 7919);
  const game = playOut(table, random, options, found);
  if (!game) return;
  found.report.games++;
  found.report.moves += game.moments.length;
  checkReplay(table, game, found);
  checkUndo(game, found);
  checkOrder(game, random, found);
  for (let pair = 0; pair < (options.pairs ?? 3); pair++) tryPair(game, random, found, mattered);
}

/** A random game to its end, every state of it checked. */
function playOut(table: Table, random: Random, options: KitOptions, found: Findings): Game | null {
  const opened = openGame(table.rulebook, newHeader(table, 'typed'));
  if (isRefusal(opened)) {
    found.fault('setup', opened.refused.key);
    return null;
  }
  let game: Game = { ...opened, table };
  const answered = new Set<string>();
  const most = options.mostMoves ?? 2000;
  while (awaitingOf(table, stateOf(game)).length > 0) {
    if (game.moments.length >= most) {
      found.fault('endless', `not over after ${most} answers`);
      return game;
    }
    checkState(table, stateOf(game), found, random);
    const decision = pick(table, game, random, options.asides ?? 8);
    const given = decision && sample(decision.form, random, table.rules.facts);
    if (!decision || given === undefined || isStuck(table, stateOf(game), random)) {
      found.fault(
        'stuck',
        `nothing can be answered; waiting for ${awaitingOf(table, stateOf(game)).join(', ')}`,
      );
      return null;
    }
    const next = step(table, game, decision, given, found);
    if (!next) return null;
    if (decision.held === undefined) {
      const key = `${decision.seat} ${decision.id}`;
      found.expect(
        !answered.has(key) || decision.draft !== undefined,
        'decision id',
        () => `${key} comes again`,
      );
      answered.add(key);
    }
    game = next;
  }
  return game;
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

function answerable({ form }: Decision): boolean {
  if (form.kind === 'choose') return form.options.some((option) => !option.barred);
  return form.kind !== 'report' || form.facts.length > 0;
}

function step(table: Table, game: Game, decision: Decision, given: Json, found: Findings): Game | null {
  const before = stateOf(game);
  const bytes = canonical(before);
  try {
    const next = answer(game, { seat: decision.seat, decision: decision.id, answer: given });
    if (isRefusal(next)) {
      found.fault('sample refused', `${decision.id}: ${canonical(given)}`);
      return null;
    }
    const moment = next.moments.at(-1);
    const standing = standingName(decision);
    if (standing) found.report.standing.add(standing);
    found.expect(canonical(before) === bytes, 'changes the past', () => decision.id);
    checkTold(table, moment?.told.dispatches ?? [], moment?.told.doors ?? [], found);
    checkQuiet(table, before, stateOf(next), decision, given, found);
    return next;
  } catch (error) {
    found.fault('throws', `${decision.id} with ${canonical(given)}: ${String(error)}`);
    return null;
  }
}

function checkReplay(table: Table, game: Game, found: Findings): void {
  const again = replay(
    table.rulebook,
    game.header,
    game.moments.map((moment) => moment.entry),
  );
  if (isRefusal(again)) found.fault('unrepeatable replay', again.refused.key);
  else if (again.stopped) found.fault('unrepeatable replay', `entry ${again.stopped.n}`);
}

/** Going back with everybody's consent, and forward again, gives the same position. */
function checkUndo(game: Game, found: Findings): void {
  const to = Math.floor(game.moments.length / 2);
  const [seat = '', ...consent] = game.table.seats;
  const back = undo(game, { seat, consent, to });
  if (isRefusal(back)) return found.fault('undo', `refused: ${back.refused.key}`);
  const there = stateAt(game, to);
  found.expect(canonical(stateOf(back)) === canonical(there), 'undo', () => `to entry ${to}`);
  let forward: Game = back;
  for (const { entry } of game.moments.slice(to)) {
    const next = answer(forward, entry as AnswerEntry);
    if (isRefusal(next)) return found.fault('undo', `entry ${entry.n} cannot be given again`);
    forward = next;
  }
  found.expect(
    canonical(stateOf(forward)) === canonical(stateOf(game)),
    'undo',
    () => 'the game ends differently after it',
  );
}

/** Seats that are awaited together may answer in any order: the end is the same. */
function checkOrder(game: Game, random: Random, found: Findings): void {
  let other: Game = gameAt(game, 0);
  for (const run of freeRuns(game)) {
    shuffle(run, random);
    for (const { seat, decision, answer: given } of run) {
      const next = answer(other, { seat, decision, answer: given });
      if (isRefusal(next))
        return found.fault('order dependence', `${seat} ${decision} is refused in another order`);
      other = next;
    }
  }
  const same = canonical(stateOf(other)) === canonical(stateOf(game));
  found.expect(
    same,
    'order dependence',
    () => `the game ends differently when seats awaited together answer in another order`,
  );
}

/** A game's answers in groups whose order must not matter: neighbours by different seats that were all awaited at once. */
function freeRuns(game: Game): AnswerEntry[][] {
  const runs: AnswerEntry[][] = [];
  let asked = new Set<string>();
  let answered = new Set<string>();
  for (const { moment, before } of eachMoment(game)) {
    const { entry, closed } = moment;
    if (!('answer' in entry)) continue;
    if (!asked.has(entry.decision) || answered.has(entry.seat)) {
      runs.push([]);
      answered = new Set();
      asked = new Set(askedFor(game.table, before));
    }
    runs.at(-1)?.push(entry);
    answered.add(entry.seat);
    if (closed || !asked.has(entry.decision)) asked = new Set();
  }
  return runs;
}

/** The decisions that play waits for and nobody has answered yet. */
function askedFor(table: Table, state: State): string[] {
  const decisions = awaitingOf(table, state).flatMap((seat) => asksOf(table, state, seat));
  return decisions.filter((each) => each.optional !== true && each.held === undefined).map((each) => each.id);
}

/** One pair of games that differ in one sealed answer. */
function tryPair(game: Game, random: Random, found: Findings, mattered: Map<string, boolean>): void {
  const sealed = game.moments.flatMap(({ asked, entry }, i) => {
    if (!asked?.sealed || !('decision' in entry)) return [];
    const decision = findAsked(game.table, stateAt(game, i), entry.seat, entry.decision);
    return decision ? [{ decision, i }] : [];
  });
  const chosen = sealed[random(sealed.length || 1)];
  if (!chosen) return;
  const { entry } = game.moments[chosen.i] ?? {};
  const before = entry && 'answer' in entry ? canonical(entry.answer) : '';
  let replacement: Json | undefined;
  for (let tries = 0; tries < 10 && replacement === undefined; tries++) {
    const other = sample(chosen.decision.form, random, game.table.rules.facts);
    if (other !== undefined && canonical(other) !== before) replacement = other;
  }
  if (replacement === undefined) return;
  const pair = playPair(game, chosen.i, replacement, watchersOf(game));
  if (pair.refused) return;
  const { pairs } = found.report;
  pairs.run++;
  pairs.lives.push(pair.life);
  if (pair.passedPhase) pairs.passed++;
  const name = `${chosen.decision.seat} ${chosen.decision.id.split('/').at(-1)}`;
  mattered.set(name, (mattered.get(name) ?? false) || pair.mattered);
  for (const leak of pair.leaks)
    found.fault(
      `leak through ${leak.what}`,
      `${leak.seat ?? 'a spectator'} after entry ${leak.n} (${chosen.decision.id} differs): ${leak.detail}`,
    );
}
