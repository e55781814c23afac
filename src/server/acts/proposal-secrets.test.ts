import { expect, it } from 'vitest';
import type { CreatedGame } from '../api/api.ts';
import {
  desk,
  house,
  listen,
  refusalText,
  type Sitter,
  sitter,
  type TestHouse,
  table,
} from '../house.test-helper.ts';

// A proposal tells nothing that the others have not seen, and binds nobody to what they have not seen.

const spies = (value: number) => ({ 'spies.three': { value, as: 'change' } });
const fair = (value: boolean) => ({ 'weather.fair': { value, as: 'change' } });

type People = Awaited<ReturnType<typeof table>>;

async function allocated({ anna, ben, cleo }: People): Promise<void> {
  for (const [who, seat] of [[anna, 'one'] as const, [ben, 'two'] as const, [cleo, 'three'] as const])
    await who.answer(seat, '1/allocate', {});
}

/** What the others see, in their own numbers, of a proposal and of what it came to. */
async function seen(readers: readonly Sitter[]): Promise<unknown[]> {
  return Promise.all(
    readers.map(async (who) => {
      const { proposal, lines } = await who.desk();
      return { proposal, lines };
    }),
  );
}

it('is the same for the others however many hidden lines the proposer has', async () => {
  const server = await house();
  const before = async (hidden: number): Promise<unknown[]> => {
    const people = await table(server, 'typed');
    const { anna, ben, cleo, zoe } = people;
    for (let n = 0; n < hidden; n++) await cleo.answer('three', `standing-three-${n}/report`, spies(n));
    await allocated(people);
    await ben.answer('dice', '1/roll', [3]);
    await cleo.post('undo', { seat: 'three', to: hidden });
    return seen([anna, zoe]);
  };
  const plain = await before(0);
  expect(plain).toMatchObject([{ proposal: { by: 'Cleo' } }, { proposal: { by: 'Cleo' } }]);
  expect(await before(1)).toEqual(plain);
  expect(await before(2)).toEqual(plain);
});

it('says the same when a hidden line goes too, before lines of others that stay', async () => {
  const server = await house();
  const wish = {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    rulings: { 'spy-rings': 'secret' },
    dice: 'typed',
    people: [
      { name: 'Axis', seats: ['european-axis'] },
      { name: 'West', seats: ['western-allies'] },
      { name: 'Russia', seats: ['russia'] },
    ],
  };
  const report = (seat: string, n: number, facts: object): [string, string, object] => [
    seat,
    `standing-${seat}-${n}/report`,
    facts,
  ];
  const play = async (isHidden: boolean): Promise<unknown[]> => {
    const made = (await server.ask('games', undefined, wish)).body as CreatedGame;
    const [axis, west, russia] = made.people.map(({ key }) => sitter(server, made.game, key));
    if (!axis || !west || !russia) throw new Error('three people');
    const spied = { 'hidden-ring.western-allies.turkey': { value: true, as: 'change' } };
    if (isHidden) desk(await west.answer(...report('western-allies', 0, spied)));
    desk(await russia.answer(...report('russia', 0, { 'subversion.russia': { value: 2, as: 'change' } })));
    for (const [n, value] of [true, false].entries())
      desk(
        await west.answer('table', `standing-${n}/report`, {
          'war.germany-russia': { value, as: 'change' },
        }),
      );
    desk(await west.post('undo', { seat: 'western-allies', to: 0 }));
    const proposed = await seen([russia, axis]);
    for (const who of [russia, axis])
      desk(await who.post('proposal/agree', { mark: (await who.desk()).proposal?.mark }));
    return [proposed, await seen([russia, axis])];
  };
  const plain = await play(false);
  expect(plain).toMatchObject([{}, [{ lines: { length: 4, 3: { kind: 'undo', to: 1 } } }, {}]]);
  expect(await play(true)).toEqual(plain);
});

it('is not the one that somebody saw when it is made again after more has happened', async () => {
  const people = await table(await house(), 'typed');
  const { anna, ben, cleo } = people;
  await allocated(people);
  await ben.answer('dice', '1/roll', [3]);
  const wish = { seat: 'two', to: 0, reason: 'a slip' };
  const old = desk(await ben.post('undo', wish)).proposal?.mark;
  await cleo.answer('table', 'standing-0/report', fair(true));
  await ben.post('undo', wish);
  const late = await anna.post('proposal/agree', { mark: old });
  expect([late.status, refusalText(late)]).toEqual([409, expect.stringMatching(/table has changed/)]);
  expect((await anna.desk()).proposal).toMatchObject({ agreed: ['two'] });
});

/** A skipped round that Ben proposes and Cleo agrees to. */
async function agreed(server: TestHouse): Promise<People> {
  const people = await table(server);
  const { ben, cleo } = people;
  await ben.answer('table', 'standing-0/skip', 'round');
  await cleo.post('proposal/agree', { mark: (await cleo.desk()).proposal?.mark });
  return people;
}

it.each([
  [1, 'Ben', true],
  [2, 'Cleo', true],
  [0, 'Anna', false],
  [3, 'Zoe', false],
])('with the key of person %i, %s, its proposal or consent ends: %s', async (index, _, ends) => {
  const server = await house();
  const { made, anna, cleo, zoe } = await agreed(server);
  const other = index === 0 ? cleo : anna;
  const ear = await listen(server, { game: other.game, key: other.key });
  const path = `games/${made.game}/people/${index}/revoke`;
  expect((await server.ask(path, made.creatorKey, {})).status).toBe(200);
  const { proposal } = await other.desk();
  expect(proposal === null).toBe(ends);
  expect((await ear.heard()).at(-1)?.desk.proposal).toEqual(proposal);
  if (!ends) return;
  await server.close();
  const later = sitter(await house({ file: server.file }), made.game, zoe.key);
  expect((await later.desk()).proposal).toBeNull();
});
