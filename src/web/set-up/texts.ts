import { withStop } from '../../kernel/texts/words.ts';
import { plural } from '../plural.ts';
import { deskTexts, listed } from '../texts.ts';

/** The texts of setting up a game, of its links, and of the page that keeps them. */
const WIZARD_TEXTS = {
  wizard: {
    title: 'Set up a game',
    rulebook: 'Rulebook',
    scenario: 'Scenario',
    who: 'Who plays',
    solo: 'Alone',
    soloName: 'One player',
    one: 'At one table',
    many: 'Each at home',
    modes: {
      solo: 'All seats that no bot has are at one device, and no screen stands between them.',
      one: 'All seats are at one device. Where there are secrets, a screen stands between two players.',
      many: 'Each on a device of their own: everybody gets an invitation. The same name at two seats gives one person both.',
    },
    me: 'me',
    iAmIt: 'I am it',
    meAt: (me: string, seat: string): string => `${me}: ${seat}`,
    you: (name: string): string => `${name} (you)`,
    yourName: 'Your name, if you play',
    playing: (mode: 'solo' | 'one' | 'many', names: readonly string[], bots: number): string => {
      const machine = bots === 0 ? '' : `, and ${plural(bots, 'bot', 'bots')}`;
      if (mode === 'solo') return `You alone${machine}.`;
      return mode === 'one' ? `All at this machine${machine}.` : `${listed(names)}${machine}, each at home.`;
    },
    player: 'Name of the player',
    together: 'We sit at one table: each may roll and answer for the others at once',
    watchers: 'Spectators, if any, with commas',
    iAm: 'I am',
    iAmAbout: 'Press \u201cme\u201d at a seat: it is yours at once, and the others get an invitation each.',
    person: 'A person',
    facts: 'The map\u2019s facts',
    weTell: 'We tell them',
    historyTells: 'The history tells them',
    nobody: 'Somebody must have a seat, or look on: bots alone make no game.',
    dice: 'Dice',
    program: 'The program rolls',
    typed: 'You roll, and type in what you rolled',
    name: 'Name',
    title2: 'Name of the game, if you like',
    rulings: 'Rulings',
    rulingsAbout:
      'Where a rulebook is silent or can be read in two ways, the program follows a ruling with a name. The defaults are fine for a first game; change one where your table reads the rule otherwise.',
    rulingsOf: (count: number, changed: number): string =>
      `${plural(count, 'ruling counts', 'rulings count')} here, ${changed === 0 ? 'all at their default' : `${changed} changed`}`,
    findRuling: 'Find a ruling: a word, a country, a clause',
    foundRulings: (count: number): string => `${plural(count, 'ruling', 'rulings')} found`,
    otherRulings: (count: number): string =>
      `Show ${count} more that are settled, or make no difference in this scenario`,
    isChanged: 'changed',
    isDefault: 'default',
    settled: 'Settled: listed for the record.',
    fixed: 'Cannot change during the game.',
    club: 'Your club file',
    useClub: (title: string): string => `Set the game up with your club file: ${title}`,
    useClubAbout: 'Its tables and rulings stand below, and what it tells is told as the game begins.',
    editClub: 'Look at it or change it',
    tables: 'Tables and files',
    tablesNone: 'None',
    tablesNoneAbout: 'Nothing to prepare.',
    tablesClub: (title: string): string => `Our club file: ${title}`,
    tablesClubAbout: (files: number, told: number): string =>
      `${plural(files, 'file', 'files')} and ${plural(told, 'answer', 'answers')} of yours: chances as exact as they are, and so much less is asked.`,
    tablesOwn: 'Type now, or choose files',
    tablesOwnAbout: 'In a form, checked as you type. Saved as a file, it serves every later game.',
    asks: 'What an evening will ask',
    asksFirst: 'Before anything else',
    asksLater: 'While you play, asked or looked up',
    answers: (count: number): string => (count === 0 ? 'nothing' : plural(count, 'answer', 'answers')),
    byClub: (count: number): string => `${plural(count, 'answer', 'answers')} by your club file`,
    missing: (title: string, without: string): string => `${title}: none. ${without}`,
    has: (title: string, count: number): string => `${title}: ${count}`,
    data: 'Your own data',
    noData: 'none: the scenario\u2019s own are used',
    files: (count: number): string => plural(count, 'file', 'files'),
    step: (n: number, title: string): string => `${n}. ${title}`,
    dataAbout: 'Tables, a card, or a mid-game start.',
    dataOfClub: 'Tables, a card, a pack or a map: they go into every game that is set up with the club file.',
    file: 'Choose JSON or YAML files, or drop them here',
    otherBook: (name: string, title: string): string =>
      `${name} is a file for ${title}: choose that rulebook above.`,
    write: 'Or write one here:',
    edit: 'Edit',
    mend: 'Fix it in the form',
    save: 'Save',
    remove: 'Remove',
    blocked: 'Fix the files first, or remove them.',
    key: 'Key for making games',
    keyAbout: 'Whoever runs the server has it: it is printed at every start, and is a new one each time.',
    create: 'Open the game',
    creating: 'Opening ...',
    template: 'Begin from a template',
    templateFile:
      'Choose a template that was saved here or in the terminal: it has no links and nothing that was played',
    saveTemplate: 'Save as template',
    noTemplate: (name: string): string => `${name} is no template: it is no JSON.`,
    badTemplate: (name: string, fault: string): string => withStop(`${name} cannot be used: ${fault}`),
    everyone: 'Everyone',
    seatMissing: (seat: string): string => withStop(`Every seat needs a player: nobody has ${seat}`),
  },
  imports: {
    title: 'Go on with a game from a file',
    about:
      'A game file has the whole game, with all secrets of all seats: the terminal writes one, and so does the maker of a game here. Every entry of it is played again before the game is taken up, and everybody gets a new link. Talk and notes are not in it.',
    file: 'Game file',
    choose: 'Choose a game file (.jsonl), or the record of a seat, saved as JSON, to read it',
    record: (book: string, scenario: string, seat: string | null): string =>
      `${book}, ${scenario}: the record of ${seat ?? 'a spectator'}`,
    recordAbout:
      'It is here to be read, as far as the seat may know it. To play on, the whole game is needed: its maker saves it as a file on the maker\u2019s page, and all at the table are told.',
    badRecord: (name: string): string =>
      `${name} is a record that cannot be read here: it is of another version, or was changed.`,
    found: (book: string, scenario: string, lines: number): string =>
      `${book}, ${scenario}: ${plural(lines, 'line', 'lines')} of play`,
    none: (name: string): string => `${name} is no game file.`,
    torn: (name: string): string =>
      `The last line of ${name} was cut off and is left out: the file was not copied whole.`,
    wide: (name: string): string =>
      `${name} is text in UTF-16, as some editors save it: open it there and save it again as UTF-8.`,
    large: (name: string): string => `${name} is larger than any game file can be.`,
    unknown: (name: string): string => `${name} is of a rulebook or a scenario that is not here.`,
  },
} as const;

/** The desk's texts, with those of setting up a game: no desk needs these. */
export const setUpTexts = { ...deskTexts, ...WIZARD_TEXTS } as const;
