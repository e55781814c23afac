import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of in-force.ts. */
export const say = texts({
  name: {
    'us-and-britain': 'the U.S. and Britain',
  },
  inForce: {
    election: 'the U.S. election result in {theatre}',
    risen: '{tension} at {level}; {enemy} declares war on a neutral U.S.; an atomic attack that fails',
    risenPacific: 'USJT at {level}; Japan declares war on a neutral U.S.',
    restricted: {
      '0': 'no offensive economic warfare and no atomic attacks in {theatre}',
      '-1': 'no ground attacks at less than 2:1 in {theatre}',
      '-2': 'no full offensives in {theatre}',
      '-3': 'no offensive operations in {theatre}',
      '-4': 'no attritions in {theatre}',
      '-5': 'ground units stay in the U.S. box, for {theatre}',
      '-6': 'air units stay in the U.S. box, for {theatre}',
    },
    modifiers:
      '+1 in USAT each turn for each major power but the U.S. at war with Germany, in place of the usual modifiers for them',
    embargo: '+1 in USJT each turn for the oil embargo',
    embargoLifted: 'the oil embargo on Japan is lifted',
    noResult: 'no election result applies in {theatre} any more',
    peace: 'a separate peace with {enemy}',
    newWar: 'a new war between them',
    'peace.europe': 'no American units in Europe; those that return are not intercepted',
    'peace.pacific':
      'American units may be on the Pacific front and in Australia, and Japan may not attack them; they are not intercepted',
    'peace.grants': 'BRP grants by {tension}',
    'peace.governed':
      'what the U.S. does short of war follows from {tension}, without a second mobilization and within the result of the election',
    'peace.neutral': 'mobilizations go on; a basic allotment of {dps} DPs a year; {rps} RPs',
    'peace.neutralPacific': 'mobilizations go on; {rps} RPs',
    defeated: 'the U.S. takes no part in the war in either theatre',
    attack: 'an atomic attack on the U.S.',
  },
});
