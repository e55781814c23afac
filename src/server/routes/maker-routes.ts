import { z } from 'zod';
import { NewPerson, whole } from '../api/api.ts';
import { Upkeeping, UpkeepReply } from '../api/keeping-api.ts';
import type { Aside } from '../aside/aside.ts';
import type { KeptDeadlines } from '../../store/index.ts';
import type { Deadline } from '../api/aside-api.ts';
import { canHaveBots, levelsOf } from '../bots/seats.ts';
import { absentOf, type InForce, ruleOf, wishesOf } from '../deadlines/due.ts';
import { denial, type Denial, isDenied, SAYS } from '../denied.ts';
import { endpoint, type EndpointGround, NONE } from './endpoint.ts';
import type { Games } from '../games/games.ts';
import { renewLink } from '../people/invitations.ts';
import { keepAs, type LiveGame } from '../games/live-game.ts';
import { forOthersText } from '../people/for-others.ts';
import { manage } from '../people/people.ts';
import { isOpened } from '../people/places.ts';
import { ALL } from '../people/rooms.ts';
import { say } from './talk-routes.ts';
import { seatedAt } from './people-routes.ts';
import { commonOf } from '../desk/sight.ts';

const params = z.object({ id: z.string() });

/** What the maker of a game does with it: for the key that it was created with. Nothing of it stands in the game's record. */
export function makerRoutes(
  ground: EndpointGround,
  games: Games,
  aside: Aside,
  addresses: () => readonly string[],
): void {
  const path = '/api/games/{id}/maker';
  endpoint(
    ground,
    {
      method: 'get',
      path,
      about: 'a game as its maker sees it',
      params,
      query: NONE,
      body: NONE,
      answer: UpkeepReply,
    },
    async ({ params, key }) => manage(games, params.id, key, (live) => upkeptOf(games, live, addresses())),
  );
  endpoint(
    ground,
    {
      method: 'post',
      path,
      about: 'give a game another title, end it or open it again, put it away or take it out',
      params,
      query: NONE,
      body: Upkeeping,
      answer: UpkeepReply,
    },
    async ({ params, body, key }) =>
      manage(games, params.id, key, async (live) => {
        const no = await change(games, aside, live, body);
        return no ?? upkeptOf(games, live, addresses());
      }),
  );
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/games/{id}/people/{index}/renew',
      about:
        'invite a person anew, in the place of the invitation or link they had, which ends; all are told. Whoever holds the seat goes on with their key until they have agreed, or 24 hours have passed, and the seat is taken',
      params: params.extend({ index: whole }),
      query: NONE,
      body: NONE,
      answer: NewPerson,
    },
    async ({ params, key }) =>
      manage(games, params.id, key, async (live) => {
        const renewed = await renewLink(games, live, { at: params.index, by: 'maker' });
        if (isDenied(renewed)) return renewed;
        const { name, seats, key } = renewed;
        return { index: params.index, name, seats: [...seats], key, addresses: [...addresses()] };
      }),
  );
}

async function change(
  games: Games,
  aside: Aside,
  live: LiveGame,
  { forOthers, ...wish }: Upkeeping,
): Promise<Denial | null> {
  if (wish.ended === false && isOpened(live)) return denial(409, SAYS.opened);
  const no = forOthers ? await letOthers(games, aside, live, forOthers) : null;
  if (no) return no;
  if (Object.keys(wish).length > 0) await keep(games, live, wish);
  return null;
}

/** Set what people may do for seats of others: all are told of it first. */
async function letOthers(
  games: Games,
  aside: Aside,
  live: LiveGame,
  wish: NonNullable<Upkeeping['forOthers']>,
): Promise<Denial | null> {
  const { forOthers: before } = live.seating;
  const { rolls = before.rolls, minutes = before.minutes } = wish;
  if (rolls === before.rolls && minutes === before.minutes) return null;
  const forOthers = { rolls, minutes };
  const told = await say(games, aside, live.id, {
    by: 'table',
    name: '',
    seat: null,
    room: ALL,
    text: forOthersText(forOthers),
    request: `for-others/${games.clock()}`,
  });
  if (isDenied(told)) return told;
  await games.database.forOthers.set(live.id, forOthers);
  live.seating = { ...live.seating, forOthers };
  games.changed(live);
  await aside.changed(live.id);
  return null;
}

/** Those who watch look again: what is changed here stands in no sight. */
async function keep({ database, clock, watchers }: Games, live: LiveGame, wish: Upkeeping): Promise<void> {
  const { title, ended, archived } = wish;
  const { upkeep } = database;
  if (title !== undefined && title !== live.seating.title) {
    await upkeep.entitle(live.id, title);
    live.seating = { ...live.seating, title };
  }
  const since = (is: boolean | undefined, before: number | null): number | null =>
    is === undefined ? before : is ? (before ?? clock()) : null;
  const kept = { ended: since(ended, live.kept.ended), archived: since(archived, live.kept.archived) };
  await upkeep.keep(live.id, kept);
  keepAs(live, kept);
  watchers.dismiss(live.id, null);
  watchers.heard(live.id);
}

async function upkeptOf(
  { database, clock, signer }: Games,
  live: LiveGame,
  addresses: readonly string[],
): Promise<UpkeepReply> {
  const { header, table } = live.game;
  const { rulebook, scenario, dice, rulings } = header;
  const kept = await database.deadlines.kept(live.id);
  return {
    game: live.id,
    title: live.seating.title,
    rulebook,
    scenario,
    dice: dice === 'typed' ? 'typed' : 'program',
    rulings,
    seats: table.setup.scenario.seats.map(({ id, title }) => ({ id, title })),
    people: seatedAt(live, await database.upkeep.seen(live.id), clock()),
    bots: { can: canHaveBots(live) && live.stopped === null, seats: levelsOf(live.seating) },
    over: commonOf(live).seen.over,
    ...live.kept,
    forOthers: live.seating.forOthers,
    key: (await signer()).key,
    addresses: [...addresses],
    deadlines: deadlinesIn(live, kept),
  };
}

function deadlinesIn({ seating }: LiveGame, kept: KeptDeadlines): UpkeepReply['deadlines'] {
  const inForce = ruleOf(kept);
  const absent = Object.entries(absentOf(seating, kept)).map(([name, days]) => [name, [...days]]);
  return {
    rule: inForce && askedFor(inForce),
    wishes: wishesOf(seating, kept),
    absent: Object.fromEntries(absent),
  };
}

/** A rule as it was asked for. */
function askedFor(inForce: InForce): Deadline {
  const { from: _, ...rule } = inForce;
  return rule;
}
