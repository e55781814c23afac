import { setImmediate as othersFirst } from 'node:timers/promises';
import type { OthersNews } from '../others.ts';
import type { Asking } from './sql.ts';

/** Tells other processes what was changed, after it is stored: told together with it, each change would wait for all others'. */
export interface Teller {
  readonly channel: string;
  tell(kind: OthersNews['kind'], id: string): void;
  /** Tell it in the transaction of a change that is rare: what is stored is told, whatever becomes of this process. */
  tellWithin(one: Asking, kind: OthersNews['kind'], id: string): Promise<void>;
  /** When all is told. */
  done(): Promise<void>;
}

/** What is said over a channel begins with whose news it is. */
export function makeTeller(sql: Asking, channel: string, mine: string): Teller {
  const news = (kind: OthersNews['kind'], id: string): string => `${mine} ${kind} ${id}`;
  const waiting = new Set<string>();
  let under: Promise<void> | null = null;

  async function say(): Promise<void> {
    await othersFirst();
    while (waiting.size > 0) {
      const all = [...waiting];
      waiting.clear();
      // what could not be told is found when the others look by themselves
      await sql
        .rows('SELECT pg_notify($1, each) FROM unnest($2::text[]) AS each', channel, all)
        .catch(() => undefined);
    }
  }

  return {
    channel,
    tellWithin: async (one, kind, id) => {
      await one.rows('SELECT pg_notify($1, $2)', channel, news(kind, id));
    },
    tell(kind, id) {
      waiting.add(news(kind, id));
      under ??= say().finally(() => {
        under = null;
      });
    },
    async done() {
      await under;
    },
  };
}
