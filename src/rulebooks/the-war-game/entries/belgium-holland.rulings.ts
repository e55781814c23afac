import { rulingsOf } from '../../../kernel/index.ts';

/** The gaps and contradictions in the story of Belgium/Holland. */
export const { RULINGS: BELGIUM_HOLLAND_RULINGS, ruled: belgiumHollandRuling } = rulingsOf([
  {
    id: 'belgium-friends',
    clauses: ['BEH', 'BEH.E1'],
    question: 'To whom is Belgium/Holland Friendly?',
    choices: [
      { id: 'both', text: 'To Britain and to France.' },
      { id: 'uk', text: 'To Britain alone.' },
    ],
    default: 'both',
  },
  {
    id: 'belgium-begins',
    clauses: ['BEH', 'BEH.E1'],
    question: 'From when on is all of Belgium/Holland Friendly to the same nations?',
    choices: [
      { id: 'start', text: 'From the first, with its colonies.' },
      {
        id: 'first-look',
        text: 'Its colonies are Friendly to both at once, its home to France once it is first looked at what happens by itself.',
      },
    ],
    default: 'start',
    fixed: true,
  },
  {
    id: 'belgium-held',
    clauses: ['BEH.AX', 'G.B7', 'G.L1'],
    question:
      'The Axis holds some of Belgium/Holland when another part of it is attacked, or from the first, as its home in 1942: is that original French land, too?',
    choices: [
      { id: 'french', text: 'Yes, all of it: a friend of France that frees it gives it back.' },
      { id: 'free', text: 'No: only what turns then; the rest is his who frees it.' },
    ],
    default: 'french',
  },
]);
