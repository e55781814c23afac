import { fingerprintOf } from '../../trust/signing.ts';
import { DICE_FAULTS, type DiceFault } from '../../trust/dice-check.ts';
import type { KeptPast } from './kept.ts';

type Remembered = Pick<KeptPast, 'lines' | 'since' | 'signed'>;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
const lines = (n: number): string => (n === 1 ? '1 line' : `${n} lines`);

/** What a page says where the past is another than it remembers. */
export const tornTexts = {
  title: 'This is not the past that your page remembers.',
  shorter: (now: number, { lines: n, since }: Remembered): string =>
    `Your page has remembered this game since ${day.format(since)}, with ${lines(n)}; it has ${lines(now)} now. A server that ` +
    'was set back to an older backup looks like this, and so does one that leaves out what was played.',
  other: ({ lines: n, since }: Remembered): string =>
    `Your page has remembered this game since ${day.format(since)}. Of its first ${lines(n)} something is not what it was.`,
  noLine: (n: number): string => `Line ${n} of your log is shown without a place in the game’s public chain.`,
  silent: ({ lines: n, since }: Remembered): string =>
    `Your page has remembered ${lines(n)} of this game since ${day.format(since)}; the server says now that it has no public chain.`,
  unsigned: ({ signed }: Remembered): string =>
    `The server has signed this game up to line ${signed?.lines ?? 0}, and signs it no longer.`,
  signature: ({ lines: n }: Remembered): string =>
    `What the server signed of ${n === 0 ? 'this game' : `the first ${lines(n)}`} is not what it shows your page.`,
  key: (key: string, { signed, since }: Remembered): string =>
    `Your page has remembered this game since ${day.format(since)}. It was signed by the key ` +
    `${fingerprintOf(signed?.key ?? '')}, and is now by ${fingerprintOf(key)}. A server keeps its key, in its backups, too; a ` +
    'game that is taken to another server is another game there.',
  die: (n: number, fault: DiceFault): string =>
    `The dice of line ${n} are not those of this game. ${DICE_FAULTS[fault]}`,
  head: () => 'The server tells another head for the chain of dice than it told your page first.',
  lot: () => 'Your page put a lot into the dice, and the dice of this game go on without it.',
  save: 'Save what was signed',
  saveAbout: 'What the server signed, before and since, others can check beside the file of the game:',
  remembered: 'Remembered:',
  now: 'Now:',
  whatNow:
    'Speak with the others before you play on: compare what your pages say. Whoever runs the server can say what was done. ' +
    'This stays here, and your page keeps what it remembered.',
};
