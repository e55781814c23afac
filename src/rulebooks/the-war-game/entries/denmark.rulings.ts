import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The gaps and contradictions in the story of Denmark. */
export const { RULINGS } = rulingsOf([
  {
    id: 'denmark-liberator',
    clauses: ['DEN.E1'],
    question: 'Who can liberate Denmark?',
    choices: [
      { id: 'friends', text: 'Any Ally but the U.S.S.R.' },
      { id: 'any-ally', text: 'Any Ally, the U.S.S.R. too.' },
    ],
    default: 'friends',
  },
  {
    id: 'iceland-freed',
    clauses: ['DEN.E1', 'ICE', 'FAE', 'GRL', 'G.B7'],
    question: 'A Danish colony is taken from the Axis by itself: whose is it?',
    choices: [
      { id: 'taker', text: 'Under Total Control of who has taken it.' },
      { id: 'joins', text: 'It joins the Allies at once, as Denmark does when it is liberated.' },
    ],
    default: 'taker',
  },
  {
    id: 'greenland-friend',
    clauses: ['GRL', 'DEN', 'G.E3'],
    question: 'Whose friend is Greenland at first? Its entry sends to that of Denmark, a friend of the U.K.',
    choices: [
      { id: 'usa', text: 'The U.S.A.’s, toward which Greenland turns in all else.' },
      { id: 'uk', text: 'The U.K.’s, as Denmark is.' },
    ],
    default: 'usa',
    fixed: true,
  },
]);
