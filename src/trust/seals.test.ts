import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { type Entry, firstLink, type Header, type HouseSeal } from '../kernel/game/entry.ts';
import { type Game, gameAt } from '../kernel/game/game.ts';
import { publicChain } from '../kernel/game/line.ts';
import { duelTable } from '../kernel/kit/duel.test-helper.ts';
import { seededRandom } from '../kernel/kit/random.ts';
import { wander } from '../kernel/kit/wander.test-helper.ts';
import { nativeSigner } from './native-signing.ts';
import { checkPromise, promisesIn, promisesText } from './promises.ts';
import { checkSeals, type FileRead } from './seals.ts';
import { fileText, type PastPromise, pastText, type Signer } from './signing.ts';

const ROW = 'ab'.repeat(32);
const OURS = nativeSigner(hexToBytes(ROW));
const THEIRS = nativeSigner(hexToBytes(ROW.replaceAll('ab', 'cd')));

const fileOf = ({ header, moments }: Game): FileRead => ({
  header,
  entries: moments.map(({ entry }) => entry),
});

function sealOf({ header, entries }: FileRead, { key, sign }: Signer = OURS, at = 'here'): HouseSeal {
  const chain = publicChain(header, entries);
  const said = {
    at,
    ...chain,
    entries: entries.length,
    hash: entries.at(-1)?.hash ?? firstLink(header),
  } as HouseSeal;
  return { ...said, key, signature: sign(fileText(header.id ?? '', said)) };
}

function promiseOf({ header, entries }: FileRead, { key, sign }: Signer = OURS, at = 'here'): PastPromise {
  const past = { game: header.id ?? '', at, ...publicChain(header, entries) } as PastPromise;
  return { ...past, key, signature: sign(pastText(past)) };
}

const signed = ({ header, entries }: FileRead, ...seals: HouseSeal[]): FileRead => ({
  header: { ...header, signed: seals },
  entries,
});

const { game } = wander(duelTable(), seededRandom(3), 40, 16);
const FILE = fileOf(game);
const half = fileOf(gameAt(game, 20));
const seal = sealOf(half);
const wrongs = async (file: FileRead) => (await checkSeals(file)).map(({ wrong }) => wrong);

/** An answer of the file as it might have been, with hashes that go with it. */
function otherwise(n: number): FileRead {
  const change = (entry: Entry): Entry =>
    entry.n < n
      ? entry
      : {
          ...entry,
          hash: `${entry.n}`.padStart(64, '0'),
          ...(entry.n === n && entry.public ? { public: '{}' } : {}),
        };
  return { header: FILE.header, entries: FILE.entries.map(change) };
}
const PUBLIC = FILE.entries.find((entry) => entry.n > 4 && entry.public !== undefined)?.n ?? 0;
const HIDDEN = FILE.entries.find((entry) => entry.public === undefined)?.n ?? 0;

describe('what houses have signed of a file', () => {
  it('holds for as long as the file begins so, whoever plays on', async () => {
    expect(await wrongs(FILE)).toEqual([]);
    expect(await wrongs(signed(half, seal))).toEqual([null]);
    expect(await wrongs(signed(FILE, seal, sealOf(FILE, THEIRS, 'there')))).toEqual([null, null]);
    const bare = fileOf(gameAt(game, 0));
    expect(await wrongs(signed(FILE, sealOf(bare)))).toEqual([null]);
  });

  it('does not hold where anything else was signed', async () => {
    const changes: Partial<HouseSeal>[] = [
      { key: THEIRS.key },
      { at: 'there' },
      { lines: seal.lines + 1 },
      { root: ROW },
      { entries: seal.entries - 1 },
      { hash: ROW },
      { signature: sealOf(FILE).signature },
    ];
    for (const change of changes)
      expect(await wrongs(signed(FILE, { ...seal, ...change }))).toEqual([
        expect.stringMatching(
          /^The signature up to entry \d+ is not one of this game by the key [\da-f ]{19}\.$/,
        ),
      ]);
    const renamed: Header = { ...FILE.header, id: 'another' };
    expect(await wrongs(signed({ ...FILE, header: renamed }, seal))).toEqual([
      expect.stringContaining('not one of'),
    ]);
  });

  it('does not hold where the file is another, hidden entries too', async () => {
    const short = fileOf(gameAt(game, 19));
    expect(await wrongs(signed(short, seal))).toEqual([
      'It was signed up to entry 20, and ends at entry 19: what followed was left out.',
    ]);
    for (const n of [PUBLIC, HIDDEN])
      expect(await wrongs(signed(otherwise(n), seal))).toEqual([
        expect.stringContaining('had another entry 20'),
      ]);
    const { entries } = FILE;
    const unmade = { ...entries[PUBLIC - 1], public: '{}' } as Entry;
    expect(await wrongs(signed({ ...FILE, entries: entries.with(PUBLIC - 1, unmade) }, seal))).toEqual([
      expect.stringContaining('had another public chain'),
    ]);
  });
});

describe('a promise that a page has saved', () => {
  const promise = promiseOf(half);
  const found = async (file: FileRead, of = promise) => (await checkPromise(of, file)).found;

  it('is read as it was saved, and nothing else is', () => {
    expect(promisesIn(promisesText([promise]))).toEqual([promise]);
    const { root: _, ...less } = promise;
    for (const text of ['', '[]', '{}', promisesText([]), promisesText([less as PastPromise])])
      expect(promisesIn(text)).toBeNull();
  });

  it('holds, or is none, or is not of this file', async () => {
    expect(await found(FILE)).toBe('holds');
    expect(await found(FILE, { ...promise, lines: promise.lines - 1 })).toBe('not signed');
    expect(await found(FILE, { ...promise, key: THEIRS.key })).toBe('not signed');
    expect(await found({ ...FILE, header: { ...FILE.header, id: 'another' } })).toBe('another game');
    expect(await found(fileOf(gameAt(game, 3)))).toBe('ends before');
  });

  it('is broken where the same key has signed another past at the same place, and there alone', async () => {
    const other = otherwise(PUBLIC);
    expect(await found(other)).toBe('otherwise');
    expect(await found(signed(other, sealOf(other)))).toBe('broken');
    // who has the file can have written that
    expect(await found(signed(other, seal))).toBe('otherwise');
    expect(await found(signed(other, sealOf(other, THEIRS)))).toBe('otherwise');
    // from there it went elsewhere, and was played otherwise
    expect(await found(signed(other, sealOf(other, OURS, 'there')))).toBe('otherwise');
    const early = { ...other, entries: other.entries.slice(0, 2) };
    expect(await found(signed(other, sealOf(early)))).toBe('otherwise');
  });
});
