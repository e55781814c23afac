import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of Portugal. */
export const { RULINGS: PORTUGAL_RULINGS } = rulingsOf([
  {
    id: 'portugal-follows',
    clauses: ['POR.I1'],
    question: 'Spain has become Germany’s ally: from when on may Germany make Portugal follow?',
    choices: [
      { id: 'next-turn', text: 'From the next turn on: Spain was its ally when the turn began, and is.' },
      { id: 'turn-after', text: 'A turn later: Spain was its ally when the turn before began, and is.' },
    ],
    default: 'next-turn',
  },
  {
    id: 'portugal-fall',
    clauses: ['POR.E1', 'POR.E2'],
    question: 'A turn begins with the Axis in France: is Portugal still the U.K.’s friend?',
    choices: [
      { id: 'neutral', text: 'No: it is neutral toward the U.K., but for colonies with Allied units.' },
      { id: 'stays', text: 'Yes, until something else changes it.' },
    ],
    default: 'neutral',
  },
  {
    id: 'portugal-soviets',
    clauses: ['POR.E1', 'POR.E2', 'POR.I2'],
    question:
      'Portugal’s colonies are open to any Allied forces, and kept by them: is the U.S.S.R. one of the Allies here?',
    choices: [{ id: 'too', text: 'Yes.' }],
    default: 'too',
    fixed: true,
  },
  {
    id: 'portugal-economic',
    clauses: ['POR.I2', 'POR.E1', 'G.A1'],
    question:
      'An Economic ally may not be entered: does the U.K. lose that right when it wins Portugal’s trade?',
    choices: [
      { id: 'both', text: 'No: while France is free it has both.' },
      { id: 'one', text: 'Yes, but for the colonies, which are open to all Allies while France is free.' },
    ],
    default: 'both',
  },
]);
