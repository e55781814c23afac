import { DICE, type Decision, type Seat, TABLE } from '../../kernel/forms/decision.ts';
import { seatsAsked } from '../../kernel/game/asked-first.ts';
import { isRecord, type Json } from '../../kernel/json.ts';
import { dueSaid } from '../../kernel/texts/due-said.ts';
import type { ForOthers, KeptDeadlines, Person } from '../../store/index.ts';
import { duesOf, ruleOf } from '../deadlines/due.ts';
import { denial, type Denial } from '../denied.ts';
import type { LiveGame } from '../games/live-game.ts';
import { holdersOf } from './people.ts';

// What is a seat's first, a die or a question of its own, and when others may do it for that seat.

const MINUTE = 60_000;

/** From when others than the one whose it is may roll a die, in milliseconds; 0: at once; null: nothing says so. */
export function rollFrom(
  { seating, since }: LiveGame,
  kept: KeptDeadlines,
  owner: Seat | undefined,
): number | null {
  if (owner === undefined || seating.forOthers.rolls || holdersOf(seating, owner).length === 0) return 0;
  return duesOf({ [owner]: since[DICE] ?? 0 }, seating, kept)[owner] ?? null;
}

/** From when others may answer what the table is asked of a seat first, in milliseconds; 0: at once. */
export function answerFrom({ seating, since }: LiveGame): number {
  const asked = since[TABLE];
  return asked === undefined ? 0 : asked + seating.forOthers.minutes * MINUTE;
}

/** The seat for which somebody rolls who does not have it; undefined: the die is theirs, or anybody's. */
export function rollsFor({ owner }: Decision, { seats }: Pick<Person, 'seats'>): Seat | undefined {
  return owner === undefined || seats.includes(owner) ? undefined : owner;
}

/** Why somebody cannot roll yet, as the die is another's; null: they can. */
export function whyNotRoll(
  live: LiveGame,
  kept: KeptDeadlines,
  { owner, now }: { readonly owner: Seat; readonly now: number },
): Denial | null {
  const from = rollFrom(live, kept, owner);
  if (from !== null && from <= now) return null;
  const title = titleOf(live, owner);
  const rule = ruleOf(kept);
  const when =
    from !== null && rule
      ? `Others may make it from ${dueSaid(from, now, rule.zone)}.`
      : 'Others may make it where whoever made the game lets them, or once its time is over where there are deadlines.';
  return denial(409, `This is the roll of ${title}. ${when}`);
}

/** Why somebody cannot say what is others' alone to say; null: they can, or it is nobody's alone. */
export function whyNotTell(
  live: LiveGame,
  kept: KeptDeadlines,
  {
    decision: { askedOf = [] },
    person,
    now,
  }: { readonly decision: Decision; readonly person: Person; readonly now: number },
): Denial | null {
  const held = askedOf.filter((seat) => holdersOf(live.seating, seat).length > 0);
  if (held.length === 0 || held.some((seat) => person.seats.includes(seat))) return null;
  const since = live.since[TABLE] ?? 0;
  const dues = duesOf(Object.fromEntries(held.map((seat) => [seat, since])), live.seating, kept);
  if (held.some((seat) => (dues[seat] ?? Infinity) <= now)) return null;
  const title = held.map((seat) => titleOf(live, seat)).join(', ');
  return denial(409, `This is for ${title} to say. To go on without it is a skip, to which ${title} agrees.`);
}

/** Why somebody cannot answer yet what the table is asked, as all of it is asked of other seats first; null: they can. */
export function whyNotAnswer(
  live: LiveGame,
  decision: Decision,
  {
    answer,
    person,
    now,
  }: { readonly answer: Json | undefined; readonly person: Person; readonly now: number },
): Denial | null {
  const from = answerFrom(live);
  if (decision.optional || decision.form.kind !== 'report' || from <= now) return null;
  const { facts, parts } = decision.form;
  const given = isRecord(answer) ? Object.keys(answer) : [];
  // where one answers for all, whoever is asked some of it is asked
  const theirs = (parts ? given : facts).map((fact) => firstElse(live, fact, person));
  const other = theirs.find((seat) => seat !== null) ?? null;
  if (other === null || (!parts && theirs.includes(null))) return null;
  const minutes = Math.ceil((from - now) / MINUTE);
  const left = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  return denial(409, `This is asked of ${titleOf(live, other)} first. Others may answer it ${left}.`);
}

/** A seat that is asked a fact first, where others have all of these; null: anybody may tell it, or this person. */
function firstElse({ game, seating }: LiveGame, fact: string, { seats }: Person): Seat | null {
  const first = seatsAsked(game.table, fact).filter((seat) => holdersOf(seating, seat).length > 0);
  return first.some((seat) => seats.includes(seat)) ? null : (first[0] ?? null);
}

/** What a game says of it, in words. */
export function forOthersText({ rolls, minutes }: ForOthers): string {
  const die = rolls ? 'at once' : 'only once the time of that seat is over';
  const questions = minutes === 0 ? 'at once' : minutes === 1 ? 'after a minute' : `after ${minutes} minutes`;
  return `Whoever made the game has set what others may do for a seat: roll its die ${die}; answer what it is asked first ${questions}.`;
}

function titleOf({ game }: LiveGame, seat: Seat): string {
  return game.table.setup.scenario.seats.find(({ id }) => id === seat)?.title ?? seat;
}
