import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Desk, DeskChange } from '../api/api.ts';
import { house, listen, onward, openedChange, piecesOf, table } from '../house.test-helper.ts';

describe('live desks', () => {
  it('come at once and after every change that this seat can see, and not otherwise', async () => {
    const server = await house();
    const { anna, ben, zoe } = await table(server);
    const hello = (who: typeof anna, seat: string | null) => ({
      game: who.game,
      key: who.key,
      seat,
      have: 0,
    });
    const [one, two, none] = [
      await listen(server, hello(anna, 'one')),
      await listen(server, hello(ben, 'two')),
      await listen(server, hello(zoe, null)),
    ];
    for (const ear of [one, two, none]) expect(await ear.heard()).toHaveLength(1);
    expect((await two.heard())[0]).toMatchObject({
      type: 'desk',
      desk: { seat: 'two', person: 'Ben', answered: [] },
    });
    await anna.answer('one', '1/allocate', { a: 1 });
    expect((await two.heard()).at(-1)?.desk.answered).toEqual(['one']);
    await anna.answer('one', '1/allocate', { a: 2 });
    await anna.answer('one', '1/allocate', { b: 3 });
    expect(await one.heard()).toHaveLength(4);
    expect(await two.heard()).toHaveLength(2);
    expect(await none.heard()).toHaveLength(2);
    const last = (await two.heard()).at(-1)?.desk;
    expect(last).toEqual(await ben.desk());
  });

  it('bring after the first one only what has changed, to who asks for that', async () => {
    const server = await house();
    const { anna, ben, cleo, zoe } = await table(server);
    const hello = (who: typeof anna, seat: string | null) => ({
      game: who.game,
      key: who.key,
      seat,
      changes: true,
    });
    const seats = [
      [anna, 'one'],
      [ben, 'two'],
      [cleo, 'three'],
      [zoe, null],
    ] as const;
    const ears = await Promise.all(seats.map(([who, seat]) => listen(server, hello(who, seat))));
    const first = await Promise.all(ears.map(async (ear) => (await ear.heard())[0]?.desk ?? null));
    await anna.answer('one', '1/allocate', { a: 1 });
    await anna.answer('one', '1/allocate', { b: 3 });
    await anna.answer('table', 'standing-0/report', { 'weather.fair': { value: true, as: 'change' } });
    await anna.post('undo', { seat: 'one' });
    for (const [who, seat] of seats.slice(0, 3)) await who.answer(seat ?? '', '1/allocate', { a: 1 });
    for (const [i, [who, seat]] of seats.entries()) {
      const [, ...later] = (await ears[i]?.heard()) ?? [];
      expect(later.map(({ type }) => type)).toEqual(later.map(() => 'change'));
      const last = later.reduce<Desk | null>((desk, { change }) => onward(desk, change), first[i] ?? null);
      expect(last).toEqual(await who.desk(seat ?? ''));
    }
  });

  it('are sent whole where something changed beside what the seat sees', async () => {
    const server = await house();
    const { made, anna, ben } = await table(server);
    const ear = await listen(server, { game: ben.game, key: ben.key, seat: 'two', changes: true });
    await server.ask(`games/${made.game}/people`, made.creatorKey, { name: 'Dora', seats: [] });
    await anna.answer('one', '1/allocate', { a: 1 });
    await anna.answer('table', 'standing-0/report', { 'weather.fair': { value: true, as: 'change' } });
    const heard = await ear.heard();
    expect(heard.map(({ type }) => type)).toEqual(['desk', 'desk', 'change', 'change']);
    expect(heard[1]?.desk.people.map(({ name }) => name)).toContain('Dora');
  });

  it('answer a request with what has changed since the desk that it names, while that is known', async () => {
    const server = await house();
    const { anna, ben, zoe } = await table(server);
    const ear = await listen(server, { game: zoe.game, key: zoe.key, seat: null, changes: true });
    const before = await ben.desk();
    const answered = await ben.answer(
      'two',
      '1/allocate',
      { a: 1 },
      { seen: before.mark, have: before.have },
    );
    const change = answered.body as DeskChange;
    expect(onward(before, openedChange(change, piecesOf(ear)))).toEqual(await ben.desk());
    expect(answered.text.length).toBeLessThan(JSON.stringify(before).length / 2);
    // nothing that ben sees has changed, however often anna thinks again
    const now = await ben.desk();
    await anna.answer('one', '1/allocate', { a: 1 });
    await anna.answer('one', '1/allocate', { a: 2 });
    const mine = { seat: 'two', decision: '1/allocate', answer: { b: 1 } };
    const again = await ben.post('answers', { ...mine, seen: now.mark });
    expect(again.body).toMatchObject({ since: now.mark });
    const old = await ben.post('answers', { ...mine, seen: before.mark });
    expect(old.body).toMatchObject({ seat: 'two', lines: {} });
    const unknown = await ben.post('answers', { ...mine, seen: 'x' });
    expect(unknown.body).toMatchObject({ seat: 'two', rulebook: 'toy' });
  });

  it('bring what is fixed once, the same bytes to every seat and to who looks on', async () => {
    const server = await house();
    const { anna, ben, zoe } = await table(server);
    const seats = [
      [anna, 'one'],
      [ben, 'two'],
      [zoe, null],
    ] as const;
    const ears = await Promise.all(
      seats.map(([{ game, key }, seat]) => listen(server, { game, key, seat, changes: true })),
    );
    await anna.answer('one', '1/allocate', { a: 1 });
    await anna.answer('table', 'standing-0/report', { 'weather.fair': { value: true, as: 'change' } });
    for (const ear of ears) await ear.settled();
    const sent = ears.map(({ frames }) => frames.filter((text) => text.includes('"type":"fixed"')));
    expect(sent[0]).toHaveLength(1);
    expect(sent).toEqual(sent.map(() => sent[0]));
    const { hash } = JSON.parse(sent[0]?.[0] ?? '') as { hash: string };
    const again = await listen(server, {
      game: ben.game,
      key: ben.key,
      seat: 'two',
      changes: true,
      fixed: [hash],
    });
    await again.settled();
    expect(again.frames).toHaveLength(1);
    expect(JSON.parse(again.frames[0] ?? '')).toMatchObject({ type: 'desk', fixed: hash });
    // and no desk says again what is fixed
    expect(again.frames[0]).not.toMatch(/ruling\.option|"facts":\[/);
  });

  it('answer who names an older mark alike, however often another thinks again in secret', async () => {
    const server = await house();
    const bytes = await Promise.all(
      [1, 3].map(async (times) => {
        const { anna, ben } = await table(server);
        const mine = { seat: 'two', decision: '1/allocate', answer: { b: 1 }, request: 'mine' };
        await ben.post('answers', mine);
        const { mark } = await ben.desk();
        for (let i = 0; i < times; i++) {
          await anna.answer('one', '1/allocate', { a: 1 });
          await ben.desk();
        }
        return (await ben.post('answers', { ...mine, seen: mark })).text;
      }),
    );
    expect(bytes[0]).toEqual(bytes[1]);
  });

  it('bring only what is missing after a reconnection, and all when older lines were taken back', async () => {
    const server = await house();
    const { anna, ben, cleo } = await table(server);
    const report = (n: number) =>
      anna.answer('table', `standing-${n}/report`, { 'weather.fair': { value: true, as: 'change' } });
    await report(0);
    await report(1);
    const hello = { game: ben.game, key: ben.key, seat: 'two' };
    const first = await listen(server, { ...hello, have: 0 });
    expect((await first.heard())[0]?.desk).toMatchObject({ from: 0, lines: [{ n: 1 }, { n: 2 }] });
    await report(2);
    expect((await first.heard())[1]?.desk).toMatchObject({ from: 2, lines: [{ n: 3 }] });
    first.close();
    await report(3);
    const second = await listen(server, { ...hello, have: 3 });
    expect((await second.heard())[0]?.desk).toMatchObject({ from: 3, lines: [{ n: 4 }] });
    const ahead = await listen(server, { ...hello, have: 9 });
    expect((await ahead.heard())[0]?.desk).toMatchObject({ from: 0, lines: { length: 4 } });
    await anna.post('undo', { seat: 'one' });
    const [, undone] = await second.heard();
    expect(undone?.desk).toMatchObject({
      from: 0,
      lines: { length: 5, 3: { undone: true }, 4: { kind: 'undo' } },
    });
    const third = await listen(server, { ...hello, have: 4 });
    expect((await third.heard())[0]?.desk).toMatchObject({ from: 0, lines: { length: 5 } });
    expect((await cleo.desk(undefined, 5)).lines).toEqual([]);
  });

  it('beat alike on every connection, in a rhythm that nothing changes, and when asked', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const server = await house();
    const { anna, ben, zoe } = await table(server);
    const seats = [
      [ben, 'two'],
      [zoe, null],
    ] as const;
    const ears = await Promise.all(
      seats.map(([{ game, key }, seat]) => listen(server, { game, key, seat, changes: true })),
    );
    const beats = async (): Promise<readonly (readonly string[])[]> => {
      for (const ear of ears) await ear.settled();
      return ears.map((ear) => ear.beats);
    };
    vi.advanceTimersByTime(20_000);
    await anna.answer('one', '1/allocate', { a: 1 });
    await anna.answer('table', 'standing-0/report', { 'weather.fair': { value: true, as: 'change' } });
    vi.advanceTimersByTime(4999);
    expect(await beats()).toEqual([[], []]);
    vi.advanceTimersByTime(1);
    expect(await beats()).toEqual(ears.map(() => ['{"type":"beat"}']));
    for (const _ of [1, 2]) ears[0]?.say({ type: 'beat' });
    expect((await beats()).map(({ length }) => length)).toEqual([2, 1]);
    ears[0]?.say({ type: 'desk' });
    expect(await ears[0]?.closed).toBe(1008);
  });

  it.each([
    ['a wrong key', { key: 'x'.repeat(32) }, /opens nothing/],
    ['a seat of somebody else', { seat: 'one' }, /not yours/],
    ['a game that is not there', { game: 'constructor' }, /no such game/],
    ['a wrong shape', { have: -1 }, /Wrong shape: have/],
    ['odd members', { odd: 1 }, /odd/],
  ])('are refused with a sentence for %s', async (_, odd, why) => {
    const server = await house();
    const { ben } = await table(server);
    const ear = await listen(server, { game: ben.game, key: ben.key, seat: 'two', have: 0, ...odd });
    expect(await ear.closed).toBe(1008);
    expect(ear.frames).toHaveLength(1);
    expect(JSON.parse(ear.frames[0] ?? '')).toEqual({ type: 'error', message: expect.stringMatching(why) });
  });

  it('are refused for what is no JSON, and cut off when the first message is huge', async () => {
    const server = await house();
    const ear = await listen(server, '{');
    expect(await ear.closed).toBe(1008);
    expect(await (await listen(server, 'x'.repeat(9000))).closed).toBe(1009);
  });

  it('end when the key is revoked, and when the server ends', async () => {
    const server = await house();
    const { made, anna, ben } = await table(server);
    const one = await listen(server, { game: anna.game, key: anna.key, seat: 'one', have: 0 });
    const two = await listen(server, { game: ben.game, key: ben.key, seat: 'two', have: 0 });
    await server.ask(`games/${made.game}/people/0/revoke`, made.creatorKey, {});
    expect(await one.closed).toBe(1008);
    expect(one.frames.at(-1)).toMatch(/This link has been ended/);
    const again = await listen(server, { game: anna.game, key: anna.key, seat: 'one', have: 0 });
    expect(again.frames.at(-1)).toMatch(
      /This link has been ended\. It was of the game \u201cToy: Only\u201d/,
    );
    const [, now, ...more] = await two.heard();
    expect(now?.desk.people.map(({ name }) => name)).toEqual(['Ben', 'Cleo', 'Zoe']);
    expect(more).toEqual([]);
    await server.close();
    expect(await two.closed).toBe(1001);
  });
});

