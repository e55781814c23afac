import { expect, it } from 'vitest';
import { isRefusal } from '../../kernel/clause.ts';
import type { Entry, Header } from '../../kernel/game/entry.ts';
import type { Json } from '../../kernel/json.ts';
import { openDatabase } from '../../store/open.ts';
import { checkDice, diceSaidIn } from '../../trust/dice-check.ts';
import type { CreatedGame } from '../api/api.ts';
import { house, sitter, table, type Sitter, type TestHouse } from '../house.test-helper.ts';

// The dice of a server come from a chain whose head stands in the game before anybody sits down.

const PEOPLE = [
  { name: 'Ada', seats: ['one', 'two'] },
  { name: 'Bob', seats: ['three'] },
];

async function allocated(sitters: readonly [Sitter, Sitter, Sitter], round: number): Promise<void> {
  for (const [i, seat] of ['one', 'two', 'three'].entries())
    await sitters[i]?.answer(seat, `${round}/allocate`, { a: 1 });
}

async function linesOf(server: TestHouse, { game, creatorKey }: CreatedGame): Promise<readonly Json[]> {
  const { body } = await server.ask(`games/${game}/file`, creatorKey, { request: 'r' });
  return (body as { text: string }).text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Json);
}

function diceIn([header, ...lines]: readonly Json[]) {
  const { id = '', head = null } = header as unknown as Header;
  const entries = lines.flatMap((line) => (line as unknown as { entries: Entry[] }).entries);
  return { ...checkDice({ game: id, head }, diceSaidIn(entries)), last: entries.at(-1) };
}

it('takes the next link for each roll, also after one was taken back by all, and tells it to everybody', async () => {
  const server = await house();
  const { made, anna, ben, cleo, zoe } = await table(server);
  await allocated([anna, ben, cleo], 1);
  await anna.answer('dice', '1/roll');
  const first = (await zoe.desk()).lines.at(-1);
  await anna.post('undo', { seat: 'one', reason: 'the wrong target' });
  for (const { post, desk } of [ben, cleo])
    await post('proposal/agree', { mark: (await desk()).proposal?.mark });
  await anna.answer('dice', '1/roll');
  const second = (await zoe.desk()).lines.at(-1);
  expect([first, second].map((line) => line?.decision)).toEqual(['1/roll', '1/roll']);
  expect(first?.link).not.toBe(second?.link);
  const file = await linesOf(server, made);
  expect(diceIn(file)).toMatchObject({ rolls: 2, chains: 1, fault: null });
});

it('stores nothing of a roll that the rules do not ask for, and no link is lost by it', async () => {
  const server = await house();
  const { made, anna, ben, cleo } = await table(server);
  expect((await anna.answer('dice', '1/roll')).status).toBe(409);
  await allocated([anna, ben, cleo], 1);
  await anna.answer('dice', '1/roll');
  expect((await anna.answer('dice', '1/roll')).status).toBe(409);
  expect(diceIn(await linesOf(server, made))).toMatchObject({ rolls: 1, fault: null });
});

it.each([
  ['with what a seat leaves', { leaves: {} }],
  ['with an answer that is left', { leaves: { points: 'none' } }],
  ['as nothing for the turn', { nothing: true }],
])('takes no faces from a player %s', async (_, more) => {
  const server = await house();
  const { made, anna, ben, cleo } = await table(server);
  await allocated([anna, ben, cleo], 1);
  const heard = await anna.answer('dice', '1/roll', [6], more);
  expect([heard.status, heard.text]).toEqual([400, expect.stringMatching(/dice and the table/i)]);
  expect(diceIn(await linesOf(server, made))).toMatchObject({ rolls: 0, fault: null });
});

it('begins a new chain, told before anybody sits down, where a game is taken up again', async () => {
  const server = await house();
  const { made, anna, ben, cleo } = await table(server);
  await allocated([anna, ben, cleo], 1);
  const lines = await linesOf(server, made);
  const rolled = await anna.answer('dice', '1/roll');
  const copies = [];
  for (let copy = 0; copy < 2; copy++) {
    const { body } = await server.ask('imports', undefined, { lines, people: PEOPLE });
    const { game, people } = body as CreatedGame;
    const ada = sitter(server, game, people[0]?.key ?? '');
    expect((await ada.desk()).lines.at(-1)).toMatchObject({ kind: 'head' });
    await ada.answer('dice', '1/roll');
    copies.push(diceIn(await linesOf(server, body as CreatedGame)));
  }
  // the same house has another chain for each copy: nobody sees in one what will fall in another
  const links = [...copies.map(({ last }) => last), rolled.body].map((each) => JSON.stringify(each));
  expect(new Set(links).size).toBe(3);
  for (const copy of copies) expect(copy).toMatchObject({ rolls: 1, chains: 2, fault: null });
});

it('goes on with its chain after a restart, and with a new one from a backup, which has nothing that foresees dice', async () => {
  const before = await house();
  const { made, anna, ben, cleo } = await table(before);
  await allocated([anna, ben, cleo], 1);
  await anna.answer('dice', '1/roll');
  await before.close();
  const database = openDatabase(before.file);
  if (isRefusal(database)) throw new Error(database.refused.key);
  const copy = `${before.file}.copy`;
  expect(await database.backUp(copy)).toBeNull();
  await database.close();
  const found = [];
  for (const file of [before.file, copy]) {
    const server = await house({ file });
    const again = sitter(server, made.game, anna.key);
    await again.answer('one', '1/speak', 'hold');
    await allocated([again, sitter(server, made.game, ben.key), sitter(server, made.game, cleo.key)], 2);
    await again.answer('dice', '2/roll');
    found.push(diceIn(await linesOf(server, made)));
    await server.close();
  }
  expect(found).toMatchObject([
    { rolls: 2, chains: 1, fault: null },
    { rolls: 2, chains: 2, fault: null },
  ]);
});
