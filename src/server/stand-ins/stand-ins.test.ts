import { describe, expect, it } from 'vitest';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { alike } from '../alike.test-helper.ts';
import {
  type Ear,
  house,
  type HouseOptions,
  listen,
  refusalText,
  type Sitter,
  sitter,
  table,
  takeSeat,
  type TestHouse,
} from '../house.test-helper.ts';
import { TOY } from '../toy.test-helper.ts';

// Who plays for somebody who is away: named beforehand, from when the time for an answer is over until that one is back.

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 27, 12);
const EVERY = [0, 1, 2, 3, 4, 5, 6];
const HAND = { hours: 48, days: EVERY, zone: 'UTC', late: 'hand' } as const;

const toy = TOY as Rulebook;
/** Seats one and two are on one side, three is by itself. */
const SIDED: Rulebook = {
  ...toy,
  scenarios: toy.scenarios.map((scenario) => ({
    ...scenario,
    seats: scenario.seats.map((seat) => ({ ...seat, camp: seat.id === 'three' ? 'alone' : 'x' })),
  })),
};

type People = Awaited<ReturnType<typeof table>>;

interface Open extends People {
  readonly server: TestHouse;
  pass(hours: number): Promise<void>;
  rule(rule: object | null): Promise<void>;
  clock(): number;
}

async function open(options: HouseOptions = {}): Promise<Open> {
  let now = START;
  const clock = (): number => now;
  const server = await house({ rulebooks: [SIDED], clock, ...options });
  const people = await table(server, 'typed');
  const { game, creatorKey } = people.made;
  return {
    ...people,
    server,
    clock,
    async pass(hours) {
      now += hours * HOUR;
      await server.deadlines.look();
    },
    async rule(rule) {
      expect(await server.ask(`games/${game}/deadline`, creatorKey, { rule })).toMatchObject({ status: 200 });
    },
  };
}

const name = (who: Sitter, by: string | null) => who.post('stand-in', { by, request: undefined });
const accept = (who: Sitter, absent: string, accepts = true) =>
  who.post('stand-in/accept', { for: absent, accept: accepts, request: undefined });
const back = (who: Sitter) => who.post('back', { request: undefined });

/** What stands beside a desk of one part. */
async function part(
  server: TestHouse,
  { game, key }: Sitter,
  wanted: string,
): Promise<Record<string, unknown>> {
  const all = (await server.ask(`games/${game}/aside`, key)).body as {
    part: string;
    set?: Record<string, unknown>;
  }[];
  return all.find((each) => each.part === wanted)?.set ?? {};
}

const spoken = async (server: TestHouse, who: Sitter): Promise<readonly object[]> =>
  (await part(server, who, 'talk'))['lines'] as object[];

/** All but Ben answer. */
async function others({ anna, cleo }: People): Promise<void> {
  await anna.answer('one', '1/allocate', { a: 1 }, { request: 'one' });
  await cleo.answer('three', '1/allocate', { a: 1 }, { request: 'three' });
}

/** Ben is late, and Anna plays for him. */
async function handedOver(options: HouseOptions = {}): Promise<Open> {
  const all = await open(options);
  const { anna, ben } = all;
  expect(await name(ben, 'Anna')).toMatchObject({ status: 200, body: { by: 'Anna' } });
  expect(await accept(anna, 'Ben')).toMatchObject({ status: 200, body: { for: 'Ben', accept: true } });
  await all.rule(HAND);
  await others(all);
  await all.pass(48);
  return all;
}

const seatsIn = ({ frames }: Ear): readonly string[][] =>
  frames.flatMap((text) => {
    const { type, desk } = JSON.parse(text) as { type: string; desk?: { seats: string[] } };
    return type === 'desk' && desk ? [desk.seats] : [];
  });

