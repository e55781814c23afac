// The desk's own texts. What the rules say comes from the rulebook's words.

import { ACT_TEXTS } from './act-texts.ts';
import { FORM_TEXTS } from './texts/forms.ts';
import { MEND_TEXTS } from './texts/mend.ts';
import { plural } from './plural.ts';
import { FACT_TEXTS } from './texts/facts.ts';

const and = new Intl.ListFormat('en', { type: 'conjunction' });

/** Names in a row: 'Japan, Italy, and Germany'. */
export function listed(names: readonly string[]): string {
  return and.format(names);
}

/** A sentence's first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words that are to be read out, with the stop that parts them from what follows. */
export function sentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A number with a real minus sign. */
export function figure(value: number): string {
  return value < 0 ? `\u2212${-value}` : String(value);
}

/** A number with its sign, as a modifier. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : figure(value);
}

/** So many seats together. */
function all(seats: number): string {
  if (seats < 2) return 'all have';
  return seats === 2 ? 'both have' : `all ${['three', 'four', 'five', 'six'][seats - 3] ?? seats} have`;
}

export const deskTexts = {
  name: 'Demarche',
  motto: 'The referee of the diplomatic table',
  skip: 'Skip to the desk',
  loading: 'One moment ...',
  home: 'Start page',
  lost: 'There is no such page.',
  noBook: 'This desk does not know the rulebook of the game. Load the page again.',
  fault: {
    title: 'The desk stumbled',
    about: 'Something went wrong on this page. The game itself is safe with the server.',
    again: 'Load the page again',
  },
  live: {
    connecting: 'Connecting ...',
    live: 'Connected',
    retrying: 'The connection is lost; trying again ...',
    asking: 'No live updates; asking every few seconds',
    askingAbout:
      'Something on the way, perhaps a proxy, lets no WebSockets through, so what others do is seen a few seconds later. Whoever runs the server: let the proxy pass on Upgrade and Connection, as docs/hosting.md shows.',
    refused: 'This link opens nothing',
    ownDesk: 'Go to your own desk',
    games: 'My games',
    unreachable: 'The server cannot be reached. Nothing was lost: try again.',
    fault: (status: number): string => `The server answered with ${status}.`,
  },
  people: {
    title: 'Who sits where',
    none: 'spectator',
    looker: 'Spectator',
    you: 'you',
  },
  curtain: {
    pass: (seat: string): string => `The desk of ${seat}`,
    about: 'It shows secrets. Hand the device over, and let nobody else look.',
    open: (seat: string): string => `Open the desk of ${seat}`,
    other: 'Or open another of your desks:',
    alone: 'Do you play all of these seats yourself?',
    none: 'Open them without this screen',
    tables: 'Only the table is asked now, and that is no secret.',
    table: 'Answer it without opening a desk',
    between: 'A screen between the desks of this device',
  },
  watch: {
    safe: (least: number): string =>
      `Whatever is not known, its level is ${figure(least)} at least: it cannot fall now.`,
    mark: (at: string): string => `At ${at} or less`,
    went: (name: string, levels: string): string => `${name}, from the first to now: ${levels}`,
  },
  table: {
    yours: (seat: string): string => `${seat}: your turn`,
    waiting: (seats: string): string => `Waiting for ${seats}`,
    dice: 'The dice are to be rolled',
    yourRoll: (seat: string): string => `${seat}: your roll`,
    rolls: (seat: string): string => `Waiting for ${seat} to roll`,
    table: 'A question to the table',
    over: 'The game is over',
    stopped: 'This game cannot go on',
    overAbout: 'Nothing more is asked. The log and the replay stay.',
    sealed: 'Your answer is sealed',
    sealedWait: (seats: string): string =>
      sentence(`It counts when all have answered. Still to come: ${seats}`),
    withdraw: 'Take it back',
    look: 'Look at it, or change it',
    replaceIt: 'Put this in its place',
    spectator: 'You are watching: you see what all may see.',
    anyone: 'anybody with a seat may answer',
    forAlone: (seats: string): string =>
      `for ${seats} alone to say; it can be taken back until the next has answered`,
    next: (seat: string): string => `You hold ${seat}, too.`,
    goTo: (seat: string): string => `Go to the desk of ${seat}`,
    secretStep: (seats: number): string => `sealed until ${all(seats)} answered`,
    secretAlone: 'secret, and it counts at once',
    seen: 'seen by all at once',
    otherwise: 'If you like',
    draft: 'You answered this before the table changed. Look at it again.',
    only: 'The rules leave nothing to choose: it is filled in.',
    sending: 'Sending ...',
    board: 'The board',
    seats: 'Your seats',
    deskOf: (seat: string): string => `desk of ${seat}`,
    nobodys: 'The table',
  },
  sheet: {
    toldBy: (who: string): string => `told by ${who}`,
    clause: 'Clause',
    line: 'Line',
    value: 'Value',
    total: 'Total',
    zeros: (count: number): string => `${count} more lines at 0`,
    between: (total: string): string => `The result will be ${total}.`,
    range: (min: string, max: string): string => `${min} to ${max}`,
    clamped: (sum: string): string => `The lines add up to ${sum}.`,
    bounds: 'Too much is unknown to try every combination: the total lies within this range.',
    missing: 'Not known:',
    odds: 'Chances',
    counted: (ways: string, of: number): string => `${ways} in ${of}`,
    add: 'Add to this table',
    addAbout:
      'A modifier or a result that the table of this game lacks, or gives differently. It counts from now on, in later rolls too.',
    addWhat: 'What to add',
    addNow: 'Add to this table',
    addIs: 'What it is',
    addMore: 'In words, if you like',
    before: 'Chances before the roll',
    inBrief: (label: string, count: string, of: string): string => `${count} in ${of}: ${label}`,
    leads: 'Chances of your choice',
    leadsSums: 'The sums behind the chances',
    leadsPick: 'Make your choice to see them.',
    fell: 'fell',
    cannot: (count: number): string => `Cannot happen now (${count})`,
    unsure: 'The pale part depends on what is not known.',
  },
  log: {
    now: 'Just now',
    none: 'Nothing has happened yet.',
    as: { correction: 'correction', override: 'override' } as Readonly<Record<string, string>>,
    undone: 'taken back',
    more: (count: number): string => `${plural(count, 'line', 'lines')} more, and then:`,
    replay: (n: number): string => `Look at the table after line ${n}`,
    sheet: 'The sum',
    sheetAndOdds: 'The sum and the chances',
    nothing: 'nothing',
    affects:
      'With this corrected, earlier sums would have come out differently. Nothing is redone by itself:',
    affectsMore: (count: number): string => `and ${count} more`,
    affectsNothing: 'No past sum is affected.',
    takeBack: (n: number): string => `Take back all from line ${n} on`,
    putRight: 'Put right what was reported before it',
    leave: 'Leave it as it was',
    left: 'Left as it was.',
    gone: 'Taken back.',
    affected: (n: number, sheet: string, before: string, after: string): string =>
      `line ${n}, ${sheet}: ${after} instead of ${before}`,
    kinds: {
      rolled: 'Roll.',
      revealed: 'Revealed.',
      result: 'Result.',
      directive: 'Do this.',
      ruling: 'Ruling.',
      note: '',
    },
  },
  glossary: {
    find: 'Find a word',
    found: (count: number): string => plural(count, 'word', 'words'),
    here: 'Words here:',
  },
  directives: {
    title: 'To do on your map',
    isDone: 'done',
    by: (person: string): string => `ticked off by ${person}`,
  },
  whatIf: {
    button: 'What if?',
    title: 'If so:',
    onMap: 'On the map:',
    more: (count: number): string => `and ${count} more like it`,
    otherwise: (count: number): string => `Facts that are otherwise then (${count})`,
    noSums: 'No sum that all were told would come to something else.',
    sumsAlone:
      'These are sums that all were told. What follows from them is worked out when all have agreed.',
  },
  replay: {
    title: 'Look back',
    now: 'Now',
    back: 'Back to the game',
    earlier: 'One line earlier',
    later: 'One line later',
    slider: 'Line of the log',
    start: 'The start of the game',
    at: (n: number, of: number): string => `After line ${n} of ${of}`,
    about: 'This is an earlier moment, as your seat saw it.',
  },
  campaign: {
    loading: 'Playing the campaign again ...',
    none: 'The campaign cannot be shown',
    older: 'It was kept by another version of the program.',
    about:
      'A game that was made up, played by the rules to its end. Go through it line by line, or turn by turn.',
    seenBy: 'Seen by',
    everybody: 'Everybody',
    earlier: '\u2190 Turn',
    later: 'Turn \u2192',
    turns: 'Turns and great events',
  },
  board: {
    noMap: 'The map could not be loaded.',
    beside: 'Not on the map',
    inWords: 'Each place in words',
    yours: (points: number | null): string => (points === null ? 'taken' : `${points} of yours`),
    keys: 'Plus and minus draw it larger and smaller, nought shows all of it, the arrow keys move it.',
    zoom: 'How large',
    larger: 'Draw it larger',
    smaller: 'Draw it smaller',
    back: 'What is asked; once more: the whole map',
    beyond: (first: string, more: number): string => (more > 0 ? `${first} and ${more} more` : first),
    goThere: (what: string): string => `Go there on the map: ${what}`,
    find: 'Find in it',
    findPlace: 'Find a place (/)',
    findShort: 'Find (/)',
    zeros: (count: number): string => (count === 0 ? '' : `${plural(count, 'line', 'lines')} of 0`),
    foundPlaces: (count: number): string => `${count} ${count === 1 ? 'place' : 'places'} found`,
    level: 'Level',
    more: 'What it means',
    unknown: '?',
    range: (min: string, max: string): string => `${min} to ${max}`,
    reached: 'What the levels give',
    done: 'done',
    due: 'due',
  },
  mend: MEND_TEXTS,
  ...ACT_TEXTS,
  ...FACT_TEXTS,
  ...FORM_TEXTS,
} as const;
