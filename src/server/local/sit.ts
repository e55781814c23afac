import { denial, type Denial, SAYS } from '../denied.ts';
import type { Games } from '../games/games.ts';
import { announcement } from '../people/invitations.ts';
import { seatsOf } from '../people/names.ts';
import { hashKey, MOST_PEOPLE, newKey } from '../people/people.ts';

/** Links to a game, told this once: to all seats that no bot has, and to its maker's page. */
export interface SeatsHere {
  readonly game: string;
  readonly title: string;
  readonly name: string;
  readonly key: string;
  readonly creatorKey: string;
}

/** What whoever sits there is called. */
const NAME = 'This device';

/**
 * Let whoever has the device sit at every seat of a game that no bot has, beside those who did before. All at the table are told.
 * Whoever brought the game here has its file, and with it all its secrets.
 */
export async function sitHere(games: Games, id: string): Promise<SeatsHere | Denial> {
  return games.inTurn(id, async (live) => {
    const { seating, game } = live;
    const { people, bots, title } = seating;
    if (people.length >= MOST_PEOPLE) return denial(409, SAYS.full);
    const isTaken = (name: string): boolean => people.some((each) => each.name === name);
    let name = NAME;
    for (let n = 2; isTaken(name); n++) name = `${NAME} ${n}`;
    const [key, creatorKey] = [newKey(), newKey()];
    const seats = game.table.seats.filter((seat) => !bots.has(seat));
    const person = { name, seats, key: hashKey(key), revoked: false, held: 'held' } as const;
    const seated = { ...seating, people: [...people, person], creator: hashKey(creatorKey) };
    const titles = seatsOf({ ...live, seating: seated }, people.length);
    const line = announcement(games, `${name} has taken ${titles}: the game was brought here in a file.`);
    await games.database.seat(id, people.length, person, line);
    await games.database.manage(id, hashKey(creatorKey), announcement(games, `${name} is its maker now.`));
    live.seating = seated;
    games.changed(live);
    return { game: id, title, name, key, creatorKey };
  });
}
