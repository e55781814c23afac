import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isRefusal } from '../../kernel/clause.ts';
import { makeHolder } from '../../store/browser/holder.ts';
import { browserFiles, openBrowserDatabase } from '../../store/browser/index.ts';
import { answerOver, type Port } from '../../store/browser/line.ts';
import { loadSqlite } from '../../store/browser/load.ts';
import { memoryShelf } from '../../store/browser/shelf.ts';
import { openDatabase, restore } from '../../store/places.ts';
import type { CreatedGame } from '../api/api.ts';
import { rulebooksOf } from '../games/rulebooks.ts';
import { folder } from '../house.test-helper.ts';
import { nodeMachine } from '../node.ts';
import { TOY } from '../toy.test-helper.ts';
import { ALL_GAMES, type AllGamesWish, type Brought, withAllGames } from './all-games.ts';
import { type HouseAnswer, type LocalHouse, openLocalHouse } from './house.ts';
import type { SeatsHere } from './sit.ts';

const sqlite = loadSqlite();

/** A house on games that a browser has, as its worker makes it. */
async function browserHouse(): Promise<LocalHouse> {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  const [here, there] = [port1 as unknown as Port, port2 as unknown as Port];
  const shelf = sqlite.then(memoryShelf);
  answerOver(
    there,
    makeHolder(
      () => sqlite,
      () => shelf,
    ),
  );
  const open = async (): Promise<LocalHouse> => {
    const database = await openBrowserDatabase(here);
    if (isRefusal(database)) throw new Error(database.refused.key);
    const answering = { reply: async () => null, end: async () => undefined };
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    return openLocalHouse({
      database,
      rulebooks: rulebooksOf([TOY]),
      machine: nodeMachine(),
      answering,
      log,
    });
  };
  const house = withAllGames(await open(), open, browserFiles(here));
  onTestFinished(house.close);
  return house;
}

const ask = (house: LocalHouse, body: AllGamesWish): Promise<HouseAnswer> =>
  house.answer({ path: ALL_GAMES, body });

const keyOf = (title: string): string => title.padEnd(32, 'abcdefghijklmnopqrstuvwxyz');

async function begin(house: LocalHouse, title: string): Promise<CreatedGame> {
  const people = [{ name: 'Anna', seats: ['one', 'two', 'three'] }];
  const me = { person: 0, key: keyOf(title) };
  const wish = { rulebook: 'toy', scenario: 'only', dice: 'program', title, people, me };
  const { status, body } = await house.answer({ path: '/games', body: wish });
  expect(status).toBe(201);
  return body as CreatedGame;
}

const visit = async (house: LocalHouse, game: string, key: string): Promise<number> =>
  (await house.answer({ path: `/games/${game}`, key })).status;

async function saved(house: LocalHouse, links = 'the links'): Promise<Uint8Array> {
  const { status, body } = await ask(house, { does: 'save', links });
  expect(status).toBe(200);
  return body as Uint8Array;
}

it('gives all games and the links to them as one file, and takes it in another browser', async () => {
  const one = await browserHouse();
  const { game } = await begin(one, 'first');
  const other = await browserHouse();
  const { status, body } = await ask(other, { does: 'bring', bytes: await saved(one), aside: false });
  expect([status, body]).toEqual([
    200,
    { aside: null, links: 'the links', games: [{ id: game, title: 'first' }] },
  ]);
  expect(await visit(other, game, keyOf('first'))).toBe(200);
});

it('puts no file in the place of games unless they are put aside, and has them again then', async () => {
  const one = await browserHouse();
  const { game } = await begin(one, 'first');
  const bytes = await saved(one);
  const house = await browserHouse();
  const mine = await begin(house, 'mine');
  expect(await ask(house, { does: 'bring', bytes, aside: false })).toMatchObject({ status: 409 });
  expect(await ask(house, { does: 'bring', bytes: bytes.slice(7), aside: true })).toMatchObject({
    status: 422,
    body: { error: { message: expect.stringMatching(/not a backup/) } },
  });
  expect(await visit(house, mine.game, keyOf('mine'))).toBe(200);
  const brought = (await ask(house, { does: 'bring', bytes, aside: true })).body as Brought;
  expect(brought.games).toMatchObject([{ id: game }]);
  expect(await visit(house, mine.game, keyOf('mine'))).not.toBe(200);
  const number = brought.aside ?? 0;
  const aside = (await ask(house, { does: 'save aside', number })).body as Uint8Array;
  expect(await ask(house, { does: 'forget aside', number })).toMatchObject({ status: 200 });
  expect((await ask(house, { does: 'asides' })).body).toEqual([]);
  await ask(house, { does: 'bring', bytes: aside, aside: true });
  expect(await visit(house, mine.game, keyOf('mine'))).toBe(200);
});

it('goes to a server by "restore" and comes from one by "backup", and the server keeps no links', async () => {
  const one = await browserHouse();
  const { game } = await begin(one, 'first');
  const [file, path, back] = ['all.sqlite', 'demarche.sqlite', 'back'].map((name) => join(folder(), name));
  writeFileSync(file ?? '', await saved(one, 'a secret link'));
  expect(await restore(file ?? '', path ?? '', false)).toEqual({ aside: null });
  const machine = openDatabase(path ?? '');
  if (isRefusal(machine)) throw new Error(machine.refused.key);
  expect(await machine.backUp(back ?? '')).toBeNull();
  await machine.close();
  const bytes = new Uint8Array(readFileSync(back ?? ''));
  expect(Buffer.from(bytes).includes('a secret link')).toBe(false);
  const other = await browserHouse();
  expect((await ask(other, { does: 'bring', bytes, aside: false })).body).toMatchObject({
    links: null,
    games: [{ id: game }],
  });
  expect((await ask(other, { does: 'games' })).body).toEqual([{ id: game, title: 'first' }]);
  // nobody here has a link: whoever has the device sits down
  const sits = (await ask(other, { does: 'sit', game })).body as SeatsHere;
  const desk = await other.answer({ path: `/games/${game}`, key: sits.key });
  expect(desk.body).toMatchObject({ seats: ['one', 'two', 'three'] });
  expect(await other.answer({ path: `/games/${game}/maker`, key: sits.creatorKey })).toMatchObject({
    status: 200,
  });
});

it('lets whoever asks while a file is brought in wait', async () => {
  const one = await browserHouse();
  const { game } = await begin(one, 'first');
  const bytes = await saved(one);
  const house = await browserHouse();
  const bring = ask(house, { does: 'bring', bytes, aside: true });
  await new Promise((resolve) => setTimeout(resolve));
  expect(await visit(house, game, keyOf('first'))).toBe(200);
  expect((await bring).status).toBe(200);
});