describe('a stand-in', () => {
  it('plays the seat once its time is over, as the absent can, and all are told', async () => {
    const { server, anna, ben, cleo, zoe, pass, rule } = await open();
    await name(ben, 'Anna');
    await accept(anna, 'Ben');
    await rule(HAND);
    await cleo.answer('three', '1/allocate', { a: 1 });
    await anna.answer('one', '1/allocate', { a: 1 });
    const ears = await Promise.all(
      [anna, zoe].map(({ game, key }) => listen(server, { game, key, aside: true })),
    );
    await pass(47);
    expect((await anna.look('desk?seat=two')).status).toBe(403);
    await pass(1);
    for (const ear of ears) await ear.settled();
    // nobody has asked for anything
    expect(ears.map(seatsIn)).toEqual([[['one'], ['one', 'two']], [[]]]);
    const says = 'Anna plays two for Ben until Ben is back.';
    expect(ears[1]?.frames.filter((text) => text.includes(says))).toHaveLength(1);
    expect(await spoken(server, zoe)).toEqual([
      { n: 1, at: START + 48 * HOUR, to: 'all', text: says, name: '', author: 'table' },
    ]);
    expect(await part(server, zoe, 'stand-ins')).toEqual({
      standIns: [{ for: 'Ben', by: 'Anna', seats: ['two'], accepted: true, since: START + 48 * HOUR }],
      may: [],
      lets: [],
    });
    expect((await anna.desk('two')).asks).toEqual((await ben.desk('two')).asks);
    // she has as long as others
    expect((await part(server, zoe, 'deadline'))['due']).toEqual({
      one: START + 48 * HOUR,
      two: START + 96 * HOUR,
      three: START + 48 * HOUR,
    });
    expect((await anna.answer('two', '1/allocate', { b: 1 })).status).toBe(200);
    expect((await ben.desk()).lines.at(-1)).toMatchObject({ own: { '1/allocate': { b: 1 } } });
  });

  it('sees nothing of the seat any more once the absent is back, at once and over every way', async () => {
    const { server, anna, ben, zoe } = await handedOver();
    const { game, key } = anna;
    await ben.post('notes', { seat: 'two', place: '', text: 'mine', had: null, request: undefined });
    expect((await anna.look('notes?seat=two')).text).toContain('mine');
    const [there, own] = await Promise.all(['two', 'one'].map((seat) => listen(server, { game, key, seat })));
    await there?.settled();
    expect(await back(anna)).toMatchObject({ status: 409 });
    expect((await back(ben)).status).toBe(200);
    expect(await there?.closed).toBe(1008);
    await own?.settled();
    expect(own && seatsIn(own)).toEqual([['one', 'two'], ['one']]);
    expect(there?.frames.at(-1)).toContain('is back and plays it again');
    for (const path of [
      'desk?seat=two',
      'notes?seat=two',
      'drafts?seat=two',
      'aside?seat=two',
      'talk?seat=two&before=9',
    ])
      expect([path, (await anna.look(path)).status]).toEqual([path, 403]);
    for (const path of ['at/0?seat=two', 'at/0?seat=one&as=two', 'affected/1?seat=two'])
      expect([path, (await anna.look(path)).status]).toEqual([path, 403]);
    const late = await anna.post('answers', { seat: 'two', decision: '1/allocate', answer: { a: 3 } });
    expect([late.status, refusalText(late)]).toEqual([403, 'This seat is not yours.']);
    expect((await back(ben)).status).toBe(409);
    expect((await spoken(server, zoe)).at(-1)).toMatchObject({ text: 'Ben is back and plays two again.' });
    expect((await ben.answer('two', '1/allocate', { a: 2 })).status).toBe(200);
  });

  it('is waited for where nobody is named or has accepted, and plays from then on', async () => {
    const { server, anna, ben, rule, pass } = await open();
    await rule(HAND);
    await pass(100);
    expect((await anna.desk()).awaiting).toEqual(['one', 'two', 'three']);
    await name(ben, 'Anna');
    await pass(1);
    expect((await anna.look('desk?seat=two')).status).toBe(403);
    await accept(anna, 'Ben');
    await pass(1);
    expect((await anna.desk('two')).seats).toEqual(['one', 'two']);
    // it holds over a restart, and is ended there too
    await server.close();
    const later = await house({ file: server.file, rulebooks: [SIDED] });
    const [again, him] = [anna, ben].map(({ game, key }) => sitter(later, game, key));
    if (!again || !him) throw new Error('two people');
    expect((await again.desk('two')).seat).toBe('two');
    expect(await name(him, 'Cleo')).toMatchObject({ status: 409 });
    expect((await back(him)).status).toBe(200);
    expect((await again.look('desk?seat=two')).status).toBe(403);
  });

  it('gives the seat back, and is no longer asked', async () => {
    const { server, anna, ben, zoe, pass } = await handedOver();
    expect((await accept(anna, 'Ben', false)).status).toBe(200);
    expect((await anna.look('desk?seat=two')).status).toBe(403);
    expect((await spoken(server, zoe)).at(-1)).toMatchObject({ text: 'Anna plays for Ben no longer.' });
    await pass(100);
    expect((await anna.look('desk?seat=two')).status).toBe(403);
    expect(await accept(anna, 'Cleo')).toMatchObject({ status: 404 });
    expect((await name(ben, null)).body).toEqual({ by: null });
    expect((await part(server, ben, 'stand-ins'))['standIns']).toEqual([]);
  });

  it('answers no door and no die, and nothing of it stands in the record', async () => {
    const files = [];
    for (const away of [true, false]) {
      const all = await (away ? handedOver() : open());
      const { server, made, ben, pass } = all;
      if (away) await back(ben);
      else {
        await others(all);
        await pass(48);
      }
      await ben.answer('two', '1/allocate', { a: 2 }, { request: 'two' });
      await pass(500);
      expect((await ben.desk()).awaiting).toEqual(['dice']);
      expect((await part(server, ben, 'stand-ins'))['standIns']).toMatchObject(away ? [{ since: null }] : []);
      const heard = await server.ask(`games/${ben.game}/file`, made.creatorKey, { request: 'f' });
      // each game has a name of its own, and its hashes with it
      files.push(
        (heard.body as { text: string }).text.replaceAll(/"(?:id|hash)":"\w+"|,"signed":\[.*\]/g, ''),
      );
    }
    expect(files[0]).toBe(files[1]);
  });

  it('counts for nobody else where the table agrees on its deadlines', async () => {
    const { anna, ben, cleo, server } = await handedOver();
    const want = (who: Sitter) => server.ask(`games/${who.game}/deadline`, who.key, { rule: null });
    await want(anna);
    await want(cleo);
    expect((await part(server, ben, 'deadline'))['rule']).toMatchObject({ late: 'hand' });
    await want(ben);
    expect((await part(server, ben, 'deadline'))['rule']).toBeNull();
  });

  it('lets the time run while the absent is away, unless both are', async () => {
    const { server, anna, ben, rule } = await open();
    await rule(HAND);
    const away = (who: Sitter, from: string, until: string) =>
      who.post('away', { days: [{ from, until }], request: undefined });
    const due = async () => ((await part(server, ben, 'deadline'))['due'] as Record<string, number>)['two'];
    await away(ben, '2026-11-28', '2026-12-02');
    await name(ben, 'Anna');
    expect(await due()).toBe(START + 168 * HOUR);
    await accept(anna, 'Ben');
    expect(await due()).toBe(START + 48 * HOUR);
    await away(anna, '2026-11-28', '2026-11-28');
    expect(await due()).toBe(START + 72 * HOUR);
  });

  it('ends with the link of either, and not with a new one', async () => {
    const { server, made, anna, ben } = await handedOver();
    const path = `games/${made.game}/people`;
    const renewed = await server.ask(`${path}/0/renew`, made.creatorKey, {});
    await server.ask(`${path}/0/agree`, anna.key, {});
    const again = await takeSeat(server, made.game, (renewed.body as { key: string }).key);
    expect((await again.desk('two')).seats).toEqual(['one', 'two']);
    await server.ask(`${path}/1/revoke`, made.creatorKey, {});
    expect((await again.look('desk?seat=two')).status).toBe(403);
    expect((await part(server, again, 'stand-ins'))['standIns']).toEqual([]);
    expect([(await ben.look('desk')).status, (await anna.look('desk')).status]).toEqual([401, 401]);
  });
});

