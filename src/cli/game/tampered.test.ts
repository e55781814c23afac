import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROOF } from '../../../scripts/tier.ts';
import { isRefusal } from '../../kernel/clause.ts';
import { replay } from '../../kernel/game/replay.ts';
import { runToEnd } from '../../kernel/game/slices.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { readLines } from '../../store/index.ts';
import { checkSeals } from '../../trust/seals.ts';
import { findingsOf } from '../../trust/check/findings.ts';
import { packageRoot } from '../root.ts';
import { at, json, NEW } from '../run.test-helper.ts';

// Games of every kind, as they are played with the rules themselves, changed in one place after the other.

const stored = (...path: readonly string[]): Buffer => readFileSync(join(packageRoot(), 'fixtures', ...path));

/** A game as a server gives it out: each line has its time, and holds all that came at once. */
function moved(bytes: Buffer): Buffer {
  const [head, ...lines] = bytes.toString().trimEnd().split('\n');
  const timed = lines.map((line, i) => `{"at":${1_790_000_000_000 + i},"entries":[${line}]}`);
  return Buffer.from(`${[head, ...timed].join('\n')}\n`);
}

let games = 0;

async function rolled(): Promise<Buffer> {
  const file = at(`tampered ${++games}.jsonl`);
  await json(...NEW, '--out', file);
  for (const [seat, decision, answer] of [
    ['germany', 'choose', '"turkey"'],
    ['dice', 'roll'],
    ['japan', 'choose', '"thailand"'],
    ['dice', 'roll'],
  ] as const)
    await json(
      'answer',
      file,
      '--seat',
      seat,
      '--decision',
      decision,
      ...(answer ? ['--answer', answer] : []),
    );
  return readFileSync(file);
}

/** Whether nothing is said to be wrong with a file. */
async function isUnseen(bytes: Uint8Array): Promise<boolean> {
  const read = readLines('game', bytes);
  if (isRefusal(read) || read.torn) return false;
  const rulebook = findRulebook(read.header.rulebook);
  if (!rulebook) return false;
  const again = replay(rulebook, read.header, read.entries, 'all');
  if (isRefusal(again)) return false;
  const { header, entries, torn } = read;
  const seals = await checkSeals({ header, entries });
  const findings = runToEnd(findingsOf({ name: 'game', header, entries, torn, ...again, seals }));
  return findings.every(({ verdict }) => verdict !== 'fails');
}

/** What stands around a byte that can be another without a word, times and the blank end of the file apart. */
async function unseenIn(bytes: Buffer, step: number): Promise<string[]> {
  const text = bytes.toString('latin1');
  const unseen: string[] = [];
  for (let i = 0; i < bytes.length - 1; i += step) {
    const isTime = /\{"at":\d*$/.test(text.slice(Math.max(0, i - 20), i + 1));
    const changed = bytes.with(i, (bytes[i] ?? 0) ^ (1 << (i % 7)));
    if (!isTime && (await isUnseen(changed))) unseen.push(`${i}: ${text.slice(i - 30, i + 20)}`);
  }
  return unseen;
}

const KINDS: readonly (readonly [kind: string, bytes: () => Promise<Buffer> | Buffer])[] = [
  ['typed dice', () => stored('level-of-cooperation-1', 'public-chain.jsonl')],
  ['sealed answers', () => stored('gathering-storm-2', 'public-chain.jsonl')],
  ['program dice', rolled],
  ['moved from a server', () => moved(stored('level-of-cooperation-1', 'public-chain.jsonl'))],
  ['paper', () => stored('a-world-at-war-4', 'pacific-1941.jsonl')],
  ['of an earlier version', () => stored('level-of-cooperation-1', 'short-1942.jsonl')],
];

it.each(KINDS)('lets no byte of a game be another unseen: %s', async (_, make) => {
  const bytes = await make();
  expect(await isUnseen(bytes)).toBe(true);
  // so many bytes are tried, each in another place
  const step = Math.max(1, Math.floor(bytes.length / (PROOF ? 3000 : 60)));
  expect(await unseenIn(bytes, step)).toEqual([]);
});

it.each(KINDS)(
  'sees an entry that is gone, that stands twice, or in the place of the next: %s',
  async (_, make) => {
    const [head, ...lines] = (await make()).toString().trimEnd().split('\n');
    const numbered = (all: readonly string[]): Buffer =>
      Buffer.from(`${[head, ...all.map((line, i) => line.replace(/"n":\d+/, `"n":${i + 1}`))].join('\n')}\n`);
    expect(await isUnseen(numbered(lines))).toBe(true);
    const few = PROOF ? 1 : Math.ceil(lines.length / 4);
    for (let i = 0; i + 1 < lines.length; i += few) {
      const [line = '', next = ''] = lines.slice(i);
      expect(await isUnseen(numbered(lines.toSpliced(i, 1)))).toBe(false);
      expect(await isUnseen(numbered(lines.toSpliced(i, 0, line)))).toBe(false);
      expect(await isUnseen(numbered(lines.toSpliced(i, 2, next, line)))).toBe(false);
    }
    // one that ends at a line is an earlier one: its root alone tells
    expect(await isUnseen(numbered(lines.slice(0, -1)))).toBe(true);
  },
);

it('sees a header that promises less than was promised', async () => {
  const bytes = await rolled();
  const [head = '', ...lines] = bytes.toString().split('\n');
  const without = lines.map((line) => line.replace(/"public":"(?:[^"\\]|\\.)*",/, ''));
  const { id: _, ...earlier } = { ...(JSON.parse(head) as object), format: 2 } as Record<string, unknown>;
  expect(await isUnseen(Buffer.from([JSON.stringify(earlier), ...without].join('\n')))).toBe(false);
  const typed = head.replace('"dice":"program"', '"dice":"typed"');
  expect(typed).not.toBe(head);
  expect(await isUnseen(Buffer.from([typed, ...lines].join('\n')))).toBe(false);
});

it('sees an entry that takes back others than it took, whatever is left then', async () => {
  const [head, ...lines] = stored('level-of-cooperation-1', 'public-chain.jsonl').toString().split('\n');
  let tried = 0;
  for (const [i, line] of lines.entries())
    for (const [list, numbers = ''] of line.matchAll(/"undone":\[([\d,]+)\]/g))
      for (const n of numbers.split(',')) {
        const fewer = numbers.split(',').filter((each) => each !== n);
        const other = line.replace(list, `"undone":[${fewer.join(',')}]`);
        expect(await isUnseen(Buffer.from([head, ...lines.with(i, other)].join('\n')))).toBe(false);
        tried++;
      }
  expect(tried).toBeGreaterThan(5);
});

it('reads no line that says something beside its entries and when they came', async () => {
  const text = moved(stored('level-of-cooperation-1', 'public-chain.jsonl')).toString();
  expect(await isUnseen(Buffer.from(text))).toBe(true);
  expect(await isUnseen(Buffer.from(text.replace('{"at":', '{"au":')))).toBe(false);
});
