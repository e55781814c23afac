import { type Json, type WordBook, fill, json, renderValue, texts } from '../../../kernel/index.ts';

/** A change in the words of its fact: 'change.control' for 'fact.control'; else the question and its answer. */
function changeText({ question, value = null }: Readonly<Record<string, Json>>, book: WordBook): string {
  const said = renderValue(book, value);
  if (!json.isRecord(question)) return said;
  const { key, args } = question as { key: string; args?: Readonly<Record<string, Json>> };
  const template = json.own(book, key.replace(/^fact\./, 'change.'));
  if (typeof template === 'string') return fill(book, template, { ...args, value });
  return `${renderValue(book, question)} ${said}`;
}

function joined(between: string) {
  return ({ all }: Readonly<Record<string, Json>>, book: WordBook): string =>
    (Array.isArray(all) ? all : []).map((each) => renderValue(book, each)).join(between);
}

/** The texts of the surrender watch. */
export const watchTexts = texts({
  watch: {
    levels: 'Surrender watch: resistance levels',
    tab: 'Surrender',
    rest: 'Surrender watch: what is open',
    power: 'power',
    stands: 'what its level brings',
    open: 'not settled',
    unknown: 'not known',
    changes: 'what alone would surely bring it down',
    next: 'next checked',
    mayFall: 'can be at its mark or below, as far as is known',
    fatal: 'the level that counts',
    nothing: 'nothing',
    noChange: 'nothing',
    reached: 'nothing more: its level is low enough',
    reachedOnly: 'its level is low enough, but something else must hold too',
    list: joined('; '),
    or: joined(' or '),
    oneOf: 'one of {all}',
    more: 'and {count} more',
    change: changeText,
    orLess: '{level} or less',
    orMore: '{level} or more',
    allies: 'the Allies',
    surrendered: 'has surrendered',
    onItsWord: 'Not worked out; safe by the table\u2019s word',
    notAtWar: 'only once it is at war',
    notDue: 'not yet: what has to come first has not',
    noMore: 'no more in this game',
    'allied-end': 'end of the Allied player turn, {turn} {year}',
    election: {
      europe: 'U.S. election, Europe',
      pacific: 'U.S. election, Pacific',
      next: {
        europe: 'after the 1945 year start, and at the end of a turn with an atomic attack on the U.S.',
        pacific: 'after the 1945 year start',
      },
      attack: 'at the end of a turn with an atomic attack on the U.S.',
    },
    'chinese-end': 'end of the Chinese player turn, {turn} {year}',
    'turn-end': 'end of {turn} {year}',
    france: 'France, if it fell now',
    'france.stands': 'the forces and colonies of each side: plus favours the Axis',
    'france.paris': 'Paris falls to the Axis; from Fall 1940 its own will',
    'france.next': 'end of the Allied combat phase',
  },
  change: {
    control: '{place} falls to {value}',
    controlSupplied: '{place}, fully supplied, falls to {value}',
    dpLevel: 'a DP level of {value} for {power}',
    atomicUs: '{value} atomic attacks on the U.S. in all',
    resistanceJapan: 'a Japanese resistance level of {value}',
    surrendered: 'the surrender of {power}: {value}',
    warDeclared: 'the war between {a} and {b} declared by {value}',
    atomic: '{value} successful atomic attacks on {power} in all',
    atomicMarker: 'an atomic attack marker in {place}: {value}',
    warBetween: 'war between {a} and {b}: {value}',
    pacificObjectives: '{value} Pacific objectives of Japan',
    homeHexes: '{value} hexes of Japan itself with Allied units in them',
    heldHexes: '{value} hexes that Japan held with Allied units in them',
    icsRussia: '{value} ICs of Russia',
    oilRussia: '{value} oil effects on Russia',
    axisInBritain: 'the Axis in Britain: {value}',
    unbuiltRussia: '{value} unbuilt ground and army air factors of Russia',
    frenchHexes: '{value} hexes of European France under the Western Allies',
    unbuiltChina: '{value} unbuilt ground factors of Nationalist China',
    foreignChina: '{value} foreign factors in China and Manchuria',
    firestormed: '{value} firestormed cities in all',
  },
});
