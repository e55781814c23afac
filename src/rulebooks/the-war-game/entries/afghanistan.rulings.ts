import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The gaps and contradictions in the story of Afghanistan. */
export const { RULINGS } = rulingsOf([
  {
    id: 'afghanistan-again',
    clauses: ['AFG.U2'],
    question: 'How often must Britain roll to keep a Friendly Afghanistan?',
    choices: [
      { id: 'every-turn', text: 'Every turn.' },
      { id: 'once', text: 'Once, in the turn after it became Friendly; then it stays.' },
    ],
    default: 'every-turn',
  },
  {
    id: 'afghanistan-bounced',
    clauses: ['AFG.U3', 'AFG.I1'],
    question:
      'Afghanistan was won by influence and a roll has made it Friendly. May Britain influence it again?',
    choices: [
      { id: 'rolls', text: 'No: only the rolls move it from now on.' },
      { id: 'influence', text: 'Yes, besides the rolls.' },
    ],
    default: 'rolls',
  },
]);
