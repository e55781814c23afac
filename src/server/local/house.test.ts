import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isRefusal } from '../../kernel/clause.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import type { GamesStore } from '../../store/index.ts';
import { openDatabase } from '../../store/open.ts';
import type { CreatedGame } from '../api/api.ts';
import { rulebooksOf } from '../games/rulebooks.ts';
import {
  folder,
  type HeardResponse,
  refusalText,
  sitter,
  takeSeat,
  type TestHouse,
} from '../house.test-helper.ts';
import { nodeMachine } from '../node.ts';
import { TOY } from '../toy.test-helper.ts';
import { attendTabs } from './attend-tabs.ts';
import type { Channel, FromTab, HouseIsHere, ToTab } from './channel.ts';
import { type LocalHouse, openLocalHouse } from './house.ts';

type Asks = Pick<TestHouse, 'ask'>;

/** What is otherwise with its database, and who is told of faults. */
interface Oddly {
  readonly odd?: (database: GamesStore) => GamesStore;
  readonly noted?: (what: unknown) => void;
}

/** A house on a file, without a server. */
async function localHouse(
  file = join(folder(), 'demarche.sqlite'),
  { odd = (each) => each, noted = fails }: Oddly = {},
): Promise<{ here: LocalHouse; asks: Asks; file: string }> {
  const database = openDatabase(file);
  if (isRefusal(database)) throw new Error(database.refused.key);
  const here = await openLocalHouse({
    database: odd(database),
    rulebooks: rulebooksOf([TOY, ...RULEBOOKS]),
    machine: nodeMachine(),
    answering: { reply: async () => null, end: async () => undefined },
    log: { info: fails, warn: fails, error: noted },
  });
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= here.close());
  onTestFinished(close);
  const ask = async (path: string, key?: string, body?: unknown): Promise<HeardResponse> => {
    const { status, body: said } = await here.answer({ path: `/${path}`, key, body });
    return { status, body: said, text: JSON.stringify(said), headers: new Headers() };
  };
  return { here: { ...here, close }, asks: { ask }, file };
}

function fails(what: unknown): never {
  throw new Error(`the house noted ${JSON.stringify(what)}`);
}

/** A game of the small rulebook for one device. */
async function begin(asks: Asks): Promise<CreatedGame> {
  const people = [{ name: 'Anna', seats: ['one', 'two', 'three'] }];
  const made = await asks.ask('games', undefined, {
    rulebook: 'toy',
    scenario: 'only',
    dice: 'program',
    people,
  });
  expect(made.status).toBe(201);
  return made.body as CreatedGame;
}

it('plays a game where it stands, and has it again when it is opened anew', async () => {
  const { here, asks, file } = await localHouse();
  const made = await begin(asks);
  const anna = await takeSeat(asks, made.game, made.people[0]?.key ?? '');
  expect((await anna.answer('one', '1/allocate', { a: 1 })).status).toBe(200);
  expect((await anna.desk('one')).answered).toEqual(['one']);
  await here.close();
  const again = await localHouse(file);
  const back = sitter(again.asks, made.game, anna.key);
  expect((await back.desk('one')).answered).toEqual(['one']);
});

it('refuses what a server refuses, in the same words', async () => {
  const { asks } = await localHouse();
  const { game } = await begin(asks);
  expect(await asks.ask(`games/${game}`)).toMatchObject({ status: 401 });
  const wrong = await asks.ask(`games/${game}`, 'wrong');
  expect([wrong.status, refusalText(wrong)]).toEqual([
    401,
    expect.stringContaining('This key opens nothing here'),
  ]);
  const shape = await asks.ask('games', undefined, { rulebook: 'toy' });
  expect([shape.status, refusalText(shape)]).toEqual([400, expect.stringContaining('Wrong shape')]);
});

it.each(['games/x/notices', 'openapi.json', 'metrics'])(
  'has nothing at %s that needs a server',
  async (path) => {
    const { asks } = await localHouse();
    const said = await asks.ask(path, 'key');
    expect([said.status, refusalText(said)]).toEqual([404, 'There is nothing at this address.']);
  },
);

it('lets whoever is there ask as much as they like', async () => {
  const { asks } = await localHouse();
  const all = await Promise.all(Array.from({ length: 1000 }, () => asks.ask('games/x', 'wrong')));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([401]));
});

/** Two ends of one channel, as a browser has it between its tabs. */
function channels(): {
  readonly open: () => Channel;
  readonly heard: (ToTab | HouseIsHere)[];
  say(message: FromTab): void;
} {
  const all = new Set<(event: { readonly data: unknown }) => void>();
  const heard: (ToTab | HouseIsHere)[] = [];
  const open = (): Channel => {
    const own = new Set<(event: { readonly data: unknown }) => void>();
    return {
      postMessage(message) {
        heard.push(structuredClone(message) as ToTab);
        for (const each of all) if (!own.has(each)) each({ data: structuredClone(message) });
      },
      addEventListener(_, hear) {
        own.add(hear);
        all.add(hear);
      },
      close() {
        for (const each of own) all.delete(each);
      },
    };
  };
  return {
    open,
    heard,
    say: (message) => {
      for (const each of all) each({ data: structuredClone(message) });
    },
  };
}

it('tells each tab what is new at its desks, until the tab is gone', async () => {
  const { here, asks } = await localHouse();
  const { game, people } = await begin(asks);
  const anna = await takeSeat(asks, game, people[0]?.key ?? '');
  const { open, heard, say } = channels();
  const leaves = new Map<string, () => void>();
  const end = attendTabs(
    here,
    open(),
    { name: 'first', keeping: async () => 'kept' },
    (tab) => new Promise((resolve) => leaves.set(tab, resolve)),
  );
  const linesTo = (tab: string) => heard.filter((each) => each.is === 'text' && each.to === tab);
  for (const from of ['a', 'b']) {
    say({ from, is: 'connect', line: 1 });
    say({ from, is: 'text', line: 1, text: JSON.stringify({ game, key: anna.key, seat: 'one' }) });
  }
  await expect.poll(() => [linesTo('a').length, linesTo('b').length]).toEqual([1, 1]);
  leaves.get('b')?.();
  await anna.answer('one', '1/allocate', { a: 1 });
  await expect.poll(() => linesTo('a').length).toBe(2);
  expect(linesTo('b')).toHaveLength(1);
  say({ from: 'a', is: 'ask', n: 7, asked: { path: '/rulebooks' } });
  await expect
    .poll(() => heard.find((each) => each.is === 'answer'))
    .toMatchObject({ to: 'a', n: 7, answered: { status: 200 } });
  say({ from: 'c', is: 'who' });
  await expect.poll(() => heard.at(-1)).toEqual({ is: 'here', house: 'first', keeping: 'kept' });
  end();
  expect(heard.at(-1)).toEqual({ to: 'a', is: 'hung up', line: 1 });
});

it('says of a browser without room that nothing was changed, and what to do', async () => {
  const append = () => Promise.reject(Object.assign(new Error('full'), { errcode: 13 }));
  const { asks } = await localHouse(undefined, {
    odd: (database) => ({ ...database, append }),
    noted: () => undefined,
  });
  const made = await begin(asks);
  const anna = await takeSeat(asks, made.game, made.people[0]?.key ?? '');
  const heard = await anna.answer('one', '1/allocate', { a: 1 });
  expect([heard.status, refusalText(heard)]).toEqual([
    507,
    expect.stringMatching(/^This browser gives the page no more room/),
  ]);
});
