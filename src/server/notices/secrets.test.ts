import { expect, it } from 'vitest';
import { sitter, table } from '../house.test-helper.ts';
import { type Came, receiver } from './receivers.test-helper.ts';
import { choose, hookAt, type People, type Telling, telling, UNTIL_TOLD } from './told.test-helper.ts';

// Games that differ in a secret, or in how often a seat has changed its mind: whoever is told gets the same, at the same
// time.

type Deed = (people: People, server: Telling) => Promise<void>;

/** What comes to everybody's hooks but Anna's, and to the whole table's, after each deed. */
async function told(deeds: readonly Deed[]): Promise<readonly string[][]> {
  const server = await telling();
  const hook = await receiver();
  const people = await table(server, 'typed');
  const { made, anna, ben, cleo } = people;
  await choose(server, sitter(server, made.game, made.creatorKey), hookAt(hook, 'all'));
  for (const [name, who] of Object.entries({ anna, ben, cleo }))
    await choose(server, who, hookAt(hook, name));
  const bytes = ({ path, headers, body }: Came): string =>
    [path, headers['content-length'], body.toString()].join(' ');
  const all: string[][] = [];
  const collect = async (): Promise<void> => {
    const mine = hook.came.splice(0).map(bytes);
    const others = mine.filter((each) => !each.startsWith('/anna'));
    all.push(
      others.map((each) => each.replaceAll(made.game, 'GAME').replaceAll(server.address, 'HERE')).toSorted(),
    );
  };
  for (const deed of deeds) {
    await deed(people, server);
    for (let i = 0; i < 8; i++) {
      await server.pass(UNTIL_TOLD / 2);
      await collect();
    }
  }
  return all;
}

const others: readonly Deed[] = [
  async ({ ben }) => void (await ben.answer('two', '1/allocate', { a: 1 })),
  async ({ cleo }) => void (await cleo.answer('three', '1/allocate', { b: 1 })),
  async ({ ben }) => void (await ben.answer('dice', '1/roll', [3])),
  async ({ anna }) => void (await anna.answer('one', '1/speak', 'hold')),
];
const nothing: Deed = async () => undefined;
const put =
  (answer: object): Deed =>
  async ({ anna }) =>
    void (await anna.answer('one', '1/allocate', answer));
const withdrawn: Deed = async ({ anna }) =>
  void (await anna.post('withdraw', { seat: 'one', decision: '1/allocate' }));

it('tell the same of two secrets', async () => {
  const [one, other] = [await told([put({ a: 3 }), ...others]), await told([put({ b: 1 }), ...others])];
  expect(one.flat().length).toBeGreaterThan(5);
  expect(other).toEqual(one);
});

it('tell the same where an answer was replaced, or withdrawn and given again, before the step closed', async () => {
  const once = await told([nothing, nothing, nothing, put({ a: 3 }), ...others]);
  expect(await told([nothing, put({ a: 1 }), nothing, put({ a: 3 }), ...others])).toEqual(once);
  expect(await told([nothing, put({ a: 1 }), withdrawn, put({ a: 3 }), ...others])).toEqual(once);
});

it('would be noticed by this comparison', async () => {
  const once = await told([put({ a: 3 }), ...others]);
  expect(await told([put({ a: 3 }), ...others.slice(0, 3), nothing])).not.toEqual(once);
});