describe('a connection that is turned away', () => {
  const upgrade = (path: string): string =>
    [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: Upgrade', 'Upgrade: websocket', '', ''].join(
      '\r\n',
    );

  it('costs nothing, though it breaks off at once or is never closed by the other side', async () => {
    const server = await house();
    const { hostname, port } = new URL(server.address);
    for (let i = 0; i < 20; i++) {
      const socket = connect({ host: hostname, port: Number(port) });
      await once(socket, 'connect');
      socket.on('error', () => undefined);
      socket.write(upgrade('/nowhere'));
      socket.resetAndDestroy();
    }
    const half = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    half.on('error', () => undefined);
    half.resume();
    half.write(upgrade('/nowhere'));
    await once(half, 'end');
    // the server has let go of it: nothing more can be written
    const gone = new Promise((resolve) => half.once('close', resolve));
    const tries = setInterval(() => half.write('x'), 20);
    await gone;
    clearInterval(tries);
    expect((await server.ask('rulebooks')).status).toBe(200);
  });

  it('may offer another protocol, which is passed over', async () => {
    const server = await house();
    const { hostname, port } = new URL(server.address);
    const socket = connect({ host: hostname, port: Number(port) });
    const host = `${hostname}:${port}`;
    const head = [
      'GET /api/rulebooks HTTP/1.1',
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: h2c',
      '',
      '',
    ];
    socket.write(head.join('\r\n'));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200/);
    socket.destroy();
  });
});
