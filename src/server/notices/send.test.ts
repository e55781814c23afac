import { describe, expect, it } from 'vitest';
import { sitter, table } from '../house.test-helper.ts';
import type { NoticesShown } from './api.ts';
import { BACK_OFF } from './deliver.ts';
import { browser, mailServer, receiver, senderOf } from './receivers.test-helper.ts';
import { choose, showLines, telling, UNTIL_TOLD } from './told.test-helper.ts';

const FROM = 'Table <table@desk.example>';
const address = 'https://desk.example/';

describe('push', () => {
  it('comes encrypted for one browser, from the key that the page was given', async () => {
    const server = await telling({ address });
    const service = await receiver();
    const { anna } = await table(server);
    const mine = browser(service);
    const heard = await server.ask(`games/${anna.game}/notices`, anna.key, mine.channel);
    const { push } = heard.body as NoticesShown;
    await server.pass(UNTIL_TOLD);
    const [came] = service.came;
    if (!came) throw new Error('nothing came');
    expect(came.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: anna.game });
    expect(came.body.toString('latin1')).not.toMatch(/turn|Toy/);
    expect(mine.read(came)).toMatchObject({
      game: anna.game,
      title: 'Toy: Only',
      body: 'one: your turn',
      open: `https://desk.example/#/?game=${anna.game}`,
    });
    expect(senderOf(came)).toMatchObject({ key: push, claims: { aud: service.url, sub: address } });
    expect(() => browser(service).read(came)).toThrow(/authenticate data/);
  });

  it('has the same key after another start, and forgets a browser that is gone', async () => {
    const before = await telling({ address });
    const service = await receiver();
    const { anna } = await table(before);
    const heard = await before.ask(`games/${anna.game}/notices`, anna.key, browser(service).channel);
    await before.close();
    const after = await telling({ address, clock: before.clock }, { file: before.file });
    expect((await after.ask(`games/${anna.game}/notices`, anna.key)).body).toEqual(heard.body);
    service.answers.push(410);
    await after.pass(UNTIL_TOLD);
    expect([service.came.length, await showLines(after, anna)]).toEqual([1, []]);
  });

  it('is tried again where the service fails first', async () => {
    const server = await telling({ address });
    const service = await receiver();
    const { anna } = await table(server);
    const mine = browser(service);
    await choose(server, anna, mine.channel);
    service.answers.push(500, 429);
    await server.pass(UNTIL_TOLD + 2 * (BACK_OFF[1] ?? 0));
    expect(service.came.map(mine.read).map(({ body }) => body)).toEqual(Array(3).fill('one: your turn'));
  });

  it('with a key that is none harms nobody', async () => {
    const server = await telling({ address });
    const service = await receiver();
    const { anna, ben } = await table(server);
    await choose(server, anna, { ...browser(service).channel, p256dh: 'A'.repeat(87) });
    const his = browser(service);
    await choose(server, ben, his.channel);
    await server.pass(UNTIL_TOLD);
    expect(service.came.map(his.read)).toMatchObject([{ body: 'two: your turn' }]);
    expect((await showLines(server, anna))[0]?.trouble).toBe('It could not be reached.');
  });
});

