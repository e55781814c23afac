import { TALK_WHOM } from '../talk/texts.ts';

/** The texts of what whoever made a game can do beside handing out links. */
export const makerTexts = {
  talk: 'Talk with the players',
  talkAbout:
    'What you say to the table, all read; what you say to one seat, only whoever sits there. What a side says among itself reaches nobody else, not you either.',
  with: 'With whom',
  table: TALK_WHOM.all,
  looking: (name: string): string => `${name}, spectator`,
  seated: (title: string, names: readonly string[]): string =>
    names.length === 0 ? title : `${title} (${names.join(', ')})`,
  say: 'Say it',
  lookers: 'Spectators at the table\u2019s talk',
  may: { none: 'read nothing', read: 'read', write: 'read and write' },
  whole: 'The whole game as a file',
  wholeAbout:
    'The file holds all secrets of all seats, also those that you may not know: with it the game goes on in the terminal, or on another server. All at the table are told that you have taken it, unless the game is over and ended.',
  signs: 'It is signed by a key that every page remembers. The fingerprint of the key:',
  sure: 'I know that it holds all secrets',
  save: 'Save the file of the game',
  publish: 'Let everybody look at it',
  publishAbout:
    'A game that is over can be published: whoever has the link sees it as a spectator, and needs no seat. What was said at the table is not shown.',
  notOver: 'This game is not over yet.',
  publishIt: 'Publish the game',
  anew: 'Make another link in its place',
  unpublish: 'Publish it no longer',
  isPublished: 'It is published. The link was shown as it was made.',
  publishedAt: 'The link for everybody',
} as const;
