import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { Signer } from './signing.ts';

/** What stands before the seed of an Ed25519 key in PKCS #8. */
const BEFORE = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A signer of the machine's own. */
export function nativeSigner(seed: Uint8Array): Signer {
  const own = createPrivateKey({ key: Buffer.concat([BEFORE, seed]), format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(own).export({ format: 'jwk' });
  return { key: x, sign: (text) => sign(null, Buffer.from(text), own).toString('base64url') };
}
