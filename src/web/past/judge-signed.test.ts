import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { nativeSigner } from '../../trust/native-signing.ts';
import { type PastPromise, pastText, type Signer } from '../../trust/signing.ts';
import { judgeSigned } from './judge-signed.ts';
import type { KeptPast } from './kept.ts';

const [OURS, THEIRS] = ['ab', 'cd'].map((each) => nativeSigner(hexToBytes(each.repeat(32)))) as [
  Signer,
  Signer,
];

const KEPT: KeptPast = {
  lines: 3,
  root: 'three',
  since: 1,
  begins: 'begins',
  earlier: 0,
  version: '4/4',
  torn: [],
};

/** What a house says that it has signed. */
function said(past: Partial<PastPromise> = {}, { key, sign }: Signer = OURS): PastPromise {
  const whole = { game: 'g', at: 'here', lines: 3, root: 'three', ...past };
  return { ...whole, key, signature: sign(pastText(whole)) };
}

const judge = (kept: KeptPast, signed: PastPromise | null) =>
  judgeSigned(kept, signed, { at: 'here', now: 9 });

const before = await judge(KEPT, said());
const longer: KeptPast = { ...before, lines: 4, root: 'four' };
const next = said({ lines: 4, root: 'four' });

describe('what a house has signed', () => {
  it('is kept, and the key from when the page has seen the game first', async () => {
    expect(before).toEqual({ ...KEPT, signed: said() });
    expect(await judge(longer, next)).toEqual({ ...longer, signed: next });
    // a game of a house that signs nothing is as it was
    expect(await judge(KEPT, null)).toBe(KEPT);
  });

  it.each([
    ['of another root', said({ lines: 4, root: 'other' })],
    ['of another length', said({ lines: 5, root: 'four' })],
    ['of another length than it says', { ...said({ lines: 5, root: 'four' }), lines: 4 }],
    ['of another game', said({ lines: 4, root: 'four', game: 'h' })],
    ['of the game elsewhere', said({ lines: 4, root: 'four', at: 'there' })],
    [
      'that was changed',
      { ...next, signature: next.signature.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')) },
    ],
    ['that is none', { ...next, signature: '' }],
  ])('is found wrong once where it is a signature %s', async (_, wrong) => {
    const torn = { lines: 4, root: 'four', since: 1, rift: { what: 'signature' }, signed: said() };
    const found = await judge(longer, wrong);
    expect(found).toEqual({ ...longer, torn: [torn] });
    expect(await judge(found, wrong)).toEqual(found);
    expect(await judge(found, next)).toEqual({ ...found, signed: next });
  });

  it('is found wrong where nothing is signed any more', async () => {
    const found = await judge(longer, null);
    expect(found.torn).toMatchObject([{ rift: { what: 'unsigned' }, signed: said() }]);
    expect(found.signed).toEqual(said());
  });

  it('is found wrong where another key signs, which is watched over from then on', async () => {
    const theirs = said({ lines: 4, root: 'four' }, THEIRS);
    const found = await judge(longer, theirs);
    const { key } = THEIRS;
    expect(found).toMatchObject({ torn: [{ rift: { what: 'key', key }, signed: said() }], signed: theirs });
    expect(await judge(found, theirs)).toEqual(found);
    const none = await judge(longer, { ...theirs, signature: next.signature });
    expect(none.torn.map(({ rift }) => rift)).toEqual([{ what: 'key', key }, { what: 'signature' }]);
    expect(none.signed).toEqual(said());
  });
});
