import { expect, it } from 'vitest';
import type { Entry, Header } from '../../kernel/game/entry.ts';
import { beginOf, checkDice, diceSaidIn } from '../../trust/dice-check.ts';
import { hashOfLot } from '../../trust/lots.ts';
import { house, refusalText, type Sitter, table, type TestHouse } from '../house.test-helper.ts';

// What people put into the dice of a real server.

type Table = Awaited<ReturnType<typeof table>>;

interface Game extends Omit<Table, 'made'> {
  readonly server: TestHouse;
  readonly id: string;
  readonly lines: () => Promise<readonly string[]>;
  readonly said: (who: Sitter) => Promise<Readonly<Record<string, unknown>>>;
}

async function begun(wish: object = { lots: true }): Promise<Game & { head: string; own: string }> {
  const server = await house();
  const { made, ...people } = await table(server, 'program', wish);
  const lines = async (): Promise<readonly string[]> => {
    const { body } = await server.ask(`games/${made.game}/file`, made.creatorKey, { request: 'r' });
    return (body as { text: string }).text.trimEnd().split('\n');
  };
  const said = async (who: Sitter): Promise<Readonly<Record<string, unknown>>> => {
    const parts = (await who.look('aside')).body as { part: string; set?: Record<string, unknown> }[];
    return parts.find(({ part }) => part === 'lots')?.set ?? {};
  };
  const { id: own = '', head = '' } = JSON.parse((await lines())[0] ?? '') as Header;
  return { server, id: made.game, ...people, lines, said, head, own };
}

const ALONE = ['one', '', '', ''].map((seat, i) => ({
  name: `N${i}`,
  seats: seat === '' ? [] : ['one', 'two', 'three'],
}));
const BYTES = { one: 'aa'.repeat(16), two: 'bb'.repeat(16), three: 'cc'.repeat(16) };
type SeatOfToy = keyof typeof BYTES;

function lotsOf({ head, own }: { readonly head: string; readonly own: string }) {
  const hash = (seat: SeatOfToy): string => hashOfLot({ game: own, head }, [seat], BYTES[seat]);
  return {
    send: (who: Sitter, seat: SeatOfToy) => who.post('lots', { head, of: [seat], hash: hash(seat) }),
    open: (who: Sitter, seat: SeatOfToy) => who.post('lots', { head, of: [seat], opens: BYTES[seat] }),
    without: (who: Sitter, of: SeatOfToy, whose: SeatOfToy) =>
      who.post('lots', { head, of: [of], without: [whose] }),
  };
}

async function allocated({ anna, ben, cleo }: Pick<Game, 'anna' | 'ben' | 'cleo'>): Promise<void> {
  for (const [who, seat] of [
    [anna, 'one'],
    [ben, 'two'],
    [cleo, 'three'],
  ] as const)
    expect((await who.answer(seat, '1/allocate', { a: 1 })).status).toBe(200);
}

async function diceOf({ lines }: Game) {
  const [header, ...rest] = (await lines()).map((line) => JSON.parse(line));
  const entries = rest.flatMap((line: { entries: Entry[] }) => line.entries);
  const lots = entries.flatMap((entry) => ('lot' in entry ? [entry.lot] : []));
  return { ...checkDice(beginOf(header as Header), diceSaidIn(entries)), lots };
}

it('come from all, are opened when no more come, and then dice fall by them', async () => {
  const game = await begun();
  const { anna, ben, cleo } = game;
  const { send, open } = lotsOf(game);
  expect((await send(anna, 'one')).status).toBe(200);
  expect((await send(ben, 'two')).status).toBe(200);
  expect(await game.said(ben)).toEqual({ head: game.head, waits: [['three']] });
  await send(cleo, 'three');
  await allocated(game);
  const early = await anna.answer('dice', '1/roll');
  expect([early.status, refusalText(early)]).toEqual([409, expect.stringMatching(/wait for the lots of/)]);
  await open(cleo, 'three');
  // whoever has the bytes can open it
  await open(ben, 'one');
  expect((await open(ben, 'two')).status).toBe(200);
  expect((await anna.answer('dice', '1/roll')).status).toBe(200);
  expect(await diceOf(game)).toMatchObject({ rolls: 1, lotted: 1, fault: null });
  const kinds = (await game.zoe.desk()).lines.map(({ kind }) => kind);
  expect(kinds.slice(0, 4)).toEqual(['lot', 'lot', 'lot', 'lot']);
  expect(await game.said(anna)).toEqual({ head: game.head, waits: [] });
});

it('are waited for from who has still to sit down, but not from a seat that no page plays', async () => {
  const game = await begun();
  const { anna, ben } = game;
  const { send, open } = lotsOf(game);
  await send(anna, 'one');
  await send(ben, 'two');
  expect((await open(anna, 'one')).status).toBe(409);
  await allocated(game);
  // that three has answered and put in nothing is seen when the dice are asked for
  expect((await anna.answer('dice', '1/roll')).status).toBe(409);
  await open(anna, 'one');
  await open(ben, 'two');
  expect((await anna.answer('dice', '1/roll')).status).toBe(200);
  const { lots, ...found } = await diceOf(game);
  expect(found).toMatchObject({ rolls: 1, lotted: 1, fault: null });
  expect(lots[2]).toMatchObject({ without: ['three'] });
});

it('let no die fall before somebody has put one in', async () => {
  const game = await begun();
  await allocated(game);
  const heard = await game.anna.answer('dice', '1/roll');
  expect([heard.status, refusalText(heard)]).toEqual([409, expect.stringMatching(/somebody with a seat/)]);
  expect(await diceOf(game)).toMatchObject({ rolls: 0, fault: null });
});

