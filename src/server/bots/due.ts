import { type BotQuestion, tellsUnasked } from '../../analysis/bots/question.ts';
import { copyJson, isRecord, type Json } from '../../kernel/json.ts';
import type { Decision } from '../../kernel/forms/decision.ts';
import { seatsAsked } from '../../kernel/game/asked-first.ts';
import { standingName } from '../../kernel/game/always-open.ts';
import { stateOf } from '../../kernel/game/game.ts';
import { markOf } from '../../kernel/game/reading.ts';
import { asksOf, isAwaited } from '../../kernel/game/play.ts';
import { viewOf } from '../../kernel/game/position.ts';
import { DICE, type Seat, TABLE } from '../../kernel/seat.ts';
import type { SeatBot } from '../../store/index.ts';
import { randomHex } from '../../trust/random.ts';
import type { LiveGame } from '../games/live-game.ts';
import { holdersOf } from '../people/people.ts';
import { commonOf } from '../desk/sight.ts';
import { isLevel } from './texts.ts';

/** Something that a bot is to answer now. */
export interface Todo {
  readonly decision: Decision;
  /** The seat whose bot answers: of a roll, that of whose dice they are. */
  readonly seat: Seat;
  readonly bot: SeatBot;
  /** What the seat saw when it was asked: an answer to something else is none. */
  readonly mark: string;
}

/** A new seed: 256 bits from the operating system. */
export function newSeed(): string {
  return randomHex(32);
}

/** What bots are to answer at a game now, of what was asked at that time or before. */
export function todosIn(live: LiveGame, until: number): readonly Todo[] {
  if (live.stopped) return [];
  const { game, seating, since } = live;
  const state = stateOf(game);
  const { awaiting } = commonOf(live);
  if (awaiting.length === 0) return [];
  const asked = awaiting
    .filter((seat) => (since[seat] ?? 0) <= until)
    .flatMap((seat) =>
      asksOf(game.table, state, seat).flatMap((decision): Todo[] => {
        if (!isAwaited(decision) || decision.held !== undefined) return [];
        if (isOfPeople(live, decision)) return [];
        const owner = seat === DICE ? rollerOf(live, decision) : seat;
        const bot = owner === null ? undefined : seating.bots.get(owner);
        return owner === null || !bot ? [] : [{ decision, seat: owner, bot, mark: markOf(state, decision) }];
      }),
    );
  const left = leftIn.get(game);
  return [...newsIn(live), ...asked].filter((each) => !left?.has(keyOf(each)));
}

/** What bots have tried to answer in vain, as a game stands: it is for people, until something changes. */
const leftIn = new WeakMap<LiveGame['game'], Set<string>>();

/** Leave something to people. */
export function leave({ game }: LiveGame, todo: Todo): void {
  leftIn.set(game, (leftIn.get(game) ?? new Set()).add(keyOf(todo)));
}

function keyOf({ decision, mark }: Todo): string {
  return `${decision.seat} ${decision.id} ${mark}`;
}

/** The questions of the table and the dice that bots will answer: nobody else need be shown them. */
export function answeredByBots(live: LiveGame): readonly string[] {
  return todosIn(live, Number.POSITIVE_INFINITY).flatMap(({ decision }) =>
    (decision.seat === TABLE || decision.seat === DICE) && decision.optional !== true ? [decision.id] : [],
  );
}

/** Whether it is for seats of people to say: no history says it in their name. */
function isOfPeople({ seating }: LiveGame, { askedOf = [] }: Decision): boolean {
  return askedOf.some((seat) => holdersOf(seating, seat).length > 0);
}

/** What the history can tell without being asked: before all else, so that nobody answers on what is news. */
function newsIn({ game, seating }: LiveGame): readonly Todo[] {
  const bot = seating.bots.get(TABLE);
  if (!bot || !tellsUnasked(game.header.rulebook)) return [];
  const state = stateOf(game);
  const decision = asksOf(game.table, state, TABLE).find((each) => standingName(each) === 'report');
  return decision ? [{ decision, seat: TABLE, bot, mark: markOf(state, decision) }] : [];
}

/** The seat whose bot lets the program's dice fall: whose they are, or any bot's where nobody sits; null: people do. */
function rollerOf(live: LiveGame, { owner }: Decision): Seat | null {
  const { game, seating } = live;
  if (game.header.dice !== 'program') return null;
  const bots = [...seating.bots.keys()].filter((seat) => seat !== TABLE);
  if (owner !== undefined && bots.includes(owner)) return owner;
  const isEmpty = game.table.seats.every((seat) => holdersOf(seating, seat).length === 0);
  return isEmpty ? (bots[0] ?? null) : null;
}

/** The seats that people have: of what concerns them alone no history tells. */
function seatsOfPeople(live: LiveGame): readonly Seat[] {
  return live.game.table.seats.filter(
    (seat) => !live.seating.bots.has(seat) && holdersOf(live.seating, seat).length > 0,
  );
}

/**
 * What the history tells without what is asked of a seat that somebody plays; null: nothing is left.
 * What cannot be told in parts is told whole.
 */
export function notOfPeople(live: LiveGame, { form, optional }: Decision, answer: Json): Json {
  if (form.kind !== 'report' || !isRecord(answer)) return answer;
  const mine = seatsOfPeople(live);
  const told = Object.entries(answer).filter(
    ([key]) => !seatsAsked(live.game.table, key).some((seat) => mine.includes(seat)),
  );
  const isAll = told.length === Object.keys(answer).length;
  if (told.length === 0) return null;
  return isAll || optional === true || form.parts === true ? Object.fromEntries(told) : answer;
}

/** A question about a game as a seat sees it; `seed`: where chance comes from, for this answer alone. */
export function questionOf(
  { game, seating }: LiveGame,
  decision: Decision,
  { level, seed, course }: { readonly level: string; readonly seed: string; readonly course: string },
): BotQuestion {
  const { rulebook, scenario, rulings, data } = game.header;
  const seat = decision.seat === TABLE ? null : decision.seat;
  return {
    rulebook,
    scenario,
    rulings,
    data,
    level: isLevel(level) ? level : 'steady',
    view: copyJson(viewOf(stateOf(game).position, seat)),
    decision: JSON.parse(JSON.stringify(decision)) as Decision,
    seed,
    course: seating.bots.get(TABLE)?.seed ?? course,
  };
}

/** The seats that bots have and nobody else: they agree to whatever the others agree to. */
export function seatsOfBots({ seating, game }: LiveGame): readonly Seat[] {
  return game.table.seats.filter((seat) => seating.bots.has(seat) && holdersOf(seating, seat).length === 0);
}
