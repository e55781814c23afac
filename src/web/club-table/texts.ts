import { plural } from '../plural.ts';
import { sentence } from '../texts.ts';

/** The texts of organising many games. */
export const clubTableTexts = {
  title: 'Organise many games',
  about: 'Paste rows from a spreadsheet: a row is a game, a column a seat.',
  aboutMore:
    'A first row with the seats over its columns is read so. A list with one name a line is dealt to the seats in turn. \u201cTable 1: Anna = Axis; Ben = Allies; Cora\u201d is read too, and Cora looks on.',
  name: 'What it is called',
  named: 'Club evening',
  same: 'The same for all games',
  game: 'Game',
  scenario: 'Scenario',
  dice: 'Dice',
  diceBy: { program: 'program', typed: 'typed' },
  deadline: 'Deadline',
  noDeadline: 'none',
  toldIn: (place: string): string => `days are told in ${place}`,
  empty: 'Empty cell',
  emptyNot: 'is a mistake',
  emptyBot: (level: string): string => `bot: ${level}`,
  hook: 'Web hook',
  hookAt: 'https://... address of a channel',
  hookAbout: 'Says in your channel whom each game waits for, and nothing secret.',
  hookLater: 'Once there are games you can try it.',
  names: 'Names',
  size: (rows: number, columns: number): string =>
    `${plural(rows, 'row', 'rows')}, ${plural(columns, 'column', 'columns')}`,
  rows: (rows: number): string => plural(rows, 'row', 'rows'),
  example: (seats: readonly string[]): string =>
    [1, 2, 3].map((n) => seats.map((_, i) => `${NAMES[i % NAMES.length]} ${n}`).join('\t')).join('\n'),
  dealt: 'Dealt to seats',
  ways: [
    ['pasted', 'as pasted'],
    ['random', 'at random'],
    ['rotated', 'rotated'],
  ] as const,
  wayAbout: {
    random: 'Drawn once: press \u201cat random\u201d again for another draw.',
    rotated:
      'Each row goes one seat further than the one above, so that whoever plays in all has each seat in turn.',
  },
  column: (n: number): string => `Column ${n}`,
  uses: { game: 'Name of the game', watch: 'Looks on', out: 'Left out' },
  headings: {
    game: ['game', 'table', 'name', 'title'],
    watch: ['spectator', 'spectators', 'looks on', 'watches'],
  } as Readonly<Record<'game' | 'watch', readonly string[]>>,
  table: (n: number): string => `Table ${n}`,
  more: (count: number): string => `and ${count} more.`,
  emptyIn: (titles: readonly string[], what: string): string =>
    titles.length === 1
      ? `${titles[0]} has an empty cell: ${what}, as set beside.`
      : `${titles.length} games have an empty cell: ${what}, as set beside.`,
  noNames: 'Paste the names first.',
  counts: (people: number, bots: number): string =>
    `${plural(people, 'person gets a link', 'people get a link each')}${bots === 0 ? '' : `, ${plural(bots, 'seat is a bot\u2019s', 'seats are bots\u2019')}`}.`,
  once: 'This browser keeps nothing: copy your own link before you go on.',
  kept: 'This browser keeps your link: you find it again on the first page.',
  own: 'Your own link as the organiser',
  ownAbout:
    'Whoever has it can make, end and open these games, and make new links for them. Keep it to yourself.',
  make: 'Make more games',
  makeNow: (count: number): string =>
    count === 0 ? 'Make the games' : `Make ${plural(count, 'game', 'games')}`,
  making: (done: number, all: number): string => `${done} of ${all} made`,
  made: (count: number): string => `${plural(count, 'game', 'games')} made.`,
  stopped: (done: number, why: string): string =>
    `${plural(done, 'game was', 'games were')} made, then it stopped: ${why} Press again for the others.`,
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
    empty: 'nobody',
    none: 'nobody plays this game',
  },
  games: 'The games',
  none: 'No game yet.',
  count: (games: number, people: number, over: number): string =>
    `${plural(games, 'game', 'games')}, ${plural(people, 'person', 'people')}${over === 0 ? '' : `, ${over} over`}.`,
  head: ['Game', 'Awaited', 'Where it is', 'Here', 'Nudge'],
  orders: [
    ['wait', 'Longest wait'],
    ['name', 'Name'],
    ['over', 'Over'],
  ] as const,
  order: 'Which first',
  sealed: 'sealed answers',
  since: (when: string): string => `since ${when}`,
  by: (when: string): string => `by ${when}`,
  late: 'late',
  nobody: 'nobody',
  here: (there: number, all: number): string => `${there} of ${all}`,
  hereOf: (names: string): string => `not opened yet: ${names}`,
  nudge: 'Nudge',
  nudgeOf: (title: string): string => `Nudge all for whom ${title} waits`,
  nudged: 'Nudged',
  spectator: 'spectator',
  pageOf: (title: string): string => `Links and settings of ${title}`,
  away: 'put away',
  zone: (zone: string): string => `Times are told in ${zone}.`,
  links: (people: number): string => `All links, for ${plural(people, 'person', 'people')}`,
  noLinks: 'All links',
  linksNot:
    'This browser does not keep the links of these games. On the page of a game you can make new ones.',
  form: 'Form',
  forms: [
    ['text', 'Text for each person'],
    ['csv', 'CSV'],
  ] as const,
  opened: (opened: number, all: number): string => `${opened} of ${all} have opened theirs.`,
  onlyOthers: (count: number): string => (count === 1 ? 'Only the 1 other' : `Only the ${count} others`),
  everyone: 'Everybody',
  csvHas: 'CSV has',
  csvHead: ['person', 'game', 'seat', 'link', 'opened', 'awaited', 'since', 'by'],
  text: (
    name: string,
    seats: readonly (readonly [game: string, seat: string, link: string])[],
    takes: string,
  ): string => {
    const [first] = seats;
    const whole = takes === '' ? '' : ` An answer may take ${takes}.`;
    return seats.length === 1 && first
      ? `${sentence(`${name}: your seat in \u201c${first[0]}\u201d is ${first[1]}`)}${whole}\n${first[2]}`
      : `${name}: you have ${seats.length} seats.${whole}\n${seats.map((each) => `${each[0]}, ${each[1]}: ${each[2]}`).join('\n')}`;
  },
  secret: 'Links are secrets: whoever has one has the seat.',
  copy: 'Copy the text for all',
  copyCsv: 'Copy the CSV',
  copied: 'Copied',
  saveCsv: 'Save CSV',
  change: 'Change for all',
  changed: (count: number): string => `Set for ${plural(count, 'game', 'games')}.`,
  set: 'Set',
  tryIt: 'Try it',
  tried: 'Sent: look there.',
  sees: 'You see of a running game what a spectator sees, and nothing secret.',
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

const NAMES = ['Anna', 'Ben', 'Cora', 'Dan', 'Eva', 'Fred'];
