import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of Mongolia. */
export const { RULINGS: MONGOLIA_RULINGS } = rulingsOf([
  {
    id: 'mongolia-left',
    clauses: ['MON.O1', 'MON.U1'],
    question: 'The nation to which Mongolia is Sworn has left it entirely: what becomes of that?',
    choices: [
      { id: 'stands', text: 'Mongolia stays Sworn to it.' },
      { id: 'lapses', text: 'Mongolia is its Friendly ally again.' },
    ],
    default: 'stands',
  },
  {
    id: 'mongolia-friends',
    clauses: ['MON.O1', 'MON.I1', 'G.A1'],
    question: 'Mongolia swears to one of its friends: what of the others?',
    choices: [
      { id: 'stay', text: 'They stay its friends: all three can be.' },
      { id: 'go', text: 'It is neutral to them, and they can win it again.' },
    ],
    default: 'stay',
  },
  {
    id: 'mongolia-joins',
    clauses: ['MON.O1', 'MON.U1'],
    question:
      'Mongolia is Sworn to one who is there in no superior force any more, and another friend is: does it join that one?',
    choices: [
      { id: 'at-once', text: 'Yes, at once.' },
      { id: 'after-revolt', text: 'Not before it has risen against the first.' },
    ],
    default: 'at-once',
  },
  {
    id: 'mongolia-rises',
    clauses: ['MON.U1', 'MON.U2'],
    question:
      'Mongolia has revolted against one nation; another of its friends is there in no superior force: does it rise against that one?',
    choices: [
      { id: 'any', text: 'Yes: against any nation that is there.' },
      { id: 'same', text: 'No: only against the one that it has revolted against.' },
    ],
    default: 'any',
  },
  {
    id: 'mongolia-infantry',
    clauses: ['MON.U2'],
    question: 'How often does the revolt add an infantry?',
    choices: [{ id: 'each', text: 'Each time that its roll works.' }],
    default: 'each',
    fixed: true,
  },
  {
    id: 'mongolia-1942',
    clauses: ['MON', 'G.L1'],
    question: 'Whose friend is Mongolia in 1942? The third name is spoilt in the text.',
    choices: [{ id: 'china', text: 'The U.S.S.R.’s, Japan’s and China’s.' }],
    default: 'china',
    fixed: true,
  },
]);
