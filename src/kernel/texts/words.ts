import { type Json, own } from '../json.ts';

/** Text as data: a key of a word book and what it speaks about. Nobody pays for words that nobody reads. */
export type Words = {
  readonly key: string;
  readonly args?: Args;
};

/**
 * A rulebook's texts by key. In a template, `{arg}` stands for an argument: words are rendered, a list is joined,
 * and a string with an entry `name.<string>` becomes that name. A function may be given instead of a template.
 */
export type WordBook = Readonly<Record<string, string | ((args: Args, book: WordBook) => string)>>;

type Args = Readonly<Record<string, Json>>;

/** Make words. */
export function words(key: string, args?: Args): Words {
  return args === undefined ? { key } : { key, args };
}

/** The text of words in a word book; a key without an entry is shown as it is. */
export function render(book: WordBook, text: Words): string {
  const template = own(book, text.key) ?? own(KERNEL_WORDS, text.key);
  const args = text.args ?? {};
  if (template === undefined) return text.key;
  return typeof template === 'function' ? template(args, book) : fill(book, template, args);
}

/** A template with its arguments in their places; the stop of an abbreviation ends the sentence too. */
export function fill(book: WordBook, template: string, args: Args): string {
  return template.replace(/\{([\w.-]+)\}(\.(?!\.))?/g, (_, name: string, stop = '') => {
    const said = renderValue(book, own(args, name));
    return said.endsWith('.') ? said : said + String(stop);
  });
}

