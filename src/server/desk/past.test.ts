import { describe, expect, it } from 'vitest';
import type { CreatedGame } from '../api/api.ts';
import type { PublicPast } from '../api/past-api.ts';
import { house, sitter, table } from '../house.test-helper.ts';
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

it('a house says nothing of a game from before there was a chain', async () => {
  const server = await house();
  const { anna, made } = await table(server, 'typed');
  const file = await server.ask(`games/${made.game}/file`, made.creatorKey, { request: 'r' });
  const [head = '{}'] = (file.body as { text: string }).text.split('\n');
  const { id: _, ...before } = JSON.parse(head) as Record<string, unknown>;
  const people = [{ name: 'Ada', seats: ['one', 'two', 'three'] }];
  const old = await server.ask('imports', undefined, { lines: [{ ...before, format: 2 }], people });
  const {
    game,
    people: [ada],
  } = old.body as CreatedGame;
  const sat = sitter(server, game, ada?.key ?? '');
  expect((await sat.look('past')).body).toEqual({ chain: null });
  await sat.answer('one', '1/allocate', { a: 3 });
  expect((await sat.desk('one')).lines.every((line) => line.public === undefined)).toBe(true);
  expect((await anna.look('past')).body).not.toEqual({ chain: null });
});
