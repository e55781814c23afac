import type { Json } from '../../kernel/json.ts';
import { renderValue, type WordBook } from '../../kernel/words.ts';
import { goneText } from './gone.words.ts';
import { named } from './rule-names.ts';

type Args = Readonly<Record<string, Json>>;

const markText = ({ places, class: is, nation }: Args, book: WordBook): string =>
  `${renderValue(book, places)}: ${renderValue(book, is)} of ${renderValue(book, nation)}`;

/** A sentence with one full stop. */
const stopped = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** What is asked and told in part I, in part II, of declarations, and of what effects do. */
export const WORDS: WordBook = {
  'ask.missing': 'Turn {turn}: what is needed before the rolls?',
  'ask.threats':
    'Turn {turn}: what is needed before the rolls? With infantry at {infantry}, artillery at {artillery} and armor at {armor}, {armies}. Against it counts what could get there this turn, by any means.',
  'ask.army': 'the army of {entry} has {strength}',
  'ask.withdrawn': 'Turn {turn}: play cannot go on without what was taken back. What is right?',
  'ask.vichy': 'What is the number of the Vichy roll?',
  'ask.wish': named('{nation}: is {rule} in {entry} rolled for this turn?'),
  'ask.unrest': ({ nation, count }, book) =>
    `${renderValue(book, nation)} rolls for political unrest: ${count === 1 ? 'one die' : `${String(count)} dice`}.`,
  'ask.influence': 'Turn {turn}, part II: which channels of influence have succeeded?',
  'ask.declarations': 'Turn {turn}: what has changed between the nations?',
  'option.roll': 'Roll',
  'option.pass': 'Not this turn',
  'row.channel': named('{entry}{aim} for {nation}'),
  'row.war': '{a} and {b}: {state}',
  'row.phonyWar': 'The Phony War has started',
  'limit.oneWar': '{a} and {b} stand in one way to each other.',
  'bar.still':
    'The story of {entry} has stopped: it is under Total Control, has taken sides in an attack, or has ended.',
  'bar.closed': 'Closed: open only if {when}.',
  'bar.unknown': 'Not known whether {when}.',
  'bar.law': 'Not while {when}.',
  'bar.already': '{entry} stands so to {nation} already, or closer.',
  'bar.sameWar': ({ state }, book) => {
    const now = renderValue(book, state);
    return now === 'peace' ? 'They are at peace.' : `They stand so already: ${now}.`;
  },
  'bar.phonyWar': 'It has started already.',
  'told.works': named('{entry}, {rule}: {nation} rolls {face}, needs {needs} or less: it works.'),
  'told.fails': named('{entry}, {rule}: {nation} rolls {face}, needs {needs} or less: it fails.'),
  'told.appears': named('{entry}, {rule}: {nation} rolls {face}.'),
  'told.tie': named('Alike: {rules}. Both roll again.'),
  'told.rivals': named('Both rolls work; the lower one counts: {rule}.'),
  'told.wish.due': named('{nation} has {rule} rolled for.'),
  'told.wish.declined': named('{nation} does without {rule} this turn.'),
  'told.influenced': named('{nation} has influenced {entry}{aim}.'),
  'told.war': 'From next turn on it counts: {a} and {b}: {state}.',
  'told.phonyWar': 'From next turn on it counts: the Phony War has started.',
  'told.mark': (args, book) => `${stopped(markText(args, book))}${goneText(args, book)}`,
  'told.markHalf': (args, book) =>
    `${markText(args, book)}; for builds, rail, bombing and the like at half value, rounded down.${goneText(args, book)}`,
  'told.neutral': '{places}: Neutral to all; its flags come off.',
  'told.neutralTo': '{places}: Neutral to {nation}; that flag comes off.',
  'told.turn': ({ turn, year, half }) =>
    `Turn ${String(turn)} begins: the ${String(half)} half of ${String(year)}.`,
  'told.lapses': '{places}: no longer {class} of {nation}.',
  'told.converted': '{place}: units of {nation} from now on: {units}.',
  'told.become': '{entry}: now in power: {state}.',
  'told.add': '{place}: add {units}.',
  'told.end': '{entry}: unrest and influence end for good.',
  'told.committed': 'In the combat of {turnOf}: the army of {entry} attacks in {place}.',
  'told.leave': 'In the turn of {turnOf}: {who} must leave {entry} and all that belongs to it, or attack.',
  'told.strait': '{entry}: the strait is open to all nations this turn.',
  'told.swap': '{place}: replace {count} {kind} by {count} {kind} of {to}.',
  'told.lend': '{entry}: {count} {kind} appears and joins the attack of {to}.',
  'told.over': 'Turn {turn} was the last: the game is over.',
  'told.skip.turn': 'Turn {turn} is skipped.',
  'skip.turn': 'Skip the rest of turn {turn}',
  units: '{count} {kind}',
  'facts.class': 'How territories stand',
  'facts.through': 'What made them stand so',
  'facts.natives': 'Native units',
  'facts.units': 'Land units of the nations',
  'facts.holder': 'Who holds player land',
  'facts.value': 'What player land is worth',
  'facts.war': 'Wars',
  'facts.phony-war': 'Wars',
  'facts.had-war': 'Wars',
  'facts.struck': 'What nations have attacked',
  'facts.government': 'Governments',
  'facts.built': 'What has been rolled',
  'facts.rolled': 'What has been rolled',
  'facts.ended': 'Stories that have ended',
  'facts.threat': 'Threats',
  'facts.vichy': 'What has been rolled',
  'facts.began': 'How the last turn began',
  'fact.class': 'How does {place} stand to {nation}?',
  'fact.through': 'What made {place} stand so to {nation}?',
  'fact.natives': 'How many {kind} has {place} of its own?',
  'fact.units': 'How many {kind} of {nation} are in {place}?',
  'fact.holder': 'Who holds {place}?',
  'fact.value': 'What is {place} worth?',
  'fact.war': 'How do {a} and {b} stand to each other?',
  'fact.hadWar': 'Has {nation} ever been at war with an Axis nation?',
  'fact.phonyWar': 'Has the Phony War started?',
  'fact.struck.british-land': 'Has {nation} attacked original British land?',
  'fact.struck.british-isles': 'Has {nation} attacked Great Britain or Northern Ireland by land?',
  'fact.struck.soviet-land': 'Has {nation} attacked Soviet land?',
  'fact.struck.abroad': 'Has {nation} attacked or entered land that is not its own?',
  'fact.government': 'Who governs {entry}?',
  'fact.built': 'How many units has its build-up added to {entry}?',
  'fact.rolled': named('In which turn was {rule} last rolled for (0: never)?'),
  'fact.ended': 'Have unrest and influence ended in {entry}?',
  'fact.threat.FIN': 'Are Soviet land units in Kola and Karelia stronger together than the army of {entry}?',
  'fact.threat.NOR':
    'Could land units of Germany and Italy attack {entry} that are stronger together than its army?',
  'fact.threat.SWE':
    'Could land units of Germany and Italy attack {entry} that are stronger together than its army?',
  'fact.threat.TUR': 'Could land units of the Axis attack {entry} that are stronger together than its army?',
  'fact.began': named('{entry}, {rule}: was its condition fulfilled when the turn before this one began?'),
  'fact.vichy': 'Up to which number does the Vichy roll succeed?',
  'fact.die': named('What is the face of the d12 for {rule}?'),
};
