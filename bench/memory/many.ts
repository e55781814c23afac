import { openFile } from '../../src/store/sqlite-file.ts';
import { isRefusal } from '../../src/kernel/clause.ts';
import { hashKey } from '../../src/server/people/people.ts';
import type { Campaign } from './campaign.ts';

/** The key that opens a game of the database. */
export function keyOf(game: number): string {
  return `key-${game}`;
}

/** Write a database in which one campaign stands as so many games. */
export function writeMany({ header, entries }: Campaign, games: number, path: string): void {
  const db = openFile(path);
  if (isRefusal(db)) throw new Error(`no database at ${path}`);
  const game = db.prepare('INSERT INTO game (id, header, title) VALUES (?, ?, ?)');
  const entry = db.prepare('INSERT INTO entry (game, n, body) VALUES (?, ?, ?)');
  const person = db.prepare('INSERT INTO person (game, at, name, seats, key) VALUES (?, ?, ?, ?, ?)');
  const [head, seats] = [JSON.stringify(header), JSON.stringify(['european-axis'])];
  const bodies = entries.map((each) => JSON.stringify(each));
  db.exec('BEGIN');
  for (let at = 0; at < games; at++) {
    const id = String(at);
    game.run(id, head, `Campaign ${at}`);
    person.run(id, 0, 'Anna', seats, hashKey(keyOf(at)));
    bodies.forEach((body, i) => entry.run(id, i + 1, body));
  }
  db.exec('COMMIT');
  db.close();
}