it('lets another be named where the link of who played has ended', async () => {
  const { server, made, ben } = await handedOver();
  expect((await name(ben, 'Zoe')).status).toBe(409);
  await server.ask(`games/${made.game}/people/0/revoke`, made.creatorKey, {});
  expect((await back(ben)).status).toBe(409);
  expect((await name(ben, 'Zoe')).status).toBe(200);
});

describe('whoever sits on another side', () => {
  it('stands in only where the table allows that in so many words', async () => {
    const { server, anna, ben, cleo, zoe, rule, pass } = await open();
    await rule(HAND);
    const no = await name(ben, 'Cleo');
    expect([no.status, refusalText(no)]).toEqual([409, expect.stringMatching(/another side/)]);
    expect((await part(server, ben, 'stand-ins'))['may']).toEqual(['Anna', 'Zoe']);
    expect((await part(server, zoe, 'stand-ins'))['may']).toEqual([]);
    const wrong = await server.ask(`games/${ben.game}/deadline`, ben.key, {
      rule: { ...HAND, late: 'wait', foes: true },
    });
    expect([wrong.status, refusalText(wrong)]).toEqual([400, expect.stringContaining('stands in')]);
    await rule({ ...HAND, foes: true });
    expect((await part(server, ben, 'stand-ins'))['may']).toEqual(['Anna', 'Cleo', 'Zoe']);
    expect((await name(ben, 'Cleo')).status).toBe(200);
    expect((await accept(cleo, 'Ben')).status).toBe(200);
    // taken back before it strikes: nobody is let in, until it is allowed again
    await rule(HAND);
    await pass(49);
    expect((await cleo.look('desk?seat=two')).status).toBe(403);
    await rule({ ...HAND, foes: true });
    await pass(48);
    expect((await cleo.desk('two')).seats).toEqual(['three', 'two']);
    expect((await anna.look('desk?seat=two')).status).toBe(403);
  });

  it('is also who has once played there', async () => {
    const { ben, cleo, zoe, rule, pass } = await open();
    await rule(HAND);
    await name(ben, 'Zoe');
    await accept(zoe, 'Ben');
    await name(cleo, 'Zoe');
    await accept(zoe, 'Cleo');
    await pass(48);
    expect((await zoe.desk()).seats).toEqual(['two']);
    await back(ben);
    expect((await zoe.desk()).seats).toEqual([]);
    await pass(48);
    expect((await zoe.desk()).seats).toEqual([]);
    expect((await name(cleo, null)).status).toBe(200);
    expect((await name(cleo, 'Zoe')).status).toBe(409);
  });

  it('is everybody where no sides are said', async () => {
    const { ben } = await open({ rulebooks: [toy] });
    expect((await name(ben, 'Anna')).status).toBe(409);
    expect((await name(ben, 'Zoe')).status).toBe(200);
    for (const [by, status] of [
      ['Ben', 409],
      ['Nobody', 404],
    ] as const)
      expect((await name(ben, by)).status).toBe(status);
  });

  it('names nobody without a seat', async () => {
    const { zoe } = await open();
    expect((await name(zoe, 'Anna')).status).toBe(403);
  });
});

