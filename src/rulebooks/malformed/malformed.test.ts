import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { type frame, json } from '../../kernel/index.ts';
import { RULEBOOKS } from '../index.ts';
import { type Files, GOOD, spoilt } from './corpus.test-helper.ts';

// What is said of a bad file stays as it is to the letter, and what is read of a good one too.

it.each(RULEBOOKS.filter(({ id }) => id in GOOD).map((book) => [book.id, book] as const))(
  'says of malformed files of %s what it always said',
  async (id, book) => {
    const groups = (GOOD[id] ?? []).map((files) => said(book, files));
    await expect(`${groups.join('\n\n')}\n`).toMatchFileSnapshot(`./${id}.txt`);
  },
);

/** All that is said of the files with the last of them spoilt, each refusal once; and a name for all that was read. */
function said(book: frame.Rulebook, files: Files): string {
  const refusals = new Set<string>();
  let all = '';
  const last = files.at(-1) ?? null;
  for (const document of [last, ...spoilt(last)]) {
    const read = book.data([...files.slice(0, -1), document]);
    if ('data' in read) all += json.canonical(read);
    else
      for (const { path, fault } of read.faults) {
        const place = path.map((each) => (typeof each === 'number' ? '#' : each)).join('.');
        refusals.add(`${read.file} ${place}: ${fault}`);
      }
    if ('faults' in read)
      all += read.faults
        .map((each) => json.canonical(each))
        .sort()
        .join();
  }
  return [bytesToHex(sha256(utf8ToBytes(all))), ...[...refusals].sort()].join('\n');
}
