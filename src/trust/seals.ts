import { type Entry, firstLink, type Header, type HouseSeal } from '../kernel/game/entry.ts';
import { publicChain } from '../kernel/game/line.ts';
import { fileText, fingerprintOf, isSignedBy } from './signing.ts';

// Whether what houses have signed is true of a file. That its entries have the hashes that stand with them only a replay says.

/** A header and entries as they stand in a file. */
export interface FileRead {
  readonly header: Header;
  readonly entries: readonly Entry[];
}

/** What a house signed of a file, and what is wrong with that, in words; null: it is true of the file. */
export interface SealChecked {
  readonly seal: HouseSeal;
  readonly wrong: string | null;
}

/** Everything that houses have signed of a file, compared with it. */
export async function checkSeals({ header, entries }: FileRead): Promise<SealChecked[]> {
  return Promise.all(
    (header.signed ?? []).map(async (seal) => ({ seal, wrong: await wrongIn(seal, header, entries) })),
  );
}

async function wrongIn(seal: HouseSeal, header: Header, entries: readonly Entry[]): Promise<string | null> {
  const { key, signature } = seal;
  const until = `entry ${seal.entries}`;
  if (!(await isSignedBy(key, fileText(header.id ?? '', seal), signature)))
    return `The signature up to ${until} is not one of this game by the key ${fingerprintOf(key)}.`;
  if (entries.length < seal.entries)
    return `It was signed up to ${until}, and ends at entry ${entries.length}: what followed was left out.`;
  const signed = entries.slice(0, seal.entries);
  const chain = publicChain(header, signed);
  if ((signed.at(-1)?.hash ?? firstLink(header)) !== seal.hash)
    return `What was signed up to ${until} had another entry ${seal.entries}, or another before it.`;
  return chain?.lines === seal.lines && chain.root === seal.root
    ? null
    : `What was signed up to ${until} had another public chain: ${seal.lines} lines, root ${seal.root}.`;
}
