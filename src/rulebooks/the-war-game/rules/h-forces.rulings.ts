import { rulingsOf } from '../../../kernel/index.ts';

/** What the guide leaves open: rulings of h-forces.ts. */
export const { RULINGS: FORCE_RULINGS, ruled: forceRuling } = rulingsOf([
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
  {
    id: 'turned-units',
    clauses: ['G.H1', 'G.A4', 'EST.E1', 'SAU.E1', 'SAU.M1', 'IRN.I1', 'GRE.I1'],
    question:
      'Total Control has made a territory’s own army units of a nation: does that nation occupy it with them?',
    choices: [
      { id: 'occupy', text: 'Yes: they are land units of the nation as any other, and stand there.' },
      { id: 'came', text: 'No: only land units that have come into it occupy it.' },
      {
        id: 'but-three',
        text: 'Yes, but not where Saudi Arabia, Iran and Greece look at what is next door.',
      },
    ],
    default: 'occupy',
  },
]);
