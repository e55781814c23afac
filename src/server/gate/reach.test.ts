import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import type { CreatedGame, NewPerson } from '../api/api.ts';
import { house, table } from '../house.test-helper.ts';
import { addressesFor, nearAddress, reachOf } from './reach.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo => {
  const common = { address, internal, mac: '', netmask: '', cidr: null };
  return address.includes(':') ? { ...common, family: 'IPv6', scopeid: 0 } : { ...common, family: 'IPv4' };
};
const INTERFACES = {
  lo: [at('127.0.0.1', true), at('::1', true)],
  eth0: [at('fe80::1'), at('2001:db8::7'), at('192.168.1.20')],
  wlan0: [at('169.254.3.4'), at('192.168.1.21'), at('192.168.1.20')],
  docker0: [at('172.17.0.1')],
  'vEthernet (WSL (Hyper-V firewall))': [at('172.20.0.1')],
};

describe('who can open a server', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1', false, 'this-machine'],
    ['localhost', '::1', false, 'this-machine'],
    ['127.0.0.9', '127.0.0.9', false, 'this-machine'],
    ['0.0.0.0', '0.0.0.0', false, 'network'],
    ['::', '::', false, 'network'],
    ['0::0', '::', false, 'network'],
    ['192.168.1.20', '192.168.1.20', false, 'one-address'],
    ['127.0.0.1', '127.0.0.1', true, 'proxy'],
    ['0.0.0.0', '0.0.0.0', true, 'proxy'],
  ])('%s (%s), behind a proxy: %s', (host, bound, trustProxy, reach) => {
    expect(reachOf(host, bound, trustProxy)).toBe(reach);
  });

  it('is told whole addresses of the machine, IPv4 first, and none that others cannot use', () => {
    const found = (reach: Parameters<typeof addressesFor>[0], bound: string): string[] =>
      addressesFor(reach, { host: bound, bound, port: 1939 }, INTERFACES);
    const four = ['http://192.168.1.20:1939/', 'http://192.168.1.21:1939/'];
    expect(found('network', '0.0.0.0')).toEqual(four);
    expect(found('network', '::')).toEqual([...four, 'http://[2001:db8::7]:1939/']);
    expect(found('one-address', '2001:db8::7')).toEqual(['http://[2001:db8::7]:1939/']);
    expect(found('this-machine', '127.0.0.1')).toEqual([]);
    expect(found('proxy', '0.0.0.0')).toEqual([]);
  });

  it('opens it on the machine itself by an address that can be opened', () => {
    expect(nearAddress('0.0.0.0', '0.0.0.0', 80)).toBe('http://127.0.0.1:80/');
    expect(nearAddress('::', '::', 80)).toBe('http://[::1]:80/');
    expect(nearAddress('localhost', '127.0.0.1', 80)).toBe('http://localhost:80/');
  });
});

describe('the addresses of a server', () => {
  it('are told to whoever makes a game or a link, and to nobody else', async () => {
    const server = await house({ host: '0.0.0.0' });
    const people = [{ name: 'Anna', seats: ['one', 'two', 'three'] }];
    const wish = { rulebook: 'toy', scenario: 'only', people };
    const address = addressesFor('network', { host: '0.0.0.0', bound: '0.0.0.0', port: server.port });
    expect(server.addresses).toEqual(address);
    const made = (await server.ask('games', server.creationKey ?? '', wish)).body as CreatedGame;
    expect(made.addresses).toEqual(address);
    const person = { name: 'Ben', seats: [] };
    const added = await server.ask(`games/${made.game}/people`, made.creatorKey, person);
    expect((added.body as NewPerson).addresses).toEqual(address);
    const key = made.people[0]?.key ?? '';
    const others = await Promise.all([
      server.ask('games', undefined, wish),
      server.ask('rulebooks'),
      server.ask(`games/${made.game}/desk`, key),
      server.ask(`games/${made.game}/people`, key),
      server.ask(`games/${made.game}/people`, key, person),
    ]);
    for (const { text } of others) expect(text).not.toContain('addresses');
  });

  it('are none where only this machine can come', async () => {
    const { made } = await table(await house());
    expect(made.addresses).toEqual([]);
  });
});
