import type { DiceAt } from '../../trust/dice-check.ts';
import type { KeptPast } from './kept.ts';
import type { OwnLot } from './kept-lots.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

const noChain = 'No roll of this game has been checked: its dice come from a chain from the next one on. ';
const many = (n: number, one: string, more: string): string =>
  n === 0 ? '' : n === 1 ? one : `${n} ${more}`;

/** The lots that this page has drawn, and how a seat is called. */
interface Lotted {
  readonly own: readonly OwnLot[];
  readonly name: (seat: string) => string;
}

/** On whose lots the dice rest. */
function restsOn(
  { isWaiting, lots: { sent } }: DiceAt,
  own: readonly OwnLot[],
  name: (seat: string) => string,
): string {
  if (!isWaiting) return 'They wait for no lots of people: whoever made the chain could have looked for it.';
  if (sent.length === 0) return 'They wait for lots.';
  const whose = sent.map(({ of }) => of.map(name).join(' and ')).join(', ');
  const isMine = sent.some(({ hash }) => own.some((each) => each.hash === hash));
  return `They rest on the lots from ${whose}: ${isMine ? 'that of your page is among them, so nobody who made the chain chose a face' : 'none of them is of this page'}.`;
}

/** What a page says of the past that it remembers. */
export const keptTexts = {
  kept: 'What your page remembers',
  since: ({ lines: n, since }: KeptPast): string =>
    `Your page has remembered ${n === 1 ? '1 line' : `${n} lines`} of this game since ${day.format(since)}, and looks each time it comes back whether ` +
    'the past is still that one. Two people who read the same number of lines and the same root here have the same past, dice ' +
    'and all; nothing secret is in it.',
  dice: (at: DiceAt, { own, name }: Lotted): string => {
    const { rolls, chains, again, only, before, head, fault } = at;
    if (head === null)
      return `${noChain}${many(before, '1 roll before cannot be checked.', 'rolls before cannot be checked.')}`;
    return [
      'The program’s dice come from a chain whose head stands in the game before them: none was chosen as it fell, and none was rolled anew.',
      `${rolls === 1 ? '1 roll has' : `${rolls} rolls have`} been checked${fault ? ` up to line ${fault.n}` : ''}.`,
      many(again, '1 came again as it had fallen.', 'came again as they had fallen.'),
      many(
        only,
        'Of 1 every throw did the same, as the server says.',
        'had throws that all did the same, as the server says.',
      ),
      many(
        before,
        '1 before cannot be checked: there was no chain yet.',
        'before cannot be checked: there was no chain yet.',
      ),
      restsOn(at, own, name),
      chains > 1 ? `It is chain ${chains} of this game: the log says where each begins.` : '',
      'Head of the chain:',
    ]
      .filter((each) => each !== '')
      .join(' ');
  },
  compare:
    'To compare it aloud, each of you says three digits, and all type all of them in the order in which they were said: at the ' +
    'same line the same four words stand on every page. Where nobody can speak, compare the twelve that stand here without digits.',
  digits: 'The digits that were said',
  line: (n: number): string => `Line ${n}:`,
  nothing:
    'Nothing: either no line has come yet, or the game was begun before pages could remember, or this browser keeps nothing.',
  root: 'Root:',
  signed: ({ lines: n }: Pick<KeptPast, 'lines'>): string =>
    `The server has signed ${n === 0 ? 'it' : `up to line ${n}`} by the key with this fingerprint, which is on its maker’s page, too:`,
  check: 'Check a game file against it',
};
