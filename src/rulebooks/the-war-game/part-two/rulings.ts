import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of part II. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'influence',
    clauses: ['G.I2', 'G.I6'],
    question: 'Who plays part II, influence?',
    choices: [
      { id: 'played', text: 'The program: attempts, money and dice.' },
      { id: 'reported', text: 'The players by themselves; the table says what has succeeded.' },
    ],
    default: 'played',
  },
  {
    id: 'secrecy',
    clauses: ['G.J7'],
    question: 'Where are the bids of two sides kept until they are shown?',
    choices: [
      { id: 'program', text: 'Here: each side types its own, unseen, and both are shown together.' },
      { id: 'paper', text: 'On the table, under the hand: both are typed once they are shown.' },
    ],
    default: 'program',
    fixed: true,
  },
  {
    id: 'cap-fixed-sums',
    clauses: ['G.J2', 'G.J9'],
    question:
      'Do the sums that a territory itself asks for count under the cap of a tenth of the land value?',
    choices: [
      { id: 'under', text: 'Yes: who has less left cannot roll; with land worth 60 nobody can pay Spain 7.' },
      { id: 'outside', text: 'No: only what is spent beyond them counts.' },
    ],
    default: 'under',
  },
  {
    id: 'cap-counters',
    clauses: ['G.J2', 'G.J5'],
    question: 'Does money that is spent against influence count under the cap of a tenth of the land value?',
    choices: [
      { id: 'under', text: 'Yes: it is money for influence, too.' },
      { id: 'outside', text: 'No: only what a nation spends on its own influence counts.' },
    ],
    default: 'under',
  },
  {
    id: 'mongolia-counter',
    clauses: ['G.J6', 'MON.I1'],
    question: 'China spends money on Mongolia: who may spend against it?',
    choices: [
      { id: 'japan', text: 'Japan alone: the U.S.S.R. is on the same side.' },
      { id: 'ussr-too', text: 'Japan, or if it does not, the U.S.S.R.: it is no friend of China.' },
    ],
    default: 'japan',
  },
  {
    id: 'counter-without-money',
    clauses: ['G.J2', 'G.J4'],
    question:
      'The nation that may spend against a roll is known to have nothing left under its cap: is it asked?',
    choices: [
      { id: 'passed', text: 'No: it is told, and play goes on.' },
      { id: 'asked', text: 'Yes, though it can only say no.' },
    ],
    default: 'passed',
  },
  {
    id: 'resume',
    clauses: ['G.I4', 'CAM.U1', 'EIR.U1', 'PAN.U1'],
    question: 'A territory that was won by influence is lost again: with which number does influence go on?',
    choices: [
      { id: 'next', text: 'With the next one, as after any pause.' },
      { id: 'anew', text: 'From the first one.' },
    ],
    default: 'next',
  },
  {
    id: 'land-value',
    clauses: ['G.J2'],
    question: 'What is the land value of a nation, of which a tenth is the cap?',
    choices: [{ id: 'told', text: 'What the table says in that turn, before the first money is spent.' }],
    default: 'told',
    fixed: true,
  },
]);
