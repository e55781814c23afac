import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of declarations.ts. */
export const { RULINGS: DECLARATION_RULINGS, ruled: declarationRuling } = rulingsOf([
  {
    id: 'declarations',
    clauses: ['59.84', '59.86B', '59.86C', '59.891A', '62.66', '62.71', '62.82', '49.851D', '49.852D'],
    question: 'A declaration of war is told that a rule forbids: what of it?',
    choices: [
      { id: 'refused', text: 'It is refused, with the clause, unless the players let it be.' },
      {
        id: 'noted',
        text: 'It is taken, with a note at most; only in the two turns after a British surrender is it refused.',
      },
    ],
    default: 'refused',
  },
  {
    id: 'first-us-war',
    clauses: ['49.851D', '49.852D', '62.65', '62.71'],
    question:
      'A level of 50 is named where the U.S. has made peace, or Britain has surrendered: at which level may the U.S. declare its first war?',
    choices: [
      { id: 'same', text: 'At 50, too: it comes back as it came in.' },
      { id: 'table', text: 'The table says it: no level bars it.' },
    ],
    default: 'same',
  },
  {
    id: 'italy-and-britain',
    clauses: ['59.62', '59.83'],
    question:
      'Britain is neutral after its surrender, and Germany may not declare war on it alone: may Italy go to war with it?',
    choices: [
      { id: 'barred', text: 'No: it is neutral to both as long as the U.S. is.' },
      { id: 'free', text: 'Yes: nothing names Italy.' },
    ],
    default: 'barred',
  },
]);
