import { askedFirst } from '../../kernel/game/asked-first.ts';
import { stateOf } from '../../kernel/game/game.ts';
import { hashOf } from '../../kernel/game/hash.ts';
import { asksOf } from '../../kernel/game/play.ts';
import { DICE, type Decision, type Seat, TABLE } from '../../kernel/forms/decision.ts';
import type { Told } from '../../store/notices.ts';
import { type LiveGame, readingOf } from '../live-game.ts';
import { commonOf } from '../sight.ts';
import { NOTE } from './texts.ts';

/** Something that waits: by which it is known as the same again, and in a sentence. */
export interface Wait {
  readonly id: string;
  readonly says: string;
}

/** What begins the names of turns, which others see come and go within a sealed step. */
const TURN = 'turn/';

/**
 * What waits for a person, or (null) whom the whole table waits for: from what everybody may know of who is awaited, and
 * which of their own questions it is.
 */
export function waitsFor(live: LiveGame, at: number | null): readonly Wait[] {
  if (live.stopped) return [];
  return at === null ? ofAll(live) : ofPerson(live, at);
}

function ofPerson(live: LiveGame, at: number): readonly Wait[] {
  const { game, seating } = live;
  const person = seating.people[at];
  if (!person || person.revoked || person.seats.length === 0) return [];
  const { awaiting, tableAsks, diceAsks } = commonOf(live).seen;
  const { seats } = person;
  const turns = seats
    .filter((seat) => awaiting.includes(seat))
    .map((seat) => ({
      id: `${TURN}${seat}/${named(asksOf(game.table, stateOf(game), seat))}`,
      says: NOTE.turn(titleOf(live, seat)),
    }));
  const open = seating.proposal;
  const isConcerned = open?.concerned.some((seat) => seats.includes(seat) && !open.agreed.includes(seat));
  return [
    ...(open && isConcerned ? [{ id: consentOf(live), says: NOTE.consent(open.by) }] : []),
    ...turns,
    ...(awaiting.includes(DICE) ? [{ id: `dice/${named(diceAsks)}`, says: NOTE.dice }] : []),
    ...(awaiting.includes(TABLE) && isAskedHere(live, tableAsks, seats)
      ? [{ id: `table/${named(tableAsks)}`, says: NOTE.table }]
      : []),
  ];
}

function ofAll(live: LiveGame): readonly Wait[] {
  const { awaiting, tableAsks, diceAsks } = commonOf(live).seen;
  const open = live.seating.proposal;
  const missing = open?.concerned.filter((seat) => !open.agreed.includes(seat)) ?? [];
  const who = missing.map((seat) => calledWith(live, seat)).join(', ');
  return [
    ...(open ? [{ id: consentOf(live), says: NOTE.allConsent(open.by, who) }] : []),
    ...awaiting
      .filter((seat) => seat !== DICE && seat !== TABLE)
      .map((seat) => ({ id: `${TURN}${seat}`, says: NOTE.allWait(calledWith(live, seat)) })),
    ...(awaiting.includes(DICE) ? [{ id: `dice/${named(diceAsks)}`, says: NOTE.dice }] : []),
    ...(awaiting.includes(TABLE) ? [{ id: `table/${named(tableAsks)}`, says: NOTE.table }] : []),
  ];
}

function consentOf({ seating }: LiveGame): string {
  const { by, shown } = seating.proposal ?? {};
  return `consent/${hashOf([by, shown] as never)}`;
}

/** The questions that play waits for, by their names. */
function named(asks: readonly Decision[]): string {
  return asks
    .filter(({ optional, held }) => !optional && held === undefined)
    .map(({ id }) => id)
    .join('/');
}

function titleOf({ game }: LiveGame, seat: Seat): string {
  return game.table.setup.scenario.seats.find(({ id }) => id === seat)?.title ?? seat;
}

/** A seat and who has it. */
function calledWith(live: LiveGame, seat: Seat): string {
  const who = live.seating.people.filter(({ seats, revoked }) => !revoked && seats.includes(seat));
  const title = titleOf(live, seat);
  return who.length === 0 ? title : `${title} (${who.map(({ name }) => name).join(', ')})`;
}

/** Whether a question to the table is for these seats: they know it, or no seat that somebody has is asked before them. */
function isAskedHere(
  { game, seating }: LiveGame,
  asks: readonly Decision[],
  seats: readonly Seat[],
): boolean {
  const isHeld = (seat: Seat): boolean =>
    seating.people.some((each) => !each.revoked && each.seats.includes(seat));
  return asks
    .filter(({ optional }) => !optional)
    .some(({ form }) => {
      if (form.kind !== 'report') return true;
      return form.facts.some((fact) => {
        const first = askedFirst(game.table, fact);
        return first === null || seats.includes(first) || !isHeld(first);
      });
    });
}

/** The seats that have answered what play waited for, as everybody could see in these lines. */
function seatsIn({ game }: LiveGame, entries: readonly number[]): readonly Seat[] {
  return entries.flatMap((n) => {
    const { entry, asked, closed, reopened = [] } = game.moments[n - 1] ?? {};
    const open = asked?.awaited && !asked.sealed && entry && 'seat' in entry ? [entry.seat] : [];
    return [...open, ...(closed ?? []), ...reopened];
  });
}

/**
 * What of it somebody has not been told of, and what is to be kept of that. Within a step that others see open, an
 * answer that is withdrawn is nothing new.
 */
export function newsOf(
  live: LiveGame,
  waits: readonly Wait[],
  before: Told | null,
): { readonly fresh: readonly Wait[]; readonly kept: Told } {
  const { entries } = readingOf(live, null);
  const lines = entries.length;
  const since = new Set(seatsIn(live, entries.slice(before?.lines ?? 0)));
  const told = (before?.told ?? []).filter((id) => {
    const [, seat = ''] = id.startsWith(TURN) ? id.split('/') : [];
    if (since.has(seat)) return false;
    return before?.waiting.includes(id) || (before?.lines === lines && seat !== '');
  });
  const fresh = waits.filter(({ id }) => !told.includes(id));
  return { fresh, kept: { lines, told, waiting: waits.map(({ id }) => id) } };
}
