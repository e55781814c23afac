import { denial, type Denial, SAYS } from '../denied.ts';
import { isLoopback } from '../../trust/loopback.ts';
import type { Log } from '../log.ts';
import { type Caller, headerOf } from './caller.ts';

/** How a server is set up, as far as it matters who comes to it. */
interface Gateway {
  /** Whether only this machine can reach the server. */
  readonly loopback: boolean;
  /** Whether a proxy stands in front, whose word on addresses counts. */
  readonly trustProxy: boolean;
}

/** Who may come in. */
export interface Gate {
  /** Why a request is turned away, before it can spend anything; null when it is not. */
  refuse(caller: Pick<Caller, 'headers'>, page: boolean): Denial | null;
  /** Tell whoever runs the server, once. */
  tell(message: string): void;
}

/**
 * The gate of a server. What is wrong with a proxy in front stands in the answer, and once in the log: anybody can
 * write the headers of a proxy, so they open nothing, and fill no log.
 */
export function makeGate(gateway: Gateway, log: Log): Gate {
  const said = new Set<string>();
  const tell = (message: string): void => {
    if (!said.has(message)) log.warn(message);
    said.add(message);
  };
  return {
    tell,
    refuse(caller, page) {
      const no = turnedAway(caller, gateway, page);
      const about = no ? no.error.message : doubtOf(caller, gateway);
      if (about !== null && about !== SAYS.otherSite) tell(about);
      return no;
    },
  };
}

/** What a proxy adds to say for whom it asks. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

type Head = Pick<Caller, 'headers'>;

function isForwarded({ headers }: Head): boolean {
  return FORWARDED.some((name) => headers[name] !== undefined);
}

/** What is odd about a request that is served all the same. */
function doubtOf(caller: Head, { trustProxy }: Gateway): string | null {
  if (!trustProxy) return isForwarded(caller) ? SAYS.proxyCountsNot : null;
  const says = headerOf(caller, 'x-forwarded-for') ?? headerOf(caller, 'forwarded');
  return says === undefined ? SAYS.proxyIsSilent : null;
}

/**
 * Why a request is not from our own pages, nor from no page at all. An `Origin` must name the `Host`, and on a server
 * that only this machine can reach the `Host` must be this machine (another name is a trick with name servers), with
 * nobody in between who could let others in. A `page`, and its scripts, are the same for all and may be opened from
 * anywhere; what lies under it answers our own pages alone.
 */
function turnedAway(caller: Head, gateway: Gateway, page: boolean): Denial | null {
  const [host, origin, site] = ['host', 'origin', 'sec-fetch-site'].map((name) => headerOf(caller, name));
  const otherSite = denial(403, SAYS.otherSite);
  if (host === undefined || (!page && (site === 'cross-site' || site === 'same-site'))) return otherSite;
  const called = URL.parse(`http://${host}`);
  if (called === null) return otherSite;
  if (gateway.loopback && isForwarded(caller)) return denial(403, SAYS.proxyNotTrusted);
  if (gateway.loopback && !isLoopback(called.hostname)) return denial(403, SAYS.otherName);
  if (page || origin === undefined || URL.parse(origin)?.host === called.host) return null;
  if (gateway.trustProxy) return denial(403, SAYS.proxyChangesHost);
  // a browser that calls it our own page has seen another name than we do
  const inBetween = site === 'same-origin' || isForwarded(caller);
  return inBetween ? denial(403, SAYS.proxyNotTrusted) : otherSite;
}
