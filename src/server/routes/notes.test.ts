import { describe, expect, it } from 'vitest';
import { alike } from '../alike.test-helper.ts';
import {
  type HeardResponse,
  house,
  listen,
  refusalText,
  type Sitter,
  takeSeat,
  table,
  type TestHouse,
} from '../house.test-helper.ts';

// What a seat keeps for itself: notes, and answers that it has begun.

async function open(): Promise<
  { server: TestHouse; clock: { at: number } } & Awaited<ReturnType<typeof table>>
> {
  const clock = { at: 1000 };
  const server = await house({ clock: () => clock.at });
  return { server, clock, ...(await table(server)) };
}

async function get(
  server: TestHouse,
  { game, key }: Sitter,
  what: string,
  seat: string,
): Promise<HeardResponse> {
  return server.ask(`games/${game}/${what}?seat=${seat}`, key);
}

async function put(
  server: TestHouse,
  { game, key }: Sitter,
  what: string,
  body: object,
): Promise<HeardResponse> {
  return server.ask(`games/${game}/${what}`, key, body);
}

const DAY = 86_400_000;

describe('notes', () => {
  it('are kept under the seat, on whatever device, until they are emptied', async () => {
    const { server, clock, anna } = await open();
    const note = { seat: 'one', place: 'turkey', text: 'watch\n\u200f\u05d0\tit \u2067b\u2069', had: null };
    expect((await put(server, anna, 'notes', note)).body).toEqual({
      place: 'turkey',
      text: note.text,
      at: 1000,
    });
    clock.at = 2000;
    await put(server, anna, 'notes', { ...note, place: '', text: 'free' });
    expect((await get(server, anna, 'notes', 'one')).body).toEqual([
      { place: '', text: 'free', at: 2000 },
      { place: 'turkey', text: note.text, at: 1000 },
    ]);
    await put(server, anna, 'notes', { ...note, text: '', had: 1000 });
    expect((await get(server, anna, 'notes', 'one')).body).toHaveLength(1);
  });

  it('refuse to put what was written on an older one in the place of a newer', async () => {
    const { server, clock, anna } = await open();
    const note = { seat: 'one', place: '', had: null };
    await put(server, anna, 'notes', { ...note, text: 'first' });
    clock.at = 2000;
    await put(server, anna, 'notes', { ...note, text: 'second', had: 1000 });
    expect(refusalText(await put(server, anna, 'notes', { ...note, text: 'third', had: 1000 }))).toContain(
      'elsewhere',
    );
    expect((await put(server, anna, 'notes', { ...note, text: 'second', had: 1000 })).status).toBe(200);
  });

  it('belong to the seat alone, are bounded, and spectators have none', async () => {
    const { server, anna, ben, zoe } = await open();
    expect((await get(server, ben, 'notes', 'one')).status).toBe(403);
    expect(
      (await put(server, ben, 'drafts', { seat: 'one', decision: '1/allocate', draft: {} })).status,
    ).toBe(403);
    expect((await get(server, zoe, 'notes', '')).status).toBe(403);
    const note = { seat: 'one', had: null };
    expect((await put(server, anna, 'notes', { ...note, place: '', text: 'x'.repeat(10_001) })).status).toBe(
      400,
    );
    for (let i = 0; i < 300; i++) await put(server, anna, 'notes', { ...note, place: `p${i}`, text: 'x' });
    expect(
      refusalText(await put(server, anna, 'notes', { ...note, place: 'one more', text: 'x' })),
    ).toContain('as many notes');
  });
});

