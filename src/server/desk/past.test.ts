import { describe, expect, it } from 'vitest';
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
  return { begins, at, lines: hashes.length, hashes: hashes.slice(from), earlier };
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
      lines: all,
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
