import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of 24.3-anti-comintern.ts. */
export const { RULINGS: ANTI_COMINTERN_RULINGS, ruled: antiCominternRuling } = rulingsOf([
  {
    id: 'anti-comintern-pact',
    clauses: ['24.3'],
    question: 'May the Axis place the anti-Comintern counter while the Nazi-Soviet Pact is in force?',
    choices: [
      { id: 'allowed', text: 'Yes; the log points it out.' },
      { id: 'barred', text: 'No.' },
    ],
    default: 'allowed',
  },
  {
    id: 'anti-comintern-power',
    clauses: ['24.3', 'step.11'],
    question:
      'Whose is the anti-Comintern counter, where that matters: who pays for it, who is present by it, who benefits?',
    choices: [
      {
        id: 'payer',
        text: 'Whose seat placed it; with one seat for the Axis, Germany. It also benefits where the counter lies alone.',
      },
      { id: 'placer', text: 'The same; but where the counter lies alone the table says who benefits.' },
    ],
    default: 'payer',
    fixed: true,
  },
]);
