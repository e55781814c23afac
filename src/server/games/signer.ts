import { hexToBytes } from '@noble/hashes/utils.js';
import type { GamesStore } from '../../store/index.ts';
import { randomHex } from '../../trust/random.ts';
import type { Signer } from '../../trust/signing.ts';

/** How a machine makes a signer of the 32 bytes of a key. */
export type MakeSigner = (seed: Uint8Array) => Signer | Promise<Signer>;

/** The signer of a house. Its key is made once, and kept in the database: a backup that takes its place stays the same house. */
export function houseSigner(
  { notices }: Pick<GamesStore, 'notices'>,
  makeSigner: MakeSigner,
): () => Promise<Signer> {
  let made: Promise<Signer> | null = null;
  const make = async (): Promise<Signer> =>
    makeSigner(hexToBytes(await notices.secret('signing', randomHex(32))));
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
