import { rulingsOf } from '../../kernel/steps/ruling.ts';

/** The rulings of map.ts. */
export const { RULINGS } = rulingsOf([
  {
    id: 'what-touches',
    clauses: ['G.H4', 'SAU.E1', 'TUR.S2'],
    question: 'Which places touch by land?',
    choices: [
      { id: 'map-file', text: 'Those of the map file; without one, those that touch on a map of the time.' },
    ],
    default: 'map-file',
    fixed: true,
  },
  {
    id: 'continents',
    clauses: ['ECU.E3', 'PAR.E1', 'PER.E1', 'VEN.E1', 'ARG.U4'],
    question: 'What lies in South America, and what in North America?',
    choices: [
      {
        id: 'map-file',
        text: 'What the map file lists. Without one: South America is the mainland with the Guianas, without the Galapagos Islands; North America reaches from Alaska and Greenland to Panama, with Cuba and the West Indies.',
      },
    ],
    default: 'map-file',
    fixed: true,
  },
]);
