import { Overtaken, type Stands } from '../others.ts';
import { rowOf, type Sql, type Together } from './sql.ts';
import type { Teller } from './teller.ts';

/** What this process knows of a game: how often it was changed, and which header it has. */
interface Known {
  readonly version: number;
  readonly head: string;
}

/**
 * How often games were changed. Whatever changes a game counts; once a process knows a game, it changes nothing that others
 * have changed meanwhile. What a process knows of a game is only ever what it has read, or has written on top of that.
 */
export interface Versions {
  /** Take a game as it stands now for known, before it is read. */
  know(id: string): Promise<Stands>;
  isKnown(id: string): Promise<boolean>;
  /** The version that this process knows; null: it may change the game as it finds it. */
  of(id: string): number | null;
  /** This process has changed a game, which has that version now: the others are told. */
  wrote(id: string, version: number): void;
  /** Change a game, with all that `act` does, and tell the others. */
  change<T>(id: string, act: (sql: Sql) => Promise<T>): Promise<T>;
  /** Those of some games that others have changed since this process knew them. */
  stale(ids: readonly string[]): Promise<readonly string[]>;
}

/** So many games are known at once. */
const MOST = 100_000;

/** Nothing is known yet. */
export function makeVersions(sql: Together, { tell }: Teller): Versions {
  const known = new Map<string, Known>();
  const put = (id: string, what: Known): void => {
    if (known.size >= MOST) known.clear();
    known.set(id, what);
  };

  async function know(id: string): Promise<Stands> {
    const row = await rowOf(sql, 'SELECT version, md5(header) AS head FROM game WHERE id = $1', [id]);
    const before = known.get(id);
    if (!row) known.delete(id);
    else put(id, { version: Number(row['version']), head: String(row['head']) });
    if (!row || !before || before.head !== row['head']) return 'otherwise';
    return before.version === row['version'] ? 'known' : 'later';
  }

  const wrote: Versions['wrote'] = (id, version) => {
    const before = known.get(id);
    if (before) put(id, { ...before, version });
    tell('game', id);
  };

  return {
    know,
    wrote,
    of: (id) => known.get(id)?.version ?? null,
    async isKnown(id) {
      const row = await rowOf(sql, 'SELECT version FROM game WHERE id = $1', [id]);
      return known.get(id)?.version === row?.['version'];
    },
    async stale(ids) {
      if (ids.length === 0) return [];
      const rows = await sql.rows('SELECT id, version FROM game WHERE id = ANY($1::text[])', [ids]);
      return rows
        .filter((row) => known.get(String(row['id']))?.version !== row['version'])
        .map((row) => String(row['id']));
    },
    async change(id, act) {
      const { result, version } = await sql.atOnce(async (one) => {
        const row = await rowOf(one, RAISE, [id, known.get(id)?.version ?? null]);
        if (!row && known.has(id)) throw new Overtaken();
        return { result: await act(one), version: row?.['version'] };
      });
      if (typeof version === 'number') wrote(id, version);
      return result;
    },
  };
}

const RAISE = `UPDATE game SET version = version + 1
  WHERE id = $1 AND version = coalesce($2::bigint, version) RETURNING version`;
