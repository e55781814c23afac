import { type WordBook, renderValue, texts } from '../../../kernel/index.ts';
import { upper } from '../names.words.ts';

/** The texts of the board, and what facts stand under where many are listed. */
export const stormBoardTexts = texts({
  facts: {
    flags: 'Flags',
    ring: 'Spy rings',
    'civil-war': 'Civil wars',
    strength: 'Strengths of counters',
    military: 'Military counters',
    'anti-comintern': 'The anti-Comintern counter',
    success: 'Successes',
    cohesion: 'Cohesion',
    conquered: 'Conquests',
    support: 'Support',
    tiles: 'Tile points',
    pact: 'Pact and war',
    war: 'Pact and war',
    purge: 'The purge',
    total: 'Totals',
  },
  board: {
    calendar: 'Year, season and step',
    years: 'Years',
    seasons: 'Seasons of {year}',
    season: '{season} {year}',
    steps: 'Steps of the turn',
    step: {
      '0': 'Events drawn',
      '1': '1 Axis places',
      '2': '2 Russia places',
      '3': '3 Allies place',
      '4': '4 Axis places again',
      '5': '5 Events of one target',
      '6': '6 Events of a region',
      '7': '7 Communist threat',
      '8': '8 Strengths shown',
      '9': '9 Covert operations',
      '10': '10 Subversion',
      '11': 'Resolution',
    },
    sealed: {
      '6': '6 Sealed answers',
      '9': '9 Operations, sealed',
    },
    map: 'Europe, {season} {year}',
    target: ({ target = '' }, book) => upper(renderValue(book, target)),
    of: ({ of = '' }, book) => upper(renderValue(book, of).replace(/^the /, '')),
    letter: {
      germany: 'G{count}',
      italy: 'I{count}',
      britain: 'B{count}',
      france: 'F{count}',
      russia: 'R{count}',
    },
    piece: {
      counter: ({ power = '', strength = null }, book) =>
        strength === null ? initial(book, power) : `${initial(book, power)} ${Number(strength)}`,
      adds: {
        event: 'event {amount}',
        threat: 'threat {amount}',
        covert: 'covert {amount}',
        subversion: 'subv. {amount}',
      },
    },
    letters: ({ parts = [] }, book) => each(book, parts).join(' '),
    list: '{parts}',
    flags: ({ count = 0 }) => (count === 1 ? '1 flag' : `${Number(count)} flags`),
    flagsOf: ({ power = '', count = 0 }, book) =>
      `${count === 1 ? '1 flag' : `${Number(count)} flags`} of ${renderValue(book, power)}`,
    ring: {
      active: 'active ring',
      inactive: 'inactive ring',
    },
    ringOf: {
      active: 'active spy ring of {power}',
      inactive: 'inactive spy ring of {power}',
    },
    untold: 'nobody has said how many flags there are of {powers}',
    civilWar: 'civil war',
    conquered: 'conquered by {power}',
    counter: {
      diplomatic: 'diplomatic counter',
      military: ({ count = 1 }) => (count === 1 ? 'military counter' : `${Number(count)} military counters`),
      'anti-comintern': 'anti-Comintern counter',
    },
    lying: {
      diplomatic: ({ power = '' }, book) => `${initial(book, power)} dipl.`,
      military: ({ power = '', count = 1 }, book) =>
        `${initial(book, power)} mil.${count === 1 ? '' : ` ${Number(count)}`}`,
      'anti-comintern': 'anti-Com.',
      also: ({ power = '', amount = 0 }, book) => `${initial(book, power)} +${Number(amount)}`,
    },
    part: {
      diplomatic: ({ power = '' }, book) => `${initial(book, power)} dipl.`.trim(),
      military: ({ power = '' }, book) => `${initial(book, power)} mil.`.trim(),
      antiComintern: 'anti-Com.',
      event: 'event',
      threat: ({ power = '' }, book) => `${initial(book, power)} threat`.trim(),
      covert: ({ power = '' }, book) => `${initial(book, power)} covert`.trim(),
      subversion: 'subversion',
    },
    does: {
      places: ({ count = 0 }) => `Place ${count === 1 ? '1 flag' : `${Number(count)} flags`} as suggested`,
      changes: ({ count = 0 }) => `Change ${count === 1 ? '1 flag' : `${Number(count)} flags`} as suggested`,
      none: 'No flag changes',
    },
    lead: {
      nobody: 'nobody',
      by: ({ whose = [], margin = 0 }, book) =>
        `${each(book, whose)
          .map((name) => upper(name.replace(/^the /, '')))
          .join(' and ')} by ${Number(margin)}`,
    },
    placed: '{power}: {counter} in step {step}',
    'placed.known': '{power}: {counter} in step {step}, strength {strength}',
    'placed.void': '{power}: {counter} in step {step}, set aside',
    modifier: '{power}: +{amount}',
    mayNot: 'closed to {powers}',
    most: {
      axis: 'most flags are of the Axis',
      allies: 'most flags are of the Allies',
      russia: 'most flags are Russian',
    },
    flagsHere: 'flags of Germany (G), Italy (I), Britain (B), France (F), Russia (R)',
    placedHere: 'counters of this turn: power, and strength where you know it',
    resolvedHere: 'resolved now',
    isConquered: 'conquered',
    notTold: 'not all flags are known',
    mayPlace: 'Who may place a diplomatic counter where',
    mayPlaceTab: 'Who may place',
    yes: 'yes',
    no: 'no',
    alliance: ({ side = '' }, book) =>
      `${upper(renderValue(book, side))} has a diplomatic counter there already.`,
    everyTarget: 'every target',
    why: '{reason} ({clauses})',
    void: 'set aside',
    counters: 'Counters of this turn',
    ledgers: 'What each side comes to',
    range: '{min} to {max}',
    standing: 'Flags and spy rings',
    regions: 'Regions',
    column: {
      target: 'target',
      lead: 'lead',
      may: 'may',
      why: 'why not',
      power: 'power',
      counter: 'counter',
      step: 'step',
      strength: 'strength',
      also: 'also',
      region: 'region',
      targets: 'targets',
    },
  },
});

function initial(book: WordBook, power: Parameters<typeof renderValue>[1]): string {
  return renderValue(book, power).charAt(0);
}

function each(book: WordBook, parts: unknown): string[] {
  return Array.isArray(parts) ? parts.map((part) => renderValue(book, part)) : [];
}
