import { rulingsOf } from '../../kernel/steps/ruling.ts';

/** The rulings of the game as a whole; those of one territory's story stand beside its entry. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'last-turn',
    clauses: ['G.L1'],
    question: 'When is the game over?',
    choices: [
      { id: '14', text: 'After turn 14, the first half of 1946.' },
      { id: 'none', text: 'When the players stop; the program goes on to turn 40.' },
    ],
    default: '14',
    fixed: true,
  },
  {
    id: 'order-of-parts',
    clauses: ['G.F2'],
    question: 'Does a player roll both parts in turn, or do all roll part I first?',
    choices: [{ id: 'parts', text: 'All of part I, player by player, then all of part II.' }],
    default: 'parts',
    fixed: true,
  },
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
  {
    id: 'after-box',
    clauses: ['G.C1', 'G.C5'],
    question: 'Does the story of a territory go on once an attack has made it take sides?',
    choices: [
      { id: 'closed', text: 'No, but for the rules that speak of it.' },
      { id: 'goes-on', text: 'Yes.' },
    ],
    default: 'closed',
  },
  {
    id: 'tested',
    clauses: ['G.F3', 'G.F4'],
    question: 'When is it looked at what occupation, war and the like bring about?',
    choices: [
      { id: 'news-and-docket', text: 'As soon as it is reported, and again before the rolls of part I.' },
      { id: 'docket', text: 'Before the rolls of part I alone; what hangs on an attack is done at once.' },
    ],
    default: 'news-and-docket',
  },
  {
    id: 'strengths',
    clauses: ['G.H3'],
    question: 'What does a unit attack and defend with? The guide prints none of it.',
    choices: [
      {
        id: 'house',
        text: 'Infantry 2 and 4, artillery 4 and 4, armor 8 and 4; armor is known, the others are ours.',
      },
    ],
    default: 'house',
    fixed: true,
  },
  {
    id: 'threats',
    clauses: ['G.H4', 'FIN.E2', 'NOR.M2', 'SWE.U1', 'TUR.U1'],
    question: 'Who says whether a stronger force threatens a territory?',
    choices: [
      {
        id: 'asked',
        text: 'The land units that were reported beside it; where those do not show it, the table is asked, in each turn in which it matters.',
      },
      { id: 'told', text: 'The table by itself: it holds until it says otherwise, and nobody asks.' },
    ],
    default: 'asked',
  },
  {
    id: 'garrisons',
    clauses: ['ARG.U4', 'PAR.E1', 'PER.E1', 'G.H1'],
    question: 'A nation takes player land in South America: who says with what it stands there?',
    choices: [
      { id: 'asked', text: 'The table is asked at once: no force on the continent is compared before.' },
      { id: 'told', text: 'The table by itself: what nobody reports is not there.' },
    ],
    default: 'asked',
  },
  {
    id: 'phony-war',
    clauses: ['MEX.E1', 'G.F4'],
    question: 'Germany is at war with the U.K. or with France, of whatever kind: has the Phony War started?',
    choices: [
      { id: 'begun', text: 'Yes: it starts with it at the latest.' },
      { id: 'told', text: 'Only if the table says so.' },
    ],
    default: 'begun',
  },
  {
    id: 'neutral-fighters',
    clauses: ['G.H3'],
    question: 'Do its own fighters count in the army that a superior force must outweigh?',
    choices: [
      { id: 'land', text: 'No: land units are compared with land units.' },
      { id: 'count', text: 'Yes: they are forces of the territory, with their attack and defense.' },
    ],
    default: 'land',
  },
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
  {
    id: 'bosphorus-waits',
    clauses: ['TUR.S2', 'BUL.U1', 'BUL.U2'],
    question: 'Is the strait rolled for after what Bulgaria brings in the same phase?',
    choices: [
      { id: 'yes', text: 'Yes: its number counts who controls Bulgaria then.' },
      { id: 'no', text: 'No: with the others.' },
    ],
    default: 'yes',
  },
  {
    id: 'hungary-tie',
    clauses: ['HUN.R3'],
    question: 'Both rolls for Hungary work, with the same number: whose ally is it?',
    choices: [
      { id: 'again', text: 'Both roll again.' },
      { id: 'ussr', text: 'The U.S.S.R.’s.' },
      { id: 'uk', text: 'The U.K.’s.' },
    ],
    default: 'again',
  },
]);
