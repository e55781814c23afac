import { rulingsOf } from '../../../kernel/index.ts';

/** The gaps and contradictions in the story of Bolivia. */
export const { RULINGS: BOLIVIA_RULINGS, ruled: boliviaRuling } = rulingsOf([
  {
    id: 'bolivia-elections',
    clauses: ['BOL.U3'],
    question: 'How often are later elections held in Bolivia?',
    choices: [
      { id: 'until-elected', text: 'Every four turns until Peñaranda is elected.' },
      { id: 'once', text: 'Only once, four turns after the first.' },
    ],
    default: 'until-elected',
  },
  {
    id: 'bolivia-permanent',
    clauses: ['BOL.AL', 'G.C5'],
    question: 'An Allied attack has made Bolivia neutral permanently, and the Axis attacks it: what then?',
    choices: [
      { id: 'attack', text: 'It turns by its box: permanent is only what it does by itself.' },
      { id: 'never', text: 'It stays Neutral, whoever attacks it.' },
    ],
    default: 'attack',
  },
]);
