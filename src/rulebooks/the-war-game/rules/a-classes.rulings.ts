import { rulingsOf } from '../../../kernel/index.ts';

/** What the guide leaves open: rulings of a-classes.ts. */
export const { RULINGS: CLASS_RULINGS, ruled: classRuling } = rulingsOf([
  {
    id: 'replaces',
    clauses: ['G.A1'],
    question: 'A territory takes a side: what becomes of its standing toward other nations?',
    choices: [
      { id: 'all-others', text: 'The new flag replaces all others, unless its entry lets several stand.' },
      { id: 'keep', text: 'The others stay, but under Total Control.' },
    ],
    default: 'all-others',
  },
  {
    id: 'total-control',
    clauses: ['G.A4', 'G.A7', 'G.L1'],
    question: 'Does the story of a territory go on under Total Control?',
    choices: [
      { id: 'closed', text: 'No, but for the rules that speak of it.' },
      {
        id: 'whole',
        text: 'No; but while some of its colonies are free of it, the story goes on for those (Belgium/Holland in 1942).',
      },
      { id: 'goes-on', text: 'Yes.' },
    ],
    default: 'closed',
  },
]);
