// Everything of a game that leaves the server is made here, from what one seat may see and nothing else.
import { createHash } from 'node:crypto';
import { DICE, type Decision, type Seat, TABLE } from '../kernel/decision.ts';
import { ways } from '../kernel/dice.ts';
import { type Game, gameAt, stateOf } from '../kernel/game.ts';
import { type Preview, preview } from '../kernel/know.ts';
import { markOf as markOfDecision, needsMark } from '../kernel/mark.ts';
import { answeredOf, asksOf, awaitingOf } from '../kernel/play.ts';
import { viewOf } from '../kernel/position.ts';
import { entryOfLine, record } from '../kernel/record.ts';
import type { Proposal } from '../store/database.ts';
import type { AnyView, Desk, Moment } from './api.ts';
import type { LiveGame, Sight } from './live-game.ts';
import { shownProposal } from './shown-proposal.ts';

/** What a seat (null: a spectator) sees now. Made once for each state of the game. */
export function sightOf(live: LiveGame, seat: Seat | null): Sight {
  const known = live.sights.get(seat);
  if (known) return known;
  const seen = plain(see(live.game, live.seating.proposal, seat));
  // lines are only ever added, so their number stands for them
  const sight = { ...seen, mark: markOf({ ...seen, lines: seen.lines.length }) };
  live.sights.set(seat, sight);
  return sight;
}

function see(game: Game, proposal: Proposal | null, seat: Seat | null): Omit<Sight, 'mark'> {
  const { table } = game;
  const state = stateOf(game);
  const view = viewOf(state.position, seat);
  const asks = seat === null ? [] : asksOf(table, state, seat);
  const diceAsks = asksOf(table, state, DICE);
  const tableAsks = asksOf(table, state, TABLE);
  return {
    over: table.rules.awaiting(state.position.open).length === 0,
    awaiting: awaitingOf(table, state),
    answered: answeredOf(table, state),
    view,
    asks,
    tableAsks,
    diceAsks,
    previews: previewsOf(game, view, [...asks, ...diceAsks]),
    proposal: shownProposal(game, proposal, seat),
    marks: marksOf(game, [...asks, ...tableAsks, ...diceAsks]),
    lines: record(game, seat),
  };
}

/** Rolls with more ways to fall than this have no odds on the desk. */
const MOST_WAYS = 10_000;

function previewsOf(game: Game, view: AnyView, decisions: readonly Decision[]): Record<string, Preview> {
  const previews: Record<string, Preview> = {};
  for (const decision of decisions) {
    if (decision.form.kind !== 'roll' || ways(decision.form.dice) > MOST_WAYS) continue;
    const seen = preview(game.table.rules, view, decision);
    if (seen) previews[decision.id] = seen;
  }
  return previews;
}

/** The marks of the decisions that open secrets or let dice fall. */
function marksOf(game: Game, decisions: readonly Decision[]): Record<string, string> {
  const needing = decisions.filter((each) => needsMark(game.table, each));
  return Object.fromEntries(needing.map((each) => [each.id, markOfDecision(stateOf(game), each)]));
}

function markOf(seen: object): string {
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex');
}

/** A copy that JSON carries, its members in order: so one content has one form, and their order tells nothing. */
function plain<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(plain) as T;
  const members = value as Record<string, unknown>;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(members).sort())
    if (members[key] !== undefined) copy[key] = plain(members[key]);
  return copy as T;
}

/**
 * The desk of a person at one of their seats. `have`: how many lines the reader has; those are left out, unless a
 * line since then took older ones back.
 */
export function deskOf(live: LiveGame, at: number, seat: Seat | null, have = 0): Desk {
  const { header } = live.game;
  const { title, people } = live.seating;
  const { lines, ...sight } = sightOf(live, seat);
  const person = people[at];
  const missing = lines.slice(have);
  const from = have > lines.length || missing.some((line) => line.kind === 'undo') ? 0 : have;
  return {
    game: live.id,
    title,
    rulebook: header.rulebook,
    scenario: header.scenario,
    rulings: header.rulings,
    data: header.data,
    dice: header.dice,
    rulesVersion: header.rulesVersion,
    person: person?.name ?? '',
    seats: [...(person?.seats ?? [])],
    seat,
    people: people.filter((each) => !each.revoked).map(({ name, seats }) => ({ name, seats: [...seats] })),
    ...sight,
    from,
    lines: from === 0 ? lines : missing,
  };
}

/** What a seat could see after its own line `n`; null when there is no such line. */
export function momentOf(live: LiveGame, seat: Seat | null, n: number): Moment | null {
  const { game } = live;
  const entry = entryOfLine(game, seat, n);
  if (entry === null) return null;
  const then = gameAt(game, entry);
  return plain({ n, view: viewOf(stateOf(then).position, seat), lines: record(then, seat) });
}
