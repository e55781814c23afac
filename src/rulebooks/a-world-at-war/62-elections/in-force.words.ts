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
    noResult: 'no election result applies in {theatre} any more',
    peace: 'a separate peace with {enemy}',
    'peace.governed':
      'what the U.S. does short of war follows from {tension}, without a second mobilization and within the result of the election',
    'peace.neutral': 'mobilizations go on; a basic allotment of {dps} DPs a year; {rps} RPs',
    'peace.neutralPacific': 'mobilizations go on; {rps} RPs',
    defeated: 'the U.S. takes no part in the war in either theatre',
    attack: 'an atomic attack on the U.S.',
  },
});
