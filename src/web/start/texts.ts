import { plural } from '../plural.ts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** The texts of the first page. */
export const s = {
  nav: 'Pages',
  pages: { games: 'My games', odds: 'Calculator', club: 'Club file', write: 'Write' },
  waiting: (count: number): string => {
    const number = NUMBERS[count] ?? String(count);
    return count === 1 ? `${number} table waits for you` : `${number} tables wait for you`;
  },
  none: 'No table waits for you',
  count: (count: number): string => `${plural(count, 'game', 'games')} on this device.`,
  lead: 'Demarche runs the diplomacy of World War II grand-strategy board games, while the game itself stays on your table. It asks each nation what it wants, knows what the rules allow, keeps the secrets, rolls the dice or takes yours, and says what to change on the map.',
  yourTurn: 'Your turn',
  news: (count: number): string => `${count} new:`,
  take: 'Take my seat',
  takeOf: (title: string): string => `Take my seat: ${title}`,
  look: 'Look',
  lookOf: (title: string): string => `Look: ${title}`,
  others: 'Waiting for others',
  over: 'Over',
  unreached: 'Not to be reached now',
  isOver: 'The game is over, or stopped',
  dice: 'The dice',
  table: 'The table',
  spectator: 'Spectator',
  every: 'Every seat',
  keep: 'Your seats are kept on this device alone.',
  forget: 'Forget',
  forgetOf: (title: string): string => `Forget: ${title}`,
  forgetSure: 'Without its link you cannot sit down there again.',
  forgetIt: 'Forget it',
  forgetNot: 'Keep it',
  made: 'Games you made in this browser',
  begin: 'Begin',
  own: 'Set up a game',
  ownAbout: 'Rulebook, seats, dice, rulings',
  example: 'Open an example game',
  exampleAbout: 'A short game, nothing to fill in',
  imports: 'Go on with a game file',
  importsAbout: 'From the terminal or another server',
  campaign: 'Watch a whole campaign',
  campaignAbout: 'Europe, 1939 to its end, step by step',
  odds: 'Calculator',
  oddsAbout: 'The chances of one roll, without a game',
  club: 'Your club file',
  clubAbout: 'What you look up once, for all your games',
  write: 'Write a table, a card or a start',
  writeAbout: 'In a form, checked as you type',
  linkTitle: 'Have you been sent a link?',
  link: 'Paste it: it is your seat',
  sit: 'Sit down',
  badLink: 'This is no link of a game.',
  needs: 'You need the games themselves and their rules: none of their text is here.',
  howTitle: 'How a game goes',
  how: [
    [
      'A nation is asked.',
      'The desk says whose turn it is and offers one plain form. What is not allowed is there too, with the reason and the clause.',
    ],
    [
      'The odds come first.',
      'Before a roll you see its exact chances; after it, every line of the sum with its clause.',
    ],
    [
      'You move the pieces.',
      'What must change on the map is listed for you to tick off. Tell the desk what changed on the map by itself.',
    ],
    [
      'Nothing is lost.',
      'Every answer is in the log. You can take back, and you can look at any earlier moment.',
    ],
  ],
  booksTitle: 'Rulebooks',
} as const;
