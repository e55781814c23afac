import type { Tell } from '../bench.ts';
import { installPeer } from '../peer.ts';
import { percentile } from '../percentile.ts';
import { LONG, type Played, SMALL } from '../played.ts';
import type { Call } from './pace.ts';
import { pace, type ServerProcess, startPeer, startServerProcess } from './processes.ts';
import { type Stalls, watchStalls } from './stalls.ts';
import { missingText, ms } from './text.ts';

const RATES = [100, 200, 300];
const TARGET = 50;

/** Answers to a game at a rate: in milliseconds from when they were due until the last that came of them. */
interface Rate {
  readonly server: 'demarche' | 'boardgame.io';
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
interface Rates {
  readonly target: number;
  readonly rates: readonly Rate[];
  readonly missing?: string;
}

/** Play every rulebook, or one alone, at every rate for so long, and the small game also at boardgame.io's server. */
export async function measureRates(
  database: string | null,
  { time, rulebook }: { readonly time: number; readonly rulebook: string | undefined },
  { doing, found }: Tell,
): Promise<Rates> {
  const rates: Rate[] = [];
  const missing = installPeer(doing);
  found(
    `From when an answer is due until all that comes of it is there (to reach: p99 < ${TARGET} ms at 100/s):`,
  );
  const measure = async (server: Rate['server'], played: Played, rate: number): Promise<void> => {
    doing(`${played.rulebook} at ${rate}/s, at a server of ${server}`);
    const peer = server === 'boardgame.io';
    const served = await (peer ? startPeer() : startServerProcess('raised', database));
    try {
      const each = { server, ...(await paceAt(served, { ...played, rate, peer, time })) };
      found(rateText(each));
      rates.push(each);
    } finally {
      await served.stop();
    }
  };
  for (const played of [...LONG, SMALL].filter((each) => (rulebook ?? each.rulebook) === each.rulebook))
    for (const rate of RATES) {
      await measure('demarche', played, rate);
      if (played === SMALL && missing === null) await measure('boardgame.io', played, rate);
    }
  if (missing !== null) found(missingText(missing));
  return { target: TARGET, rates, ...(missing === null ? {} : { missing }) };
}

async function paceAt(
  { url, pid }: ServerProcess,
  call: Omit<Call, 'urls'> & { readonly rate: number },
): Promise<Omit<Rate, 'server'>> {
  let watched: (() => Stalls) | undefined;
  const { times, bytes } = await pace({ ...call, urls: [url] }, () => {
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

function rateText({ server, rulebook, rate, p50, p99, bytes, computed, stalled }: Rate): string {
  return (
    `  ${rulebook}${server === 'demarche' ? '' : ` on ${server}`} at ${rate}/s: p50 ${ms(p50)}, p99 ${ms(p99)}; ` +
    `${(bytes / 1000).toFixed(1)} kB an answer${computed === null ? '' : `, ${computed.toFixed(2)} ms of processor`}; ` +
    `an idle process woken late by ${ms(stalled)} (p99)`
  );
}
