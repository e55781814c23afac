import { describe, expect, it } from 'vitest';
import type { CreatedGame } from '../api/api.ts';
import type { PublicPast } from '../api/past-api.ts';
import { house, sitter, table } from '../house.test-helper.ts';
import type { Entry } from '../../kernel/game/entry.ts';
import type { Game } from '../../kernel/game/game.ts';
import { firstLink } from '../../kernel/game/entry.ts';
import { publicChain } from '../../kernel/game/line.ts';
import { record, type RecordLine } from '../../kernel/game/record.ts';
import { bindTable } from '../../kernel/game/table.ts';
import { duelTable, mustAccept } from '../../kernel/kit/duel.test-helper.ts';
import { seededRandom } from '../../kernel/kit/random.ts';
import { wander } from '../../kernel/kit/wander.test-helper.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import {
  type ChainPart,
  goOn,
  goOnBy,
  hashOfLine,
  type Past,
  rootAfter,
  textOfLine,
} from '../../trust/past.ts';

const entriesOf = ({ moments }: Game): Entry[] => moments.map(({ entry }) => entry);
const textsOf = (game: Game): string[] => entriesOf(game).flatMap((each) => each.public ?? []);

/** What an honest house says of its chain after line `from`. */
function partOf(game: Game, from: number, earlier = 0): ChainPart {
  const begins = firstLink(game.header);
  const hashes = textsOf(game).map(hashOfLine);
  const at = from > hashes.length ? null : rootAfter(begins, hashes.slice(0, from));
  const [lines, root] = [hashes.length, rootAfter(begins, hashes)];
  return { begins, at, lines, root, hashes: hashes.slice(from), earlier };
}

function pastAt(game: Game, lines: number): Past {
  return { lines, root: partOf(game, lines).at ?? '' };
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

describe.each(TABLES)('a wandering game of %s (%i)', (_, seed, table) => {
  const { game } = wander(table, seededRandom(seed), 60, 16);
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

  it('goes on from whatever a page remembers of it', () => {
    const whole = publicChain(game.header, entriesOf(game));
    const lines = record(game, readers[0] ?? null);
    expect(goOn(null, partOf(game, 0), lines)).toEqual(whole);
    for (const n of [0, 1, 5, whole?.lines ?? 0])
      expect(goOn(pastAt(game, n), partOf(game, n), lines)).toEqual(whole);
    for (const n of [0, 1, 5, whole?.lines ?? 0]) expect(goOnBy(pastAt(game, n), lines)).toEqual(whole);
    // where lines are missing it waits until the house is asked
    expect(
      goOnBy(
        pastAt(game, 1),
        lines.filter((line) => line.public !== 2),
      ),
    ).toEqual(pastAt(game, 1));
  });
});

it('has lines of every kind', () => {
  const kinds = TABLES.flatMap(([, seed, table]) =>
    textsOf(wander(table, seededRandom(seed), 60, 16).game).map((text) => JSON.parse(text).kind as string),
  );
  expect([...new Set(kinds)].toSorted()).toEqual(['answer', 'passed', 'step', 'told', 'undo']);
});

describe('a past that is another', () => {
  const { game } = wander(duelTable(), seededRandom(1), 40, 16);
  const lines = record(game, 'ann');
  const all = textsOf(game).length;

  it('is shorter than what is remembered', () => {
    expect(goOn({ lines: all + 1, root: 'x' }, partOf(game, all + 1), lines)).toEqual({
      what: 'shorter',
      ...pastAt(game, all),
    });
  });

  it('has another root where what is remembered ends', () => {
    const { root } = pastAt(game, 5);
    const rift = goOn(
      { lines: 5, root: root.replace(/^./, (c) => (c === '0' ? '1' : '0')) },
      partOf(game, 5),
      lines,
    );
    expect(rift).toEqual({ what: 'other', root });
  });

  it('is not what is shown', () => {
    const at = lines.findIndex(({ kind, public: n = 0 }) => kind === 'answer' && n > 5);
    const line = lines[at] as RecordLine;
    const shown = lines.with(at, { ...line, by: 'Somebody else' });
    const rift = { what: 'shown', line: line.public };
    expect(goOn(pastAt(game, 5), partOf(game, 5), shown)).toEqual(rift);
    expect(goOn(null, partOf(game, 0), shown)).toEqual(rift);
    // what was remembered before is not looked at again, nor what earlier rules called otherwise
    expect(goOn(pastAt(game, all), partOf(game, all), shown)).toEqual(pastAt(game, all));
    expect(goOn(null, partOf(game, 0, all), shown)).toEqual(pastAt(game, all));
  });
});

it('a house tells its people the chain from any line on, and nothing of what is sealed', async () => {
  const server = await house();
  const { anna, ben, cleo, made } = await table(server, 'typed');
  const past = async (from: number): Promise<ChainPart | null> =>
    ((await anna.look(`past?from=${from}`)).body as PublicPast).chain;
  const start = await past(0);
  expect(start).toEqual({
    begins: start?.root,
    at: start?.root,
    lines: 0,
    root: start?.root,
    hashes: [],
    earlier: 0,
  });
  await anna.answer('one', '1/allocate', { a: 3 });
  // others know that it is sealed, and its chain says no more
  expect(await past(0)).toEqual(start);
  await ben.answer('two', '1/allocate', { a: 1 });
  await cleo.answer('three', '1/allocate', { b: 2 });
  await anna.answer('dice', '1/roll', [4]);
  const { lines } = await anna.desk('one');
  const whole = await past(0);
  expect(whole).toMatchObject({
    begins: start?.root,
    lines: 2,
    hashes: [expect.any(String), expect.any(String)],
  });
  expect(whole && goOn(null, whole, lines)).toEqual({ lines: 2, root: whole?.root });
  expect(await past(1)).toMatchObject({ at: rootAfter(start?.root ?? '', whole?.hashes.slice(0, 1) ?? []) });
  expect(await past(3)).toMatchObject({ at: null, lines: 2, root: whole?.root, hashes: [] });
  expect((await server.ask(`games/${made.game}/past`)).status).toBe(401);
  expect((await anna.look('past?from=-1')).status).toBe(400);
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
