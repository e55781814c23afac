import type { Migration } from '../../kernel/rulebook.ts';

/** Rule 49 in version 15: rulings that are new, as they were played before. */
const DIPLOMACY_BEFORE_15 = {
  'nothing-to-choose': 'asked',
  'tensions-at-war': 'recorded',
  'claimed-war': 'told',
  'finland-demands': 'asked',
} as const;

/** 54 to 62 in version 15: rulings that are new, as they were played before. */
const LATE_WAR_BEFORE_15 = {
  'paris-asked': 'once',
  'defeated-us': 'neutral',
  'regained-by': 'actual',
  'senior-after-peace': 'britain',
  'vichy-after-us-peace': 'possible',
  'defeat-judged': 'at-once',
} as const;

/** How games of earlier versions play on. */
export const MIGRATIONS: readonly Migration[] = [
  {
    from: '6',
    to: '7',
    about:
      'Spain\u2019s own association counts in its reaction roll though Portugal was attacked (49.632, 49.64); four rulings have names.',
    renamed: {},
    rulings: {
      'subversion-serves': 'all',
      'no-allied-dps': 'tie',
      'demand-outcomes': 'known',
      'demand-beneficiary': 'dps',
    },
    toldAlike: false,
  },
  {
    from: '7',
    to: '8',
    about: 'The same rules, kept otherwise.',
    renamed: {},
    toldAlike: true,
  },
  {
    from: '8',
    to: '9',
    about: 'The die of a tension lapses with its turn in a skipped year too (49.851C).',
    renamed: {},
    toldAlike: true,
  },
  {
    from: '9',
    to: '10',
    about: 'Rules 54 to 57, 60 and 61 are played; games begun before report surrenders, as they did.',
    renamed: {},
    rulings: { surrenders: 'reported' },
    toldAlike: true,
  },
  {
    from: '10',
    to: '11',
    about:
      'Rules 58, 59 and 62 are played; games begun before report what comes of them, and open DPs in Italy as soon as its surrender is certain.',
    renamed: {},
    rulings: { 'late-war': 'reported', 'surrender-opening': 'at-once', 'italy-checked': 'west' },
    toldAlike: true,
  },
  {
    from: '11',
    to: '12',
    about:
      'A Britain that has surrendered is neutral once the U.S. makes peace with Germany; in games begun before it fights on (59.83, 62.64).',
    renamed: {},
    rulings: { 'surrendered-britain': 'fights-on' },
    toldAlike: true,
  },
  {
    from: '12',
    to: '13',
    about:
      'Wars and undefended objectives are asked for, an atomic election precedes a British surrender, an effective level begins without a die, Ulster becomes Irish; in games begun before the first two stay as they were.',
    renamed: {},
    rulings: { asked: 'told', 'attack-election': 'last', 'british-at-start': 'told' },
    toldAlike: false,
  },
  {
    from: '13',
    to: '14',
    about:
      'It is asked whether a country that is fought has been conquered, and who drove it to the other side (49.435); from which war on Japan\u2019s turns count after a separate peace has a name (57.14A). In games begun before nothing of it is asked.',
    renamed: {},
    rulings: { 'second-us-war': 'first', conquests: 'told' },
    toldAlike: true,
  },
  {
    from: '14',
    to: '15',
    about:
      'A second war is another, what a conquest or a skip costs is named, what is given back, a peace leaves and a start implies counts on (49.435, 49.61, 57.14A, 59.72, 62.52). What has become a ruling stays as it was in games begun before.',
    renamed: {},
    rulings: { ...DIPLOMACY_BEFORE_15, ...LATE_WAR_BEFORE_15 },
    toldAlike: false,
  },
  {
    from: '15',
    to: '16',
    about:
      'Wars and falls stand once, in registers. An Italian war that came and went was one (55.21), and who declared it counts after it, too (56.12).',
    renamed: {},
    toldAlike: false,
  },
];
