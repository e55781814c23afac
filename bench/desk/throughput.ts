import { readdirSync, readFileSync } from 'node:fs';
import type { Tell } from '../bench.ts';
import { installPeer } from '../peer.ts';
import { percentile } from '../percentile.ts';
import { LONG, type Played, SMALL } from '../played.ts';
import { pace, type ServerProcess, startPeer, startServerProcess } from './processes.ts';
import { scheduled } from './stalls.ts';
import { missingText } from './text.ts';

/** How many answers servers take in a second, where each game's next one comes as soon as the one before is acknowledged. */
interface Throughput {
  readonly server: string;
  readonly rulebook: string;
  readonly perSecond: number;
  /** Milliseconds from an answer to its acknowledgement. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of processor for an answer: of the servers, and of the database; null where nobody knows. */
  readonly servers: number | null;
  readonly database: number | null;
}

/** All of them, and why there is nothing beside them. */
interface Throughputs {
  readonly found: readonly Throughput[];
  readonly missing: readonly string[];
}

/** The small game here and at boardgame.io's server, stored and not; every rulebook by one server, and by two on one Postgres. */
export async function measureThroughput(
  database: string | null,
  time: number,
  { doing, found }: Tell,
): Promise<Throughputs> {
  const all: Throughput[] = [];
  const noPeer = installPeer(doing);
  const one = (): Promise<ServerProcess> => startServerProcess('raised');
  found('Answers taken, 40 games at once, the next as soon as the one before is acknowledged:');
  const measure = async (server: string, played: Played, starts: Starts, peer = false): Promise<void> => {
    doing(`${played.rulebook} as fast as it goes (${server})`);
    const each = await measured(server, played, starts, { peer, time });
    found(textOf(each));
    all.push(each);
  };
  await measure('demarche, a file', SMALL, [one]);
  if (noPeer === null) {
    await measure('boardgame.io, stored', SMALL, [() => startPeer(true)], true);
    await measure('boardgame.io, in memory', SMALL, [() => startPeer()], true);
  }
  for (const played of LONG) await measure('demarche, a file', played, [one]);
  if (database !== null)
    for (const played of [...LONG, SMALL]) {
      const shared = (): Promise<ServerProcess> => startServerProcess('raised', database);
      await measure('demarche, Postgres', played, [shared]);
      await measure('two on one Postgres', played, [shared, shared]);
    }
  const missing = [
    ...(noPeer === null ? [] : [missingText(noPeer)]),
    ...(database === null ? ['  no Postgres was named with --database'] : []),
  ];
  for (const each of missing) found(each);
  return { found: all, missing };
}

type Starts = readonly (() => Promise<ServerProcess>)[];

async function measured(
  server: string,
  played: Played,
  starts: Starts,
  { peer, time }: { readonly peer: boolean; readonly time: number },
): Promise<Throughput> {
  const servers: ServerProcess[] = [];
  for (const start of starts) servers.push(await start());
  try {
    let spent = (): Spent => ({ servers: null, database: null });
    const urls = servers.map(({ url }) => url);
    const { times } = await pace({ ...played, peer, rate: null, urls, time }, () => {
      spent = watchSpent(servers.map(({ pid }) => pid));
    });
    const { servers: ours, database } = spent();
    const each = (all: number | null): number | null => (all === null ? null : all / times.length);
    return {
      server,
      rulebook: played.rulebook,
      perSecond: times.length / (time / 1000),
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      servers: each(ours),
      database: each(database),
    };
  } finally {
    for (const served of servers) await served.stop();
  }
}

interface Spent {
  readonly servers: number | null;
  readonly database: number | null;
}

/** Begin to watch what servers, and all processes of a Postgres, compute; the returned function says it in milliseconds. */
function watchSpent(pids: readonly number[]): () => Spent {
  const before = { servers: computed(pids), database: computed(postgresPids()) };
  return () => {
    const after = { servers: computed(pids), database: computed(postgresPids()) };
    const spent = (which: keyof Spent): number | null => {
      const [from, to] = [before[which], after[which]];
      return from === null || to === null ? null : (to - from) / 1e6;
    };
    return { servers: spent('servers'), database: spent('database') };
  };
}

function computed(pids: readonly number[]): number | null {
  const all = pids.flatMap((pid) => scheduled(pid) ?? []).filter((_, i) => i % 2 === 0);
  return all.length === 0 ? null : all.reduce((sum, each) => sum + each, 0);
}

/** The processes of every Postgres of this machine. Linux alone tells. */
function postgresPids(): readonly number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && nameOf(name) === 'postgres')
      .map(Number);
  } catch {
    return [];
  }
}

function nameOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}

function textOf({ server, rulebook, perSecond, p50, p99, servers, database }: Throughput): string {
  const fine = (time: number | null): string => (time === null ? 'unknown' : `${time.toFixed(2)} ms`);
  return (
    `  ${rulebook} (${server}): ${Math.round(perSecond)}/s; acknowledged after p50 ${fine(p50)}, p99 ${fine(p99)}; ` +
    `for each ${fine(servers)} of the servers' processor${database === null ? '' : `, ${fine(database)} of the database's`}`
  );
}
