import { hexToBytes } from '@noble/hashes/utils.js';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isRefusal } from '../../kernel/clause.ts';
import type { Header, HouseSeal } from '../../kernel/game/entry.ts';
import { publicChain } from '../../kernel/game/line.ts';
import { entryLine, headerLine } from '../../store/index.ts';
import { readLines } from '../../store/line-format.ts';
import { nativeSigner } from '../../trust/native-signing.ts';
import { promisesText } from '../../trust/promises.ts';
import { fileText, fingerprintOf, pastText } from '../../trust/signing.ts';
import { at, json, NEW, run } from '../run.test-helper.ts';

const { key, sign } = nativeSigner(hexToBytes('ab'.repeat(32)));
const PRINT = fingerprintOf(key);

const answer = (file: string, seat: string, decision: string, said: unknown) =>
  json('answer', file, '--seat', seat, '--decision', decision, '--answer', JSON.stringify(said));

function readIn(file: string) {
  const read = readLines(file, readFileSync(file));
  if (isRefusal(read)) throw new Error(read.refused.key);
  return { ...read, chain: publicChain(read.header, read.entries) ?? { lines: 0, root: '' } };
}

/** Sign a file as a server does. */
function signFile(file: string, change: Partial<HouseSeal> = {}): void {
  const { header, entries, chain } = readIn(file);
  const said = { at: 'here', ...chain, entries: entries.length, hash: entries.at(-1)?.hash ?? '' };
  const seal = { key, ...said, signature: sign(fileText(header.id ?? '', said)), ...change };
  rewrite(file, { ...header, signed: [seal] });
}

function rewrite(file: string, header: Header): void {
  const { entries } = readIn(file);
  writeFileSync(file, headerLine(header) + entries.map((entry) => entryLine(entry)).join(''));
}

async function begun(name: string): Promise<string> {
  const file = at(`${name}.jsonl`);
  await json(...NEW, '--dice', 'typed', '--out', file);
  await answer(file, 'germany', 'choose', 'turkey');
  await answer(file, 'dice', 'roll', [1, 6]);
  return file;
}

it('says up to where and by whom a file is signed, also once it was played on', async () => {
  const file = await begun('signed');
  expect((await run('verify', file)).out).toMatch(
    /\nSignatures of servers: cannot be checked\. It is not signed by any server\.\n/,
  );
  signFile(file);
  await answer(file, 'japan', 'choose', 'pass');
  expect(await run('verify', file)).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      new RegExp(`: holds\\. Signed up to entry 2 by the server with the fingerprint ${PRINT}\\.\\n`),
    ),
  });
  expect(await json('verify', file)).toMatchObject({
    ok: true,
    entries: 3,
    signed: [{ fingerprint: PRINT, key, at: 'here', entries: 2, wrong: null }],
  });
});

it('fails where what is signed is not this file, or cannot be read', async () => {
  const file = await begun('wrong');
  signFile(file, { entries: 1 });
  const { code, out } = await run('verify', file, '--json');
  expect([code, JSON.parse(out)]).toMatchObject([
    1,
    {
      ok: false,
      signed: [{ wrong: `The signature up to entry 1 is not one of this game by the key ${PRINT}.` }],
    },
  ]);
  // of a file that does not come out as recorded, what was signed is not what stands there
  signFile(file);
  writeFileSync(file, readFileSync(file, 'utf8').replace('[1,6]', '[5,5]'));
  expect((await run('verify', file)).out).toMatch(
    /Signatures of servers: cannot be checked\. Signed up to entry 2 by/,
  );
  rewrite(file, { ...readIn(file).header, signed: [] });
  writeFileSync(file, readFileSync(file, 'utf8').replace('"signed":[]', '"signed":[{}]'));
  expect(await run('verify', file)).toMatchObject({
    code: 2,
    err: expect.stringContaining('what its first line says of signatures is not what a server writes there'),
  });
});

it('compares a promise that a page has saved with a file', async () => {
  const [file, saved] = [await begun('promised'), at('promise.json')];
  const { header, chain } = readIn(file);
  const past = { game: header.id ?? '', at: 'here', ...chain };
  writeFileSync(saved, promisesText([{ ...past, key, signature: sign(pastText(past)) }]));
  const said = `The key ${PRINT} promised line 2 with the root ${chain.root}`;
  expect(await run('verify', file, '--promise', saved)).toMatchObject({
    code: 0,
    out: `${said}. It holds.\n`,
  });

  const other = at('other.jsonl');
  writeFileSync(other, headerLine(header));
  await answer(other, 'germany', 'choose', 'turkey');
  expect(await run('verify', other, '--promise', saved)).toMatchObject({
    code: 1,
    out: `${said}; the file ends before that, and shows nothing of it.\n`,
  });
  await answer(other, 'dice', 'roll', [6, 6]);
  const { root } = readIn(other).chain;
  expect(await run('verify', other, '--promise', saved)).toMatchObject({
    code: 1,
    out: `${said}; the file has ${root} there, and is not signed so far by that key: whoever had the file can have changed it.\n`,
  });
  signFile(other);
  expect(await run('verify', other, '--promise', saved)).toMatchObject({
    code: 1,
    out: `${said}; the file has ${root} there, and is signed by the same key: whoever holds that key has told two pasts, or has set the server back to a backup.\n`,
  });
  expect(await run('verify', await begun('stranger'), '--promise', saved)).toMatchObject({
    code: 1,
    out: `${said}, of another game than this.\n`,
  });
  for (const files of [[], [file, other]])
    expect(await run('verify', ...files, '--promise', saved)).toMatchObject({
      code: 2,
      err: expect.stringContaining('Name the one game file'),
    });
  expect(await run('verify', file, '--promise', file)).toMatchObject({
    code: 2,
    err: expect.stringContaining('holds no promises as a page saves them'),
  });
});
