import type { Nudge } from '../../store/index.ts';
import type { Aside } from '../aside/aside.ts';
import { denial, type Denial, SAYS } from '../denied.ts';
import type { Games } from '../games/games.ts';
import { stateOf } from '../../kernel/game/game.ts';
import { isUnnamed } from '../../kernel/game/play.ts';
import { sitting } from './people.ts';
import { commonOf } from '../desk/sight.ts';
import { awaitedIn } from '../desk/tellers.ts';
import type { LiveGame } from '../games/live-game.ts';
import type { AtDesk } from './places.ts';

/** Somebody was nudged: the game, the place of the person among its people, and by whom. */
type Nudged = (game: string, person: number, by: string) => void;

/** A person is nudged no more than once in so many milliseconds. */
export const NUDGE_REST = 86_400_000;

/** Where the nudge of those whom nobody names is kept: the place of nobody. */
const UNNAMED = -1;
/** What whoever made a game is called who has no name at it. */
const MAKER = 'Whoever made the game';

/** Who is looking at the games of a server, and who is nudged. */
export interface Presence {
  /** The people who look at a game now and let others see it, by their place. No screen is named. */
  looking(game: string): Promise<ReadonlySet<number>>;
  /** Let others see that one looks, or no longer. */
  show(place: AtDesk, shows: boolean): Promise<void>;
  /** One's page is out of sight, or in sight again. */
  turn(place: AtDesk, away: boolean): Promise<void>;
  /** Somebody has come to a game, or gone: those who see it are told. */
  came(game: string, person: number): Promise<void>;
  /** Nudge somebody for whom the game waits; without a name, whoever it waits for in a step that names nobody. */
  nudge(place: AtDesk, name?: string): Promise<Nudge | Denial>;
  /** For whoever made the game: nudge all for whom it waits, but those who were within a day. Nobody is named, and none counted. */
  nudgeAll(live: LiveGame): Promise<Nudge | Denial>;
  /** Be told of each nudge. */
  listen(heard: Nudged): void;
  /** The server ends: who goes now is no news. */
  close(): void;
}

/** Nobody looks yet. `changed`: what is to be told to those who watch a game. */
export function makePresence(games: Games, changed: Aside['changed']): Presence {
  const { database, here } = games;
  const ears: Nudged[] = [];
  let isClosed = false;

  const looking: Presence['looking'] = async (game) => {
    const shown = await database.presence.shown(game);
    const looks = await here.looking(game);
    return new Set([...shown].filter((each) => looks.has(each)));
  };

  const nudging = nudgesOf(games, changed, ears);

  return {
    looking,
    ...nudging,
    async show({ live, at }, shows) {
      await database.presence.show(live.id, at, shows);
      await changed(live.id);
    },
    async turn({ live, at }, isAway) {
      await here.turn(live.id, at, isAway);
      await changed(live.id);
    },
    async came(game, person) {
      if (isClosed) return;
      await here.came(game, person);
      if ((await database.presence.shown(game)).has(person)) await changed(game);
    },
    listen: (heard) => void ears.push(heard),
    close() {
      isClosed = true;
    },
  };
}

/** Nudges one, or all for whom a game waits; `ears` hear of each. */
function nudgesOf(
  { database, clock }: Games,
  changed: Aside['changed'],
  ears: readonly Nudged[],
): Pick<Presence, 'nudge' | 'nudgeAll'> {
  const whomIn = (live: LiveGame): readonly number[] => {
    const awaiting = awaitedIn(live, commonOf(live).awaiting);
    return [...live.seating.people.keys()].filter((at) =>
      sitting(live.seating, at)?.seats.some((seat) => awaiting.includes(seat)),
    );
  };

  /** Nobody learns who is told, nor whether anybody is. */
  async function nudgeUnnamed({ live, person, at }: AtDesk): Promise<Nudge | Denial> {
    const given = { by: person.name, at: clock() };
    if (!(await database.presence.nudge(live.id, UNNAMED, given, given.at - NUDGE_REST)))
      return denial(409, SAYS.nudgedAll);
    for (const whom of whomIn(live))
      if (whom !== at) for (const heard of ears) heard(live.id, whom, person.name);
    await changed(live.id);
    return given;
  }

  async function nudge(place: AtDesk, name?: string): Promise<Nudge | Denial> {
    const { live, person, at } = place;
    if (person.seats.length === 0) return denial(403, SAYS.spectator);
    const isOpen = !live.stopped && isUnnamed(live.game.table, stateOf(live.game));
    if (name === undefined) return isOpen ? nudgeUnnamed(place) : denial(409, SAYS.notAwaited);
    if (isOpen) return denial(409, SAYS.unnamed);
    const whom = live.seating.people.findIndex((each) => each.name === name && !each.revoked);
    if (whom === -1) return denial(404, SAYS.noPerson);
    if (whom === at || live.stopped || !whomIn(live).includes(whom)) return denial(409, SAYS.notAwaited);
    const given = { by: person.name, at: clock() };
    if (!(await database.presence.nudge(live.id, whom, given, given.at - NUDGE_REST)))
      return denial(409, SAYS.nudged);
    for (const heard of ears) heard(live.id, whom, person.name);
    await changed(live.id);
    return given;
  }

  async function nudgeAll(live: LiveGame): Promise<Nudge | Denial> {
    const whom = whomIn(live);
    if (live.stopped || whom.length === 0) return denial(409, SAYS.notAwaited);
    const given = { by: MAKER, at: clock() };
    for (const at of whom)
      if (await database.presence.nudge(live.id, at, given, given.at - NUDGE_REST))
        for (const heard of ears) heard(live.id, at, given.by);
    await changed(live.id);
    return given;
  }

  return { nudge, nudgeAll };
}