/** A sentence with its stop, where it does not end in that of an abbreviation. */
export function withStop(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** The texts of several parts of a rulebook. Throws when two of them say the same key otherwise: our own mistake. */
export function wordBook(...parts: readonly WordBook[]): WordBook {
  const all: Record<string, WordBook[string]> = {};
  for (const [key, text] of parts.flatMap((part) => Object.entries(part))) {
    if (own(all, key) !== undefined && all[key] !== text) throw new Error(`two texts for ${key}`);
    all[key] = text;
  }
  return all;
}

/**
 * Where a player finds what a question asks, and what is usual: the text 'found.control' to a question 'fact.control', about the
 * same; undefined: nothing is said of it.
 */
export function foundAt(book: WordBook, { key, args }: Words): Words | undefined {
  const found = key.replace(/^fact\./, 'found.');
  return found === key || own(book, found) === undefined ? undefined : words(found, args);
}

/**
 * What the thing is called that a question asks about, in few letters: the text 'short.control' to a question 'fact.control', with
 * names that have a shorter form in it; undefined: nothing is said of it.
 */
export function shortOf(book: WordBook, { key, args = {} }: Words): Words | undefined {
  const short = key.replace(/^fact\./, 'short.');
  if (short === key || own(book, short) === undefined) return undefined;
  const shorter = Object.entries(args).map(([name, value]): [string, Json] => {
    const named = typeof value === 'string' ? `short.name.${value}` : '';
    return [name, own(book, named) === undefined ? value : words(named)];
  });
  return words(short, Object.fromEntries(shorter));
}

/** What a value of a fact is called where that is more than yes or no: 'is.conquered', 'not.conquered'; undefined: no more. */
export function valueOf(book: WordBook, { key, args }: Words, value: Json): Words | undefined {
  if (typeof value !== 'boolean') return undefined;
  const said = key.replace(/^fact\./, value ? 'is.' : 'not.');
  return said === key || own(book, said) === undefined ? undefined : words(said, args);
}

/** How a single argument reads: words are rendered, names looked up, lists joined with commas. */
export function renderValue(book: WordBook, value: Json | undefined): string {
  if (value === undefined || value === null) return '-';
  if (Array.isArray(value)) return value.map((item) => renderValue(book, item)).join(', ');
  if (typeof value === 'object') return render(book, value as Words);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  const name = own(book, `name.${value}`) ?? own(KERNEL_WORDS, `name.${value}`);
  return typeof name === 'string' ? name : value;
}

/** An option by its parts; what no book has a name for, as a place of the players' own card, by the words of its id. */
function optionText(option: Json | undefined, book: WordBook): string {
  if (!Array.isArray(option)) return renderValue(book, option);
  const parts = option as readonly Json[];
  const said = parts.map((part) => renderValue(book, part));
  const last = said.at(-1) ?? '';
  if (last !== parts.at(-1) || !/^[a-z]+(?:-[a-z]+)*$/.test(last)) return said.join(', ');
  const words = last.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return [...said.slice(0, -1), words.join(' ')].join(', ');
}

/** A text of the log: its key, the arguments that it names, and how it reads with their names in their places. */
interface LogText {
  readonly key: string;
  readonly args: readonly string[];
  readonly text: string;
}

/** The texts that lines of the log can have: those that a rulebook calls `told`, and the kernel's own. */
export function logTexts(book: WordBook): LogText[] {
  const keys = Object.keys(book).filter((key) => key.startsWith('told.'));
  return [...keys, ...KERNEL_LOG].map((key) => ({
    key,
    args: argsOf(book, key) ?? [],
    text: render(book, { key, args: NAMES }),
  }));
}

/** The names of the arguments that a text takes, each once; null: there is no such text. */
export function argsOf(book: WordBook, key: string): readonly string[] | null {
  if ((own(book, key) ?? own(KERNEL_WORDS, key)) === undefined) return null;
  const text = render(book, { key, args: NAMES });
  return [...new Set(Array.from(text.matchAll(/\{([\w.-]+)\}/g), ([, name = '']) => name))];
}

/** Arguments of every name, each the name in braces: a text renders into its template. */
const NAMES: Readonly<Record<string, string>> = new Proxy({} as Record<string, string>, {
  getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
  get: (_, name) => `{${String(name)}}`,
});

const KERNEL_LOG = [
  'allow.told',
  'allow.toldSecret',
  'confirm.told',
  'doubt.told',
  'doubt.toldWhy',
  'keep.agreed',
  'keep.stands',
  'keep.told',
  'keep.yields',
  'report.follows',
  'report.letBe',
  'ruling.changed',
  'skip.left',
];

/** Questions one after the other: each can hold commas. */
function leftText({ what = [] }: Args, book: WordBook): string {
  const each = Array.isArray(what) ? what : [what];
  return each.map((one) => renderValue(book, one)).join('; ');
}

const KERNEL_WORDS: WordBook = {
  'name.dice': 'the dice',
  'name.table': 'the table',
  'name.sealed-answers': 'sealed answers',
  'answer.notText': 'Name one of the options.',
  'answer.noWhy': 'Give { "value": ..., "reason": ... } with a reason in words.',
  'answer.noOption': '"{value}" is not one of the options.',
  'answer.notRows': 'Give whole numbers by row.',
  'answer.noRow': 'There is no row "{row}".',
  'answer.notWhole': '"{row}" takes a whole number of 0 or more.',
  'answer.rowMax': '"{row}" takes at most {max}.',
  'answer.notFaces': 'Give {count} faces of the dice, each a whole number from 1.',
  'answer.noFace': 'A die with {sides} sides cannot show {face}.',
  'answer.notReport': 'Report facts as { "fact": { "value": ..., "as": "change" } }.',
  'answer.noFact': '"{fact}" is not asked here.',
  'answer.missingFact': '"{fact}" has no answer; say "unknown" if nobody knows.',
  'answer.nothingTold':
    'Play waits for an answer here: report at least one of these facts, or they will only be asked again.',
  'answer.notAs': '"{fact}" can be reported as change, correction, override or unknown.',
  'answer.onlyCorrected': '"{fact}" follows from the play: it can only be corrected.',
  'answer.notValue': '"{fact}" cannot be "{value}": it takes {type}.',
  'answer.noReason': 'An override needs a reason: "{fact}"',
  'answer.noSheet': '"{fact}" comes from no sheet: report a change or a correction instead.',
  'fact.boolean': 'true or false',
  'fact.number': 'a whole number from {min} to {max}',
  'fact.choice': 'one of {values}',
  'play.noSeat': 'There is no seat "{seat}" in this game.',
  'play.notAsked': 'This is not asked of {seat} now.',
  'play.answeredElse':
    '{by} has answered this already: {given}. You said: {yours}. Nothing was changed: if yours is right, put it right as a correction, or take the other back.',
  'play.answeredSo': '{by} has answered this already, and said the same: {given}.',
  'play.part': '{fact} {value}',
  'play.nothing': 'nothing',
  'play.more': 'and {more} more',
  'play.over': 'The game is over: nothing is asked.',
  'play.nothingHeld': '{seat} has no sealed answer to take back here.',
  'ruling.unknown': 'There is no ruling "{ruling}".',
  'ruling.noChoice': 'The ruling "{ruling}" has no choice "{choice}".',
  'ruling.fixed': 'The ruling "{ruling}" cannot change during a game.',
  'ruling.fact': 'The ruling {ruling}',
  'ruling.current': 'This is the choice in force.',
  'ruling.changed': 'From now on the ruling {ruling} is "{choice}".',
  'ruling.prompt': 'Change a ruling from now on',
  'ruling.option': '{ruling}: {choice}',
  allow: 'Allow something barred in your decision, with the reason',
  'allow-secret': 'Allow something barred in your secret decision, with the reason',
  'allow.option': '{what}: {reason} ({clauses})',
  'allow.told': ({ seat, option, reason }, book) =>
    `${renderValue(book, seat)} sets a bar aside: ${optionText(option, book)} is allowed, because: ${renderValue(book, reason)}`,
  'allow.toldSecret': '{seat} sets a bar aside in a secret answer; what and why stays secret with it.',
  'doubt.prompt': 'Question what was told',
  'doubt.asTold': 'That is what was told.',
  'doubt.told': '{seat} questions it: {fact} {value}, not {told}. The die waits.',
  'doubt.toldWhy': '{seat} questions it: {fact} {value}, not {told}, because: {reason} The die waits.',
  'confirm.prompt': 'What was told of the die',
  'confirm.so': 'It is so',
  'confirm.told': '{seat}: it is so. {facts}',
  'keep.prompt': '{seat} says: {fact} {value}, not {told}. What is right?',
  'keep.agree': '{fact} {value}',
  'keep.keep': 'It stays {value}',
  'keep.agreed': '{fact} {value}, not {told}, as {seat} says.',
  'keep.told': '{fact} It stays {told}, though {seat} says {value}.',
  'keep.stands': '{fact} It was kept twice: {told} stands, though {seat} says {value}.',
  'keep.yields': '{fact} It was kept twice: {value} counts, as {seat} says.',
  'skip.prompt': 'Skip a part of play',
  'skip.left': (args, book) =>
    `Nobody answers, and it is left to the table: ${withStop(leftText(args, book))}`,
  'skip.leaves': (args, book) => `It leaves to the table: ${withStop(leftText(args, book))}`,
  'skip.asked': '\u201c{prompt}\u201d ({clause})',
  'skip.unanswered': 'what is asked of {seats} ({clause})',
  'report.prompt': 'Report what changed on the map',
  'report.follows':
    '"{fact}" is {now} from now on, not {before}. What followed from that is taken back on the map, and what follows from this is done.',
  'report.own': 'Report what only you may know',
  'play.otherRequest': 'The request key "{request}" was used before, for something else.',
  'play.consent': 'This takes a decision away from other seats: they must agree first; missing: {seats}.',
  'tick.noSeat': 'Only a seat of this game, or the table, ticks off what is to be done; "{seat}" is none.',
  'tick.none': 'Line {line} of your log has no directive {item}.',
  'tick.gone': 'Line {line} was taken back: there is nothing to do for it.',
  'tick.done': 'Directive {item} of line {line} is ticked off already.',
  'tick.open': 'Directive {item} of line {line} is not ticked off.',
  'tick.notTold': 'Entry {n} told {seat} no directive {i} that stands.',
  'habit.noSeat': 'Only a seat of this game leaves an answer; "{seat}" is none.',
  'habit.none': '{seat} can leave no answer called "{habit}" in this game.',
  'habit.noAnswer': '"{habit}" has no answer "{answer}" to leave.',
  'habit.noTurn': 'Nothing is left for a turn here: for once, or until you say otherwise.',
  'habit.notLeft': '{seat} has left nothing for "{habit}".',
  'habit.left': '{seat} has left just that for "{habit}" already.',
  'report.proposed': 'From now on: {what}',
  'report.letBe': '{what}, though it is barred: {why} It is let be, because: {reason}',
  'mend.nothing': 'There is nothing to put right: say which line was wrong.',
  'mend.noSeat': 'Only a seat of this game puts something right; "{seat}" is none.',
  'mend.noLine': 'There is no line {line} in your log to put right.',
  'mend.noAnswer': 'Line {line} is no answer: there is nothing in it to put right.',
  'mend.onlyStrike':
    'Line {line} took something back: it can only be struck out, so that what it took comes back.',
  'mend.notLast':
    'Something was taken back or put right after line {line}: strike out the latest of these lines first.',
  'mend.gone': 'Line {line} was taken back: it counts no longer.',
  'mend.same': 'Line {line} says that already.',
  'mend.twice': 'Line {line} can be put right only once at a time.',
  'mend.notYours':
    'Line {line} is for another seat to put right: everybody puts right their own answers, reports and typed dice.',
  'mend.which': 'In line {line} you gave several secret answers: say which with its decision, {decisions}.',
  'mend.die': 'Line {line} is a die that the program rolled: what fell stays.',
  'mend.named': '{name}',
  'mend.notAsked': 'Before line {line} nothing was asked that is called {decision}.',
  'mend.waitsNot': 'Entry {n} does not wait to come again.',
  'undo.nothing': 'There is nothing to take back.',
  'undo.notYours': "The latest line is not {seat}'s: the other seats must agree.",
  'undo.door': 'A secret has been opened since.',
  'undo.mayOpen': 'An answer that can open secrets is taken back only when all seats agree.',
  'undo.step': 'Sealed answers have been opened since: all seats must agree.',
  'undo.die': 'A program die has fallen since.',
  'undo.consent': 'To go further back every seat must agree; missing: {seats}.',
  'undo.noSuch': 'There is no line {n} to go back to.',
  'replay.differs': 'Replay differs at entry {n} ({decision}): what it did is not what was recorded.',
  'replay.noChain': 'Only dice that the program rolls come from a chain.',
  'replay.noLink': 'Its link of a chain of dice belongs to no roll of these dice.',
  'replay.refused': 'Replay stops at entry {n} ({decision}): {reason}',
  'untrue.only': 'Nothing else is said to have been possible, and that is not so.',
  'untrue.habit': 'Its seat is said to have left that answer, and that is not so.',
  'untrue.for': 'Another seat is named than the one whose die it was.',
  'untrue.agreed': 'Other seats are named than those that had to agree.',
  'setup.noScenario': 'There is no scenario "{scenario}" in this rulebook.',
  'setup.rulebook': 'The game was made for the rulebook "{rulebook}".',
  'setup.version':
    'The game was made under version {made} of the rules; these are version {here}, and it cannot be carried over from one to the other: it is from a later program, or from before version 1 was declared.',
  'setup.kernel':
    'The game was made by version {made} of the program, and this is version {here}: it is from a later program, or from before version 1 was declared, and cannot be opened.',
  'correction.affects':
    'With this put right, line {n} would differ: {sheet}: {now} instead of {was}. ({fact})',
  'correction.more': 'And {more} more.',
  'correction.none': 'No past sum is affected.',
};
