import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { isLoopback } from '../../trust/loopback.ts';

/** Who can open the pages of a server at its own address. */
export type Reach = 'this-machine' | 'network' | 'one-address' | 'proxy';

const ALL = ['0.0.0.0', '::'];
/** Networks inside this machine: of containers and virtual machines. */
const INSIDE = /^(?:docker\d|br-[0-9a-f]{12}|veth|vEthernet \((?:WSL|Default Switch)|virbr|vmnet|vboxnet)/;
const LINK_LOCAL = /^(?:169\.254\.|fe[89ab])/i;

/** How far a server reaches that listens at `host`, which the system took for `bound`. */
export function reachOf(host: string, bound: string, trustProxy: boolean): Reach {
  if (trustProxy) return 'proxy';
  if (isLoopback(host)) return 'this-machine';
  return ALL.includes(bound) ? 'network' : 'one-address';
}

/** What to call a server from this machine: an address that stands for all is none to open. */
export function nearAddress(host: string, bound: string, port: number): string {
  if (!ALL.includes(bound)) return addressAt(host, port);
  return addressAt(bound === '::' ? '::1' : '127.0.0.1', port);
}

/** The addresses at which others can open a server now; none where only this machine or a proxy can. */
export function addressesFor(
  reach: Reach,
  { host, bound, port }: { readonly host: string; readonly bound: string; readonly port: number },
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): string[] {
  if (reach === 'one-address') return [addressAt(host, port)];
  if (reach !== 'network') return [];
  const own = Object.entries(interfaces)
    .filter(([name]) => !INSIDE.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ internal, address }) => !internal && !LINK_LOCAL.test(address));
  const of = (family: string): string[] =>
    own.filter((each) => each.family === family).map(({ address }) => address);
  const found = bound === '::' ? [...of('IPv4'), ...of('IPv6')] : of('IPv4');
  return [...new Set(found)].map((address) => addressAt(address, port));
}

function addressAt(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
}
