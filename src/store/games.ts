import { clubsIn } from './club-files.ts';
import type { GamesStore } from './database.ts';
import { entriesIn } from './entries.ts';
import { peopleIn } from './people.ts';
import { roomsIn } from './rooms.ts';
import type { Tables } from './sql.ts';

/** All that is kept in a database, whatever it is made of. */
export function gamesIn(sql: Tables): Omit<GamesStore, 'damage' | 'others' | 'close'> {
  return { ...entriesIn(sql), ...peopleIn(sql), ...clubsIn(sql), ...roomsIn(sql) };
}
