import type { Seat } from '../../kernel/seat.ts';
import { dueSaid } from '../../kernel/texts/due-said.ts';
import { duesOf, ruleOf } from '../deadlines/due.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import { holdersOf } from '../people/people.ts';
import { readyFor } from '../stand-ins/hand-over.ts';
import { NOTE } from './texts.ts';

/** When the time of a seat is over. */
export interface Due {
  readonly at: number;
  /** When one is reminded of it. */
  readonly remind: number;
  /** What is said of it. */
  readonly says: string;
}

/** By seat. */
export type Dues = Readonly<Partial<Record<Seat, Due>>>;

const HOUR = 3_600_000;
/** One is reminded when so much of the time has run, and an hour before its end at the latest. */
const PART = 0.75;

/** When the times of seats are over that are asked now, as everybody may know it. */
export async function timesOver(
  { database }: Pick<Games, 'database'>,
  live: LiveGame,
  now: number,
): Promise<Dues> {
  const kept = await database.deadlines.kept(live.id);
  const rule = ruleOf(kept);
  if (!rule || live.stopped) return {};
  const { since, seating } = live;
  const early = duesOf(since, seating, kept, PART);
  const instead = (seat: Seat): string => {
    if (rule.late !== 'hand') return NOTE.else[rule.late];
    const by = holdersOf(seating, seat).flatMap((at) => readyFor(seating, at) ?? [])[0];
    return by === undefined ? NOTE.else.wait : NOTE.takesOver(seating.people[by]?.name ?? '');
  };
  return Object.fromEntries(
    Object.entries(duesOf(since, seating, kept)).map(([seat, at]): [Seat, Due] => {
      const when = dueSaid(at, now, rule.zone);
      const says = at > now ? NOTE.by(when, instead(seat)) : NOTE.over(when);
      return [seat, { at, remind: Math.min(early[seat] ?? at, at - HOUR), says }];
    }),
  );
}
