import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of Thailand. */
export const { RULINGS } = rulingsOf([
  {
    id: 'thailand-1942',
    clauses: ['THA.U1', 'G.L1'],
    question: 'May Japan ask for Indo-China in a game that begins in 1942?',
    choices: [
      { id: 'no', text: 'No: Thailand is Japan’s by then.' },
      { id: 'yes', text: 'Yes, where Indo-China is still French.' },
    ],
    default: 'no',
  },
  {
    id: 'thailand-attacked',
    clauses: ['THA.U1', 'THA.AL', 'G.C1'],
    question:
      'An Ally has attacked Thailand, and it is under Japan’s Total Control: may Japan still ask for Indo-China?',
    choices: [
      { id: 'yes', text: 'Yes, every turn: what changes is Indo-China.' },
      { id: 'no', text: 'No: the story of Thailand is over.' },
    ],
    default: 'yes',
  },
  {
    id: 'thailand-side',
    clauses: ['THA.U1'],
    question: 'Must Thailand stand with Japan for Japan to ask for Indo-China?',
    choices: [{ id: 'yes', text: 'Yes: it is asked for on Thailand’s behalf.' }],
    default: 'yes',
    fixed: true,
  },
]);
