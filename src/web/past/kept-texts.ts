import type { DiceAt } from '../../trust/dice-check.ts';
import type { KeptPast } from './kept.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** What a page says of the past that it remembers. */
export const keptTexts = {
  kept: 'What your page remembers',
  since: ({ lines: n, since }: KeptPast): string =>
    `Your page has remembered ${n === 1 ? '1 line' : `${n} lines`} of this game since ${day.format(since)}, and looks each time it comes back whether ` +
    'the past is still that one. Two people who read the same number of lines and the same root here have the same past, dice ' +
    'and all; nothing secret is in it.',
  dice: ({ rolls, chains, before, head, fault }: DiceAt): string => {
    const checked = rolls === 1 ? '1 roll has been checked' : `${rolls} rolls have been checked`;
    const old =
      before === 0
        ? ''
        : ` ${before === 1 ? '1 roll' : `${before} rolls`} before cannot be: there was no chain yet.`;
    if (head === null)
      return `No roll of this game has been checked: its dice come from a chain from the next one on.${old}`;
    const wrong = fault ? ` up to line ${fault.n}, where they are not those of the chain` : '';
    const many = chains > 1 ? ` It is chain ${chains} of this game: the log says where each begins.` : '';
    return (
      `The program’s dice come from a chain whose head stood here before they fell: none was chosen as it fell, and none was rolled anew. ` +
      `${checked}${wrong}.${old}${many} Head of the chain:`
    );
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
