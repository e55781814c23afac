import { hasPublicChain } from '../../kernel/game/entry.ts';
import type { SealChecked } from '../seals.ts';
import { fingerprintOf } from '../signing.ts';
import { atOnce, type Check, type Finding } from './finding.ts';
import { afterwards } from './rules.ts';

/** What servers have signed of a file. */
export const signatures: Check = atOnce((checked) => {
  const { header, seals, entries, stopped } = checked;
  if (!hasPublicChain(header)) return null;
  const good = seals.filter(({ wrong }) => wrong === null);
  const bad = seals.find(({ wrong }) => wrong !== null);
  const until = good.reduce((most, { seal }) => Math.max(most, seal.entries), 0);
  const found: Finding = {
    part: 'signed',
    verdict: good.length > 0 ? 'holds' : 'unchecked',
    checked: until,
    unchecked: entries.length - until,
    text: good.map(signedText).join(' '),
    ...(seals.length === 0 ? { cannot: 'It is not signed by any server.' } : {}),
  };
  if (!bad || bad.wrong === null)
    return stopped && stopped.n <= until
      ? { ...found, verdict: 'unchecked', cannot: afterwards(checked) }
      : found;
  const n = Math.min(bad.seal.entries, entries.length);
  const at = { entry: n, text: n === 0 ? 'its beginning' : `entry ${n}` };
  return { ...found, verdict: 'fails', wrong: bad.wrong, at };
});

function signedText({ seal: { key, entries } }: SealChecked): string {
  const until = entries === 0 ? 'its beginning' : `entry ${entries}`;
  return `Signed up to ${until} by the server with the fingerprint ${fingerprintOf(key)}.`;
}
