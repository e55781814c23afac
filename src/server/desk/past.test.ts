import { describe, expect, it } from 'vitest';
import type { CreatedGame } from '../api/api.ts';
import type { PublicPast } from '../api/past-api.ts';
import type { UpkeepReply } from '../api/keeping-api.ts';
import { house, listen, type Sitter, sitter, table } from '../house.test-helper.ts';
import type { Entry } from '../../kernel/game/entry.ts';
import { type Game, gameAt } from '../../kernel/game/game.ts';
import { firstLink } from '../../kernel/game/entry.ts';
import { publicChain } from '../../kernel/game/line.ts';
import { record, type RecordLine } from '../../kernel/game/record.ts';
import { bindTable } from '../../kernel/game/table.ts';
import { duelTable, mustAccept } from '../../kernel/kit/duel.test-helper.ts';
import { seededRandom } from '../../kernel/kit/random.ts';
import { wander } from '../../kernel/kit/wander.test-helper.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { type ChainStart, hashOfLine, type Past, pastOf, rootAfter, textOfLine } from '../../trust/past.ts';
import { isSignedBy, type PastPromise, pastText } from '../../trust/signing.ts';

const entriesOf = ({ moments }: Game): Entry[] => moments.map(({ entry }) => entry);
const textsOf = (game: Game): string[] => entriesOf(game).flatMap((each) => each.public ?? []);

/** What a house says of its chain; `earlier`: so many of its lines were made under earlier rules. */
function startOf(game: Game, earlier = 0): Pick<ChainStart, 'begins' | 'earlier'> {
  const hashes = textsOf(game).map(hashOfLine);
  return { begins: firstLink(game.header), earlier: hashes.slice(0, earlier) };
}

function pastAt(game: Game, lines: number): Past {
  const hashes = textsOf(game).slice(0, lines).map(hashOfLine);
  return { lines, root: rootAfter(firstLink(game.header), hashes) };
}

const TABLES = [
  ...[1, 2, 3, 4].map((seed) => ['the duel', seed, duelTable()] as const),
  ...RULEBOOKS.map(
    (book) =>
      [
        book.id,
        7,
        mustAccept(bindTable(book, { scenario: book.scenarios[0]?.id ?? '', rulings: {}, data: null })),
      ] as const,
  ),
];

const GAMES = TABLES.map(([name, seed, table]) => {
  const { game } = wander(table, seededRandom(seed), 60, 16);
  return [name, seed, game] as const;
});

describe.each(GAMES)('a wandering game of %s (%i)', (_name, _seed, game) => {
  const { table } = game;
  const readers = [...table.seats, null];

  it('has for each reader the public text of each line that all have, made from what the reader was sent', () => {
    const texts = textsOf(game);
    expect(texts.length).toBeGreaterThan(10);
    for (const reader of readers) {
      const lines = record(game, reader);
      const numbered = lines.filter((line) => line.public !== undefined);
      expect(numbered.map((line) => line.public)).toEqual(texts.map((_text, i) => i + 1));
      expect(numbered.map((line) => textOfLine(line, lines))).toEqual(texts);
    }
    expect(record(game, null).every((line) => line.public === line.n)).toBe(true);
  });

  it('goes on from whatever a page remembers of it, at every moment', () => {
    const whole = publicChain(game.header, entriesOf(game));
    const all = whole?.lines ?? 0;
    for (const seat of readers) {
      const shown = { lines: record(game, seat), seat };
      for (const n of [0, 1, 5, all])
        for (const earlier of [0, 4, all])
          expect(pastOf(startOf(game, earlier), shown, pastAt(game, n))).toEqual(whole);
      expect(pastOf(startOf(game), shown, null)).toEqual(whole);
    }
    for (let n = 0; n < game.moments.length; n += 7) {
      const then = gameAt(game, n);
      const seat = readers[n % readers.length] ?? null;
      const chain = publicChain(then.header, entriesOf(then));
      expect(pastOf(startOf(then), { lines: record(then, seat), seat }, null)).toEqual(chain);
    }
  });
});

it('has lines of every kind', () => {
  const kinds = GAMES.flatMap(([, , game]) => textsOf(game).map((text) => JSON.parse(text).kind as string));
  expect([...new Set(kinds)].toSorted()).toEqual(['answer', 'passed', 'step', 'told', 'undo']);
});

describe('a past that is another', () => {
  const { game } = wander(duelTable(), seededRandom(1), 40, 16);
  const lines = record(game, 'ann');
  const all = textsOf(game).length;
  const past = (shown: readonly RecordLine[], before: Past | null) =>
    pastOf(startOf(game), { lines: shown, seat: 'ann' }, before);
  const at = lines.findIndex(({ kind, public: n = 0 }) => kind === 'answer' && n > 5);
  const line = lines[at] as RecordLine;

  it('is shorter than what is remembered', () => {
    expect(past(lines, { lines: all + 1, root: 'x' })).toEqual({ what: 'shorter', ...pastAt(game, all) });
  });

  it('has another root where what is remembered ends', () => {
    const { root } = pastAt(game, 5);
    expect(past(lines, { lines: 5, root: 'x' })).toEqual({ what: 'other', root });
  });

  it('is one in which a line of before is shown otherwise, though all is remembered already', () => {
    const other = lines.with(at, { ...line, by: 'Somebody else' });
    expect(past(lines, pastAt(game, all))).toEqual(pastAt(game, all));
    expect(past(other, pastAt(game, all))).toMatchObject({ what: 'other' });
    // before the line it is the same, and whoever remembers nothing makes another root
    expect(past(other, pastAt(game, 5))).toMatchObject({ lines: all });
    expect(past(other, null)).not.toEqual(pastAt(game, all));
  });

  it('has no line without a place in the chain, and none left out', () => {
    const { public: _, ...loose } = line;
    expect(past(lines.with(at, { ...loose, seat: 'dice' }), null)).toEqual({ what: 'line', n: line.n });
    const without = lines.filter((each) => each !== line);
    expect(past(without, null)).toMatchObject({ what: 'line' });
  });
});

