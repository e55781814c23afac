import type { Tool } from './tool.ts';

const TOOLS: Readonly<Record<Tool, string>> = {
  question: 'Question',
  map: 'Map',
  todo: 'To do',
  facts: 'Facts',
  log: 'Log',
  watch: 'Watch',
  talk: 'Talk',
  notes: 'Notes',
  back: 'Take back',
  skip: 'Skip',
  more: 'More',
  rulings: 'Rulings',
  seats: 'Seats',
  allow: 'Allow',
  habits: 'Standing answers',
  notices: 'Notices',
  glossary: 'Glossary',
};

/** What stands under a tool where there is room. */
const ABOUT: Readonly<Partial<Record<Tool, string>>> = {
  facts: 'what changed',
  watch: 'who may fall',
  talk: 'with the others',
  notes: 'for you alone',
  back: 'your last answer',
  skip: 'a part of the play',
  rulings: 'what you play by',
  seats: 'who sits where',
  allow: 'what is barred',
  habits: 'answered for you',
  notices: 'when it is your turn',
  glossary: 'what words mean',
};

/** The texts of the frame: its bars, tools and drawers. */
export const f = {
  nav: 'Tools',
  tools: TOOLS,
  about: ABOUT,
  open: (count: number): string => `${count} open`,
  news: (count: number): string => `${count} new`,
  close: 'Close',
  print: 'Print',
  printAbout: 'the record',
  odds: 'Calculator',
  oddsAbout: 'one roll',
  games: 'My games',
  moment: 'Where play is',
  calendar: 'Calendar',
  tabs: 'What the board shows',
  yourTurn: 'Your turn',
  waiting: 'Waiting',
  over: 'Over',
  secret: 'secret',
  words: 'Words',
  wordsAbout:
    'What words and abbreviations here mean: none that the glossary has. All of it stands under More.',
  back: 'Back to the question',
  strip: (question: string): string => `Your turn: ${question}`,
  nothing: 'There is nothing here now.',
};
