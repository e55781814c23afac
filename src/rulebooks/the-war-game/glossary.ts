import type { frame } from '../../kernel/index.ts';

/** What the words of this rulebook stand for, in short. */
export const GLOSSARY: frame.Glossary = {
  affiliation:
    'How a territory stands to a nation: Neutral, Friendly, Economic, Sworn, Total Control, each closer.',
  channel:
    'A row of influence: one nation in one territory, whose rolls go on from turn to turn until one succeeds.',
  d12: 'A die with twelve sides. A roll of so much or less works.',
  docket: 'What is due this turn, and who rolls for it.',
  'Economic ally': 'It pays its money to a nation, and lets nobody in.',
  'Friendly ally': 'It lets the units of a nation move in and through, and pays nothing.',
  influence: 'Part II of each turn: nations roll to win territories over, with money if they like.',
  Neutral: 'At peace with all, and closed to all.',
  SU: 'The U.S.S.R., on the map.',
  'Sworn ally': 'It pays its money to a nation and lets its units in; its own units stay and defend.',
  'Total Control': 'A nation has the territory, its money and its units as if they were its own.',
  'U.K.': 'The United Kingdom, with its empire.',
  'U.S.A.': 'The United States.',
  'U.S.S.R.': 'The Soviet Union.',
  UK: 'The U.K., on the map.',
  unrest: 'Part I of each turn: what may happen in the territories by itself, by dice.',
  US: 'The U.S.A., on the map.',
};