it('a house tells its people where the chain begins, and each makes the same of its lines', async () => {
  const server = await house();
  const { anna, ben, cleo, made } = await table(server, 'typed');
  const past = async (): Promise<ChainStart | null> => ((await anna.look('past')).body as PublicPast).chain;
  const start = await past();
  expect(start).toEqual({
    version: expect.stringMatching(/^\d+\/\d+$/),
    begins: expect.stringMatching(/^[\da-f]{64}$/),
    lines: 0,
    earlier: [],
    dice: null,
  });
  await anna.answer('one', '1/allocate', { a: 3 });
  // others know that it is sealed, and its chain says no more
  expect(await past()).toEqual(start);
  await ben.answer('two', '1/allocate', { a: 1 });
  await cleo.answer('three', '1/allocate', { b: 2 });
  await anna.answer('dice', '1/roll', [4]);
  expect(await past()).toEqual({ ...start, lines: 2 });
  const pasts = await Promise.all(
    [anna, ben, cleo].map(async (who, i) => {
      const seat = ['one', 'two', 'three'][i] ?? '';
      return start && pastOf(start, { lines: (await who.desk(seat)).lines, seat }, null);
    }),
  );
  expect(pasts[0]).toMatchObject({ lines: 2, root: expect.any(String) });
  expect(pasts.slice(1)).toEqual([pasts[0], pasts[0]]);
  expect((await server.ask(`games/${made.game}/past`)).status).toBe(401);
});

it('a house signs each length of a past once for all who read it, and says by which key', async () => {
  const server = await house();
  const { anna, ben, cleo, zoe, made } = await table(server, 'typed');
  const signedFor = async (who: Sitter) =>
    ((await who.look('past')).body as PublicPast).signed as PastPromise;
  const ears = await Promise.all(
    [anna, zoe].map(({ key }) => listen(server, { game: made.game, key, changes: true, aside: true })),
  );
  const first = await signedFor(anna);
  expect(first).toMatchObject({ at: made.game, game: expect.stringMatching(/^[\da-f]{32}$/), lines: 0 });
  await anna.answer('one', '1/allocate', { a: 3 });
  expect(await signedFor(ben)).toEqual(first);
  await ben.answer('two', '1/allocate', { a: 1 });
  await cleo.answer('three', '1/allocate', { b: 2 });
  await anna.answer('dice', '1/roll', [4]);
  const now = await signedFor(zoe);
  const { lines } = await zoe.desk();
  expect(now).toMatchObject({ key: first.key, game: first.game, lines: 2 });
  expect(now.root).toBe(
    rootAfter(
      first.root,
      lines.map((line) => hashOfLine(textOfLine(line, lines))),
    ),
  );
  expect(await isSignedBy(now.key, pastText(now), now.signature)).toBe(true);
  // beside each desk it stands as often as there are more lines, and no other time
  for (const ear of ears) {
    await ear.settled();
    const told = ear.frames.filter((text) => text.includes('"part":"past"'));
    expect(told.map((text) => (JSON.parse(text) as { set: object }).set)).toEqual([
      { key: first.key, game: first.game, lines: 0, by: first.signature },
      expect.objectContaining({ lines: 1 }),
      { lines: 2, by: now.signature },
    ]);
    expect(told.at(-1)?.length).toBeLessThan(145);
  }
  const { key } = (await server.ask(`games/${made.game}/maker`, made.creatorKey)).body as UpkeepReply;
  expect(key).toBe(first.key);
  await server.close();
  // in whatever place its database is, it is the same house
  const again = await house({ file: server.file });
  expect((await again.ask(`games/${made.game}/past`, anna.key)).body).toMatchObject({ signed: now });
  const other = await (await table(await house())).anna.look('past');
  expect((other.body as PublicPast).signed?.key).not.toBe(first.key);
});

it('a house says nothing of a game from before there was a chain', async () => {
  const server = await house();
  const { anna, made } = await table(server, 'typed');
  const file = await server.ask(`games/${made.game}/file`, made.creatorKey, { request: 'r' });
  const [head = '{}'] = (file.body as { text: string }).text.split('\n');
  const { id: _, signed: __, ...before } = JSON.parse(head) as Record<string, unknown>;
  const people = [{ name: 'Ada', seats: ['one', 'two', 'three'] }];
  const old = await server.ask('imports', undefined, { lines: [{ ...before, format: 2 }], people });
  const {
    game,
    creatorKey,
    people: [ada],
  } = old.body as CreatedGame;
  const sat = sitter(server, game, ada?.key ?? '');
  expect((await sat.look('past')).body).toEqual({ chain: null, signed: null });
  await sat.answer('one', '1/allocate', { a: 3 });
  expect((await sat.desk('one')).lines.every((line) => line.public === undefined)).toBe(true);
  const left = await server.ask(`games/${game}/file`, creatorKey, { request: 'r' });
  expect(left.text).not.toContain('signed');
  expect((await anna.look('past')).body).toMatchObject({ chain: { lines: 0 } });
});
