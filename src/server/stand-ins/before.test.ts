import { describe, expect, it } from 'vitest';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { house, type Sitter, table, takeSeat, type TestHouse } from '../house.test-helper.ts';
import { TOY } from '../toy.test-helper.ts';

// What was written before somebody came who plays a seat for another is kept from them, unless its writers let them read it.

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 27, 12);
const HAND = { hours: 2, days: [0, 1, 2, 3, 4, 5, 6], zone: 'UTC', late: 'hand', foes: true } as const;

interface Handing extends Awaited<ReturnType<typeof table>> {
  readonly server: TestHouse;
  /** Two hours later Anna plays Ben's seat. */
  late(): Promise<void>;
}

/** Ben has named Anna, who has accepted; he has written a note, begun an answer, and spoken with the maker and with all. */
async function handing(lets?: boolean): Promise<Handing> {
  let now = START;
  const server = await house({ rulebooks: [TOY as Rulebook], clock: () => now });
  const people = await table(server, 'typed');
  const { made, anna, ben, cleo } = people;
  await server.ask(`games/${made.game}/deadline`, made.creatorKey, { rule: HAND });
  await ben.post('stand-in', { by: 'Anna', ...(lets === undefined ? {} : { lets }), request: undefined });
  await anna.post('stand-in/accept', { for: 'Ben', accept: true, request: undefined });
  await put(ben, 'turkey', 'his own');
  await put(ben, '', 'free');
  await ben.post('talk', { to: 'maker', text: 'between us', request: 'a' });
  const answers = { to: 'two', text: 'only to you', request: 'b' };
  await server.ask(`games/${made.game}/talk/maker`, made.creatorKey, answers);
  await ben.post('talk', { to: 'all', text: 'to all', request: 'c' });
  await anna.answer('one', '1/allocate', { a: 1 });
  await cleo.answer('three', '1/allocate', { a: 1 });
  return {
    ...people,
    server,
    async late() {
      now += 2 * HOUR;
      await server.deadlines.look();
      now += 1000;
    },
  };
}

const put = (who: Sitter, place: string, text: string, had: number | null = null) =>
  who.post('notes', { seat: 'two', place, text, had, request: undefined });

interface Note {
  readonly place: string;
  readonly text: string;
  readonly at: number;
}

const notes = async (who: Sitter): Promise<readonly Note[]> =>
  (await who.look('notes?seat=two')).body as readonly Note[];

const heard = async (who: Sitter): Promise<readonly string[]> =>
  ((await who.look('talk?seat=two&before=50')).body as { lines: { text: string }[] }).lines.map(
    ({ text }) => text,
  );

const letting = (who: Sitter, lets: boolean) =>
  who.post('stand-in/lets', { by: 'Anna', lets, request: undefined });

describe('whoever plays a seat for another', () => {
  it('reads no note and no word to the maker from before, and what is written from then on', async () => {
    const { server, made, anna, ben, late } = await handing();
    await late();
    expect(await notes(anna)).toEqual([]);
    expect(await heard(anna)).toEqual(['to all', 'Anna plays two for Ben until Ben is back.']);
    await put(ben, 'spain', 'for her');
    await ben.post('talk', { to: 'maker', text: 'she reads it', request: 'd', desk: 'two' });
    const answers = { to: 'two', text: 'to both', request: 'e' };
    await server.ask(`games/${made.game}/talk/maker`, made.creatorKey, answers);
    expect((await notes(anna)).map(({ text }) => text)).toEqual(['for her']);
    expect((await heard(anna)).slice(2)).toEqual(['she reads it', 'to both']);
    expect(await heard(ben)).toEqual([
      'between us',
      'only to you',
      'to all',
      'Anna plays two for Ben until Ben is back.',
      'she reads it',
      'to both',
    ]);
  });

  it('writes notes beside those that it does not read, without a sign of them; whoever has the seat finds both', async () => {
    const { anna, ben, late } = await handing();
    await late();
    const kept = await put(anna, 'turkey', 'hers');
    expect(kept).toMatchObject({ status: 200, body: { place: 'turkey', text: 'hers' } });
    expect((await notes(anna)).map(({ text }) => text)).toEqual(['hers']);
    const both = (await notes(ben)).find(({ place }) => place === 'turkey');
    expect(both?.text).toBe('his own\n\nhers');
    expect(await put(ben, 'turkey', 'of both', both?.at ?? null)).toMatchObject({ status: 200 });
    expect((await notes(ben)).filter(({ place }) => place === 'turkey')).toMatchObject([{ text: 'of both' }]);
  });

  it.each(['named', 'later'])('reads it where its writer has said so: %s', async (when) => {
    const { server, anna, ben, late } = await handing(when === 'named' ? true : undefined);
    await late();
    if (when === 'later') expect((await letting(ben, true)).body).toEqual({ by: 'Anna', lets: true });
    expect((await notes(anna)).map(({ text }) => text)).toEqual(['free', 'his own']);
    expect((await heard(anna)).slice(0, 3)).toEqual(['between us', 'only to you', 'to all']);
    const beside = (await server.ask(`games/${ben.game}/aside`, ben.key)).body as {
      part: string;
      set: object;
    }[];
    expect(beside.find(({ part }) => part === 'stand-ins')?.set).toMatchObject({ lets: ['Anna'] });
    await letting(ben, false);
    expect([await notes(anna), (await heard(anna))[0]]).toEqual([[], 'to all']);
  });

  it('reads nothing of another\u2019s by the word of one who has the same seat', async () => {
    const { server, made, anna, ben, late } = await handing();
    const people = `games/${made.game}/people`;
    const added = (await server.ask(people, made.creatorKey, { name: 'Bea', seats: ['two'] })).body as {
      key: string;
    };
    expect((await ben.post('people/4/agree', { request: undefined })).status).toBe(200);
    const { key } = await takeSeat(server, made.game, added.key);
    await late();
    const as = (what: string, body: object) => server.ask(`games/${made.game}/${what}`, key, body);
    expect((await as('stand-in/lets', { by: 'Anna', lets: true })).status).toBe(200);
    expect([await notes(anna), (await heard(anna))[0]]).toEqual([[], 'to all']);
    await letting(ben, true);
    expect((await heard(anna)).slice(0, 2)).toEqual(['between us', 'only to you']);
  });

  it('is let anew where it is named anew, and by people with a seat alone', async () => {
    const { anna, ben, zoe, late } = await handing(true);
    const name = (by: string | null) => ben.post('stand-in', { by, request: undefined });
    await name(null);
    await name('Anna');
    await anna.post('stand-in/accept', { for: 'Ben', accept: true, request: undefined });
    await late();
    expect(await notes(anna)).toEqual([]);
    expect((await letting(zoe, true)).status).toBe(403);
    expect((await letting(anna, true)).status).toBe(409);
    expect((await ben.post('stand-in/lets', { by: 'Nobody', lets: true, request: undefined })).status).toBe(
      404,
    );
  });

  it('has seen nothing for whoever has the seat, nor they for it', async () => {
    const { server, anna, ben, late } = await handing();
    await late();
    const seen = async ({ game, key }: Sitter) => {
      const all = (await server.ask(`games/${game}/aside?seat=two`, key)).body as {
        part: string;
        set: { seen: number };
      }[];
      return all.find(({ part }) => part === 'talk')?.set.seen;
    };
    await ben.post('talk/seen', { desk: 'two', count: 9, request: undefined });
    expect([await seen(ben), await seen(anna)]).toEqual([4, 0]);
  });
});
