import { percentile } from './percentile.ts';
import type { Call } from './pace.ts';
import { installPeer } from './peer.ts';
import { pace, type ServerProcess, startPeer, startServerProcess } from './processes.ts';
import { type Stalls, watchStalls } from './stalls.ts';

const RATES = [100, 200, 300];
const TIME = 8000;
/** What is played, and where it begins. */
export type Played = Pick<Call, 'rulebook' | 'scenario'>;

/** What boardgame.io's server plays, too. */
export const SMALL: Played = { rulebook: 'minidip', scenario: 'only' };
export const PLAYED: readonly Played[] = [
  { rulebook: 'level-of-cooperation', scenario: 'world-1942' },
  { rulebook: 'a-world-at-war', scenario: 'global-1939' },
  { rulebook: 'gathering-storm', scenario: 'campaign-powers' },
  { rulebook: 'the-war-game', scenario: 'world-1939' },
  SMALL,
];

/** Answers to a game at a rate: in milliseconds from when they were due until the last that came of them. */
interface Rate {
  readonly server: string;
  readonly rulebook: string;
  readonly rate: number;
  readonly answers: number;
  readonly p50: number;
  readonly p99: number;
  /** Bytes that left the server for an answer, to its sender and all who look on. */
  readonly bytes: number;
  /** Milliseconds that the server computed for an answer; null where nobody knows. */
  readonly computed: number | null;
  /** How late the machine woke an idle process meanwhile, p99. */
  readonly stalled: number;
}

/** All rates, and what is to be reached; `missing`: why there is nothing beside them. */
export interface Rates {
  readonly target: number;
  readonly rates: readonly Rate[];
  readonly missing?: string;
}

/** Play every rulebook at every rate, and the small game also at boardgame.io's server. */
export async function measureRates(database: string | null): Promise<Rates> {
  const rates: Rate[] = [];
  const missing = installPeer();
  for (const played of PLAYED)
    for (const rate of RATES) {
      rates.push(await measureRate('demarche', { ...played, rate }, database));
      if (played === SMALL && missing === null)
        rates.push(await measureRate('boardgame.io', { ...played, rate }, null));
    }
  return { target: 50, rates, ...(missing === null ? {} : { missing }) };
}

async function measureRate(
  server: 'demarche' | 'boardgame.io',
  played: Played & { readonly rate: number },
  database: string | null,
): Promise<Rate> {
  const peer = server === 'boardgame.io';
  const served = await (peer ? startPeer() : startServerProcess('raised', database));
  try {
    return { server, ...(await paceAt(served, { ...played, peer })) };
  } finally {
    await served.stop();
  }
}

async function paceAt(
  { url, pid }: ServerProcess,
  call: Played & { readonly rate: number; readonly peer: boolean },
): Promise<Omit<Rate, 'server'>> {
  let watched: (() => Stalls) | undefined;
  const { times, bytes } = await pace({ ...call, urls: [url], time: TIME }, () => {
    watched = watchStalls(pid);
  });
  const stalls = watched?.();
  const answers = times.length;
  return {
    rulebook: call.rulebook,
    rate: call.rate,
    answers,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    bytes: bytes / answers,
    computed: stalls?.server ? stalls.server.computed / answers : null,
    stalled: stalls?.p99 ?? Number.NaN,
  };
}
