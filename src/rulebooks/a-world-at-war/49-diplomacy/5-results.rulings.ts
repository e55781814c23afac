import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of 5-results.ts. */
export const { RULINGS: RESULT_RULINGS, ruled: resultRuling } = rulingsOf([
  {
    id: 'senior-before-us',
    clauses: ['49.51B'],
    question: 'The U.S. is the senior Western partner once at war with Germany: who is it before?',
    choices: [{ id: 'britain', text: 'Britain.' }],
    default: 'britain',
    fixed: true,
  },
  {
    id: 'american-result',
    clauses: ['49.51B', '62.61'],
    question:
      'A result benefits the U.S., which has signed a separate peace with Germany: whom does the next Western one benefit there?',
    choices: [
      {
        id: 'stays',
        text: 'The U.S.: a junior partner, as it is by then, that benefits already goes on benefiting.',
      },
      { id: 'senior', text: 'Who is the senior partner then.' },
    ],
    default: 'stays',
  },
  {
    id: 'lesser-status',
    clauses: ['49.53'],
    question:
      'No lesser result may cost an associate or ally its status, and the sentence names no side: does it protect those of the enemy, too?',
    choices: [
      {
        id: 'any',
        text: 'Yes: who is favoured in the enemy\u2019s country takes what was rolled, another association or alliance, or leaves all as it is.',
      },
      { id: 'own', text: 'No: only those of the side that chooses.' },
    ],
    default: 'any',
  },
  {
    id: 'no-allied-dps',
    clauses: ['49.51C'],
    question:
      'A result favours the Allies where neither the West nor Russia has DPs, and both could have: who benefits?',
    choices: [
      { id: 'tie', text: 'It is a tie like any other: by agreement or a die.' },
      {
        id: 'standing',
        text: 'The Allied faction that a result in effect there favours already; without one it is a tie.',
      },
    ],
    default: 'tie',
  },
  {
    id: 'general-scale',
    clauses: ['49.51', '49.4265'],
    question: 'What do rolls bring where a country\u2019s table is not supplied?',
    choices: [
      {
        id: 'general',
        text: 'The general scale on which the examples of the text and the known tables agree; the players look up its BRPs and stars.',
      },
    ],
    default: 'general',
    fixed: true,
  },
  {
    id: 'belgian-beneficiary',
    clauses: ['49.51B'],
    question:
      'The table of Belgium/Luxembourg names France, 49.51B the senior Western partner: who benefits?',
    choices: [
      { id: 'france', text: 'France, as the table says.' },
      { id: 'senior', text: 'The senior partner, as everywhere.' },
    ],
    default: 'france',
  },
  {
    id: 'minimum-result',
    clauses: ['49.51'],
    question: 'What do totals beyond the ends of a table mean?',
    choices: [{ id: 'end', text: 'The end result: 10 or more, -3 or less.' }],
    default: 'end',
    fixed: true,
  },
  {
    id: 'demand-beneficiary',
    clauses: ['49.51C', '49.71'],
    question:
      'The roll that a Russian demand of Rumania brings favours the Allies: who benefits, if the West has as many DPs there as Russia, or more?',
    choices: [
      { id: 'russia', text: 'Russia, whose demand it is, as the known part of rule 66.1 has it.' },
      { id: 'dps', text: 'Whoever has more DPs there, as in any other roll.' },
    ],
    default: 'russia',
  },
  {
    id: 'conquered-star',
    clauses: ['49.435', '49.52'],
    question:
      'A conquest ends any result, and a star is for good: may a country with one be named again once it is free?',
    choices: [
      { id: 'stays', text: 'No: the star outlasts the conquest.' },
      { id: 'ends', text: 'Yes: the star goes with its result.' },
    ],
    default: 'stays',
  },
]);
