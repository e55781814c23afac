import { describe, expect, it } from 'vitest';
import { refusalText, table } from '../house.test-helper.ts';
import { isOutside, post, whyNot } from './reachable.ts';
import { browser, receiver } from './receivers.test-helper.ts';
import { telling } from './told.test-helper.ts';
import { TROUBLE } from './texts.ts';

const NEVER = new AbortController().signal;

describe('an address that a player gives', () => {
  it.each([
    ['8.8.8.8', true],
    ['172.32.0.1', true],
    ['2606:4700::1111', true],
    ['10.1.2.3', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.16.0.1', false],
    ['192.168.1.1', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fc00::1', false],
    ['ff02::1', false],
    ['::ffff:10.0.0.1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['2001:db8::1', false],
  ])('%s lies outside: %s', (address, outside) => expect(isOutside(address)).toBe(outside));

  it.each([
    ['https://127.0.0.1/', TROUBLE.inside],
    ['https://2130706433/', TROUBLE.inside],
    ['https://0x7f.1/', TROUBLE.inside],
    ['https://[::1]:8443/', TROUBLE.inside],
    ['https://[::ffff:127.0.0.1]/', TROUBLE.inside],
    ['https://localhost/', TROUBLE.inside],
    ['https://8.8.8.8/', null],
    ['http://8.8.8.8/', TROUBLE.notHttps],
    ['https://anna:secret@8.8.8.8/', TROUBLE.withName],
    ['https://nobody.invalid/', TROUBLE.unknownHost],
    ['file:///etc/passwd', TROUBLE.badAddress],
    ['hook', TROUBLE.badAddress],
  ])('is refused with a reason on a server for others: %s', async (address, no) =>
    expect(await whyNot(address, false)).toBe(no),
  );

  it('is looked at again at the moment of sending: a name may have come to mean another machine', async () => {
    const hook = await receiver();
    const port = new URL(hook.url).port;
    const send = (url: string, near: boolean): Promise<unknown> =>
      post(url, { headers: {}, body: '{}', near, signal: NEVER });
    const inside = { no: TROUBLE.inside, inside: true };
    expect(await send(`http://localhost:${port}/`, false)).toEqual(inside);
    expect(await send(hook.url, false)).toEqual(inside);
    expect(hook.came).toEqual([]);
    expect(await send(`http://localhost:${port}/`, true)).toMatchObject({ status: 204 });
  });

  it('is not followed to another', async () => {
    const hook = await receiver();
    hook.answers.push(302);
    expect(await post(hook.url, { headers: {}, body: '{}', near: true, signal: NEVER })).toMatchObject({
      status: 302,
    });
    expect(hook.came).toHaveLength(1);
  });

  it('of a hook or of a push service is refused when it is chosen', async () => {
    const server = await telling({ near: false });
    const hook = await receiver();
    const { anna } = await table(server);
    const secure = hook.url.replace('http', 'https');
    for (const wish of [
      { kind: 'hook', url: secure, shape: 'slack' },
      { ...browser(hook).channel, endpoint: secure },
    ]) {
      const heard = await server.ask(`games/${anna.game}/notices`, anna.key, wish);
      expect([heard.status, refusalText(heard)]).toEqual([400, TROUBLE.inside]);
    }
    expect(hook.came).toEqual([]);
  });
});
