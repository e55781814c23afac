import { renderValue, texts } from '../../../kernel/index.ts';
import { upper } from '../names.words.ts';

/** The texts of place.ts, told.ts and needs.ts. */
export const placeTexts = texts({
  ask: {
    place: '{powers}: where do you place counters? All see where; how strong each is you seal.',
    placeAgain: ({ each = [] }, book) =>
      `${Array.isArray(each) ? each.map((one) => renderValue(book, one)).join(' ') : ''} All see where.`,
    first: '{power}: where do you place a diplomatic counter?',
    second: '{power}: where do you place your second diplomatic counter?',
    needs: 'What must be known before counters are placed:',
  },
  does: {
    place: 'Place {count}',
  },
  nothing: {
    place: 'no counters of {powers}',
  },
  told: {
    event: ({ seat = '', event = '' }, book) =>
      `${upper(renderValue(book, seat))} ${seat === 'allies' ? 'turn' : 'turns'} up ${renderValue(book, event)}.`,
    placed: '{power} places: {list}.',
    placedNone: 'No counters placed by {powers}.',
    rhineland: 'No rule names the Rhineland as a diplomatic target: this game takes it as one.',
    unknown: 'The pack of this game does not say {list}: this is not checked.',
    notCharged:
      'The pack of this game does not say what each kind of counter costs: nothing is charged for it.',
    supportUnknown:
      'The support level of {power} is not known: how many military counters it may place is not checked.',
    pact: 'The Nazi-Soviet Pact is in force, and the anti-Comintern counter is placed: this table allows that.',
    permitUnknown: 'What {event} opens is not known to the program: the target is not checked.',
  },
  placed: {
    set: 'a diplomatic counter in {target}',
    ring: 'a diplomatic counter in {target} (spy ring)',
    'civil-war': 'a diplomatic counter in {target} (civil war)',
    success: 'a diplomatic counter in {target} (civil war success)',
    event: 'a diplomatic counter in {target} ({event})',
    military: 'military counters in {target}: {count}',
    antiComintern: 'the anti-Comintern counter in {target}',
  },
  unknown: {
    allowed: 'where each power may place counters at all',
    counters: 'which counters each power has',
    antiComintern: 'where the anti-Comintern counter may be placed',
  },
});
