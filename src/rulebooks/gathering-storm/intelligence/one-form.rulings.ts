import { type Rulings, rulingsOf } from '../../../kernel/index.ts';

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'one-form',
    clauses: ['step.6', 'step.7', 'step.9', 'step.10'],
    question:
      'How are events of a region, the communist threat, covert operations and subversion asked: in the printed order, or in one sealed form?',
    choices: [
      { id: 'in-order', text: 'In the printed order, each power in its turn.' },
      {
        id: 'sealed',
        text: 'In one sealed form for each seat, all at once, and nobody is named who has still to answer; when strengths are open each keeps or changes its operations and its subversion, and then they count in the printed order.',
      },
    ],
    default: 'in-order',
    apart: 'sealed',
    fixed: true,
    atSetUp: true,
  },
]);

/** The ruling on how steps 6, 7, 9 and 10 are asked. */
export const ONE_FORM_RULINGS = RULINGS;

/** Whether steps 6, 7, 9 and 10 are asked of all seats at once (ruling one-form). */
export function isOneForm({ rulings }: { readonly rulings: Rulings }): boolean {
  return ruled(rulings, 'one-form') === 'sealed';
}
