import { seatsAsked } from '../../kernel/game/asked-first.ts';
import { factKept } from '../../kernel/steps/doubts.ts';
import { stateOf } from '../../kernel/game/game.ts';
import { hashOf } from '../../kernel/game/entry.ts';
import { asksOf, isUnnamed } from '../../kernel/game/play.ts';
import { DICE, type Decision, type Seat, TABLE } from '../../kernel/forms/decision.ts';
import type { ToldNotice } from '../../store/index.ts';
import { holdersOf, sitting } from '../people/people.ts';
import { seatsOfTeller } from '../people/word.ts';
import { seatsOf } from '../people/names.ts';
import { HAND } from '../stand-ins/texts.ts';
import type { Due, Dues } from './timed.ts';
import { type LiveGame, readingOf } from '../games/live-game.ts';
import { commonOf } from '../desk/sight.ts';
import { tellersNow, tellersOf } from '../desk/tellers.ts';
import { NOTE } from './texts.ts';

/** Something that waits: by which it is known as the same again, and in a sentence. */
export interface Wait {
  readonly id: string;
  readonly says: string;
  readonly due?: Due;
  /** It is said once, and does not wait. */
  readonly once?: true;
}

/** What begins the names of turns, which others see come and go within a sealed step. */
export const TURN = 'turn/';

/**
 * What waits for a person, or (null) whom the whole table waits for: from what everybody may know of who is awaited, and
 * which of their own questions it is.
 */
export function waitsFor(live: LiveGame, at: number | null, dues: Dues = {}): readonly Wait[] {
  if (live.stopped) return [];
  return [...(at === null ? ofAll(live, dues) : ofPerson(live, at, dues)), ...handedIn(live)];
}

/** Who plays for somebody is told to all who are told anything. */
function handedIn(live: LiveGame): readonly Wait[] {
  const { people, standIns } = live.seating;
  return [...standIns].flatMap(([absent, { by, since }]): Wait[] => {
    const [one, other] = [people[by], people[absent]];
    if (since === null || !one || !other) return [];
    const says = HAND.begun(one.name, seatsOf(live, absent), other.name);
    return [{ id: `hand/${absent}/${since}`, says, once: true }];
  });
}

/** What waits for a seat, with when its time is over. */
function timed(id: string, says: string, due: Due | undefined): Wait {
  return due ? { id, says: `${says}, ${due.says}`, due } : { id, says };
}

function ofPerson(live: LiveGame, at: number, dues: Dues): readonly Wait[] {
  const { game, seating } = live;
  const own = seating.people[at]?.seats ?? [];
  const person = sitting(seating, at);
  if (!person || person.revoked || person.seats.length === 0) return [];
  const { awaiting, seen } = commonOf(live);
  const { tableAsks, diceAsks } = seen;
  const { seats } = person;
  const turns = seats
    .filter((seat) => awaiting.includes(seat))
    .map((seat) => {
      const title = titleOf(live, seat);
      const says = own.includes(seat) ? NOTE.turn(title) : NOTE.turnFor(title, absentFrom(live, seat, at));
      const id = `${TURN}${seat}/${named(asksOf(game.table, stateOf(game), seat))}`;
      return timed(id, says, dues[seat]);
    });
  const open = seating.proposal;
  const isConcerned = open?.concerned.some((seat) => seats.includes(seat) && !open.agreed.includes(seat));
  return [
    ...(open && isConcerned ? [{ id: consentOf(live), says: NOTE.consent(open.by) }] : []),
    ...turns,
    ...(awaiting.includes(DICE) ? rollFor(live, diceAsks, seats) : []),
    ...(awaiting.includes(TABLE) && isAskedHere(live, tableAsks, seats)
      ? [{ id: `table/${named(tableAsks)}`, says: ownTurn(live, seats) ?? NOTE.table }]
      : []),
  ];
}

/** For whom somebody plays a seat. */
function absentFrom({ seating: { people, standIns } }: LiveGame, seat: Seat, at: number): string {
  const [absent] = [...standIns].find(
    ([each, { by, since }]) => by === at && since !== null && people[each]?.seats.includes(seat),
  ) ?? [-1];
  return people[absent]?.name ?? '';
}

function ofAll(live: LiveGame, dues: Dues): readonly Wait[] {
  const { awaiting, seen } = commonOf(live);
  const { tableAsks, diceAsks } = seen;
  const open = live.seating.proposal;
  const missing = open?.concerned.filter((seat) => !open.agreed.includes(seat)) ?? [];
  const who = missing.map((seat) => calledWith(live, seat)).join(', ');
  return [
    ...(open ? [{ id: consentOf(live), says: NOTE.allConsent(open.by, who) }] : []),
    ...turnsOfAll(live, dues),
    ...(awaiting.includes(DICE) ? [rollOfAll(live, diceAsks)] : []),
    ...(awaiting.includes(TABLE)
      ? [{ id: `table/${named(tableAsks)}`, says: tellersText(live) ?? NOTE.table }]
      : []),
  ];
}

