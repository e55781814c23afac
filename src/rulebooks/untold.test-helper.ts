const COUNT = 'a count, which is asked for when a sum needs it';
const SUPPLIED = 'it stands in a table of the players, and does not happen';
const BY_RULES = 'it follows from the rules, and is only put right';

/** Facts that last, of which no event tells, by the beginning of their keys: and why not. */
export const UNTOLD_FACTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a-world-at-war': {
    'surrendered.france': 'it stands where the conquest of France does, which an event tells',
    'war-since': 'a war that is told begins in the turn in which it is told',
    aggressor: 'it is asked for as soon as a country is driven to a side',
    standing: BY_RULES,
    permanent: BY_RULES,
    returned: BY_RULES,
    effect: SUPPLIED,
    brps: SUPPLIED,
    star: SUPPLIED,
    'minor-brps': SUPPLIED,
    base: SUPPLIED,
    usat: 'the rules count it on',
    usjt: 'the rules count it on',
    rgt: 'the rules count it on',
    subversion: 'the rules count it on',
    'in-play': 'it says what has been researched, of which nothing else hangs',
    undefended: 'the rules count it on',
    dp: 'the rules count it on',
    cumulative: 'it says what was before a game',
    'russia.lowest': BY_RULES,
    'german-declaration': 'it follows from the wars told, and is asked for where it does not',
    britain: BY_RULES,
    'removed-factors': BY_RULES,
    'foreign-factors': COUNT,
    'french-hexes': COUNT,
    'home-hexes': COUNT,
    ics: COUNT,
    islands: COUNT,
    navy: COUNT,
    objectives: COUNT,
    'oil-effects': COUNT,
    transports: COUNT,
    'unbuilt-factors': COUNT,
    'western-front': COUNT,
  },
  'gathering-storm': {
    flags: 'the steps place and remove them',
    removed: 'the steps count it on',
  },
  'the-war-game': {
    units: 'a number of each kind, which the step of the player asks for',
    value: 'a number of the map, which does not happen',
    threat: 'it is a comparison of strengths, and asked for',
    vichy: 'it is the number of a roll, and asked for',
  },
};
