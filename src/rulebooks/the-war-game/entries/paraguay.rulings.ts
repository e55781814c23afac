import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of Paraguay. */
export const { RULINGS: PARAGUAY_RULINGS, ruled: paraguayRuling } = rulingsOf([
  {
    id: 'paraguay-follows',
    clauses: ['PAR.E1'],
    question: 'Another nation becomes the strongest in South America: does Paraguay turn to it?',
    choices: [
      { id: 'always', text: 'Yes, until the one it follows has units in Paraguay.' },
      { id: 'once', text: 'No: it chooses once.' },
    ],
    default: 'always',
  },
  {
    id: 'paraguay-permanent',
    clauses: ['PAR.E2', 'PAR.AX', 'PAR.AL', 'G.C5'],
    question: 'Paraguay is somebody’s Sworn ally permanently, and is attacked: does it turn by its box?',
    choices: [
      { id: 'never', text: 'No: only conquest changes it.' },
      { id: 'attack', text: 'Yes: permanent is only what it does by itself.' },
    ],
    default: 'never',
  },
  {
    id: 'paraguay-tie',
    clauses: ['PAR.E1', 'PER.E1'],
    question: 'Two nations are equally strong in South America: whom does Paraguay, or Peru, follow?',
    choices: [{ id: 'keeps', text: 'Whom it followed before; without one, nobody.' }],
    default: 'keeps',
    fixed: true,
  },
]);
