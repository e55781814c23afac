import { describe, expect, it } from 'vitest';
import { isRefusal } from '../kernel/clause.ts';
import type { Decision } from '../kernel/decision.ts';
import { check } from '../kernel/form.ts';
import { canonical, type Json } from '../kernel/json.ts';
import { seeded } from '../kernel/kit/random.ts';
import type { Rulebook, Table } from '../kernel/rulebook.ts';
import { type Random, sample } from '../kernel/sample.ts';
import { bindTable } from '../kernel/standing.ts';
import { RULEBOOKS } from '../rulebooks/index.ts';
import type { Created } from './api.ts';
import {
  desk,
  type Ear,
  house,
  listen,
  type Sitter,
  sitter,
  table,
  type TestHouse,
} from './house.test-helper.ts';
import { TOY } from './toy.test-helper.ts';

/** A rulebook that keeps secrets, at its first scenario, and the seat whose secret will differ. */
interface Secretive {
  readonly bound: Table;
  readonly secret: string;
}

function secretive(rulebook: Rulebook): Secretive[] {
  const read = rulebook.data([]);
  if (!('data' in read) || rulebook.doors.length === 0) return [];
  const scenario = rulebook.scenarios[0]?.id ?? '';
  const bound = bindTable(rulebook, { scenario, rulings: {}, data: read.data });
  return isRefusal(bound) ? [] : [{ bound, secret: bound.seats[0] ?? '' }];
}

const isSecret = (each: Decision): boolean =>
  each.sealed === true && each.form.kind === 'allocate' && !each.optional;

/** One of two games that differ in one secret: who sits there, and who listens. */
interface Twin {
  readonly game: string;
  readonly people: Record<string, Sitter>;
  readonly ears: Record<string, Ear>;
}

const LOOKER = 'a spectator';

async function seated(server: TestHouse, { bound }: Secretive): Promise<Twin> {
  const people = [...bound.seats, LOOKER].map((name) => ({ name, seats: name === LOOKER ? [] : [name] }));
  const { rulebook, setup } = bound;
  const wish = { rulebook: rulebook.id, scenario: setup.scenario.id, dice: 'typed', people };
  const heard = await server.ask('games', undefined, wish);
  if (heard.status !== 201) throw new Error(heard.text);
  const made = heard.body as Created;
  const twin: Twin = { game: made.game, people: {}, ears: {} };
  for (const { name, key } of made.people) {
    twin.people[name] = sitter(server, made.game, key);
    twin.ears[name] = await listen(server, { game: made.game, key, have: 0 });
  }
  return twin;
}

/** All bytes that came to a person over either way, with the game's own name taken out. */
async function bytes({ game, people, ears }: Twin, name: string): Promise<string[]> {
  await ears[name]?.heard();
  const responses = people[name]?.got.map((each) => `${each.status} ${each.text}`) ?? [];
  return [...responses, ...(ears[name]?.frames ?? [])].map((text) => text.replaceAll(game, 'GAME'));
}

/** What doors opened to a person. */
async function opened({ people }: Twin, name: string): Promise<string> {
  const { view } = (await people[name]?.desk()) ?? { view: null };
  return canonical([view?.open.revealed, view?.sealed?.revealed ?? null]);
}

/** Ask for what is refused: a refusal must not tell either. */
async function probe({ people }: Twin, name: string): Promise<void> {
  const seen = await people[name]?.desk();
  const decision = seen?.asks[0]?.id ?? 'none';
  for (const seat of [name, 'dice', 'table'])
    await people[name]?.post('answers', { seat, decision, mark: 'old', answer: null, request: 'probe' });
  await people[name]?.post('withdraw', { seat: name, decision: 'none', request: 'probe' });
}

/** The next answer that play waits for: who gives it for which seat, and what it is. */
interface Next {
  readonly name: string;
  readonly seat: string;
  readonly asked: Decision;
  readonly given: Json;
}

async function nextAnswer(
  { people }: Twin,
  { bound, secret }: Secretive,
  random: Random,
): Promise<Next | null> {
  const seen = await people[LOOKER]?.desk();
  const seat = seen?.awaiting[0];
  if (!seen || seat === undefined) return null;
  const own = bound.seats.includes(seat);
  const name = own ? seat : (bound.seats.find((each) => each !== secret) ?? seat);
  const view = own ? await people[seat]?.desk() : seen;
  const asks = { table: view?.tableAsks, dice: view?.diceAsks }[seat] ?? view?.asks ?? [];
  const asked = asks.find((each) => !each.optional && each.held === undefined);
  const given = asked && sample(asked.form, random, bound.rules.facts);
  return asked && given !== undefined ? { name, seat, asked, given } : null;
}

/** How a pair of games went: answers since they differ, people that no door opened to, what these could tell. */
interface Life {
  readonly lived: number;
  readonly rest: number;
  readonly leaks: readonly string[];
}

/** The same secret with a point less somewhere; undefined where that is not legal. */
function another({ asked, given }: Next, { bound }: Secretive, random: Random): Json | undefined {
  const context = { facts: bound.rules.facts, clauses: [] };
  const others = Object.entries(given as Record<string, number>)
    .filter(([, points]) => points > 0)
    .map(([row, points]) => ({ ...(given as Record<string, number>), [row]: points - 1 }))
    .filter((other) => check(asked.form, other, context) === null);
  return others[random(Math.max(1, others.length))];
}

