// Everything of a game that leaves the server is made here, from what one seat may see and nothing else.
import { createHash } from 'node:crypto';
import { DICE, type Decision, type Seat, TABLE } from '../kernel/decision.ts';
import { type Game, stateOf } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import { type Preview, preview } from '../kernel/know.ts';
import { markOf as markOfDecision, needsMark } from '../kernel/mark.ts';
import { answeredOf, asksOf, awaitingOf } from '../kernel/play.ts';
import { type Patch, patchOf } from '../kernel/patch.ts';
import { viewOf } from '../kernel/position.ts';
import { lookBack } from '../kernel/look-back.ts';
import { affectedIn, MOST_AFFECTED, type Reading } from '../kernel/record.ts';
import { linesComing } from '../kernel/record-mended.ts';
import { countOf, linesSince } from '../kernel/since.ts';
import type { AffectedPage, AnyView, Desk, DeskChange, Moment } from './api.ts';
import { stoppedText } from './denied.ts';
import { type Common, type KeptSight, type LiveGame, readingOf, type Sight } from './live-game.ts';
import type { Place } from './places.ts';
import { OBJECT } from './shelf.ts';
import { shownProposal } from './shown-proposal.ts';

/** What a seat (null: a spectator) sees now, and how much of the record it has. Made once for each state of the game. */
export function sightOf(live: LiveGame, seat: Seat | null): KeptSight {
  const known = live.sights.get(seat);
  if (known?.look === live.look) return known;
  const reading = readingOf(live, seat);
  const common = commonOf(live);
  const seen = plain(see(live, seat, reading, common.seen));
  // lines and ticks are only ever added, so their number stands for them
  const have = countOf(reading);
  const text = JSON.stringify({ ...seen, have });
  const mark = createHash('sha256').update(common.text).update(text).digest('hex');
  // what others did unseen must not show in which sight is the one before
  if (known?.sight.mark === mark) return Object.assign(known, { look: live.look });
  const kept: KeptSight = {
    sight: { ...common.seen, ...seen, have, mark },
    bytes: OBJECT * text.length,
    look: live.look,
    before: known ? { sight: known.sight, bytes: known.bytes, look: known.look, before: null } : null,
  };
  live.sights.set(seat, kept);
  return kept;
}

/** What follows from what is open alone, made once for all seats. */
function commonOf(live: LiveGame): Common {
  if (live.common) return live.common;
  const { table } = live.game;
  const state = stateOf(live.game);
  const seen = plain({
    over: table.rules.awaiting(state.position.open).length === 0,
    awaiting: awaitingOf(table, state),
    answered: answeredOf(table, state),
    tableAsks: asksOf(table, state, TABLE),
    diceAsks: asksOf(table, state, DICE),
  });
  live.common = { seen, text: JSON.stringify(seen) };
  return live.common;
}

function see(
  { game, seating }: LiveGame,
  seat: Seat | null,
  { entries }: Reading,
  { tableAsks, diceAsks }: Common['seen'],
): Omit<Sight, 'mark' | 'have' | keyof Common['seen']> {
  const { table } = game;
  const state = stateOf(game);
  const view = viewOf(state.position, seat);
  const asks = seat === null ? [] : asksOf(table, state, seat);
  return {
    view,
    asks,
    previews: previewsOf(game, view, [...asks, ...diceAsks]),
    proposal: shownProposal(game, seating.proposal, seat),
    coming: comingOf(game, entries),
    marks: marksOf(game, [...asks, ...tableAsks, ...diceAsks]),
  };
}

/** How many lines of a reader's record wait to come again; nothing of what is hidden. */
function comingOf(game: Game, entries: readonly number[]): Desk['coming'] {
  const lines = linesComing(game, entries).length;
  return lines > 0 ? { lines } : null;
}

function previewsOf(
  game: Game,
  view: AnyView,
  decisions: readonly Decision[],
): Record<string, readonly Preview[]> {
  const rolls = decisions.filter(({ form }) => form.kind === 'roll');
  return Object.fromEntries(rolls.map((each) => [each.id, preview(game.table.rules, view, each)]));
}

/** The marks of the decisions that open secrets or let dice fall. */
function marksOf(game: Game, decisions: readonly Decision[]): Record<string, string> {
  const needing = decisions.filter((each) => needsMark(game.table, each));
  return Object.fromEntries(needing.map((each) => [each.id, markOfDecision(stateOf(game), each)]));
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
 * The desk of a person at one of their seats. `have`: what the reader's last desk said it brings; those lines are left
 * out, unless a line since then took older ones back.
 */
export function deskOf({ live, person, seat }: Place, have = 0): Desk {
  const { header } = live.game;
  const { title, people } = live.seating;
  return {
    game: live.id,
    title,
    rulebook: header.rulebook,
    scenario: header.scenario,
    rulings: header.rulings,
    data: header.data,
    dice: header.dice,
    rulesVersion: header.rulesVersion,
    person: person.name,
    seats: [...person.seats],
    seat,
    people: people.filter((each) => !each.revoked).map(({ name, seats }) => ({ name, seats: [...seats] })),
    ...sightOf(live, seat).sight,
    ...(live.stopped ? NOTHING_ASKED : {}),
    stopped: stoppedText(live.stopped),
    ...missingLines(live, seat, have),
  };
}

/**
 * What has changed on a desk since the sight with that mark, the last one of the same seat; null where that was another, or
 * where more has changed than the sight: then the whole desk is sent. Made from those two sights alone.
 */
export function changeOf({ live, seat }: Place, mark: string, have: number): DeskChange | null {
  const now = sightOf(live, seat);
  const since = live.stopped ? null : changesSince(now, mark);
  return since && { since: mark, mark: now.sight.mark, patch: since, ...missingLines(live, seat, have) };
}

function changesSince(now: KeptSight, mark: string): Patch | null {
  const { sight, before } = now;
  if (sight.mark === mark) return [];
  if (before?.sight.mark !== mark) return null;
  now.patch ??= patchOf(before.sight as unknown as Json, sight as unknown as Json);
  return now.patch;
}

/** Of a game that cannot be played on. */
const NOTHING_ASKED = {
  awaiting: [],
  asks: [],
  tableAsks: [],
  diceAsks: [],
  previews: {},
  marks: {},
  proposal: null,
  coming: null,
};

function missingLines(live: LiveGame, seat: Seat | null, have: number): Pick<Desk, 'from' | 'lines'> {
  return plain(linesSince(live.game, seat, readingOf(live, seat), have));
}

/** Some of the past sums that a line of a seat's record touches, from number `from` (0: the first) on; null when there is no such line. */
export function affectedOf({ live, seat }: Place, n: number, from: number): AffectedPage | null {
  const { entries } = readingOf(live, seat);
  const found = affectedIn(live.game, seat, n, { from, most: MOST_AFFECTED, entries });
  return found && plain({ affects: found.some, all: found.all });
}

/** What a seat could see after its own line `n`; null when there is no such line. */
export function momentOf(live: LiveGame, seat: Seat | null, n: number): Moment | null {
  const then = lookBack(live.game, seat, readingOf(live, seat), n);
  return then && plain({ n, ...then });
}