describe('drafts', () => {
  const draft = { seat: 'one', decision: '1/allocate', draft: { a: 2 } };

  it('are kept under the seat, and gone when it has answered', async () => {
    const { server, anna, ben, cleo } = await open();
    expect((await put(server, anna, 'drafts', draft)).body).toEqual({ at: 1000 });
    await put(server, ben, 'drafts', { ...draft, seat: 'two' });
    expect((await get(server, anna, 'drafts', 'one')).body).toEqual([
      { decision: '1/allocate', draft: { a: 2 }, at: 1000 },
    ]);
    await anna.answer('one', '1/allocate', { a: 1 });
    expect((await get(server, anna, 'drafts', 'one')).body).toEqual([]);
    // what is given is begun no longer
    expect((await put(server, anna, 'drafts', draft)).status).toBe(409);
    expect((await get(server, ben, 'drafts', 'two')).body).toHaveLength(1);
    await anna.post('withdraw', { seat: 'one', decision: '1/allocate' });
    expect((await put(server, anna, 'drafts', draft)).status).toBe(200);
    // given and taken back, nothing is begun, whether or not one looked between
    await anna.answer('one', '1/allocate', { a: 1 });
    await anna.post('withdraw', { seat: 'one', decision: '1/allocate' });
    expect((await get(server, anna, 'drafts', 'one')).body).toEqual([]);
    for (const [who, seat] of [
      [anna, 'one'],
      [ben, 'two'],
      [cleo, 'three'],
    ] as const)
      await who.answer(seat, '1/allocate', { a: 1 });
    expect((await put(server, ben, 'drafts', { ...draft, seat: 'two' })).status).toBe(409);
    expect((await get(server, ben, 'drafts', 'two')).body).toEqual([]);
  });

  it('are given up by saying so, and refused where nobody asks that, or they are too long', async () => {
    const { server, anna } = await open();
    await put(server, anna, 'drafts', draft);
    await put(server, anna, 'drafts', { ...draft, draft: null });
    expect((await get(server, anna, 'drafts', 'one')).body).toEqual([]);
    expect((await put(server, anna, 'drafts', { ...draft, decision: '2/allocate' })).status).toBe(409);
    expect((await put(server, anna, 'drafts', { ...draft, draft: { a: 'x'.repeat(30_001) } })).status).toBe(
      413,
    );
  });

  it('of somebody whose link has ended are offered to whoever has the seat next as such, until they are theirs', async () => {
    const { server, made, clock, anna, ben } = await open();
    await put(server, anna, 'drafts', draft);
    const kept = { decision: '1/allocate', draft: { a: 2 }, at: 1000 };
    // another link of the same person is no other person
    const people = `games/${made.game}/people`;
    const renewed = (await server.ask(`${people}/0/renew`, made.creatorKey, {})).body as { key: string };
    clock.at += DAY;
    const again = await takeSeat(server, made.game, renewed.key);
    expect((await get(server, again, 'drafts', 'one')).body).toEqual([kept]);
    await server.ask(`${people}/0/revoke`, made.creatorKey, {});
    const added = await server.ask(people, made.creatorKey, { name: 'Ann', seats: ['one'] });
    clock.at += DAY;
    const ann = await takeSeat(server, made.game, (added.body as { key: string }).key);
    expect((await get(server, ann, 'drafts', 'one')).body).toEqual([{ ...kept, from: 'Anna' }]);
    expect((await get(server, ben, 'drafts', 'one')).status).toBe(403);
    await put(server, ann, 'drafts', draft);
    expect((await get(server, ann, 'drafts', 'one')).body).toEqual([{ ...kept, at: clock.at }]);
  });

  it('are not overwritten where another was written since, and the refusal has that one', async () => {
    const { server, clock, anna } = await open();
    const other = { ...draft, draft: { b: 1 } };
    await put(server, anna, 'drafts', draft);
    const lost = await put(server, anna, 'drafts', other);
    expect(lost.status).toBe(409);
    expect(lost.body).toEqual({
      error: {
        message: expect.stringContaining('elsewhere'),
        clauses: [],
        there: { decision: '1/allocate', draft: { a: 2 }, at: 1000 },
      },
    });
    // the same again is no other, and each that takes the place of one is later, whatever the clock says
    expect((await put(server, anna, 'drafts', draft)).body).toEqual({ at: 1000 });
    clock.at = 900;
    expect((await put(server, anna, 'drafts', { ...other, had: 1000 })).body).toEqual({ at: 1001 });
    expect((await put(server, anna, 'drafts', { ...draft, had: 1000 })).status).toBe(409);
    expect((await get(server, anna, 'drafts', 'one')).body).toMatchObject([{ draft: { b: 1 } }]);
    // where it was given up meanwhile there is nothing to overwrite
    await put(server, anna, 'drafts', { ...draft, draft: null });
    expect((await put(server, anna, 'drafts', { ...draft, had: 1001 })).status).toBe(200);
  });

  it('of a table question go at every desk when it is asked no more', async () => {
    const { server, anna, ben } = await open();
    const report = { decision: 'standing-/report', draft: { 'weather.fair': { value: true, as: 'change' } } };
    for (const [who, seat] of [
      [anna, 'one'],
      [ben, 'two'],
    ] as const)
      expect((await put(server, who, 'drafts', { ...report, seat })).status).toBe(200);
    await anna.answer('table', 'standing-0/report', { 'weather.fair': { value: true, as: 'change' } });
    expect((await get(server, anna, 'drafts', 'one')).body).toEqual([]);
    // it can still be told: what another has begun stays
    expect((await get(server, ben, 'drafts', 'two')).body).toHaveLength(1);
  });
});

it('gives nobody else a byte: two games that differ in notes and drafts are the same to all others', async () => {
  const bytes = async (writes: readonly string[]): Promise<string[]> => {
    const { server, anna, ben } = await open();
    const ear = await listen(server, { game: ben.game, key: ben.key, changes: true, aside: true });
    for (const text of writes) {
      await put(server, anna, 'notes', { seat: 'one', place: text, text, had: null });
      await put(server, anna, 'drafts', { seat: 'one', decision: '1/allocate', draft: { a: text.length } });
    }
    await anna.answer('one', '1/allocate', { a: 1 }, { request: 'x' });
    await ear.settled();
    const looked = await server.ask(`games/${ben.game}/aside`, ben.key);
    const desk = await server.ask(`games/${ben.game}/desk`, ben.key);
    return [...ear.frames, looked.text, desk.text].map((text) => alike(text, ben.game));
  };
  expect(await bytes(['turkey', 'a long thought about Spain'])).toEqual(await bytes([]));
});