/** Play both games alike but for one secret, and compare what every other person gets. */
async function compare(server: TestHouse, book: Secretive, random: Random): Promise<Life> {
  const [a, b] = [await seated(server, book), await seated(server, book)];
  const watching = new Set([...book.bound.seats, LOOKER].filter((name) => name !== book.secret));
  const leaks: string[] = [];
  let [steps, lived, replaced] = [0, 0, false];
  for (; steps < 40 && watching.size > 0 && leaks.length === 0; steps++) {
    const next = await nextAnswer(a, book, random);
    if (!next) break;
    const { name, seat, asked, given } = next;
    await lookAlike(b, next);
    const wanted = !replaced && seat === book.secret && isSecret(asked);
    const other = wanted ? another(next, book, random) : undefined;
    replaced ||= other !== undefined;
    const more = { request: `s${steps}` };
    const mine = await a.people[name]?.answer(seat, asked.id, given, more);
    const theirs = await b.people[name]?.answer(seat, asked.id, other ?? given, more);
    if (mine?.status !== 200) throw new Error(`${seat} gave a legal answer and was refused: ${mine?.text}`);
    if (theirs?.status !== 200 && name === book.secret) break;
    if (replaced) lived++;
    for (const watcher of watching) {
      for (const twin of [a, b]) await probe(twin, watcher);
      if ((await opened(a, watcher)) !== (await opened(b, watcher))) watching.delete(watcher);
      else
        leaks.push(
          ...differences(await bytes(a, watcher), await bytes(b, watcher), `${watcher}, ${asked.id}`),
        );
    }
  }
  return { lived, rest: watching.size, leaks };
}

/** Look in the second game where `nextAnswer` looked in the first. */
async function lookAlike(twin: Twin, { name, seat }: Next): Promise<void> {
  await twin.people[LOOKER]?.desk();
  if (name === seat) await twin.people[name]?.desk();
}

function differences(a: readonly string[], b: readonly string[], where: string): string[] {
  if (a.length !== b.length) return [`${where}: ${a.length} messages and ${b.length}`];
  return a.filter((text, i) => text !== b[i]).map((text) => `${where}: ${text.slice(0, 400)}`);
}

describe('a secret', () => {
  const books = [TOY, ...RULEBOOKS].flatMap(secretive);
  it('is kept by A World at War among others', () => {
    expect(books.map((book) => book.bound.rulebook.id)).toContain('a-world-at-war');
  });

  it.each(books.map((book) => [book.bound.rulebook.id, book] as const))(
    'of another seat changes no byte and no number of messages: %s',
    async (_, book) => {
      const server = await house();
      const lives: Life[] = [];
      for (const seed of [1, 2, 3, 4, 5, 6]) lives.push(await compare(server, book, seeded(seed)));
      expect(lives.flatMap((life) => life.leaks)).toEqual([]);
      const unopened = lives.filter((life) => life.rest > 0).map((life) => life.lived);
      expect(Math.max(...unopened)).toBeGreaterThan(book.bound.seats.length);
    },
  );

  it('would be noticed by this comparison', async () => {
    const server = await house();
    const [book] = secretive(TOY);
    if (!book) throw new Error('the small game keeps secrets');
    const [a, b] = [await seated(server, book), await seated(server, book)];
    await a.people['one']?.answer('one', '1/allocate', { a: 1 });
    await b.people['one']?.answer('one', '1/allocate', { a: 2 });
    expect(await bytes(a, 'two')).toEqual(await bytes(b, 'two'));
    expect(await bytes(a, 'one')).not.toEqual(await bytes(b, 'one'));
    await a.people['one']?.post('withdraw', { seat: 'one', decision: '1/allocate' });
    expect(await bytes(a, 'two')).not.toEqual(await bytes(b, 'two'));
  });

  it('stands in no log, nor does a key, whatever happens', async () => {
    const server = await house();
    const { made, anna, ben } = await table(server);
    await listen(server, { game: anna.game, key: anna.key, seat: 'one', have: 0 });
    await anna.answer('one', '1/allocate', { a: 3, secretrow: 77_777 });
    await anna.answer('one', '1/allocate', { a: 3 });
    await anna.answer('table', 'standing-0/report', {
      'weather.fair': { value: true, as: 'correction', reason: 'hush-hush' },
    });
    await ben.answer('one', 'secretdecision', 'secretanswer');
    await server.ask(`games/${made.game}/${made.creatorKey}?key=${anna.key}`, anna.key);
    await server.ask('games', made.creatorKey, { people: 'secretbody' });
    const logged = server.logged.join('');
    expect(server.logged.length).toBeGreaterThan(8);
    expect(logged).toContain('/api/games/{id}/answers');
    for (const each of [made.creatorKey, ...made.people.map(({ key }) => key)])
      expect(logged).not.toContain(each);
    for (const word of ['77777', 'secret', 'hush', '"a":', 'allocate', 'Anna', made.game])
      expect(logged).not.toContain(word);
  });

  it('stands in no log when the rules break down, and nothing is entered', async () => {
    const broken: Rulebook = {
      ...TOY,
      bind: (setup) => ({
        ...TOY.bind(setup),
        apply(_, __, answer) {
          throw new Error(`cannot apply ${JSON.stringify(answer)}`);
        },
      }),
    };
    const server = await house({ rulebooks: [broken] });
    const { anna, ben, cleo } = await table(server);
    await anna.answer('one', '1/allocate', { a: 2 });
    await ben.answer('two', '1/allocate', { a: 1 });
    const failed = await cleo.answer('three', '1/allocate', { b: 2 });
    expect(failed).toMatchObject({ status: 500, body: { error: { clauses: [] } } });
    expect(failed.text).not.toContain('cannot apply');
    expect(server.logged.join('')).toMatch(/"error":"Error".*secrets\.test\.ts/);
    expect(server.logged.join('')).not.toContain('cannot apply');
    expect(desk(cleo.got[0] ?? failed).answered).toEqual(['one', 'two']);
    expect((await cleo.desk()).answered).toEqual(['one', 'two']);
  });
});
