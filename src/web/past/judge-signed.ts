import { isSignedBy, type PastPromise, pastText } from '../../trust/signing.ts';
import { tornBy } from './judge.ts';
import type { KeptPast, Torn } from './kept.ts';

/** What a house says that it has signed: a length, whose root the page makes by itself. */
export type SignedLength = Pick<PastPromise, 'key' | 'game' | 'lines' | 'signature'>;

/**
 * What is remembered with what the house has signed of it, or with what is wrong with that. The first key that is seen is the key of
 * the game. `said`: of the length that is remembered; null: the house has signed nothing.
 */
export async function judgeSigned(
  kept: KeptPast,
  said: SignedLength | null,
  { at, now }: { readonly at: string; readonly now: number },
): Promise<KeptPast> {
  const { signed, lines, root } = kept;
  const torn = (before: KeptPast, rift: Torn['rift']): KeptPast => ({
    ...tornBy(before, rift, now),
    since: kept.since,
  });
  if (!said) return signed ? torn(kept, { what: 'unsigned' }) : kept;
  const { key, signature } = said;
  const promise = { key, game: signed?.game ?? said.game, at, lines, root, signature };
  const isRight = said.lines === lines && (await isSignedBy(key, pastText(promise), signature));
  const isSameKey = signed === undefined || signed.key === key;
  const found = isSameKey ? kept : torn(kept, { what: 'key', key });
  return isRight ? { ...found, signed: promise } : torn(found, { what: 'signature' });
}
