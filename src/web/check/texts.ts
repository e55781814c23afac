import { plural } from '../plural.ts';

/** The texts of the page that checks game files. */
export const checkTexts = {
  title: 'Check a game file',
  lead: 'What a game file proves, what it cannot prove, and the first thing that is wrong in it, if anything is.',
  here: 'It is read and played again here, in your browser: nothing of it is sent anywhere, and nothing of it is kept.',
  whose:
    'This page comes from the server whose game it checks. Who does not trust that server checks by something else: a copy of this page from elsewhere, or the command',
  command: 'npx demarche verify FILE',
  docs: 'What each kind of game proves, and to whom, stands in docs/trust.md.',
  files: 'The file',
  choose: 'The game file, or drop it on this page',
  other: 'A second file of the same game, to see where the two part',
  stop: 'Stop',
  reading: (name: string): string => `Checking ${name} ...`,
  progress: (name: string): string => `How far ${name} is checked`,
  stopped: (name: string): string => `Stopped: ${name} is not checked.`,
  done: (name: string, said: string): string => `${name} is checked: ${said}`,
  right: 'Nothing is wrong in what can be checked.',
  wrong: (part: string): string => `It is not as it was recorded. First: ${part}.`,
  about: (book: string, scenario: string, entries: number): string =>
    `${book}. ${scenario}; ${plural(entries, 'entry', 'entries')}.`,
  noBook: (name: string, id: string): string =>
    `${name} is a game of the rulebook "${id}", which is not here.`,
  noRulebook: 'The rules of this game could not be loaded: see whether you are online, and try again.',
  broken: (name: string): string =>
    `${name} cannot be played again: what its lines say does not belong to this game.`,
  large: (name: string): string => `${name} has more than 50 MB: no game file is that long.`,
  record:
    'A record that a page saved of one seat is no game file: it lacks what others sealed, and what the chain begins with. It can be read under “Go on with a game file”.',
  parts: 'Where the two part',
  next: 'What to do next',
  ifRight: [
    'Compare the root of the public chain with the one that your page remembers: in the log, at its end, “What your page remembers”. If both are the same at the same line, it is the past that you saw.',
    'Whoever else has a file of this game, or remembers its root, can do the same: the same root is the same past.',
  ],
  ifWrong: [
    'Ask for the file once more, and check that: an editor or a mail program can have changed it.',
    'If it is wrong there again, ask whoever ran the game what was done in that line.',
    'Choose the file of another player as the second one: the first line where the two part is named.',
  ],
} as const;
