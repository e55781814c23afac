import { plural } from '../plural.ts';

/** The texts of organising many games. */
export const o = {
  title: 'Organise many games',
  about:
    'Many games of one rulebook and scenario, made at once: a tournament, a class, a club. You get a page of your own with whose turn it is in each, and see of no game more than a spectator does.',
  name: 'What it is called',
  named: 'Club evening',
  begin: 'Go on to the tables',
  beginning: 'One moment ...',
  once: 'This browser keeps nothing: copy your own link before you go on.',
  kept: 'This browser keeps your link: you find it again on the first page.',
  own: 'Your own link as the organiser',
  ownAbout:
    'Whoever has it can make, end and open these games, and make new links for them. Keep it to yourself.',
  make: 'Make games',
  lines: 'A line for each game',
  linesAbout: (seats: string, most: number): string =>
    `Name of the game, a colon, then who has which seats, with semicolons between. The seats are ${seats}; several for one person with commas, or \u201call\u201d. A name alone is a spectator. ${most} games at the most.`,
  example: (seats: readonly string[]): string =>
    `Table 1: ${seats.map((seat, i) => `${NAMES[i % NAMES.length]} = ${seat}`).join('; ')}`,
  makeNow: (count: number): string =>
    count === 0 ? 'Make the games' : `Make ${plural(count, 'game', 'games')}`,
  making: (done: number, all: number): string => `${done} of ${all} made`,
  made: (count: number): string =>
    `${plural(count, 'game', 'games')} made. Their links stand on the page of each game.`,
  stopped: (done: number, why: string): string =>
    `${plural(done, 'game was', 'games were')} made, then it stopped: ${why} What is left stands in the field.`,
  faults: {
    line: (line: number, what: string): string => `Line ${line}: ${what}`,
    noName: 'a game is called by what stands before the colon.',
    noSeat: (seat: string, seats: string): string =>
      `there is no seat \u201c${seat}\u201d; the seats are ${seats}.`,
    twoSeats: (seat: string, seats: string): string => `\u201c${seat}\u201d can be ${seats}: say which.`,
    nobody: (seats: string): string => `nobody has ${seats}.`,
    same: (title: string): string => `there is a game called ${title} already.`,
    twice: (name: string): string => `${name} stands there twice.`,
    most: (most: number): string => `there is room for ${most} more.`,
    long: 'names have 60 letters at the most, games 120.',
  },
  games: 'The games',
  none: 'No game yet.',
  count: (count: number, most: number): string => `${count} of ${most} games`,
  head: ['Game', 'Whose turn', 'Where it is', 'Last here', 'Links and settings'],
  longest: 'Longest wait first',
  unseen: 'not yet',
  spectator: 'spectator',
  page: 'Open',
  pageOf: (title: string): string => `Open the page of ${title}`,
  away: 'put away',
  copyHint:
    'The links of a game are on its page, as long as this browser keeps them; else make new ones there.',
  records: 'All records',
  recordsAbout:
    'One file with a line of JSON for each game: what a spectator may know of it, to the last line. Nothing secret is in it, so it is no backup: whoever runs the server makes that with \u201cdemarche backup\u201d.',
  save: 'Save all records',
  saving: (done: number, all: number): string => `${done} of ${all}`,
  saved: 'The file is saved.',
  failed: (title: string, why: string): string => `${title}: ${why}`,
  again: 'Look again',
  forget: 'Forget this page in this browser',
  renew: 'New link',
  renewSure: 'The link that you have now ends at once, on every device.',
  renewed: 'This is your link from now on; the one before opens nothing any more.',
  end: 'End this link',
  endSure:
    'Nobody can look after these games any more, you neither. They go on, and the players keep their links.',
  ended: 'Your link is ended',
  endedAbout: 'It opens nothing any more. The games go on, and the players keep their links.',
  results: 'Results',
  resultsAbout: 'Games that are over, and how they ended.',
  noResults: 'No game is over yet.',
  resultOf: (people: string, moment: string): string => [people, moment].filter(Boolean).join(' \u00b7 '),
  list: 'Save the list',
  listAbout:
    'As CSV, for a spreadsheet: a line for each game, with whose turn it is, since when, by when, and how it ended.',
  listHead: ['game', 'players', 'state', 'waits for', 'since', 'by', 'where', 'result'],
  states: { running: 'running', over: 'over', ended: 'ended', stopped: 'stopped', unknown: 'unknown' },
  loading: 'Looking ...',
} as const;

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fred'];