describe('mail', () => {
  const linkIn = (text: string, kind: string): { channel: string; token: string } => {
    const [, channel = '', token = ''] = new RegExp(`#/\\?${kind}=(\\w+)\\.([\\w-]+)`).exec(text) ?? [];
    return { channel, token };
  };

  it('goes to an address once it is confirmed by the link, and no longer when it is left', async () => {
    const post = await mailServer();
    const server = await telling({ smtp: post.url, from: FROM, address });
    const { anna } = await table(server);
    const [made] = await choose(server, anna, { kind: 'mail', address: 'anna@post.example' });
    expect(made).toMatchObject({ to: 'anna@post.example', confirmed: false });
    await server.pass(10 * UNTIL_TOLD);
    expect(post.came).toMatchObject([{ from: 'table@desk.example', to: ['anna@post.example'] }]);
    expect(post.came[0]?.text).not.toContain('List-Unsubscribe');
    expect(await server.ask(`games/${anna.game}/notices/${made?.id}/try`, anna.key, {})).toMatchObject({
      status: 409,
    });
    const link = linkIn(post.came[0]?.text ?? '', 'confirm');
    expect(await server.ask('notices/leave', undefined, link)).toMatchObject({ status: 404 });
    expect(
      await server.ask('notices/confirm', undefined, { ...link, token: `${link.token}x` }),
    ).toMatchObject({ status: 404 });
    expect((await server.ask('notices/confirm', undefined, link)).body).toEqual({
      title: 'Toy: Only',
      to: 'anna@post.example',
    });
    await server.pass(10 * UNTIL_TOLD);
    const text = post.came[1]?.text ?? '';
    expect(text).toContain('Subject: Toy: Only: one: your turn');
    expect(text).toContain(`https://desk.example/#/?game=${anna.game}`);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(await server.ask('notices/leave', undefined, linkIn(text, 'leave'))).toMatchObject({
      status: 200,
    });
    expect(await showLines(server, anna)).toEqual([]);
    await server.pass(10 * UNTIL_TOLD);
    expect(post.came).toHaveLength(2);
  });

  it('is left by a program of mail with one POST; opened as a page, that asks first', async () => {
    const post = await mailServer();
    const server = await telling({ smtp: post.url, from: FROM });
    const { anna } = await table(server);
    await choose(server, anna, { kind: 'mail', address: 'anna@post.example' });
    await server.ask('notices/confirm', undefined, linkIn(post.came[0]?.text ?? '', 'confirm'));
    await server.pass(10 * UNTIL_TOLD);
    const [, leave = ''] = /List-Unsubscribe: <([^>]+)>/.exec(post.came[1]?.text ?? '') ?? [];
    const page = await fetch(leave, { redirect: 'manual', headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect(page.headers.get('Location')).toMatch(/^\/#\/\?leave=\w+\.[\w-]+$/);
    expect(await showLines(server, anna)).toHaveLength(1);
    const form = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    expect((await fetch(`${leave}x`, form)).status).toBe(404);
    expect((await fetch(leave, form)).status).toBe(200);
    expect(await showLines(server, anna)).toEqual([]);
    expect(server.logged.join('')).not.toContain(leave.slice(-20));
  });

  it('is tried again after a passing no, and given up after a lasting one', async () => {
    const post = await mailServer();
    const server = await telling({ smtp: post.url, from: FROM });
    const { anna, ben } = await table(server);
    post.answers.push(451);
    await choose(server, anna, { kind: 'mail', address: 'anna@post.example' });
    expect((await showLines(server, anna))[0]?.trouble).toBe('The mail server refused it (451).');
    await server.pass(2 * (BACK_OFF[0] ?? 0));
    expect(post.came).toHaveLength(1);
    post.answers.push(550);
    await choose(server, ben, { kind: 'mail', address: 'nobody@post.example' });
    await server.pass(30 * 86_400_000);
    expect(post.came).toHaveLength(1);
    expect((await showLines(server, ben))[0]?.trouble).toBe('The mail server refused it (550).');
  });

  it('is not to be had where there is no server for it, nor asked for without end', async () => {
    const without = await telling();
    const people = await table(without);
    const wish = { kind: 'mail', address: 'anna@post.example' };
    expect(await without.ask(`games/${people.anna.game}/notices`, people.anna.key, wish)).toMatchObject({
      status: 409,
    });
    const post = await mailServer();
    const server = await telling({ smtp: post.url, from: FROM });
    const { anna } = await table(server);
    const statuses = [];
    for (let i = 0; i < 21; i++) {
      const heard = await server.ask(`games/${anna.game}/notices`, anna.key, {
        ...wish,
        address: `a${i}@post.example`,
      });
      statuses.push(heard.status);
      const [channel] = await showLines(server, anna);
      if (channel) await server.ask(`games/${anna.game}/notices/${channel.id}/leave`, anna.key, {});
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    expect(post.came).toHaveLength(20);
  });

  it('is nothing for a whole table', async () => {
    const post = await mailServer();
    const server = await telling({ smtp: post.url, from: FROM });
    const { made } = await table(server);
    const maker = sitter(server, made.game, made.creatorKey);
    const wish = { kind: 'mail', address: 'all@post.example' };
    expect(await server.ask(`games/${made.game}/notices`, maker.key, wish)).toMatchObject({ status: 400 });
  });
});
