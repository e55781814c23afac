import type { Nudge } from '../../store/index.ts';
import type { Aside } from '../aside/aside.ts';
import { denial, type Denial, SAYS } from '../denied.ts';
import type { Games } from '../games/games.ts';
import { sitting } from './people.ts';
import { commonOf } from '../desk/sight.ts';
import type { AtDesk } from './places.ts';

/** Somebody was nudged: the game, the place of the person among its people, and by whom. */
type Nudged = (game: string, person: number, by: string) => void;

/** A person is nudged no more than once in so many milliseconds. */
export const NUDGE_REST = 86_400_000;

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
  /** Nudge somebody for whom the game waits. */
  nudge(place: AtDesk, name: string): Promise<Nudge | Denial>;
  /** Be told of each nudge. */
  listen(heard: Nudged): void;
  /** The server ends: who goes now is no news. */
  close(): void;
}

/** Nobody looks yet. `changed`: what is to be told to those who watch a game. */
export function makePresence(games: Games, changed: Aside['changed']): Presence {
  const { database, here, clock } = games;
  const ears: Nudged[] = [];
  let isClosed = false;

  const looking: Presence['looking'] = async (game) => {
    const shown = await database.presence.shown(game);
    const looks = await here.looking(game);
    return new Set([...shown].filter((each) => looks.has(each)));
  };

  async function nudge({ live, person, at }: AtDesk, name: string): Promise<Nudge | Denial> {
    if (person.seats.length === 0) return denial(403, SAYS.spectator);
    const { people } = live.seating;
    const whom = people.findIndex((each) => each.name === name && !each.revoked);
    const { awaiting } = commonOf(live).seen;
    const isAwaited = sitting(live.seating, whom)?.seats.some((seat) => awaiting.includes(seat)) === true;
    if (whom === -1) return denial(404, SAYS.noPerson);
    if (whom === at || live.stopped || !isAwaited) return denial(409, SAYS.notAwaited);
    const given = { by: person.name, at: clock() };
    if (!(await database.presence.nudge(live.id, whom, given, given.at - NUDGE_REST)))
      return denial(409, SAYS.nudged);
    for (const heard of ears) heard(live.id, whom, person.name);
    await changed(live.id);
    return given;
  }

  return {
    looking,
    nudge,
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
