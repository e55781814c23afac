import type { Refusal } from '../../kernel/clause.ts';
import type { GamesStore } from '../database.ts';
import { gamesIn } from '../games.ts';
import type { SqlRow, Tables } from '../sql.ts';
import { type Call, callsOver, errorOf, LENT, type Port } from './line.ts';
import type { GameFiles, Keeping, Service } from './service.ts';

/** The games of this browser. */
export interface BrowserDatabase extends GamesStore {
  /** How long they are there: to be asked again once the browser was asked to keep them. */
  keeping(): Promise<Keeping>;
}

/**
 * The games of this browser, asked for over a port of the worker that has SQLite (`sqlite-worker.ts`). What is acknowledged is
 * on the disk, where there is one for the page. Refused where they cannot be had, as another tab has them. Errors are thrown: what
 * was asked is then not done. `close` lets others have them.
 */
export async function openBrowserDatabase(port: Port): Promise<BrowserDatabase | Refusal> {
  const call = callsOver<Service>(port);
  const refusal = await call('open');
  if (refusal) return refusal;
  return {
    ...gamesIn(tablesOver(call)),
    damage: () => call('damage'),
    keeping: () => call('keeping'),
    others: null,
    close: () => call('close'),
  };
}

/** The games of this browser as files, over a port of the same worker. */
export function browserFiles(port: Port): GameFiles {
  const call = callsOver<Service>(port);
  return {
    bytes: (links) => call('bytes', links),
    replace: (bytes) => call('replace', bytes),
    anew: () => call('anew'),
    asides: () => call('asides'),
    bytesAside: (number) => call('bytesAside', number),
    forgetAside: (number) => call('forgetAside', number),
  };
}

/** Let whoever has the other end of a port ask the worker, too. */
export function lendSqlite(worker: Port, port: Port): void {
  worker.postMessage(LENT, [port]);
}

function tablesOver(call: Call<Service>): Tables {
  return {
    rows: (...given) => call('rows', ...given),
    run: (...given) => call('run', ...given),
    atOnce: (all) => call('atOnce', all),
    change: (...given) => call('change', ...given),
    changeIf: (...given) => call('changeIf', ...given),
    aside: (...given) => call('aside', ...given),
    tell: () => undefined,
    entries: async (game, n) => readUpTo(await call('entries', game, n)),
    append: (...given) => call('append', ...given),
  };
}

/** The rows that could be read, and then why no others could. */
function* readUpTo({ rows, broken }: Awaited<ReturnType<Service['entries']>>): Generator<SqlRow> {
  yield* rows;
  if (broken) throw errorOf(broken);
}
