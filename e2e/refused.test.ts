import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Desk } from '../src/web/api.ts';
import { stage } from './stage.ts';
import { Api, ask, newGame, type Said, type Seated } from './table.ts';

const on = stage();
let game: string;
let people: Seated[];
let axis: Api;
let allies: Api;
beforeEach(async () => {
  ({ game, people } = await newGame(on.house.url, {
    scenario: 'short-1942',
    people: [
      { name: 'Axis', seats: ['germany', 'japan', 'italy'] },
      { name: 'Allies', seats: ['uk', 'usa', 'ussr'] },
    ],
  }));
  axis = new Api(on.house.url, game, people[0]?.key ?? '');
  allies = new Api(on.house.url, game, people[1]?.key ?? '');
});

interface Fault {
  readonly error: { readonly message: string };
}

/** A sentence for people: not a trace, not a bare word. */
const SENTENCE = /^(?!.*(\bat .*:\d+|Error:))[A-Z\u201c"].* .*[.!?]$/s;

/** What a refused attempt was told; the game is as it was. */
async function told(status: number, attempt: () => Promise<Said<unknown>>): Promise<string> {
  const before = await axis.desk('');
  const { status: found, body } = await attempt();
  const { message } = (body as Fault).error;
  expect(found, message).toBe(status);
  expect(await axis.desk('')).toEqual(before);
  return message;
}

const post = (key: string, path: string, body: unknown): Promise<Said<unknown>> =>
  ask(on.house.url, `/games/${game}${path}`, key, body);
const choice = (desk: Desk, extra: object = {}): object => ({
  seat: 'germany',
  decision: desk.asks[0]?.id,
  answer: 'turkey',
  desk: 'germany',
  request: randomUUID(),
  ...extra,
});

it('refuses broken and misshapen JSON', async () => {
  expect(await told(400, () => post(axis.key, '/answers', '{"seat": "germany",'))).toMatch(SENTENCE);
  expect(await told(400, () => post(axis.key, '/answers', '[1, 2]'))).toMatch(SENTENCE);
  expect(await told(400, () => post(axis.key, '/answers', { seat: 7 }))).toMatch(SENTENCE);
  expect(
    await told(400, () => ask(on.house.url, '/games', '', { rulebook: 'none', scenario: 'x', people: [] })),
  ).toMatch(SENTENCE);
});

it('refuses answers out of turn, not asked, barred and unknown', async () => {
  const desk = await axis.desk('germany');
  const japan = { seat: 'japan', desk: 'japan', decision: desk.asks[0]?.id.replace('germany', 'japan') };
  expect(await told(409, () => post(axis.key, '/answers', choice(desk, japan)))).toMatch(SENTENCE);
  expect(await told(409, () => post(axis.key, '/answers', choice(desk, { decision: 'no/such' })))).toMatch(
    SENTENCE,
  );
  expect(await told(409, () => post(axis.key, '/answers', choice(desk, { answer: 'atlantis' })))).toMatch(
    SENTENCE,
  );
  expect(await told(409, () => post(axis.key, '/answers', choice(desk, { answer: 'persia' })))).toMatch(
    SENTENCE,
  );
});

it('refuses a seat that is not the sender\u2019s, a key of another game, and no key', async () => {
  const desk = await axis.desk('germany');
  expect(await told(403, () => post(allies.key, '/answers', choice(desk, { desk: null })))).toMatch(SENTENCE);
  expect(await told(403, () => ask(on.house.url, `/games/${game}/desk?seat=germany`, allies.key))).toMatch(
    SENTENCE,
  );
  const other = await newGame(on.house.url, {
    scenario: 'short-1942',
    people: [{ name: 'All', seats: ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'] }],
  });
  expect(await told(401, () => post(other.people[0]?.key ?? '', '/answers', choice(desk)))).toMatch(SENTENCE);
  expect(await told(401, () => post('', '/answers', choice(desk)))).toMatch(SENTENCE);
});

it('does a replayed request once', async () => {
  const desk = await axis.desk('germany');
  const sent = choice(desk);
  expect((await post(axis.key, '/answers', sent)).status).toBe(200);
  const after = await axis.desk('germany');
  expect(after.lines).toHaveLength(1);
  expect((await post(axis.key, '/answers', sent)).status).toBe(200);
  expect(await axis.desk('germany')).toEqual(after);
});

it('refuses a request that is too long, and an address that is not there', async () => {
  expect(await told(413, () => post(axis.key, '/answers', { seat: 'x'.repeat(100_000) }))).toMatch(SENTENCE);
  expect(await told(404, () => ask(on.house.url, '/nowhere', axis.key))).toMatch(SENTENCE);
  expect(await told(404, () => ask(on.house.url, '/games/nothing/desk', axis.key))).toMatch(SENTENCE);
});

it.each([
  ['a game that is not there', () => '#/game/none/none'],
  ['a key that is wrong', () => `#/game/${game}/wrong`],
  ['a page that is not there', () => '#/somewhere/else'],
])('answers a link to %s with a sentence', async (_, hash) => {
  const page = await on.page();
  await page.goto(`${on.house.url}/${hash()}`);
  const main = page.locator('main');
  await main.locator('h1').waitFor();
  await expect.poll(() => main.innerText()).toMatch(/\w+ \w+ .*\w+\./s);
  await expect.poll(() => main.innerText()).not.toMatch(/undefined|null|Error|\bat .*:\d+/);
});
