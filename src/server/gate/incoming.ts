import type { IncomingMessage } from 'node:http';
import type { Caller } from './caller.ts';

/** Whoever sent a request to this machine. */
export function callerOf(request: IncomingMessage, trustProxy: boolean): Caller {
  return { headers: request.headers, address: addressOf(request, trustProxy) };
}

/**
 * The address of the other end: behind a proxy that is trusted, what the proxy itself added last. What a client says of
 * itself stands before that, and without a proxy counts for nothing.
 */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const near = socket.remoteAddress ?? '';
  if (!trustProxy) return near;
  const hops = [headers['x-forwarded-for'] ?? []].flat().join(',');
  if (hops !== '') return hops.split(',').at(-1)?.trim() || near;
  const last = headers.forwarded?.split(',').at(-1) ?? '';
  return /(?:^|;)\s*for="?([^";]+)"?/i.exec(last)?.[1]?.trim() || near;
}
