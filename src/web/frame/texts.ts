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
  deadlines: 'Deadlines',
  allow: 'Allow',
  habits: 'Standing answers',
  notices: 'Notices',
  glossary: 'Glossary',
};

/** The texts of the frame: its bars, tools and drawers. */
export const f = {
  nav: 'Tools',
  tools: TOOLS,
  open: (count: number): string => `${count} open`,
  news: (count: number): string => `${count} new`,
  close: 'Close',
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
