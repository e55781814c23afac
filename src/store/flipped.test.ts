import { expect, it } from 'vitest';
import { isRefusal } from '../kernel/clause.ts';
import { mustAccept, duel, give, seal, sealedGame } from '../kernel/kit/duel.test-helper.ts';
import { takeBack } from '../kernel/game/game.ts';
import { replay } from '../kernel/game/replay.ts';
import { publicChain } from '../kernel/game/line.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import { undo } from '../kernel/game/undo.ts';
import { nativeSigner } from '../trust/native-signing.ts';
import { checkSeals } from '../trust/seals.ts';
import { fileText } from '../trust/signing.ts';
import { entryLine, headerLine, readLines } from './line-format.ts';

/** The bytes of a game file with every kind of entry but a tick. */
function file(): Buffer {
  let game = mustAccept(takeBack(sealedGame('typed', 'a7'), 'ben', '1/ben/bid', { by: 'Ben' }));
  game = seal(game, 'ben', 'bid', 2);
  game = give(game, 'table', 'standing-0/report', { weather: { value: 3, as: 'change' } }, { request: 'r' });
  game = mustAccept(undo(game, { seat: 'ann', consent: ['ben'], reason: 'too early' }));
  for (const seat of ['ann', 'ben']) game = seal(seal(game, seat, 'strength', 2), seat, 'bid', 1);
  game = give(give(game, 'ann', '1/target', 'east'), 'dice', '1/roll', [5]);
  const lines = game.moments.map(({ entry }) => entryLine(entry));
  return Buffer.from([headerLine(game.header), ...lines].join(''));
}

/** The duel a version on, with a ruling that had no name before. */
const RAIN = { id: 'RAIN', clauses: ['D1'], question: 'Rain?', default: 'dry' };
const LATER: Rulebook = {
  ...(duel as unknown as Rulebook),
  version: '2',
  rulings: [...duel.rulings, { ...RAIN, choices: ['dry', 'wet'].map((id) => ({ id, text: id })) }],
  migrations: [
    { from: '1', to: '2', about: 'Rain.', renamed: {}, rulings: { RAIN: 'wet' }, toldAlike: true },
  ],
};

/** The bytes of a game that was begun under the first version, and has gone on under the second. */
function migrated(): Buffer {
  const lines = readLines('game', file());
  if (isRefusal(lines)) throw new Error('the file is good');
  const replayed = replay(LATER, lines.header, lines.entries, 'all');
  if (isRefusal(replayed)) throw new Error(replayed.refused.key);
  const game = mustAccept(undo(replayed.game, { seat: 'ann', consent: ['ben'] }));
  return Buffer.from(
    [headerLine(game.header), ...game.moments.map(({ entry }) => entryLine(entry))].join(''),
  );
}

/** Whether a file is verified without a word. */
function isWhole(bytes: Buffer, book: Rulebook = duel as unknown as Rulebook): boolean {
  const lines = readLines('game', bytes);
  if (isRefusal(lines) || lines.torn) return false;
  const replayed = replay(book, lines.header, lines.entries, 'all');
  return !isRefusal(replayed) && replayed.stopped === null;
}

it('verifies no game file in which one bit is another', () => {
  const bytes = file();
  expect(isWhole(bytes)).toBe(true);
  const head = bytes.indexOf('\n');
  const unseen: string[] = [];
  for (const [at, byte] of bytes.entries())
    for (let bit = 0; bit < 8; bit++) {
      // of the entries one bit of each letter is enough
      if (at > head && bit !== at % 8) continue;
      if (isWhole(Buffer.from(bytes.with(at, byte ^ (1 << bit)))))
        unseen.push(`${at}: ${bytes.toString('utf8', at - 20, at + 20)}`);
    }
  expect(unseen).toEqual([]);
});

it('nor one in which a bit is another in what the header says of migrations', () => {
  const bytes = migrated();
  expect(isWhole(bytes, LATER)).toBe(true);
  const from = bytes.indexOf('"migrations"');
  expect(from).toBeGreaterThan(0);
  const unseen: string[] = [];
  for (let at = from; at < bytes.indexOf('\n'); at++)
    for (let bit = 0; bit < 8; bit++)
      if (isWhole(Buffer.from(bytes.with(at, (bytes[at] ?? 0) ^ (1 << bit))), LATER))
        unseen.push(`${at}: ${bytes.toString('utf8', at - 20, at + 20)}`);
  expect(unseen).toEqual([]);
});

it('nor one from which an entry is gone, in which two stand in each other\u2019s place, or one stands twice', () => {
  const [head, ...entries] = file().toString('utf8').trimEnd().split('\n');
  const numbered = (lines: readonly string[]): Buffer =>
    Buffer.from(`${[head, ...lines.map((line, i) => line.replace(/"n":\d+/, `"n":${i + 1}`))].join('\n')}\n`);
  expect(isWhole(numbered(entries))).toBe(true);
  for (const [i, line] of entries.entries()) {
    const next = entries[i + 1];
    expect(isWhole(numbered(entries.toSpliced(i, 0, line)))).toBe(false);
    // without its last entry a file is an earlier one: its root alone tells
    if (next === undefined) continue;
    expect(isWhole(numbered(entries.toSpliced(i, 1)))).toBe(false);
    expect(isWhole(numbered(entries.toSpliced(i, 2, next, line)))).toBe(false);
  }
});

it('takes no header in which one bit of what a house has signed is another', async () => {
  const read = readLines('game', file());
  if (isRefusal(read)) throw new Error('the file is good');
  const { header, entries } = read;
  const { key, sign } = nativeSigner(new Uint8Array(32));
  const hash = entries.at(-1)?.hash ?? '';
  const said = {
    at: 'here',
    lines: 0,
    root: '',
    ...publicChain(header, entries),
    entries: entries.length,
    hash,
  };
  const seal = { key, ...said, signature: sign(fileText(header.id ?? '', said)) };
  const bytes = Buffer.from(headerLine({ ...header, signed: [seal] }));
  const isTaken = async (line: Buffer): Promise<boolean> => {
    const lines = readLines('game', line);
    if (isRefusal(lines)) return false;
    const checked = await checkSeals({ header: lines.header, entries });
    return checked.length > 0 && checked.every(({ wrong }) => wrong === null);
  };
  expect(await isTaken(bytes)).toBe(true);
  const unseen: string[] = [];
  for (let at = bytes.indexOf('"signed"'); at < bytes.length; at++)
    for (const bit of [0, 2, 4]) {
      const flipped = Buffer.from(bytes);
      flipped[at] = (bytes[at] ?? 0) ^ (1 << bit);
      if (await isTaken(flipped)) unseen.push(`${at}.${bit}`);
    }
  // what ends the line
  expect(unseen.filter((each) => Number.parseInt(each, 10) < bytes.length - 1)).toEqual([]);
});
