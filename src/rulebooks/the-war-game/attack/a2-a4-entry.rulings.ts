import { rulingsOf } from '../../../kernel/index.ts';

/** What the guide leaves open: rulings of a2-a4-entry.ts. */
export const { RULINGS: ATTACK_ENTRY_RULINGS, ruled: attackEntryRuling } = rulingsOf([
  {
    id: 'guests',
    clauses: ['G.A2', 'AFG.U2', 'IRN.O2'],
    question:
      'Land units are in a territory that turns so that they could not enter it any more: what of them?',
    choices: [
      { id: 'stay', text: 'They may stay, but where its entry says otherwise; more may not come.' },
      { id: 'leave', text: 'They leave in the next turn of their player, or attack if they may.' },
    ],
    default: 'stay',
  },
]);