it('are done without where more than half agree, before no more come', async () => {
  const game = await begun();
  const { anna, ben, cleo } = game;
  const { send, without } = lotsOf(game);
  await send(anna, 'one');
  expect((await without(ben, 'two', 'three')).status).toBe(409);
  expect((await without(anna, 'one', 'three')).status).toBe(200);
  await send(ben, 'two');
  expect((await diceOf(game)).lots.at(-1)).not.toHaveProperty('list');
  await without(ben, 'two', 'three');
  const { lots } = await diceOf(game);
  expect(lots.at(-1)).toMatchObject({ without: ['three'], list: [expect.any(String), expect.any(String)] });
  expect((await send(cleo, 'three')).status).toBe(409);
});

it('begin anew with another chain where more than half do without one that stays shut', async () => {
  const game = await begun();
  const { anna, ben, cleo } = game;
  const first = lotsOf(game);
  await first.send(anna, 'one');
  await first.send(ben, 'two');
  await first.send(cleo, 'three');
  await first.open(ben, 'two');
  await first.open(cleo, 'three');
  await allocated(game);
  await first.without(ben, 'two', 'one');
  expect((await game.zoe.desk()).lines.at(-1)?.kind).toBe('lot');
  await first.without(cleo, 'three', 'one');
  const told = (await game.zoe.desk()).lines.at(-1);
  expect(told).toMatchObject({ kind: 'head' });
  const head = told?.head ?? '';
  expect((await first.send(ben, 'two')).status).toBe(409);
  const then = lotsOf({ ...game, head });
  // what was put in before counts no more: the new chain waits, but not for who was left out
  expect((await anna.answer('dice', '1/roll')).status).toBe(409);
  expect((await then.send(anna, 'one')).status).toBe(409);
  await then.send(ben, 'two');
  await then.send(cleo, 'three');
  await then.open(ben, 'two');
  await then.open(cleo, 'three');
  expect((await ben.answer('dice', '1/roll')).status).toBe(200);
  expect(await diceOf(game)).toMatchObject({ rolls: 1, lotted: 1, chains: 2, fault: null });
});

it('are given up by who has lost their bytes, and for a seat that a bot has since', async () => {
  const game = await begun();
  const { anna, ben, cleo } = game;
  const { send, open, without } = lotsOf(game);
  await send(anna, 'one');
  await send(ben, 'two');
  await send(cleo, 'three');
  await open(ben, 'two');
  await open(cleo, 'three');
  await without(anna, 'one', 'one');
  const told = (await game.zoe.desk()).lines.at(-1);
  expect(told).toMatchObject({ kind: 'head' });
  // who gave up puts in another under the new head
  const then = lotsOf({ ...game, head: told?.head ?? '' });
  expect((await then.send(anna, 'one')).status).toBe(200);
  expect(await game.said(ben)).toMatchObject({ waits: [['two'], ['three']] });
});

it('are refused with a sentence where they cannot be, and nothing is stored', async () => {
  const game = await begun();
  const { anna, ben, cleo, zoe } = game;
  const { send, open, without } = lotsOf(game);
  await send(anna, 'one');
  const before = await game.lines();
  const heard = [
    await send(anna, 'one'),
    await send(anna, 'two'),
    await open(anna, 'one'),
    await without(anna, 'two', 'three'),
    await without(zoe, 'two', 'two'),
    await zoe.post('lots', { head: game.head, of: ['three'], hash: 'a'.repeat(64) }),
    await ben.post('lots', { head: 'a'.repeat(64), of: ['two'], hash: 'a'.repeat(64) }),
    await ben.post('lots', { head: game.head, of: ['two'], hash: 'x' }),
    await ben.post('lots', { head: game.head, of: [], hash: 'a'.repeat(64) }),
  ];
  expect(heard.map(({ status }) => status)).toEqual([409, 403, 409, 403, 403, 403, 409, 400, 400]);
  for (const each of heard) expect(refusalText(each)).toMatch(/^[A-Z].*\.$/);
  expect(await game.lines()).toEqual(before);
  await send(ben, 'two');
  await send(cleo, 'three');
  const other = await anna.post('lots', { head: game.head, of: ['one'], opens: BYTES.two });
  expect([other.status, refusalText(other)]).toEqual([409, expect.stringMatching(/not those of the lot/)]);
});

it('are asked for in no other game: where people type dice, one plays alone, or nobody asked for them', async () => {
  for (const wish of [{ lots: true, dice: 'typed' }, { lots: true, people: ALONE }, {}]) {
    const game = await begun(wish);
    expect(await game.said(game.anna)).toEqual({});
    const heard = await lotsOf({ head: 'a'.repeat(64), own: '' }).send(game.anna, 'one');
    expect([heard.status, refusalText(heard)]).toEqual([409, expect.stringMatching(/wait for no lots/)]);
  }
});

it('come too late once a die has fallen', async () => {
  const game = await begun();
  const { send, open } = lotsOf(game);
  await send(game.anna, 'one');
  await allocated(game);
  expect((await game.anna.answer('dice', '1/roll')).status).toBe(409);
  await open(game.anna, 'one');
  expect((await game.anna.answer('dice', '1/roll')).status).toBe(200);
  expect((await send(game.ben, 'two')).status).toBe(409);
  expect(await diceOf(game)).toMatchObject({ rolls: 1, lotted: 1, fault: null });
});
