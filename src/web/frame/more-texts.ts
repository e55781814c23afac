import type { Tool } from '../tool.ts';

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
  deadlines: 'by when to answer',
  allow: 'what is barred',
  habits: 'answered for you',
  notices: 'when it is your turn',
  glossary: 'what words mean',
};

/** What only the drawer of what is wanted now and then says: it comes after the desk. */
export const moreTexts = {
  about: ABOUT,
  print: 'Print',
  printAbout: 'the record',
  odds: 'Calculator',
  oddsAbout: 'one roll',
  maker: 'Maker\u2019s page',
  makerAbout: 'who sits there, settings, the file',
  games: 'My games',
};
