import { rulingsOf } from '../../kernel/steps/ruling.ts';

/** What the guide leaves open: rulings of h-forces.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'strengths',
    clauses: ['G.H3'],
    question: 'What does a unit attack and defend with? The guide prints none of it.',
    choices: [
      {
        id: 'house',
        text: 'Infantry 2 and 4, artillery 4 and 4, armor 8 and 4; armor is known, the others are ours.',
      },
    ],
    default: 'house',
    fixed: true,
  },
  {
    id: 'neutral-fighters',
    clauses: ['G.H3'],
    question: 'Do its own fighters count in the army that a superior force must outweigh?',
    choices: [
      { id: 'land', text: 'No: land units are compared with land units.' },
      { id: 'count', text: 'Yes: they are forces of the territory, with their attack and defense.' },
    ],
    default: 'land',
  },
]);