/** Whose turn it is, for all; where nobody is named, that the step is open. */
function turnsOfAll(live: LiveGame, dues: Dues): readonly Wait[] {
  const { table } = live.game;
  const state = stateOf(live.game);
  if (isUnnamed(table, state))
    return [{ id: `sealed/${Math.max(...Object.values(live.since))}`, says: NOTE.allSealed }];
  return commonOf(live)
    .awaiting.filter((seat) => seat !== DICE && seat !== TABLE)
    .map((seat) => timed(`${TURN}${seat}`, NOTE.allWait(calledWith(live, seat)), dues[seat]));
}

/** That it is the turn of a person's seat to say something; null: of none alone. */
function ownTurn(live: LiveGame, seats: readonly Seat[]): string | null {
  const mine = tellersNow(live).find((seat) => seats.includes(seat));
  return mine === undefined ? null : NOTE.turn(titleOf(live, mine));
}

/** For whom the table waits to say something; null: for nobody alone. */
function tellersText(live: LiveGame): string | null {
  const all = tellersNow(live);
  return all.length === 0 ? null : NOTE.allWait(all.map((seat) => calledWith(live, seat)).join(', '));
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
  const { seating } = live;
  const who = holdersOf(seating, seat).map((at) => {
    const { by, since } = seating.standIns.get(at) ?? { by: -1, since: null };
    const name = seating.people[at]?.name ?? '';
    return since === null ? name : NOTE.inPlace(seating.people[by]?.name ?? '', name);
  });
  const title = titleOf(live, seat);
  return who.length === 0 ? title : `${title} (${who.join(', ')})`;
}

/** The seat whose roll it is, where somebody has it. */
function rollerOf(live: LiveGame, asks: readonly Decision[]): Seat | undefined {
  const owner = asks.find(({ form }) => form.kind === 'roll')?.owner;
  return owner !== undefined && isHeld(live, owner) ? owner : undefined;
}

/** A roll, for whoever makes it; one that is nobody's, for all. */
function rollFor(live: LiveGame, asks: readonly Decision[], seats: readonly Seat[]): readonly Wait[] {
  const owner = rollerOf(live, asks);
  if (owner !== undefined && !seats.includes(owner)) return [];
  const says = owner === undefined ? NOTE.dice : NOTE.roll(titleOf(live, owner));
  return [{ id: `dice/${named(asks)}`, says }];
}

function rollOfAll(live: LiveGame, asks: readonly Decision[]): Wait {
  const owner = rollerOf(live, asks);
  const says = owner === undefined ? NOTE.dice : NOTE.allRoll(calledWith(live, owner));
  return { id: `dice/${named(asks)}`, says };
}

function isHeld({ seating }: LiveGame, seat: Seat): boolean {
  return holdersOf(seating, seat).length > 0;
}

/** Whether a question to the table is for these seats: they know it, or no seat that somebody has is asked before them. */
function isAskedHere(live: LiveGame, asks: readonly Decision[], seats: readonly Seat[]): boolean {
  return asks
    .filter(({ optional }) => !optional)
    .some((decision) => {
      const kept = factKept(decision);
      const tellers = kept === null ? tellersOf(live, decision) : seatsOfTeller(live, kept);
      if (tellers.length > 0) return tellers.some((seat) => seats.includes(seat));
      const { form } = decision;
      if (form.kind !== 'report') return true;
      return form.facts.some((fact) => {
        const first = seatsAsked(live.game.table, fact).filter((seat) => isHeld(live, seat));
        return first.length === 0 || first.some((seat) => seats.includes(seat));
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
  before: ToldNotice | null,
): { readonly fresh: readonly Wait[]; readonly kept: ToldNotice } {
  const { entries } = readingOf(live, null);
  const lines = entries.length;
  const since = new Set(seatsIn(live, entries.slice(before?.lines ?? 0)));
  const told = (before?.told ?? []).filter((id) => {
    const [, seat = ''] = id.startsWith(TURN) ? id.split('/') : [];
    if (since.has(seat)) return false;
    return before?.waiting.includes(id) || (before?.lines === lines && seat !== '');
  });
  const fresh = waits.filter(({ id }) => !told.includes(id));
  const { reminded } = before ?? {};
  const kept = { lines, told, waiting: waits.map(({ id }) => id), ...(reminded ? { reminded } : {}) };
  return { fresh, kept };
}
