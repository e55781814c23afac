import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of 7-demands.ts. */
export const { RULINGS: DEMAND_RULINGS, ruled: demandRuling } = rulingsOf([
  {
    id: 'demands-again',
    clauses: ['49.44', '49.71'],
    question: 'May Russia make its territorial demands of a country more than once?',
    choices: [
      { id: 'once', text: 'No: once in the game, whatever came of them.' },
      { id: 'again', text: 'Yes: in any Allied diplomatic phase.' },
    ],
    default: 'once',
  },
  {
    id: 'demand-outcomes',
    clauses: ['49.44', '49.71'],
    question:
      'What a Russian demand of Rumania leads to stands in rule 66.1, of which only a part is publicly known: what of it is played?',
    choices: [
      {
        id: 'known',
        text: 'What is known: no demand while the Axis controls hexes of Rumania; by the result taken Rumania cedes Bessarabia (2 or less), leaves the answer to Germany (3 to 6), refuses and fights (7), or is left alone (8 or more).',
      },
      {
        id: 'own-copy',
        text: 'Nothing: the game makes the roll of 49.71, and the players carry out 66.1 from their own copy.',
      },
    ],
    default: 'known',
  },
  {
    id: 'finland-demands',
    clauses: ['49.44', '49.4265'],
    question:
      'A roll for Finland counts Russian demands there, and none have been made in play: is the table asked?',
    choices: [
      {
        id: 'by-play',
        text: 'No: in a game that begins before any demands, those made in play or told by the table are all.',
      },
      { id: 'asked', text: 'Yes: once, when it first counts.' },
    ],
    default: 'by-play',
    fixed: true,
  },
  {
    id: 'named-and-demanded',
    clauses: ['49.41', '49.44', '49.71'],
    question:
      'The West names Rumania in the phase in which Russia makes its demands there, and one roll is made: has the West named its target?',
    choices: [
      {
        id: 'both',
        text: 'Yes: the roll is that of both, and the West may not name Rumania again this year.',
      },
      {
        id: 'demand',
        text: 'No: the roll is that of the demands alone, and the West may name Rumania later this year.',
      },
    ],
    default: 'both',
  },
]);
