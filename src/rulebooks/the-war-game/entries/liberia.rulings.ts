import { rulingsOf } from '../../../kernel/steps/ruling.ts';

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
    id: 'liberia-progression',
    clauses: ['LIB.I1', 'LIB.I2', 'G.I4'],
    question: 'Liberia has revolted: with which number do the attempts of the U.S.A. go on?',
    choices: [
      { id: 'goes-on', text: 'With the next one: all its attempts in Liberia are one progression.' },
      { id: 'anew', text: 'With the first one: to win back Liberia is a progression of its own.' },
    ],
    default: 'goes-on',
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
