import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** What the guide leaves open: rulings of j2-cap.ts. */
export const { RULINGS, ruled } = rulingsOf([
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
    id: 'land-value',
    clauses: ['G.J2'],
    question: 'What is the land value of a nation, of which a tenth is the cap?',
    choices: [{ id: 'told', text: 'What the table says in that turn, before the first money is spent.' }],
    default: 'told',
    fixed: true,
  },
]);
