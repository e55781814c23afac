import { lookup } from 'node:dns';
import { request as plainly, type RequestOptions } from 'node:http';
import { request as securely } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { TROUBLE } from './texts.ts';

// Addresses to send to come from players: on a server that others can reach none of them may lead into the network
// around it.

/** Networks that are not the open one, and those in whose addresses others are wrapped. */
const INSIDE: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

const inside = new BlockList();
for (const [network, bits] of INSIDE) inside.addSubnet(network, bits, familyOf(network));
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address of a machine lies in the open network. */
export function isOutside(address: string): boolean {
  const family = familyOf(address);
  return (family === 'ipv4' || open6.check(address, family)) && !inside.check(address, family);
}

class Inside extends Error {}

/** Finds the machine of a name at the moment of connecting, so that what was checked is what is called. */
const lookedUp: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error('nothing found'), '', 4);
    if (!found.every(({ address }) => isOutside(address))) return done(new Inside(), '', 4);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

/** Why nothing can be sent to an address; null where it can. `near`: this network too, and without encryption. */
export async function whyNot(address: string, near: boolean): Promise<string | null> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return TROUBLE.badAddress;
  if (url.username !== '' || url.password !== '') return TROUBLE.withName;
  if (near) return null;
  if (url.protocol !== 'https:') return TROUBLE.notHttps;
  const host = hostOf(url);
  if (isIP(host) !== 0) return isOutside(host) ? null : TROUBLE.inside;
  return new Promise((resolve) => {
    lookedUp(host, {}, (error) => {
      const no = error instanceof Inside ? TROUBLE.inside : TROUBLE.unknownHost;
      resolve(error ? no : null);
    });
  });
}

/** The name or the number of a machine in an address. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** What came back: a status and after how many seconds to come again; or why nothing did. */
export type Reply =
  | { readonly status: number; readonly wait: number }
  | { readonly no: string; readonly inside: boolean };

/** Milliseconds until an answer must have come. */
const PATIENCE = 15_000;

/** What is sent; `near`: this network too, and without encryption; `signal`: when to give up. */
interface Post {
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array;
  readonly near: boolean;
  readonly signal: AbortSignal;
}

/** Send something to an address that somebody gave. Nothing is followed, and of the answer nothing is read but its status. */
export async function post(address: string, { headers, body, near, signal }: Post): Promise<Reply> {
  const url = new URL(address);
  const host = hostOf(url);
  if (!near && isIP(host) !== 0 && !isOutside(host)) return { no: TROUBLE.inside, inside: true };
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
    agent: false,
    signal: AbortSignal.any([AbortSignal.timeout(PATIENCE), signal]),
    ...(near ? {} : { lookup: lookedUp }),
  };
  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? securely : plainly;
    const sent = send(url, options, (response) => {
      resolve({ status: response.statusCode ?? 0, wait: Number(response.headers['retry-after']) || 0 });
      response.destroy();
    });
    sent.on('error', (error) => {
      const isInside = error instanceof Inside;
      resolve({ no: isInside ? TROUBLE.inside : TROUBLE.unreached, inside: isInside });
    });
    sent.end(body);
  });
}
