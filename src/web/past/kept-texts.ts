import type { KeptPast } from './kept.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** What a page says of the past that it remembers. */
export const keptTexts = {
  kept: 'What your page remembers',
  since: ({ lines: n, since }: KeptPast): string =>
    `Your page has remembered ${n === 1 ? '1 line' : `${n} lines`} of this game since ${day.format(since)}, and looks each time it comes back whether ` +
    'the past is still that one. Two people who read the same number of lines and the same root here have the same past, dice ' +
    'and all; nothing secret is in it.',
  compare:
    'To compare it aloud, each of you says three digits, and all type all of them in the order in which they were said: at the ' +
    'same line the same four words stand on every page. Where nobody can speak, compare the twelve that stand here without digits.',
  digits: 'The digits that were said',
  line: (n: number): string => `Line ${n}:`,
  nothing:
    'Nothing: either no line has come yet, or the game was begun before pages could remember, or this browser keeps nothing.',
  root: 'Root:',
  check: 'Check a game file against it',
};
