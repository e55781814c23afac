// Everything of a game that leaves the server is made here, from what one seat may see and nothing else.
import type { Seat } from '../../kernel/forms/decision.ts';
import { isSame, type Json } from '../../kernel/json.ts';
import { stateOf } from '../../kernel/game/game.ts';
import { waitingSeen } from '../../kernel/game/play.ts';
import { linesSince, lineThen, lookBackInSlices, pageOf, turnsOf } from '../../kernel/game/reading.ts';
import { pack, patchOf, shortenPatch } from '../../kernel/game/patch.ts';
import type { Slices } from '../../kernel/game/slices.ts';
import { affectedIn, MOST_AFFECTED } from '../../kernel/game/record.ts';
import type { AffectedPage, Desk, DeskChange, LinesPage, ThenDesk, Visit } from '../api/api.ts';
import { stoppedText } from '../denied.ts';
import { type FixedPart, fixedOf, plain } from './fixed.ts';
import { type KeptSight, type LiveGame, readingOf, type Sight } from '../games/live-game.ts';
import { type AtDesk, isOpenTo } from '../people/places.ts';
import { sightOf } from './sight.ts';
import { withTellers } from './tellers.ts';
import { bySeat } from './unnamed.ts';

/** So many lines of a record come at once: made in a few milliseconds, and sent in some hundred KiB at the most. */
export const MOST_LINES = 100;

/**
 * The desk of a person at one of their seats. `have`: what the reader's last desk said it brings; those lines are left
 * out, unless a line since then took older ones back. No more than the last `most` lines.
 */
export function deskOf(place: AtDesk, have = 0, most: number = MOST_LINES): Desk {
  const { live, person, seat } = place;
  const { header } = live.game;
  return {
    ...gameOf(place),
    dice: header.dice,
    rulesVersion: header.rulesVersion,
    person: person.name,
    seat,
    ...seenAt(live, seat, person.seats),
    ...(live.stopped ? NOTHING_ASKED : {}),
    ...(isOpenTo(place) ? { opened: true as const } : {}),
    stopped: stoppedText(live.stopped),
    ...missingLines(live, seat, have, most),
  };
}

/** What a desk shows that stands beside the sight and changes at times: where it is another, the whole desk is sent. */
export function aboutOf(place: AtDesk): string {
  const { title, seats, people, gone } = gameOf(place);
  return JSON.stringify([title, seats, people, gone, place.live.game.header.rulesVersion]);
}

/** Which game it is, who sits at it, and since when it waits. */
export function visitOf(place: AtDesk): Visit {
  return {
    ...gameOf(place),
    since: place.live.stopped
      ? {}
      : bySeat(place.live, place.person.seats, withTellers(place.live, place.live.since)),
  };
}

function gameOf({ live, person }: AtDesk): Omit<Visit, 'since'> {
  const { header } = live.game;
  const gone = goneFrom(live);
  const { title, people, published } = live.seating;
  return {
    game: live.id,
    title,
    rulebook: header.rulebook,
    scenario: header.scenario,
    rulings: header.rulings,
    data: header.data,
    seats: [...person.seats],
    people: people
      .filter((each, at) => !each.revoked && at !== published)
      .map(({ name, seats }) => ({ name, seats: [...seats] })),
    ...(gone.length > 0 ? { gone } : {}),
    awaiting: live.stopped ? [] : waitingSeen(live.game.table, stateOf(live.game), person.seats).awaiting,
  };
}

/** Who could read a seat once, and has no link to it any more. */
function goneFrom({ seating: { people } }: LiveGame): NonNullable<Visit['gone']> {
  return people
    .filter(({ revoked, seats, held }) => revoked && seats.length > 0 && held !== 'invited')
    .map(({ name, seats }) => ({ name, seats: [...seats] }));
}

function seenAt(live: LiveGame, seat: Seat | null, seats: readonly Seat[]): Sight {
  const { mark, common, own } = sightOf(live, seat, seats);
  return { ...common.seen, ...own, view: { ...common.seen.view, ...own.view }, mark };
}

