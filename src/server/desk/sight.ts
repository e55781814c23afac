// What a seat sees of a game as it stands: made from what that seat may see and nothing else.
import { DICE, type Decision, type Seat, TABLE } from '../../kernel/forms/decision.ts';
import { type Game, stateOf } from '../../kernel/game/game.ts';
import { type Preview, preview } from '../../kernel/sums/know.ts';
import { type OpenBytes, openBytes, wholeOf } from '../../kernel/game/position.ts';
import { habitsOf } from '../../kernel/game/leave.ts';
import { linesComing } from '../../kernel/game/correction.ts';
import { own } from '../../kernel/json.ts';
import { countOf, markOf, needsMark, turnsOf } from '../../kernel/game/reading.ts';
import { pack } from '../../kernel/game/patch.ts';
import { asksOf, awaitingOf, isUnnamed, waitingSeen } from '../../kernel/game/play.ts';
import { type OpenCommon, viewOf } from '../../kernel/game/position.ts';
import type { Reading } from '../../kernel/game/record.ts';
import type { AnyView, Desk } from '../api/api.ts';
import { fixedOf, hashOf, plain } from './fixed.ts';
import { type Common, type KeptSight, type LiveGame, type Own, readingOf } from '../games/live-game.ts';
import { OBJECT } from '../games/shelf.ts';
import { shownProposal } from './shown-proposal.ts';
import { stateAt } from './state.ts';

/**
 * What a seat (null: a spectator) sees now, and how much of the record it has. Made once for each state of the game. `own`: all
 * seats of the reader; where nobody is named they see of these alone whether play waits for them.
 */
export function sightOf(
  live: LiveGame,
  seat: Seat | null,
  own: readonly Seat[] = seat === null ? [] : [seat],
): KeptSight {
  const key = keyOf(live, seat, own);
  const known = live.sights.get(key);
  if (known?.look === live.look) return known;
  const common = commonOf(live);
  const reading = readingOf(live, seat);
  // lines and ticks are only ever added, so their number stands for them
  const { copies } = fixedOf(live.game.table);
  const seen = { ...plain(see(live, seat, own, reading, common), copies), have: countOf(reading) };
  const text = JSON.stringify(seen);
  const mark = hashOf(common.hash, text);
  // what others did unseen must not show in which sight is the one before
  if (known?.mark === mark) return Object.assign(known, { look: live.look });
  const bytes = OBJECT * text.length;
  const kept: KeptSight = {
    mark,
    common,
    own: seen,
    bytes,
    look: live.look,
    before: known ? bare(known) : null,
  };
  live.sights.set(key, kept);
  return kept;
}

/** By what a sight is kept: the seat, or, where nobody is named, all seats of who reads. */
function keyOf({ game }: LiveGame, seat: Seat | null, own: readonly Seat[]): string {
  const isOfSeat = own.length === 0 ? seat === null : own.length === 1 && own[0] === seat;
  const key = seat ?? '';
  return isOfSeat || !isUnnamed(game.table, stateOf(game)) ? key : [key, ...own].join('/');
}

/** A sight that is no longer what the seat sees: nobody asks any more how it came about. */
function bare({ mark, common, own, bytes, look }: KeptSight): KeptSight['before'] {
  return { mark, common, own, bytes, look };
}

/** What follows from what is open alone, made once for all seats. */
export function commonOf(live: LiveGame): Common {
  const known = live.common;
  if (known?.look === live.look) return known;
  const { table } = live.game;
  const { copies, numbers } = fixedOf(table);
  const state = stateOf(live.game);
  const asked = plain(
    {
      over: table.rules.awaiting(state.position.open).length === 0,
      tableAsks: asksOf(table, state, TABLE),
      diceAsks: asksOf(table, state, DICE),
    },
    copies,
  );
  const parts = openBytes(state.position);
  const open = wholeOf(parts);
  const text = JSON.stringify([pack(asked.tableAsks as never, numbers), { ...asked, tableAsks: null }]);
  const hash = hashOf(text, open);
  const awaiting = awaitingOf(table, state);
  if (known?.hash === hash) return Object.assign(known, { awaiting, look: live.look });
  const seen = { ...asked, view: { open: openSeen(parts, known) } };
  const marks = marksOf(live.game, [...seen.tableAsks, ...seen.diceAsks], open);
  const bytes = OBJECT * (text.length + open.length);
  live.common = { seen, awaiting, open, parts, marks, hash, bytes, look: live.look };
  return live.common;
}

/** What is open as it is sent. A part that is as it was before is the same object: nobody compares it again. */
function openSeen(parts: OpenBytes, before: Common | null): OpenCommon {
  const known: Readonly<Record<string, unknown>> = { ...before?.seen.view.open };
  const seen = [...parts].map(([name, bytes]): [string, unknown] => [
    name,
    before?.parts.get(name) === bytes ? known[name] : JSON.parse(bytes),
  ]);
  return Object.fromEntries(seen) as unknown as OpenCommon;
}

function see(
  live: LiveGame,
  seat: Seat | null,
  own: readonly Seat[],
  { entries }: Reading,
  { seen: { diceAsks }, marks, open }: Common,
): Omit<Own, 'have'> {
  const { game, seating } = live;
  const { table } = game;
  const state = stateOf(game);
  const view: AnyView = viewOf(state.position, seat);
  const asks = seat === null ? [] : asksOf(table, state, seat);
  return {
    view: view.sealed ? { seat, sealed: view.sealed } : { seat },
    ...waitingSeen(table, state, own),
    asks,
    previews: previewsOf(game, view, [...asks, ...diceAsks]),
    proposal: shownProposal(game, seating.proposal, seat),
    coming: comingOf(game, entries),
    turns: turnsOf(game, { entries }),
    state: stateAt(live, seat),
    habits: seat === null ? {} : leftBy(game, seat),
    marks: { ...marks, ...marksOf(game, asks, open) },
  };
}

/** What a seat has left to be answered for it. */
function leftBy(game: Game, seat: Seat): Desk['habits'] {
  return Object.fromEntries(habitsOf(game, seat).flatMap(({ name, left }) => (left ? [[name, left]] : [])));
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
function marksOf(game: Game, decisions: readonly Decision[], open: string): Record<string, string> {
  const needing = decisions.filter((each) => needsMark(game.table, each));
  return Object.fromEntries(needing.map((each) => [each.id, markOf(stateOf(game), each, open)]));
}

/** The mark of what a seat is asked under an id now, where it needs one; undefined where it is not asked. */
export function markNow(live: LiveGame, seat: Seat, id: string): string | undefined {
  const isCommon = seat === TABLE || seat === DICE;
  const { marks } = isCommon ? commonOf(live) : sightOf(live, seat).own;
  return own(marks, id);
}
