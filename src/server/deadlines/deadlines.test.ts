import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alike } from '../alike.test-helper.ts';
import {
  house,
  listen,
  refusalText,
  type Sitter,
  sitter,
  table,
  type TestHouse,
} from '../house.test-helper.ts';
import { momentAt, wallTime } from './calendar.ts';
import { dueAt } from './due.ts';

// How long an answer may take, by the table's choice, and what is done then: never a door, never a die.

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 27, 12);
const EVERY = [0, 1, 2, 3, 4, 5, 6];
const rule = (late: 'wait' | 'standing' | 'skip', hours = 48) => ({ hours, days: EVERY, zone: 'UTC', late });

describe('the time for an answer', () => {
  it('runs on working days alone, as days are told where the table lives', () => {
    // a Friday noon: the weekend does not count
    const workdays = { ...rule('wait', 24), days: [1, 2, 3, 4, 5] };
    expect(dueAt(START, rule('wait', 24), [])).toBe(START + 24 * HOUR);
    expect(dueAt(START, workdays, [])).toBe(START + 72 * HOUR);
    // in Tokyo it is evening: three hours are left of Friday
    expect(dueAt(START, { ...workdays, zone: 'Asia/Tokyo', hours: 3 }, [])).toBe(START + 3 * HOUR);
    expect(dueAt(START, { ...workdays, zone: 'Asia/Tokyo', hours: 4 }, [])).toBe(START + 52 * HOUR);
    // in Kathmandu, five hours and three quarters ahead, six hours and a quarter are left of Friday
    const nepal = { ...workdays, zone: 'Asia/Kathmandu', hours: 7 };
    expect(dueAt(START, nepal, [])).toBe(Date.UTC(2026, 10, 29, 19));
    // in Paris clocks are put forward on that Sunday: Monday begins at 22 o'clock
    const saturday = Date.UTC(2027, 2, 27, 12);
    expect(dueAt(saturday, { ...workdays, zone: 'Europe/Paris' }, [])).toBe(Date.UTC(2027, 2, 29, 22));
  });

  const inDays = (count: number, more: object = {}) =>
    ({ ...rule('wait', count * 24), unit: 'days', zone: 'Europe/Vienna', ...more }) as const;
  const at = (...parts: [number, number, number, number, number?]) => Date.UTC(...parts);

  it('of days ends at the same hour where the table lives, though clocks are put forward or back; hours stay hours', () => {
    // on 28 March 2027 clocks are put forward there, on 25 October 2026 back: noon is at 11, then at 10 o'clock
    const spring = at(2027, 2, 26, 11);
    expect(dueAt(spring, inDays(3), [])).toBe(at(2027, 2, 29, 10));
    expect(dueAt(spring, { ...rule('wait', 72), zone: 'Europe/Vienna' }, [])).toBe(at(2027, 2, 29, 11));
    const autumn = at(2026, 9, 23, 10);
    expect(dueAt(autumn, inDays(3), [])).toBe(at(2026, 9, 26, 11));
    expect(dueAt(autumn, { ...rule('wait', 72), zone: 'Europe/Vienna' }, [])).toBe(at(2026, 9, 26, 10));
    // half past two is passed over on one of these days, and comes twice on the other
    expect(dueAt(at(2027, 2, 27, 1, 30), inDays(1), [])).toBe(at(2027, 2, 28, 1, 30));
    expect(dueAt(at(2026, 9, 24, 0, 30), inDays(1), [])).toBe(at(2026, 9, 25, 0, 30));
  });

  it('of days passes over those on which none runs', () => {
    const workdays = { days: [1, 2, 3, 4, 5], zone: 'UTC' };
    // Friday noon to Monday noon; a Saturday counts from Monday on
    expect(dueAt(START, inDays(1, workdays), [])).toBe(START + 72 * HOUR);
    expect(dueAt(START + 24 * HOUR, inDays(1, workdays), [])).toBe(at(2026, 11, 1, 0));
    const away = [{ from: '2026-11-30', until: '2026-11-30' }];
    expect(dueAt(START, inDays(2, workdays), [away])).toBe(START + 120 * HOUR);
    // what begins with a day ends with one
    expect(dueAt(at(2026, 10, 27, 0), inDays(1, workdays), [])).toBe(at(2026, 10, 28, 0));
  });

  it('of days is over at the same hour on the right day, in whatever zone and year', () => {
    const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')];
    const moment = fc.integer({ min: Date.UTC(1995, 0, 1), max: Date.UTC(2060, 0, 1) });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        moment,
        fc.integer({ min: 1, max: 30 }),
        (zone, since, count) => {
          const due = dueAt(since, inDays(count, { zone }), []);
          const [from, to] = [wallTime(since, zone), wallTime(due, zone)];
          const wanted = from + count * 24 * HOUR;
          // where that hour is passed over, as much later
          if (to !== wanted) {
            expect(wallTime(momentAt(wanted, zone), zone)).not.toBe(wanted);
            expect(to).toBeGreaterThan(wanted);
          }
          expect(to - wanted).toBeLessThanOrEqual(24 * HOUR);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('does not run while all who could answer are away', () => {
    const away = [{ from: '2026-11-28', until: '2026-11-29' }];
    expect(dueAt(START, rule('wait', 24), [away])).toBe(START + 72 * HOUR);
    expect(dueAt(START, rule('wait', 24), [away, []])).toBe(START + 24 * HOUR);
  });
});

async function timed(options: object = {}): Promise<{ server: TestHouse; pass(hours: number): void }> {
  let now = START;
  const server = await house({ clock: () => now, ...options });
  return { server, pass: (hours) => void (now += hours * HOUR) };
}

const want = (server: TestHouse, { game, key }: Pick<Sitter, 'game' | 'key'>, wanted: object | null) =>
  server.ask(`games/${game}/deadline`, key, { rule: wanted });

async function kept(server: TestHouse, { game, key }: Sitter): Promise<Record<string, unknown>> {
  const all = (await server.ask(`games/${game}/aside`, key)).body as {
    part: string;
    set: Record<string, unknown>;
  }[];
  return all.find(({ part }) => part === 'deadline')?.set ?? {};
}

describe('a deadline', () => {
  it('may be set in days, which are kept as such', async () => {
    const { server } = await timed();
    const { made, zoe } = await table(server);
    const maker = { game: made.game, key: made.creatorKey };
    const days = { ...rule('wait'), unit: 'days', zone: 'Europe/Vienna' };
    expect((await want(server, maker, { ...days, hours: 36 })).status).toBe(400);
    expect((await want(server, maker, { ...days, unit: 'weeks' })).status).toBe(400);
    expect((await want(server, maker, days)).status).toBe(200);
    expect(await kept(server, zoe)).toMatchObject({ rule: days, due: { one: START + 48 * HOUR } });
  });

  it('is in force once all with a seat want the same, or whoever made the game says so', async () => {
    const { server, pass } = await timed();
    const { made, anna, ben, cleo, zoe } = await table(server);
    expect((await want(server, zoe, rule('wait'))).status).toBe(403);
    expect(refusalText(await want(server, anna, { ...rule('wait'), zone: 'Nowhere' }))).toMatch(/no place/);
    await want(server, anna, rule('standing'));
    await want(server, ben, rule('skip'));
    await want(server, cleo, rule('standing'));
    expect(await kept(server, zoe)).toMatchObject({
      rule: null,
      due: {},
      wishes: { Anna: rule('standing'), Ben: rule('skip'), Cleo: rule('standing') },
    });
    // whoever was asked long before has as long as everybody
    pass(100);
    await want(server, ben, rule('standing'));
    const due = START + 148 * HOUR;
    expect(await kept(server, zoe)).toMatchObject({
      rule: rule('standing'),
      wishes: {},
      due: { one: due, two: due, three: due },
    });
    expect((await want(server, { game: made.game, key: made.creatorKey }, null)).status).toBe(200);
    expect(await kept(server, zoe)).toMatchObject({ rule: null, due: {} });
  });

  it('gives what the seat could have left, with an ordinary entry, and lets no die fall', async () => {
    const { server, pass } = await timed();
    const { made, anna, ben, cleo } = await table(server, 'program');
    await want(server, { game: made.game, key: made.creatorKey }, rule('standing'));
    await ben.answer('two', '1/allocate', { a: 2 });
    await cleo.answer('three', '1/allocate', { a: 1 });
    pass(47);
    await server.deadlines.look();
    expect((await anna.desk()).awaiting).toEqual(['one']);
    pass(1);
    await server.deadlines.look();
    const [line] = (await anna.desk()).lines;
    expect(line).toMatchObject({ kind: 'step', own: { '1/allocate': {} } });
    // the dice and what may open a door wait, however long
    expect((await anna.desk()).awaiting).toEqual(['dice']);
    pass(500);
    await server.deadlines.look();
    expect((await anna.desk()).awaiting).toEqual(['dice']);
    await anna.answer('dice', '1/roll');
    pass(500);
    await server.deadlines.look();
    expect((await anna.desk()).awaiting).toEqual(['one']);
    await server.close();
    const later = await house({ file: server.file, clock: () => START + 3000 * HOUR });
    const again = sitter(later, anna.game, anna.key);
    await later.deadlines.look();
    expect((await again.desk()).lines).toHaveLength(2);
  });

  it('only shows with the rule to wait, and runs no longer while somebody is away', async () => {
    const { server, pass } = await timed();
    const { made, anna, zoe } = await table(server);
    await want(server, { game: made.game, key: made.creatorKey }, rule('wait'));
    await server.ask(`games/${anna.game}/away`, anna.key, {
      days: [{ from: '2026-11-28', until: '2026-11-30' }],
    });
    expect(await kept(server, anna)).toMatchObject({ away: [{ from: '2026-11-28', until: '2026-11-30' }] });
    expect(await kept(server, zoe)).toMatchObject({
      away: [],
      due: { one: START + 120 * HOUR, two: START + 48 * HOUR },
    });
    pass(1000);
    await server.deadlines.look();
    expect((await anna.desk()).awaiting).toEqual(['one', 'two', 'three']);
  });

  it('proposes to skip once, those who are late agreeing; the others say whether', async () => {
    const { server, pass } = await timed();
    const { made, anna, ben, cleo } = await table(server, 'typed');
    await want(server, { game: made.game, key: made.creatorKey }, rule('skip'));
    await ben.answer('two', '1/allocate', { a: 2 });
    await cleo.answer('three', '1/allocate', { a: 1 });
    pass(48);
    await server.deadlines.look();
    const { proposal } = await ben.desk();
    expect(proposal).toMatchObject({ by: 'The deadline', agreed: ['one'], missing: ['two', 'three'] });
    await ben.post('proposal/refuse', { mark: proposal?.mark });
    await server.deadlines.look();
    expect((await ben.desk()).proposal).toBeNull();
    expect((await anna.desk()).lines).toEqual([]);
  });

  it('cannot be kept from proposing by a request that takes its key', async () => {
    const { server, pass } = await timed();
    const { made, anna, ben } = await table(server, 'typed');
    await want(server, { game: made.game, key: made.creatorKey }, rule('skip'));
    await ben.answer('two', '1/allocate', { a: 2 });
    const taken = await anna.post('undo', { seat: 'one', request: `deadline/${START + 48 * HOUR}` });
    expect([taken.status, refusalText(taken)]).toEqual([400, expect.stringContaining('for itself')]);
    pass(48);
    await server.deadlines.look();
    expect((await ben.desk()).proposal?.by).toBe('The deadline');
  });

  it('leaves what somebody has proposed, and proposes to skip once that is refused', async () => {
    const { server, pass } = await timed();
    const { made, anna, ben, cleo } = await table(server, 'typed');
    for (const [who, seat] of [
      [anna, 'one'],
      [ben, 'two'],
      [cleo, 'three'],
    ] as const)
      await who.answer(seat, '1/allocate', {});
    await anna.answer('dice', '1/roll', [4]);
    await anna.answer('one', '1/speak', 'hold');
    await want(server, { game: made.game, key: made.creatorKey }, rule('skip'));
    await ben.answer('two', '2/allocate', { a: 2 });
    await cleo.answer('three', '2/allocate', { a: 1 });
    await ben.post('undo', { seat: 'two', to: 1 });
    const { proposal } = await cleo.desk();
    expect(proposal?.by).toBe('Ben');
    pass(48);
    await server.deadlines.look();
    expect((await cleo.desk()).proposal).toEqual(proposal);
    await cleo.post('proposal/refuse', { mark: proposal?.mark });
    await server.deadlines.look();
    expect((await cleo.desk()).proposal?.by).toBe('The deadline');
  });

  it('tells others nothing of what it gives: the same bytes for an answer by hand', async () => {
    const heard: string[][] = [];
    for (const way of ['late', 'by hand'] as const) {
      const { server, pass } = await timed();
      const { made, anna, ben, cleo, zoe } = await table(server, 'typed');
      await want(server, { game: made.game, key: made.creatorKey }, rule('standing'));
      await ben.post('answers', { seat: 'two', decision: '1/allocate', answer: { a: 1 }, request: 'b' });
      await cleo.post('answers', { seat: 'three', decision: '1/allocate', answer: {}, request: 'c' });
      const ear = await listen(server, { game: zoe.game, key: zoe.key, aside: true });
      pass(48);
      if (way === 'late') await server.deadlines.look();
      else await anna.answer('one', '1/allocate', {});
      for (const who of [ben, cleo, zoe]) await who.desk();
      await ear.settled();
      const texts = [...[ben, cleo, zoe].flatMap(({ got }) => got.map(({ text }) => text)), ...ear.frames];
      heard.push(texts.map((text) => alike(text, made.game)));
    }
    expect(heard[1]).toEqual(heard[0]);
  });
});
