import { rulingsOf } from '../../../kernel/ruling.ts';

/** The rulings of Liberia. */
export const { RULINGS } = rulingsOf([
  {
    id: 'liberia-sworn',
    clauses: ['LIB.U1'],
    question: 'Can a Sworn Liberia without Allied forces revolt?',
    choices: [
      { id: 'revolts', text: 'Yes.' },
      { id: 'safe', text: 'No: only a Friendly one.' },
    ],
    default: 'revolts',
  },
  {
    id: 'liberia-next',
    clauses: ['LIB.I2'],
    question: 'A Liberia that was won back becomes Sworn by the next roll: must that roll work?',
    choices: [{ id: 'works', text: 'Yes: each of the two steps needs a roll that works.' }],
    default: 'works',
    fixed: true,
  },
]);
