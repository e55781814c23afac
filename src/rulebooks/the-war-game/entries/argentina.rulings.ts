import { rulingsOf } from '../../../kernel/index.ts';

/** The gaps and contradictions in the story of Argentina. */
export const { RULINGS: ARGENTINA_RULINGS } = rulingsOf([
  {
    id: 'argentina-coup',
    clauses: ['ARG.U3', 'ARG.U4'],
    question: 'Ramirez comes to power: when does he first look for the stronger force?',
    choices: [
      { id: 'at-once', text: 'At once; each later Part I looks again.' },
      { id: 'next-part-one', text: 'In the next Part I.' },
    ],
    default: 'at-once',
  },
  {
    id: 'argentina-moment',
    clauses: ['ARG.U4'],
    question: 'When does Ramirez look for the stronger force?',
    choices: [
      { id: 'part-one', text: 'In Part I; the result holds for the turn.' },
      { id: 'any-moment', text: 'In Part I and whenever something on the map is reported.' },
    ],
    default: 'part-one',
  },
  {
    id: 'argentina-sum',
    clauses: ['ARG.U4'],
    question: 'Whose forces are compared in South America?',
    choices: [
      { id: 'nation', text: 'Those of Germany and of the U.S.A.' },
      { id: 'player', text: 'Those of the two players: Italy counts with Germany, China with the U.S.A.' },
    ],
    default: 'nation',
  },
  {
    id: 'argentina-sworn',
    clauses: ['ARG.U4', 'ARG.I1'],
    question: 'Does an Argentina that was won by influence still follow the stronger force under Ramirez?',
    choices: [
      { id: 'stands', text: 'No, it stays Sworn.' },
      { id: 'follows', text: 'Yes, it becomes Friendly to whomever Ramirez follows.' },
    ],
    default: 'stands',
  },
  {
    id: 'argentina-left',
    clauses: ['ARG.U1', 'ARG.U2'],
    question:
      'Under Castillo the Americans leave an Argentina that has stayed their friend as they were there: whose is it?',
    choices: [{ id: 'stays', text: 'Theirs, until something else moves it.' }],
    default: 'stays',
    fixed: true,
  },
]);
