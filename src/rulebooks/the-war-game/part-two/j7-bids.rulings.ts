import { type Rulings, rulingsOf } from '../../../kernel/index.ts';

/** What the guide leaves open. */
const { RULINGS, ruled } = rulingsOf([
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
]);

/** G.J7: its rulings. */
export const BID_RULINGS = RULINGS;

/** G.J7: whether bids are kept on the table, under the hand. */
export function isPaper({ rulings }: { readonly rulings: Rulings }): boolean {
  return ruled(rulings, 'secrecy') === 'paper';
}
