import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of elections.ts, and of what rule 49 reads of a U.S. at peace. */
export const { RULINGS: ELECTION_RULINGS, ruled: electionRuling } = rulingsOf([
  {
    id: 'defeated-us',
    clauses: ['62.82', '62.45', '62.67', '62.67A', '62.67B', '62.67C'],
    question:
      'A defeated U.S. takes no part in the war in any manner: what of the grants, mobilizations, DPs and RPs of a neutral one?',
    choices: [
      { id: 'none', text: 'It has none of them.' },
      { id: 'neutral', text: 'It has them, as after any separate peace.' },
    ],
    default: 'none',
    fixed: true,
  },
  {
    id: 'senior-after-peace',
    clauses: ['49.51B', '62.61', '62.67B'],
    question:
      'The U.S. is the senior Western partner once at war with Germany: is it still so after a separate peace?',
    choices: [
      { id: 'britain', text: 'No: Britain is, until the U.S. is at war again.' },
      { id: 'us', text: 'Yes: it goes on with its diplomacy.' },
    ],
    default: 'britain',
  },
  {
    id: 'neutral-us-dps',
    clauses: ['62.67B', '49.12'],
    question: 'A neutral U.S. that was at war with Germany receives five DPs: is that all it receives?',
    choices: [
      { id: 'basic', text: 'No: five is its basic allotment, and what else it has is added.' },
      { id: 'all', text: 'Yes: five in all.' },
    ],
    default: 'basic',
    fixed: true,
  },
]);