/**
 * What has changed on a desk since the sight with that mark, the last one of the same seat; null where that was another, or
 * where more has changed than the sight: then the whole desk is sent. Made from those two sights alone.
 */
export function changeOf({ live, seat, person }: AtDesk, since: string, have: number): DeskChange | null {
  const now = sightOf(live, seat, person.seats);
  const fixed = fixedOf(live.game.table);
  const patch = live.stopped ? null : patchSince(now, since, fixed);
  if (patch === null) return null;
  const { from, earlier, lines } = missingLines(live, seat, have, MOST_LINES);
  return { since, mark: now.mark, fixed: fixed.hash, patch, from, earlier, lines: pack(lines as never) };
}

function patchSince(now: KeptSight, mark: string, { numbers }: FixedPart): Json | null {
  const { common, own, before } = now;
  if (now.mark === mark) return [];
  if (before?.mark !== mark) return null;
  if (common.patch?.since !== before.common.hash)
    common.patch = {
      since: before.common.hash,
      changes: patchOf(jsonOf(before.common.seen), jsonOf(common.seen)),
    };
  now.patch ??= pack(
    shortenPatch([...common.patch.changes, ...patchOf(jsonOf(before.own), jsonOf(own))]),
    numbers,
  );
  return now.patch;
}

/** A whole desk as it is sent to who has what is fixed. */
export function packedDesk(place: AtDesk, have: number): Json {
  const { rulings, data, numbers } = fixedOf(place.live.game.table);
  const desk = deskOf(place, have);
  const alike = (value: Json, copy: Json): Json => (isSame(value, copy) ? copy : value);
  return pack(
    jsonOf({ ...desk, rulings: alike(desk.rulings, rulings), data: alike(desk.data, data) }),
    numbers,
  );
}

const jsonOf = (value: object): Json => value as Json;

/** Of a game that cannot be played on. */
const NOTHING_ASKED = {
  state: null,
  awaiting: [],
  asks: [],
  tableAsks: [],
  diceAsks: [],
  previews: {},
  marks: {},
  proposal: null,
  coming: null,
  habits: {},
};

function missingLines(
  live: LiveGame,
  seat: Seat | null,
  have: number,
  most: number,
): Pick<Desk, 'from' | 'earlier' | 'lines'> {
  return plain(linesSince(live.game, seat, readingOf(live, seat), have, most));
}

/** A page of earlier lines, up to line `before` of a seat's record, as it is now or was after line `at`; null when there is no such line. */
export function earlierOf(
  live: LiveGame,
  seat: Seat | null,
  { before, at }: { readonly before: number; readonly at?: number | undefined },
): LinesPage | null {
  const page = pageOf(live.game, seat, readingOf(live, seat), { before, at, most: MOST_LINES });
  return page && plain(page);
}

/** Some of the past sums that a line of a seat's record touches, from number `from` (0: the first) on; null when there is no such line. */
export function affectedOf({ live, seat }: AtDesk, n: number, from: number): AffectedPage | null {
  const { entries } = readingOf(live, seat);
  const found = affectedIn(live.game, seat, n, { from, most: MOST_AFFECTED, entries });
  return found && plain({ affects: found.some, all: found.all });
}

/** What a seat, or whoever `eyes` are, could see after line `n` of that seat's record; null when there is no such line. */
export function* momentOf(
  live: LiveGame,
  seat: Seat | null,
  n: number,
  eyes: Seat | null = seat,
): Slices<ThenDesk | null> {
  const { game } = live;
  const reading = readingOf(live, eyes);
  const at = lineThen(readingOf(live, seat), n, reading);
  if (at === null) return null;
  const then = yield* lookBackInSlices(game, eyes, reading, at, MOST_LINES);
  yield;
  return then && plain({ n: at, of: reading.entries.length, turns: turnsOf(game, reading), ...then });
}
