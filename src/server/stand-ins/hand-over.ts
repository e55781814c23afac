import type { Seat } from '../../kernel/seat.ts';
import type { Seating, StandIn } from '../../store/index.ts';
import type { Aside } from '../aside/aside.ts';
import { ruleOf } from '../deadlines/due.ts';
import { denial, type Denial, SAYS } from '../denied.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import { announcement } from '../people/invitations.ts';
import { seatsOf } from '../people/names.ts';
import { holdersOf } from '../people/people.ts';
import type { AtDesk } from '../people/places.ts';
import { isFoe } from './sides.ts';
import { HAND } from './texts.ts';

/** Who plays for those who are away. */
export interface HandOver {
  /** Say who plays one's seats in one's absence (null: nobody), and whether they read what one has written before. */
  name(place: AtDesk, by: string | null, lets?: boolean): Promise<Denial | null>;
  /** Let somebody read, where they stand in, what one has written before they came, or no longer. */
  letRead(place: AtDesk, by: string, lets: boolean): Promise<Denial | null>;
  /** Say whether one plays for somebody who has named one. */
  accept(place: AtDesk, absent: string, accepts: boolean): Promise<Denial | null>;
  /** One is back, and plays one's own seats again. */
  back(place: AtDesk): Promise<Denial | null>;
  /** Let those who have accepted play the seats whose time is over. */
  begin(live: LiveGame, late: readonly Seat[]): Promise<void>;
  /** Whom somebody at a game may name. */
  may(live: LiveGame, at: number): Promise<readonly number[]>;
}

/** The place of who has accepted to play for a person and does not yet; null: nobody has. */
export function readyFor(
  { people, standIns }: Pick<Seating, 'people' | 'standIns'>,
  at: number,
): number | null {
  const named = standIns.get(at);
  return named?.accepted && named.since === null && people[named.by]?.revoked === false ? named.by : null;
}

/** What handing over needs of others. */
interface Ground {
  readonly games: Games;
  readonly changed: Aside['changed'];
}

/** Nobody is told yet. `changed`: what stands beside the desks of a game has. */
export function makeHandOver(games: Games, changed: Aside['changed']): HandOver {
  const ground = { games, changed };
  return {
    name: (place, by, lets) => name(ground, place, by, lets),
    letRead: (place, by, lets) => letRead(ground, place, by, lets),
    accept: (place, absent, accepts) => accept(ground, place, absent, accepts),
    back: (place) => back(ground, place),
    async begin(live, late) {
      for (const seat of late)
        for (const at of holdersOf(live.seating, seat)) {
          const by = readyFor(live.seating, at);
          // no more read the secrets of a seat than must
          if (by !== null && (await handTo(ground, live, at, by))) break;
        }
    },
    async may(live, at) {
      const { people, published } = live.seating;
      if (!people[at] || people[at].seats.length === 0) return [];
      const mayPlay = await judgeOf(games, live);
      return [...people.keys()].filter(
        (by) => by !== at && !people[by]?.revoked && by !== published && mayPlay(by, at),
      );
    },
  };
}

function nameOf({ seating }: LiveGame, at: number): string {
  return seating.people[at]?.name ?? '';
}

/** The place of somebody with a link of their own; -1: nobody is called so. */
function placeOf({ seating }: LiveGame, name: string): number {
  return seating.people.findIndex(
    (each, at) => each.name === name && !each.revoked && at !== seating.published,
  );
}

/** Note who plays for somebody, as it has been stored. */
function put(live: LiveGame, at: number, standIn: StandIn | null): void {
  const standIns = new Map(live.seating.standIns);
  if (standIn) standIns.set(at, standIn);
  else standIns.delete(at);
  live.seating = { ...live.seating, standIns };
}

