import { expect, it } from 'vitest';
import type { Entry, Header } from '../../kernel/game/entry.ts';
import { checkDice, diceSaidIn } from '../../trust/dice-check.ts';
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

async function begun(dice?: 'typed'): Promise<Game & { head: string; own: string }> {
  const server = await house();
  const { made, ...people } = await table(server, dice);
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

const BYTES = { one: 'aa'.repeat(16), two: 'bb'.repeat(16), three: 'cc'.repeat(16) };
type SeatOfToy = keyof typeof BYTES;

function lotsOf({ head, own }: { readonly head: string; readonly own: string }) {
  const hash = (seat: SeatOfToy): string => hashOfLot({ game: own, head }, [seat], BYTES[seat]);
  return {
    send: (who: Sitter, seat: SeatOfToy) => who.post('lots', { head, of: [seat], hash: hash(seat) }),
    open: (who: Sitter, seat: SeatOfToy) => who.post('lots', { head, of: [seat], opens: BYTES[seat] }),
    without: (who: Sitter, ...seats: SeatOfToy[]) => who.post('lots', { head, without: seats }),
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
  const { id = '', head = null } = header as Header;
  const lots = entries.flatMap((entry) => ('lot' in entry ? [entry.lot] : []));
  return { ...checkDice({ game: id, head }, diceSaidIn(entries)), lots };
}

it('come from all, are opened when no more come, and then dice fall by them', async () => {
  const game = await begun();
  const { anna, ben, cleo } = game;
  const { send, open } = lotsOf(game);
  for (const [who, seat] of [
    [anna, 'one'],
    [ben, 'two'],
  ] as const)
    expect((await send(who, seat)).status).toBe(200);
  expect(await game.said(ben)).toMatchObject({ sends: [], waits: ['three'] });
  expect(await game.said(cleo)).toMatchObject({ sends: ['three'], head: game.head, game: game.own });
  await send(cleo, 'three');
  await allocated(game);
  const early = await anna.answer('dice', '1/roll');
  expect([early.status, refusalText(early)]).toEqual([409, expect.stringMatching(/wait for the lots of/)]);
  for (const [who, seat] of [
    [cleo, 'three'],
    [anna, 'one'],
    [ben, 'two'],
  ] as const)
    expect((await open(who, seat)).status).toBe(200);
  expect((await anna.answer('dice', '1/roll')).status).toBe(200);
  expect(await diceOf(game)).toMatchObject({ rolls: 1, lotted: 1, fault: null });
  expect((await game.zoe.desk()).lines.map(({ kind }) => kind).slice(0, 4)).toEqual([
    'lot',
    'lot',
    'lot',
    'lot',
  ]);
  expect(await game.said(anna)).toMatchObject({ sends: [], waits: [] });
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

it('are done without where all others agree, before no more come', async () => {
  const game = await begun();
  const { anna, ben, cleo } = game;
  const { send, without } = lotsOf(game);
  await send(anna, 'one');
  expect((await without(ben, 'three')).status).toBe(409);
  await send(ben, 'two');
  expect((await without(anna, 'one')).status).toBe(409);
  expect((await without(anna, 'three')).status).toBe(200);
  expect(await game.said(ben)).toMatchObject({ waits: ['three'], agreed: ['one'] });
  await without(ben, 'three');
  const { lots } = await diceOf(game);
  expect(lots.at(-1)).toMatchObject({ without: ['three'], list: [expect.any(String), expect.any(String)] });
  expect((await send(cleo, 'three')).status).toBe(409);
});

it('begin anew with another chain where all do without one that stays shut', async () => {
  const game = await begun();
  const { anna, ben, cleo } = game;
  const first = lotsOf(game);
  await first.send(anna, 'one');
  await first.send(ben, 'two');
  await first.send(cleo, 'three');
  await first.open(ben, 'two');
  await first.open(cleo, 'three');
  await allocated(game);
  await first.without(ben, 'one');
  expect((await game.zoe.desk()).lines.at(-1)?.kind).toBe('lot');
  await first.without(cleo, 'one');
  const told = (await game.zoe.desk()).lines.at(-1);
  expect(told).toMatchObject({ kind: 'head' });
  const head = told?.head ?? '';
  expect((await first.send(ben, 'two')).status).toBe(409);
  const then = lotsOf({ ...game, head });
  // what was put in before counts no more: the new chain waits
  expect((await anna.answer('dice', '1/roll')).status).toBe(409);
  await then.send(ben, 'two');
  await then.send(cleo, 'three');
  await then.open(ben, 'two');
  await then.open(cleo, 'three');
  expect((await ben.answer('dice', '1/roll')).status).toBe(200);
  expect(await diceOf(game)).toMatchObject({ rolls: 1, lotted: 1, chains: 2, fault: null });
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
    await without(zoe, 'two'),
    await zoe.post('lots', { head: game.head, of: ['three'], hash: 'a'.repeat(64) }),
    await ben.post('lots', { head: 'a'.repeat(64), of: ['two'], hash: 'a'.repeat(64) }),
    await ben.post('lots', { head: game.head, of: ['two'], hash: 'x' }),
  ];
  expect(heard.map(({ status }) => status)).toEqual([409, 403, 409, 409, 403, 409, 400]);
  for (const each of heard) expect(refusalText(each)).toMatch(/^[A-Z].*\.$/);
  expect(await game.lines()).toEqual(before);
  await send(ben, 'two');
  await send(cleo, 'three');
  const other = await anna.post('lots', { head: game.head, of: ['one'], opens: BYTES.two });
  expect([other.status, refusalText(other)]).toEqual([400, expect.stringMatching(/not those of the lot/)]);
});

it('are not asked for where people type the dice, and come too late once one has fallen', async () => {
  const typed = await begun('typed');
  expect(await typed.said(typed.anna)).toEqual({});
  expect((await lotsOf({ head: 'a'.repeat(64), own: '' }).send(typed.anna, 'one')).status).toBe(409);
  const game = await begun();
  await allocated(game);
  expect((await game.anna.answer('dice', '1/roll')).status).toBe(200);
  expect((await lotsOf(game).send(game.anna, 'one')).status).toBe(409);
  expect(await diceOf(game)).toMatchObject({ rolls: 1, lotted: 0, fault: null });
});
