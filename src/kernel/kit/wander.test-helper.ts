import { act, isPending } from '../game/act.ts';
import { isRefusal, type Refusal } from '../clause.ts';
import type { Decision } from '../forms/decision.ts';
import type { FactKey, FactType, FactValue } from '../sums/facts.ts';
import { answer, beginGame, type Game, gameAt, newHeader, stateOf, takeBack } from '../game/game.ts';
import { canonical } from '../json.ts';
import type { Edit } from '../game/edits.ts';
import { asksOf, awaitingOf } from '../game/play.ts';
import { record } from '../game/record.ts';
import type { Rules, Table } from '../rulebook.ts';
import { type Random, sample } from '../forms/sample.ts';
import { DICE, TABLE } from '../seat.ts';
import { tick } from '../game/leave.ts';
import { judgeUndo } from '../game/undo.ts';
import { anyEdit } from './mends.ts';
import { tickable } from './ticks.ts';

// Games as people play them: answers replaced and withdrawn, reports, acts proposed, agreed to and refused, taken back,
// directives ticked off, past sums corrected.

type Next = Game | Refusal | null;

/** All that a game is for those who sit at it: where it stands, and the record of each seat and of a spectator. */
export interface SeenGame {
  readonly state: string;
  readonly records: readonly (readonly string[])[];
}

/** A game, with what it was after each of its entries. */
export interface Wandering {
  readonly game: Game;
  readonly seen: readonly SeenGame[];
}

export function seenIn(game: Game): SeenGame {
  const readers = [...game.table.seats, null];
  const records = readers.map((seat) => record(game, seat).map((line) => canonical(line)));
  return { state: canonical(stateOf(game)), records };
}

/** Play so many entries at random, with a checkpoint at every `every` of them. */
export function wander(table: Table, random: Random, length: number, every: number): Wandering {
  let game = beginGame(table, newHeader(table, random(2) === 0 ? 'typed' : 'program'));
  const seen = [seenIn(game)];
  for (let tries = 0; tries < 4 * length && game.moments.length < length; tries++) {
    const next = oneMove(game, random);
    if (next === null || isRefusal(next) || next === game) continue;
    const n = next.moments.length;
    // several entries can come at once
    for (let at = game.moments.length + 1; at < n; at++) seen.push(seenIn(gameAt(next, at)));
    game = n % every === 0 ? { ...next, checkpoints: [...next.checkpoints, { n, state: next.state }] } : next;
    seen.push(seenIn(game));
  }
  return { game, seen };
}

function oneMove(game: Game, random: Random): Next {
  switch (random(16)) {
    case 0:
    case 1:
      return goBackSome(game, random);
    case 2:
      return givenBefore(game, random, false);
    case 3:
      return givenBefore(game, random, true);
    case 4:
    case 5:
      return aside(game, random);
    case 6:
    case 7:
      return tickSome(game, random);
    case 8:
    case 9:
      return correctSome(game, random);
    case 10:
    case 11:
      return mendSome(game, random);
    default:
      return due(game, random);
  }
}

function one<T>(list: readonly T[], random: Random): T | undefined {
  return list[random(list.length)];
}

/** Answer; what takes a decision from others is proposed, and they agree or not. */
function give(game: Game, decision: Decision | undefined, random: Random): Next {
  const given = decision && sample(decision.form, random, game.table.rules.facts);
  if (!decision || given === undefined) return null;
  const move = { seat: decision.seat, decision: decision.id, answer: given };
  if (decision.seat === DICE) return answer(game, move);
  return agreed(game, { kind: 'answer', ...move }, random);
}

function agreed(game: Game, wish: Parameters<typeof act>[1], random: Random): Next {
  const proposer = wish.seat === TABLE ? (one(game.table.seats, random) ?? '') : wish.seat;
  const result = act(game, wish, [proposer]);
  if (!isPending(result)) return result;
  if (random(3) === 0) return null;
  const done = act(game, result.act, result.concerned.concat(proposer));
  return isPending(done) ? null : done;
}

function due(game: Game, random: Random): Next {
  const state = stateOf(game);
  const seat = one(awaitingOf(game.table, state), random);
  const asked = seat === undefined ? [] : asksOf(game.table, state, seat);
  const still = asked.filter((each) => each.optional !== true && each.held === undefined);
  return give(game, one(still, random), random);
}