/** Says whether somebody may play for another who is absent: foes where the rule of the deadline lets them. */
async function judgeOf(
  { database }: Games,
  live: LiveGame,
): Promise<(by: number, absent: number) => boolean> {
  const rule = ruleOf(await database.deadlines.kept(live.id));
  const stood = await database.standIns.stood(live.id);
  return (by, absent) => rule?.foes === true || !isFoe(live, by, absent, stood);
}

async function mayPlay(games: Games, live: LiveGame, by: number, absent: number): Promise<boolean> {
  return (await judgeOf(games, live))(by, absent);
}

async function name(
  { games, changed }: Ground,
  { live, at }: AtDesk,
  wanted: string | null,
  lets?: boolean,
): Promise<Denial | null> {
  if (live.seating.people[at]?.seats.length === 0) return denial(403, SAYS.spectator);
  const by = wanted === null ? null : placeOf(live, wanted);
  if (by === -1) return denial(404, SAYS.noPerson);
  if (by === at) return denial(409, SAYS.ownStandIn);
  if (by !== null && !(await mayPlay(games, live, by, at))) return denial(409, SAYS.foeStandIn);
  if (!(await games.database.standIns.name(live.id, at, by))) return denial(409, SAYS.played);
  const before = live.seating.standIns.get(at);
  if (by === null) put(live, at, null);
  else if (before?.by !== by) put(live, at, { by, accepted: false, since: null });
  // whom one let once and names again reads nothing of before unless one says so again
  if (by !== null && (lets !== undefined || before?.by !== by))
    await games.database.standIns.letRead(live.id, at, by, lets === true);
  await changed(live.id);
  return null;
}

async function letRead(
  { games, changed }: Ground,
  { live, at }: AtDesk,
  wanted: string,
  lets: boolean,
): Promise<Denial | null> {
  if (live.seating.people[at]?.seats.length === 0) return denial(403, SAYS.spectator);
  const by = placeOf(live, wanted);
  if (by === -1) return denial(404, SAYS.noPerson);
  if (by === at) return denial(409, SAYS.ownStandIn);
  await games.database.standIns.letRead(live.id, at, by, lets);
  await changed(live.id);
  return null;
}

async function accept(
  ground: Ground,
  { live, at }: AtDesk,
  name: string,
  accepts: boolean,
): Promise<Denial | null> {
  const { games, changed } = ground;
  const absent = placeOf(live, name);
  const before = live.seating.standIns.get(absent);
  if (before?.by !== at) return denial(404, SAYS.notNamed);
  if (accepts && !(await mayPlay(games, live, at, absent))) return denial(409, SAYS.foeStandIn);
  const since = accepts ? before.since : null;
  const line = since === before.since ? undefined : announcement(games, HAND.ended(nameOf(live, at), name));
  if (!(await games.database.standIns.accept(live.id, absent, at, accepts, line)))
    return denial(404, SAYS.notNamed);
  put(live, absent, { by: at, accepted: accepts, since });
  if (line) games.changed(live);
  await changed(live.id);
  return null;
}

async function back({ games, changed }: Ground, { live, at }: AtDesk): Promise<Denial | null> {
  const before = live.seating.standIns.get(at);
  const line = announcement(games, HAND.back(nameOf(live, at), seatsOf(live, at)));
  if (!before || !(await games.database.standIns.end(live.id, at, line))) return denial(409, SAYS.notPlayed);
  put(live, at, { ...before, since: null });
  games.changed(live);
  await changed(live.id);
  return null;
}

/** Let somebody play for another from now on. Returns whether it is so. */
async function handTo({ games }: Ground, live: LiveGame, absent: number, by: number): Promise<boolean> {
  const since = games.clock();
  if (!(await mayPlay(games, live, by, absent))) return false;
  const text = HAND.begun(nameOf(live, by), seatsOf(live, absent), nameOf(live, absent));
  const line = announcement(games, text);
  if (!(await games.database.standIns.begin(live.id, absent, by, since, line))) return false;
  put(live, absent, { by, accepted: true, since });
  games.changed(live);
  return true;
}
