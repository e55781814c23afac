import { plural } from '../plural.ts';

/** The texts of moving games from one device to another. */
export const takeTexts = {
  title: 'Move your games to another device',
  about:
    'What stands on the first page is kept in this browser alone. Here it is taken along. Nothing is lost on either device.',
  none: 'This browser knows no games yet.',
  which: 'Which games',
  game: 'your seat',
  made: 'you made it',
  table: 'you organise them',
  byLink: 'By a link',
  byLinkAbout:
    'Open it on the other device, or point its camera at the picture. Whoever has this link has your seats: send it to nobody else.',
  link: 'The link with your games',
  madeShort:
    'Of games that you made the link takes the maker\u2019s link along; the links of the players are in the file.',
  byFile: 'By a file',
  byFileAbout:
    'It holds all, the links of the players among it, closed by a passphrase. Without the passphrase nobody opens it, you neither.',
  notHere:
    'A file can be closed by a passphrase only where the page came by HTTPS, or on this machine itself: your browser keeps the means for it from other pages. Take the link, or open this page by HTTPS.',
  passphrase: 'Passphrase',
  passphraseAbout: 'Twelve letters or more: a few words that nobody guesses.',
  save: 'Save the file',
  saving: 'Closing the file ...',
  saved: 'The file is saved.',
  short: 'Take twelve letters or more.',
  here: 'A file from another device',
  file: 'The file',
  open: 'Open the file',
  opening: 'Opening the file ...',
  wrong: 'It does not open: the passphrase is another, or the file is damaged.',
  noFile: 'This is no file with games.',
  takeTitle: 'Games from another device',
  takeAbout: 'Take them over only if the link is your own: with it come the seats.',
  isHere: 'here already',
  take: 'Take them over',
  taken: (count: number): string =>
    count === 0 ? 'All of them were here already.' : `${plural(count, 'entry is', 'entries are')} new here.`,
  toGames: 'To my games',
  bad: 'This link holds no games, or was not copied whole.',
} as const;
