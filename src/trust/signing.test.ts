import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it, vi } from 'vitest';
import { nativeSigner } from './native-signing.ts';
import { fileText, fingerprintOf, isSignedBy, pastText, plainSigner } from './signing.ts';

// The first key of RFC 8032; signatures made by openssl.

const SEED = hexToBytes('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60');
const KEY = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';
const ROOT = '4813494d137e1631bba301d5acab6e7bb7aa74ce1185d456565ef51d737677b2';
const HASH = 'd04b98f48e8f8bcc15c6ae5ac050801cd6dcfd428fb5f9e65c4e16e7807340fa';
const GAME = '00112233445566778899aabbccddeeff';
const PAST = { game: GAME, at: '0123456789abcdef', lines: 41, root: ROOT };

const SIGNED = [
  [
    pastText(PAST),
    `["demarche","past","${GAME}","0123456789abcdef",41,"${ROOT}"]`,
    'dlW9k8jpsITw5vQH4Qd8-y-_lAXq79e0Wwp0t1jTgBjU8WfTC9paTOkRWpHxtpOG642xpuez93TofctmMMddAg',
  ],
  [
    fileText(GAME, { ...PAST, entries: 57, hash: HASH }),
    `["demarche","file","${GAME}","0123456789abcdef",41,"${ROOT}",57,"${HASH}"]`,
    'uPger72yRe8nqZYYBW2bZRW0N0gatjdJMwi8RobpG_FYgfobqqmq_3bm9y4O2tXBPaf3yNy7HcgPvieW2GWaDg',
  ],
] as const;

it('has a fingerprint that people can read', () => {
  expect(fingerprintOf(KEY)).toBe('21fe 31df a154 a261');
});

it.each([
  ['the machine', nativeSigner],
  ['the program', plainSigner],
])('is signed by %s as by openssl', async (_, make) => {
  const { key, sign } = await make(SEED);
  expect(key).toBe(KEY);
  for (const [text, bytes, signature] of SIGNED) expect([text, sign(text)]).toEqual([bytes, signature]);
});

describe.each(['with what the machine brings', 'without'])('a signature, %s', (how) => {
  const bare = <T>(act: () => Promise<T>): Promise<T> => {
    if (how !== 'without') return act();
    vi.stubGlobal('crypto', {});
    return act().finally(() => vi.unstubAllGlobals());
  };
  const isSigned = (...given: Parameters<typeof isSignedBy>) => bare(() => isSignedBy(...given));

  it('is of one text and one key', async () => {
    const [[text, , signature], [other]] = SIGNED;
    expect(await isSigned(KEY, text, signature)).toBe(true);
    expect(await isSigned(KEY, other, signature)).toBe(false);
    for (const [name, value] of [
      ['game', GAME.replace('0', '1')],
      ['at', ''],
      ['lines', 42],
      ['root', HASH],
    ] as const)
      expect(await isSigned(KEY, pastText({ ...PAST, [name]: value }), signature)).toBe(false);
    const { key } = nativeSigner(hexToBytes(HASH));
    expect(await isSigned(key, text, signature)).toBe(false);
    expect(await isSigned(KEY, text, signature.replace('d', 'e'))).toBe(false);
  });

  it('is none where it or the key is no such thing', async () => {
    const [[text, , signature]] = SIGNED;
    // the last letter has bits to spare
    expect(signature.endsWith('g')).toBe(true);
    for (const odd of ['', '?', 'AA', signature.replace(/g$/, 'h'), `${signature}AA`, signature.slice(1)])
      expect(await isSigned(KEY, text, odd)).toBe(false);
    for (const odd of ['', '?', 'A'.repeat(43), '_'.repeat(43)])
      expect(await isSigned(odd, text, signature)).toBe(false);
    // the neutral point has signed everything, and so nothing
    expect(await isSigned(`AQ${'A'.repeat(41)}`, text, `AQ${'A'.repeat(84)}`)).toBe(false);
  });
});
