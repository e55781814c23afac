import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of 2-allocation.ts. */
export const { RULINGS: ALLOCATION_RULINGS, ruled: allocationRuling } = rulingsOf([
  {
    id: 'usat-first-year',
    clauses: ['49.34', '49.82C'],
    question: 'How many DPs can be triggered in USAT in 1939?',
    choices: [
      { id: 'two', text: 'Two: the game begins in Fall.' },
      { id: 'four', text: 'Four, as in a full year.' },
    ],
    default: 'two',
  },
  {
    id: 'nothing-to-choose',
    clauses: ['49.16', '49.21', '49.634A'],
    question:
      'Is a faction asked where all know that it has nothing to choose: no DPs to place, no roll in reaction?',
    choices: [
      { id: 'not', text: 'No: play goes on without it.' },
      { id: 'asked', text: 'Yes, as every other.' },
    ],
    default: 'not',
  },
  {
    id: 'dps-in-oneself',
    clauses: ['49.25', '49.24'],
    question: 'A major power may place DPs in itself: which powers can?',
    choices: [
      {
        id: 'france-italy',
        text: 'France and Italy, where DPs count for a later rule; in no other power would they.',
      },
    ],
    default: 'france-italy',
    fixed: true,
  },
  {
    id: 'russian-intelligence',
    clauses: ['49.31', '49.32'],
    question: 'May Russia place DPs in intelligence, which is not on its list of targets?',
    choices: [{ id: 'no', text: 'No: the list says where it may.' }],
    default: 'no',
    fixed: true,
  },
]);
