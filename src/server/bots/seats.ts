import type { Level } from '../../analysis/bots/bot.ts';
import { hasBots, type Reply } from '../../analysis/bots/question.ts';
import { stateOf } from '../../kernel/game/game.ts';
import { asksOf } from '../../kernel/game/play.ts';
import type { Table } from '../../kernel/rulebook.ts';
import { DICE, type Seat, TABLE } from '../../kernel/seat.ts';
import type { BotsSeated, SeatBot, SeatBots, SeatHints, Seating } from '../../store/index.ts';
import { randomHex } from '../../trust/random.ts';
import type { Aside } from '../aside/aside.ts';
import type { NewGame } from '../api/api.ts';
import { denial, type Denial, SAYS, stoppedText } from '../denied.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import { checkCreator, holdersOf, mayAnswer } from '../people/people.ts';
import type { AtDesk } from '../people/places.ts';
import { newSeed, questionOf } from './due.ts';
import { HISTORY, isLevel } from './texts.ts';
import type { Thinking } from './thinking.ts';

/** Whether bots can play a game. */
export function canHaveBots({ game }: LiveGame): boolean {
  return hasBots(game.header.rulebook, game.header.scenario);
}

/** Who wants to give a seat to a bot: the maker of a game, or somebody who sits at it. */
type Giver = { readonly key: string | null; readonly place: AtDesk | null };

/** Why somebody may not give a seat to a bot or take it back: it is its player's, or the maker's where it is empty. */
function mayGive({ seating, game }: LiveGame, seat: Seat, { key, place }: Giver): Denial | null {
  const isMaker = checkCreator(seating, key) === null;
  const own = place === null ? undefined : seating.people[place.at];
  if (seat === TABLE) return isMaker || (place && playsAlone(place)) ? null : denial(403, SAYS.tableFacts);
  if (!game.table.seats.includes(seat)) return denial(404, SAYS.noSeat);
  if (own?.seats.includes(seat)) return null;
  if (!isMaker) return denial(403, SAYS.notYours);
  return holdersOf(seating, seat).length === 0 ? null : denial(403, SAYS.playersSeat);
}

/** Whether nobody else has a seat. */
export function playsAlone({ live: { seating }, at }: Pick<AtDesk, 'live' | 'at'>): boolean {
  const seated = seating.people.filter(({ revoked, seats }) => !revoked && seats.length > 0);
  return seated.length === 1 && seated[0] === seating.people[at];
}

/** What is wrong with a level for a seat, or null. */
function badLevel(live: LiveGame, seat: Seat, level: string): Denial | null {
  if (!canHaveBots(live)) return denial(409, SAYS.noBots);
  const fits = seat === TABLE ? level === HISTORY : isLevel(level);
  return fits ? null : denial(400, seat === TABLE ? SAYS.onlyHistory : SAYS.noLevel);
}

/** Why no bot may say what it would answer at a seat: that is for its player alone to wish. */
function badHints({ seating }: LiveGame, seat: Seat, place: AtDesk | null): Denial | null {
  const isOwn = place !== null && seating.people[place.at]?.seats.includes(seat) === true;
  return isOwn ? null : denial(403, SAYS.notYours);
}

/**
 * Give a seat to a bot, let it say there what it would answer (`hints`), or take the seat back (null). All who watch are told
 * which seats bots have.
 */
export async function seatBot(
  { database, watchers }: Games,
  changed: Aside['changed'],
  live: LiveGame,
  { seat, level, hints: only = false, ...giver }: Giver & Wish,
): Promise<Denial | null> {
  const no =
    mayGive(live, seat, giver) ??
    (level === null ? null : badLevel(live, seat, level)) ??
    (level !== null && only ? badHints(live, seat, giver.place) : null);
  if (no) return no;
  const [bots, hints] = [new Map(live.seating.bots), new Map(live.seating.hints)];
  bots.delete(seat);
  hints.delete(seat);
  if (level === null) await database.bots.take(live.id, seat);
  else if (only) {
    await database.bots.hint(live.id, seat, level);
    hints.set(seat, level);
  } else {
    const seed = newSeed();
    await database.bots.give(live.id, seat, { level, seed });
    bots.set(seat, { level, seed });
  }
  live.seating = { ...live.seating, bots, hints };
  watchers.heard(live.id);
  await changed(live.id);
  return null;
}

