// Games of boardgame.io in one SQLite file, written as ours is: a write-ahead log, synced with each change.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SYNC = 0;

/** A storage of boardgame.io, and what throws it away. */
export function storage() {
  const folder = mkdtempSync(join(tmpdir(), 'boardgame-'));
  const file = new DatabaseSync(join(folder, 'games.sqlite'));
  file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  file.exec('CREATE TABLE match (id TEXT PRIMARY KEY, state TEXT, initial TEXT, metadata TEXT)');
  file.exec('CREATE TABLE log (match TEXT, entry TEXT)');
  const make = file.prepare('INSERT OR REPLACE INTO match VALUES (?, ?, ?, ?)');
  const get = file.prepare('SELECT * FROM match WHERE id = ?');
  const state = file.prepare('UPDATE match SET state = ? WHERE id = ?');
  const put = file.prepare('INSERT INTO log VALUES (?, ?)');
  const logged = file.prepare('SELECT entry FROM log WHERE match = ?');
  const metadata = file.prepare('UPDATE match SET metadata = ? WHERE id = ?');
  const wipe = file.prepare('DELETE FROM match WHERE id = ?');
  const all = file.prepare('SELECT id FROM match');
  const read = (id) => {
    const row = get.get(id);
    return Object.fromEntries(
      ['state', 'initial', 'metadata'].map((name) => [name, row && JSON.parse(row[name])]),
    );
  };
  const db = {
    type: () => SYNC,
    connect: () => undefined,
    createMatch: (id, { initialState, metadata: about }) => {
      const [begun, known] = [JSON.stringify(initialState), JSON.stringify(about)];
      make.run(id, begun, begun, known);
    },
    createGame: (id, options) => db.createMatch(id, options),
    setState: (id, next, log = []) => {
      file.exec('BEGIN');
      state.run(JSON.stringify(next), id);
      for (const entry of log) put.run(id, JSON.stringify(entry));
      file.exec('COMMIT');
    },
    setMetadata: (id, about) => void metadata.run(JSON.stringify(about), id),
    fetch: (id, wanted) => {
      const { initial, ...found } = read(id);
      const known = { ...found, initialState: initial };
      if (wanted.log) known.log = logged.all(id).map(({ entry }) => JSON.parse(entry));
      return Object.fromEntries(Object.keys(wanted).map((name) => [name, known[name]]));
    },
    has: (id) => get.get(id) !== undefined,
    wipe: (id) => void wipe.run(id),
    listMatches: () => all.all().map(({ id }) => id),
    listGames: () => db.listMatches(),
  };
  return {
    db,
    close: () => {
      file.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
