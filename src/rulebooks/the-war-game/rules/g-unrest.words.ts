import { type Json, type WordBook, renderValue, texts } from '../../../kernel/index.ts';
import { goneText } from '../stories/gone.words.ts';
import { namingText } from '../stories/rule-names.ts';

type Args = Readonly<Record<string, Json>>;

const markText = ({ places, class: is, nation }: Args, book: WordBook): string =>
  `${renderValue(book, places)}: ${renderValue(book, is)} of ${renderValue(book, nation)}`;

/** A sentence with one full stop. */
const stopped = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** What is asked and told in part I, in part II, of declarations, and of what effects do. */
export const unrestTexts = texts({
  verb: {
    report: 'Report',
  },
  nothing: {
    declarations: 'nothing has changed between them',
  },
  when: ({ turn, year, half }) => `turn ${String(turn)}, the ${String(half)} half of ${String(year)}`,
  hope: {
    works: 'it works',
  },
  ask: {
    missing: 'Turn {turn}: what is needed before the rolls?',
    threats:
      'Turn {turn}: what is needed before the rolls? With infantry at {infantry}, artillery at {artillery} and armor at {armor}, {armies}. Against it counts what could get there this turn, by any means.',
    army: 'the army of {entry} has {strength}',
    withdrawn: 'Turn {turn}: play cannot go on without what was taken back. What is right?',
    vichy: 'What is the number of the Vichy roll?',
    wish: namingText('{nation}: is {rule} in {entry} rolled for this turn?'),
    unrest: ({ nation, count }, book) =>
      `${renderValue(book, nation)} rolls for political unrest: ${count === 1 ? 'one die' : `${String(count)} dice`}.`,
    influence: 'Turn {turn}, part II: which channels of influence have succeeded?',
    declarations: 'Turn {turn}: what has changed between the nations?',
  },
  option: {
    roll: 'Roll',
    pass: 'Not this turn',
  },
  row: {
    channel: namingText('{entry}{aim} for {nation}'),
    war: '{a} and {b}: {state}',
    phonyWar: 'The Phony War has started',
  },
  limit: {
    oneWar: '{a} and {b} stand in one way to each other.',
  },
  bar: {
    still:
      'The story of {entry} has stopped: it is under Total Control, has taken sides in an attack, or has ended.',
    closed: 'Closed: open only if {when}.',
    unknown: 'Not known whether {when}.',
    law: 'Not while {when}.',
    already: '{entry} stands so to {nation} already, or closer.',
    sameWar: ({ state }, book) => {
      const now = renderValue(book, state);
      return now === 'peace' ? 'They are at peace.' : `They stand so already: ${now}.`;
    },
    phonyWar: 'It has started already.',
  },
  told: {
    works: namingText('{entry}, {rule}: it works. {nation} rolls {face}, needs {needs} or less.'),
    fails: namingText('{entry}, {rule}: it fails. {nation} rolls {face}, needs {needs} or less.'),
    appears: namingText('{entry}, {rule}: {nation} rolls {face}.'),
    tie: namingText('Alike: {rules}. Both roll again.'),
    rivals: namingText('Both rolls work; the lower one counts: {rule}.'),
    wish: {
      due: namingText('{nation} has {rule} rolled for.'),
      declined: namingText('{nation} does without {rule} this turn.'),
    },
    influenced: namingText('{nation} has influenced {entry}{aim}.'),
    war: 'From next turn on it counts: {a} and {b}: {state}.',
    phonyWar: 'From next turn on it counts: the Phony War has started.',
    mark: (args, book) => `${stopped(markText(args, book))}${goneText(args, book)}`,
    markHalf: (args, book) =>
      `${markText(args, book)}; for builds, rail, bombing and the like at half value, rounded down.${goneText(args, book)}`,
    neutral: '{places}: Neutral to all; its flags come off.',
    neutralTo: '{places}: Neutral to {nation}; that flag comes off.',
    turn: ({ turn, year, half }) =>
      `Turn ${String(turn)} begins: the ${String(half)} half of ${String(year)}.`,
    lapses: '{places}: no longer {class} of {nation}.',
    converted: '{place}: units of {nation} from now on: {units}.',
    become: '{entry}: now in power: {state}.',
    add: '{place}: add {units}.',
    end: '{entry}: unrest and influence end for good.',
    committed: 'In the combat of {turnOf}: the army of {entry} attacks in {place}.',
    leave: 'In the turn of {turnOf}: {who} must leave {entry} and all that belongs to it, or attack.',
    strait: '{entry}: the strait is open to all nations this turn.',
    swap: '{place}: replace {count} {kind} by {count} {kind} of {to}.',
    lend: '{entry}: {count} {kind} appears and joins the attack of {to}.',
    over: 'Turn {turn} was the last: the game is over.',
    skip: {
      turn: 'Turn {turn} is skipped.',
    },
  },
  skip: {
    turn: 'Skip the rest of turn {turn}',
  },
  units: '{count} {kind}',
  facts: {
    class: 'How territories stand',
    through: 'What made them stand so',
    natives: 'Native units',
    units: 'Land units of the nations',
    holder: 'Who holds player land',
    value: 'What player land is worth',
    war: 'Wars',
    'phony-war': 'Wars',
    'had-war': 'Wars',
    struck: 'What nations have attacked',
    government: 'Governments',
    built: 'What has been rolled',
    rolled: 'What has been rolled',
    ended: 'Stories that have ended',
    threat: 'Threats',
    vichy: 'What has been rolled',
    began: 'How the last turn began',
  },
  fact: {
    class: 'How does {place} stand to {nation}?',
    through: 'What made {place} stand so to {nation}?',
    natives: 'How many {kind} has {place} of its own?',
    units: 'How many {kind} of {nation} are in {place}?',
    holder: 'Who holds {place}?',
    value: 'What is {place} worth?',
    war: 'How do {a} and {b} stand to each other?',
    hadWar: 'Has {nation} ever been at war with an Axis nation?',
    phonyWar: 'Has the Phony War started?',
    struck: {
      'british-land': 'Has {nation} attacked original British land?',
      'british-isles': 'Has {nation} attacked Great Britain or Northern Ireland by land?',
      'soviet-land': 'Has {nation} attacked Soviet land?',
      abroad: 'Has {nation} attacked or entered land that is not its own?',
    },
    government: 'Who governs {entry}?',
    built: 'How many units has its build-up added to {entry}?',
    rolled: namingText('In which turn was {rule} last rolled for (0: never)?'),
    happened: 'In which turn did {entry} last follow the stronger force (0: never)?',
    ended: 'Have unrest and influence ended in {entry}?',
    threat: {
      FIN: 'Are Soviet land units in Kola and Karelia stronger together than the army of {entry}?',
      NOR: 'Could land units of Germany and Italy attack {entry} that are stronger together than its army?',
      SWE: 'Could land units of Germany and Italy attack {entry} that are stronger together than its army?',
      TUR: 'Could land units of the Axis attack {entry} that are stronger together than its army?',
    },
    began: namingText('{entry}, {rule}: was its condition fulfilled when the turn before this one began?'),
    vichy: 'Up to which number does the Vichy roll succeed?',
    die: namingText('What is the face of the d12 for {rule}?'),
  },
  /** Where a player finds it, and what is usual. */
  found: {
    holder: 'On the map: whose control marker, or whose units alone, stand there.',
    phonyWar: 'Everybody knows it: whether it has begun.',
    war: 'Everybody knows it: what the two have declared to each other.',
    threat: {
      FIN: 'On the map: count the land units there, and the army that Finland would set up. Usually no.',
      SWE: 'On the map: count the land units that could get there, and the army that Sweden would set up. Usually no.',
      TUR: 'On the map: count the land units that could get there, and the army that Turkey would set up. Usually no.',
    },
    units: 'On the map, in {place}. Usually 0 to 3.',
    value: 'On the map: the number printed in the territory, which never changes.',
    vichy: 'In your chart of the roll, as France stands now.',
  },
});