/** What is wished for a seat. */
interface Wish {
  readonly seat: Seat;
  readonly level: string | null;
  readonly hints?: boolean | undefined;
}

/** The bots of a new game, or why there can be none. */
export function firstBots(
  { rulebook, setup, seats }: Table,
  { bots: wished = {}, hints = {}, history = false }: Pick<NewGame, 'bots' | 'hints' | 'history'>,
): BotsSeated | Denial {
  const [wanted, hinted] = [Object.entries(wished), Object.entries(hints)];
  if (wanted.length + hinted.length === 0 && !history) return NO_BOTS;
  if (!hasBots(rulebook.id, setup.scenario.id)) return denial(400, SAYS.noBots);
  const odd = [...wanted, ...hinted].find(([seat]) => !seats.includes(seat));
  if (odd)
    return denial(400, `There is no seat "${odd[0]}" in this scenario; the seats are ${seats.join(', ')}.`);
  const twice = hinted.find(([seat]) => Object.hasOwn(wished, seat));
  if (twice) return denial(400, `A bot plays ${twice[0]}: nobody is there to be told what it would answer.`);
  const bots: SeatBots = new Map<Seat, SeatBot>([
    ...wanted.map(([seat, level]) => [seat, { level, seed: newSeed() }] as const),
    ...(history ? [[TABLE, { level: HISTORY, seed: newSeed() }] as const] : []),
  ]);
  return { bots, hints: new Map(hinted) };
}

const NO_BOTS: BotsSeated = { bots: new Map(), hints: new Map() };

/** What a bot would answer in the place of somebody, for that one alone. Nothing is sent. */
export async function suggest(
  thinking: Pick<Thinking, 'suggest'>,
  { live, person, at }: AtDesk,
  { seat, decision: id, level }: { readonly seat: Seat; readonly decision: string; readonly level: Level },
): Promise<Reply | Denial> {
  // the course of the history stands ready for whoever is asked in its place
  const isHistory = seat === TABLE && live.seating.bots.has(TABLE) && person.seats.length > 0;
  const no = isHistory
    ? null
    : seat === TABLE || seat === DICE
      ? denial(409, SAYS.noSuggestion)
      : mayAnswer(person, seat);
  if (no) return no;
  if (!canHaveBots(live)) return denial(409, SAYS.noBots);
  const stopped = stoppedText(live.stopped);
  if (stopped !== null) return denial(409, stopped);
  const { game } = live;
  const decision = asksOf(game.table, stateOf(game), seat).find((each) => each.id === id && !each.optional);
  if (!decision) return denial(409, SAYS.outdated);
  const seed = randomHex(32);
  const course = `${live.seating.bots.get(seat)?.seed ?? seed}/history`;
  const question = questionOf(live, decision, { level, seed, course });
  return (await thinking.suggest(`${live.id} ${at}`, question)) ?? denial(409, SAYS.noSuggestion);
}

/** Everybody may know which seats bots have, and how well they play. */
export function levelsOf({ bots }: Pick<Seating, 'bots'>): Record<Seat, string> {
  return Object.fromEntries([...bots].map(([seat, { level }]) => [seat, level]));
}

/** At which of some seats a bot says what it would answer, and how well it plays. */
export function hintsOf(hints: SeatHints, seats: readonly Seat[]): Record<Seat, string> {
  return Object.fromEntries([...hints].filter(([seat]) => seats.includes(seat)));
}
