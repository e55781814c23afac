import { renderValue, type WordBook } from '../../../kernel/words.ts';
import { upper } from '../names.words.ts';

/** The texts of place.ts, told.ts and needs.ts. */
export const WORDS = {
  'ask.place': '{powers}: where do you place counters? All see where; how strong they are is asked next.',
  'ask.placeAgain': ({ each = [] }, book) =>
    `${Array.isArray(each) ? each.map((one) => renderValue(book, one)).join(' ') : ''} All see where.`,
  'ask.first': '{power}: where do you place a diplomatic counter?',
  'ask.second': '{power}: where do you place your second diplomatic counter?',
  'ask.needs': 'What must be known before counters are placed:',
  'told.event': ({ seat = '', event = '' }, book) =>
    `${upper(renderValue(book, seat))} ${seat === 'allies' ? 'turn' : 'turns'} up ${renderValue(book, event)}.`,
  'told.placed': '{power} places: {list}.',
  'told.placedNone': '{powers}: no counters placed.',
  'placed.set': 'a diplomatic counter in {target}',
  'placed.ring': 'a diplomatic counter in {target} (spy ring)',
  'placed.civil-war': 'a diplomatic counter in {target} (civil war)',
  'placed.success': 'a diplomatic counter in {target} (civil war success)',
  'placed.event': 'a diplomatic counter in {target} ({event})',
  'placed.military': 'military counters in {target}: {count}',
  'placed.antiComintern': 'the anti-Comintern counter in {target}',
  'told.rhineland': 'No rule names the Rhineland as a diplomatic target: this game takes it as one.',
  'told.unknown': 'The pack of this game does not say {list}: this is not checked.',
  'told.notCharged':
    'The pack of this game does not say what each kind of counter costs: nothing is charged for it.',
  'unknown.allowed': 'where each power may place counters at all',
  'unknown.counters': 'which counters each power has',
  'unknown.antiComintern': 'where the anti-Comintern counter may be placed',
  'told.supportUnknown':
    'The support level of {power} is not known: how many military counters it may place is not checked.',
  'told.pact':
    'The Nazi-Soviet Pact is in force, and the anti-Comintern counter is placed: this table allows that.',
  'told.permitUnknown': 'What {event} opens is not known to the program: the target is not checked.',
} satisfies WordBook;
