import { type Others, OvertakenError, type Standing } from '../others.ts';
import { rowOf } from '../sql.ts';
import type { Asking, Transactions } from './sql.ts';
import type { Teller } from './teller.ts';

/**
 * How often games were changed. Whatever changes a game counts; once a process knows a game, it changes nothing that others
 * have changed meanwhile. What a process knows of a game is only ever what it has read, or has written on top of that.
 */
export interface Versions extends Pick<Others, 'look' | 'isSame' | 'know' | 'isKnown' | 'stale'> {
  /** The version that this process knows; null: it may change the game as it finds it. */
  of(id: string): number | null;
  /** This process has changed a game, which has that version now: the others are told. */
  wrote(id: string, version: number): void;
  /** Change a game, with all that `act` does, and tell the others. */
  change<T>(id: string, act: (sql: Asking) => Promise<T>): Promise<T>;
}

/** So many games are known at once. */
const MOST = 100_000;

/** Nothing is known yet. */
export function makeVersions(sql: Transactions, { tell }: Teller): Versions {
  const known = new Map<string, NonNullable<Standing>>();

  const know: Versions['know'] = (id, standing) => {
    if (known.size >= MOST) known.clear();
    if (standing) known.set(id, standing);
    else known.delete(id);
  };

  const wrote: Versions['wrote'] = (id, version) => {
    const before = known.get(id);
    if (before) know(id, { ...before, version });
    tell('game', id);
  };

  return {
    know,
    wrote,
    async look(id) {
      const row = await rowOf(sql, 'SELECT version, md5(header) AS head FROM game WHERE id = $1', id);
      return row ? { version: Number(row['version']), head: String(row['head']) } : null;
    },
    isSame: (id, standing) => standing !== null && known.get(id)?.head === standing.head,
    of: (id) => known.get(id)?.version ?? null,
    async isKnown(id) {
      const row = await rowOf(sql, 'SELECT version FROM game WHERE id = $1', id);
      return known.get(id)?.version === row?.['version'];
    },
    async stale(ids) {
      if (ids.length === 0) return [];
      const rows = await sql.rows('SELECT id, version FROM game WHERE id = ANY($1)', ids);
      return rows
        .filter((row) => known.get(String(row['id']))?.version !== row['version'])
        .map((row) => String(row['id']));
    },
    async change(id, act) {
      const { result, version } = await sql.transaction(async (one) => {
        const row = await rowOf(one, RAISE, id, known.get(id)?.version ?? null);
        if (!row && known.has(id)) throw new OvertakenError();
        return { result: await act(one), version: row?.['version'] };
      });
      if (typeof version === 'number') wrote(id, version);
      return result;
    },
  };
}

const RAISE = `UPDATE game SET version = version + 1
  WHERE id = $1 AND version = coalesce($2::bigint, version) RETURNING version`;