/** A standing decision, of the table or a seat: reports open and secret, rulings, skips, bars set aside. */
function aside(game: Game, random: Random): Next {
  const seat = one([...game.table.seats, TABLE], random) ?? '';
  const standing = asksOf(game.table, stateOf(game), seat).filter((each) => each.optional === true);
  return give(game, one(standing, random), random);
}

/** Replace or withdraw a sealed answer that is held. */
function givenBefore(game: Game, random: Random, forGood: boolean): Next {
  const state = stateOf(game);
  const held = game.table.seats.flatMap((seat) =>
    asksOf(game.table, state, seat).filter((each) => each.held !== undefined),
  );
  const chosen = one(held, random);
  if (!forGood) return give(game, chosen, random);
  return chosen ? takeBack(game, chosen.seat, chosen.id) : null;
}

/** Tick off a directive, or no longer. */
function tickSome(game: Game, random: Random): Next {
  const seat = one([...game.table.seats, TABLE], random) ?? '';
  const wish = one(tickable(record(game, seat), seat), random);
  return wish ? tick(game, wish) : null;
}

/** Correct a fact that one of the sums told so far has read. */
function correctSome(game: Game, random: Random): Next {
  const told = record(game, null).flatMap(({ dispatches }) => dispatches.flatMap(({ sheet }) => sheet ?? []));
  const sum = one(told, random);
  return sum ? correctOne(game, [sum.sheet], random) : null;
}

/** The game with one fact corrected that these sums have read; null where there is none to correct. */
function correctOne(game: Game, sums: readonly string[], random: Random): Game | null {
  const { rules } = game.table;
  const asked = asksOf(game.table, stateOf(game), TABLE).find(
    ({ id, form }) => id.startsWith('standing-') && form.kind === 'report',
  );
  if (asked?.form.kind !== 'report') return null;
  const { facts } = asked.form;
  const read = sums.flatMap((sheet) => readBy(rules, sheet)).filter((fact) => facts.includes(fact));
  const fact = read[random(read.length || 1)];
  const type = fact === undefined ? undefined : rules.facts[fact]?.type;
  if (fact === undefined || !type) return null;
  const told = { [fact]: { value: anyValue(type, random), as: 'correction' } };
  const next = answer(game, { seat: TABLE, decision: asked.id, answer: told });
  return isRefusal(next) ? null : next;
}

/** The facts that a sum reads, and those that come from others it reads. */
function readBy(rules: Rules, sheet: string): FactKey[] {
  const { facts, sheets } = rules;
  const needs = sheets[sheet]?.lines.flatMap((line) => line.needs) ?? [];
  return needs.flatMap((fact) => [fact, ...readBy(rules, facts[fact]?.from ?? '')]);
}

function anyValue(type: FactType, random: Random): FactValue {
  if (type.kind === 'boolean') return random(2) === 0;
  if (type.kind === 'number') return type.min + random(type.max - type.min + 1);
  return type.values[random(type.values.length)] ?? '';
}

/** Put something right from then on. */
function mendSome(game: Game, random: Random): Next {
  const seat = one(game.table.seats, random) ?? '';
  const last = record(game, seat).findLast(({ kind }) => kind === 'undo');
  const edit: Edit | null =
    last && random(3) === 0 ? { at: last.n, strike: true } : anyEdit(game, seat, random);
  const anew = random(4) === 0 ? { anew: [one(game.table.seats, random) ?? ''] } : {};
  return edit && agreed(game, { kind: 'mend', seat, mend: [edit], reason: '', ...anew }, random);
}

/** Take back one line, or several, alone or with all. */
function goBackSome(game: Game, random: Random): Next {
  const seat = one(game.table.seats, random) ?? '';
  const lines = record(game, seat).length;
  const to = random(2) === 0 ? {} : { to: Math.max(0, lines - 1 - random(6)) };
  const verdict = judgeUndo(game, { seat, ...to });
  if (verdict.can === 'never') return verdict.why;
  return agreed(game, { kind: 'undo', seat, reason: '', ...to }, random);
}
