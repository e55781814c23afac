import { isRecord, type Json, own } from '../../../kernel/json.ts';
import { fill, renderValue, type WordBook } from '../../../kernel/words.ts';

/** A change in the words of its fact: 'change.control' for 'fact.control'; else the question and its answer. */
function changeText({ question, value = null }: Readonly<Record<string, Json>>, book: WordBook): string {
  const said = renderValue(book, value);
  if (!isRecord(question)) return said;
  const { key, args } = question as { key: string; args?: Readonly<Record<string, Json>> };
  const template = own(book, key.replace(/^fact\./, 'change.'));
  if (typeof template === 'string') return fill(book, template, { ...args, value });
  return `${renderValue(book, question)} ${said}`;
}

function joined(between: string) {
  return ({ all }: Readonly<Record<string, Json>>, book: WordBook): string =>
    (Array.isArray(all) ? all : []).map((each) => renderValue(book, each)).join(between);
}

/** The texts of the surrender watch. */
export const WORDS: WordBook = {
  'watch.levels': 'Surrender watch: resistance levels',
  'watch.rest': 'Surrender watch: what is open',
  'watch.power': 'power',
  'watch.stands': 'what its level brings',
  'watch.open': 'not settled',
  'watch.unknown': 'not known',
  'watch.changes': 'what alone would surely bring it down',
  'watch.next': 'next checked',
  'watch.mayFall': 'can be at its mark or below, as far as is known',
  'watch.fatal': 'the level that counts',
  'watch.nothing': 'nothing',
  'watch.noChange': 'nothing',
  'watch.reached': 'nothing more: its level is low enough',
  'watch.reachedOnly': 'its level is low enough, but something else must hold too',
  'watch.list': joined('; '),
  'watch.or': joined(' or '),
  'watch.oneOf': 'one of {all}',
  'watch.more': 'and {count} more',
  'watch.change': changeText,
  'watch.orLess': '{level} or less',
  'watch.orMore': '{level} or more',
  'watch.allies': 'the Allies',
  'watch.surrendered': 'has surrendered',
  'watch.notAtWar': 'only once it is at war',
  'watch.notDue': 'not yet: what has to come first has not',
  'watch.noMore': 'no more in this game',
  'watch.allied-end': 'end of the Allied player turn, {turn} {year}',
  'watch.election.europe': 'U.S. election, Europe',
  'watch.election.pacific': 'U.S. election, Pacific',
  'watch.election.next.europe':
    'after the 1945 year start, and at the end of a turn with an atomic attack on the U.S.',
  'watch.election.next.pacific': 'after the 1945 year start',
  'watch.election.attack': 'at the end of a turn with an atomic attack on the U.S.',
  'watch.chinese-end': 'end of the Chinese player turn, {turn} {year}',
  'watch.turn-end': 'end of {turn} {year}',
  'watch.france': 'France, if it fell now',
  'watch.france.stands': 'the forces and colonies of each side: plus favours the Axis',
  'watch.france.paris': 'Paris falls to the Axis; from Fall 1940 its own will',
  'watch.france.next': 'end of the Allied combat phase',
  'change.control': '{place} falls to {value}',
  'change.controlSupplied': '{place}, fully supplied, falls to {value}',
  'change.dpLevel': 'a DP level of {value} for {power}',
  'change.atomicUs': '{value} atomic attacks on the U.S. in all',
  'change.resistanceJapan': 'a Japanese resistance level of {value}',
  'change.surrendered': 'the surrender of {power}: {value}',
  'change.warDeclared': 'the war between {a} and {b} declared by {value}',
  'change.atomic': '{value} successful atomic attacks on {power} in all',
  'change.atomicMarker': 'an atomic attack marker in {place}: {value}',
  'change.warBetween': 'war between {a} and {b}: {value}',
  'change.pacificObjectives': '{value} Pacific objectives of Japan',
  'change.homeHexes': '{value} hexes of Japan itself with Allied units in them',
  'change.heldHexes': '{value} hexes that Japan held with Allied units in them',
  'change.icsRussia': '{value} ICs of Russia',
  'change.oilRussia': '{value} oil effects on Russia',
  'change.axisInBritain': 'the Axis in Britain: {value}',
  'change.unbuiltRussia': '{value} unbuilt ground and army air factors of Russia',
  'change.frenchHexes': '{value} hexes of European France under the Western Allies',
  'change.unbuiltChina': '{value} unbuilt ground factors of Nationalist China',
  'change.foreignChina': '{value} foreign factors in China and Manchuria',
  'change.firestormed': '{value} firestormed cities in all',
};