describe('what a stand-in reads and gives', () => {
  /** All that comes to people in two games that differ in what is given for seat two. */
  async function compare(
    watched: (all: Open) => readonly Sitter[],
    give: (all: Open, points: object) => Promise<unknown>,
  ): Promise<readonly string[][]> {
    const heard: string[][] = [];
    for (const points of [{ a: 1 }, { b: 3 }]) {
      const all = await handedOver();
      const { server, made, cleo } = all;
      const watching = watched(all);
      const ears = await Promise.all(
        watching.map(({ game, key }) => listen(server, { game, key, changes: true, aside: true })),
      );
      await give(all, points);
      for (const who of watching) {
        await who.desk();
        await who.aside();
        await who.stands();
        await who.back(0, '', 'two');
        await who.look('desk?seat=two');
      }
      await cleo.post('answers', {
        seat: 'dice',
        decision: '1/roll',
        answer: [4],
        mark: 'old',
        request: 'd',
      });
      for (const ear of ears) await ear.settled();
      heard.push(
        [
          ...watching.flatMap(({ got }) => got.map(({ status, text }) => `${status} ${text}`)),
          ...ears.flatMap(({ frames }) => frames),
        ].map((text) => alike(text, made.game)),
      );
    }
    return heard;
  }

  it('comes to nobody else', async () => {
    const [one, other] = await compare(
      ({ cleo, zoe }) => [cleo, zoe],
      async ({ anna }, points) => {
        await anna.post('answers', { seat: 'two', decision: '1/allocate', answer: points, request: 'x' });
      },
    );
    expect(one?.length).toBeGreaterThan(10);
    expect(other).toEqual(one);
  });

  it('ends where the absent is back: what that one gives comes to the stand-in no more', async () => {
    const [one, other] = await compare(
      ({ anna }) => [anna],
      async ({ ben }, points) => {
        await back(ben);
        await ben.post('answers', { seat: 'two', decision: '1/allocate', answer: points, request: 'x' });
        await ben.post('talk', { to: 'maker', text: JSON.stringify(points), request: 't' });
        await ben.post('notes', {
          seat: 'two',
          place: '',
          text: JSON.stringify(points),
          had: null,
          request: undefined,
        });
      },
    );
    expect(one?.length).toBeGreaterThan(5);
    expect(other).toEqual(one);
  });

  it('would be noticed by this comparison', async () => {
    const [one, other] = await compare(
      ({ anna }) => [anna],
      async ({ ben, anna }, points) => {
        await ben.post('answers', { seat: 'two', decision: '1/allocate', answer: points, request: 'x' });
        await anna.desk('two');
      },
    );
    expect(other).not.toEqual(one);
  });
});
